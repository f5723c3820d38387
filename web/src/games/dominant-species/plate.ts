import { BEASTS } from './pieces/icons';

/** The six animals stand for the game in the lobby. */
export const PLATE = Object.values(BEASTS);
