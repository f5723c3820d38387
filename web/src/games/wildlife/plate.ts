import { SPECIES_ICONS } from './pieces/species';

/** The six species stand for the game in the lobby. */
export const PLATE = Object.values(SPECIES_ICONS);
