import hatch from 'game-icons:dinosaur-egg';
import trex from 'game-icons:dinosaur-rex';
import desert from 'game-icons:cactus';
import dino from 'game-icons:diplodocus';
import forest from 'game-icons:pine-tree';
import grow from 'game-icons:nest-eggs';
import fresh from 'game-icons:island';
import migration from 'game-icons:velociraptor-tracks';
import mountain from 'game-icons:mountains';
import pterodactyl from 'game-icons:pterodactylus';
import swamp from 'game-icons:swamp';
import raptor from 'game-icons:velociraptor';
import volcano from 'game-icons:smoking-volcano';
import type { Environment, Predator, Tile } from '../view';

export { dino, hatch, volcano };
export const TERRAIN: Record<Environment, string> = { swamp, forest, desert, mountain };
export const BEAST: Record<Predator, string> = { raptor_a: raptor, raptor_b: raptor, pterodactyl, trex };
export const TILE: Record<Tile, string> = { new: fresh, grow, mig: migration, hatch, trex, rapt: raptor };
