import { FACES } from './pieces/icons';

/** Six of the cards stand for the game in the lobby. */
export const PLATE = [FACES.giraffe, FACES.tree, FACES.zebra, FACES.lion, FACES.gazelle, FACES.elephant];
