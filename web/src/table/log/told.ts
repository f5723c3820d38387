import type { Saying } from '../../text';
import type { Line } from '../../wire/types.gen';

/** A line as the log shows it: one of the server's, or several that a game has put into one. */
export interface Told extends Omit<Line, 'text' | 'stage'> {
  stage?: number;
  text: Saying;
  /** The number of the first of several. */
  from?: number;
  /** What happened within it, folded under it. */
  parts?: Told[];
}

/** Whether a line tells a moment of the game. */
export const isAt = (line: Told, number: number | null): boolean =>
  number !== null && (line.from ?? line.number) <= number && number <= line.number;
