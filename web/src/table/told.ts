import type { Saying } from '../text';
import type { Line } from '../wire/types.gen';

/** A line as the log shows it: one of the server's, or several that a game has put into one. */
export interface Told extends Omit<Line, 'text'> {
  text: Saying;
  /** The number of the first of several. */
  from?: number;
}

/** Whether a line tells a moment of the game. */
export const isAt = (line: Told, number: number | null): boolean =>
  number !== null && (line.from ?? line.number) <= number && number <= line.number;
