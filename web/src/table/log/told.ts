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

const written = new WeakMap<Told, string>();

function asText(line: Told): string {
  const known = written.get(line);
  if (known !== undefined) return known;
  const text = JSON.stringify(line);
  written.set(line, text);
  return text;
}

/** The new lines, but those that say the same as before are the same things: so they need not be drawn again. */
export const keepSame = (before: Told[], now: Told[]): Told[] =>
  now.map((line, place) => {
    const known = before[place];
    return known && (known === line || asText(known) === asText(line)) ? known : line;
  });
