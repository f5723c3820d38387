import { BEAST, dino, TERRAIN, volcano } from './pieces/icons';

/** Hunters, prey and where they live stand for the game in the lobby. */
export const PLATE = [BEAST.trex, TERRAIN.swamp, BEAST.pterodactyl, BEAST.raptor_a, volcano, dino];
