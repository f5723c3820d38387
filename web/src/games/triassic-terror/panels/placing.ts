import type { Choice } from '../../../wire/types.gen';
import { beltOf, ENVIRONMENTS } from '../view';

/** A card's dinos are placed one by one: what is offered for each click, and which answer the clicks add up to. */
export interface Splits {
  /** The areas of the environment, from the coast inwards. */
  belt: string[];
  /** Areas that may get dinos. */
  open: Set<string>;
  /** How many dinos there are to place. */
  total: number;
}

/** Things of splits are called split:<environment>:<2-1-0>. */
const partsOf = (choice: Choice) => (choice.at[0] ?? '').split(':');
const countsOf = (choice: Choice) => (partsOf(choice)[2] ?? '').split('-').map(Number);

export function splitsOf(choices: Choice[]): Splits | null {
  const first = choices[0];
  if (!first || partsOf(first)[0] !== 'split') return null;
  const belt = beltOf(ENVIRONMENTS[Number(partsOf(first)[1])] ?? 'swamp');
  const open = new Set(belt.filter((_, place) => choices.some((choice) => (countsOf(choice)[place] ?? 0) > 0)));
  return { belt, open, total: countsOf(first).reduce((sum, count) => sum + count, 0) };
}

/** The answer that the clicks add up to, once all dinos are placed. */
export function splitFor(choices: Choice[], splits: Splits, placed: string[]): Choice | null {
  if (placed.length !== splits.total) return null;
  const counts = splits.belt.map((area) => placed.filter((each) => each === area).length);
  return choices.find((choice) => countsOf(choice).join('-') === counts.join('-')) ?? null;
}

/** One more click on an area; when all are placed, it begins anew. */
export function placedWith(splits: Splits, placed: string[], area: string): string[] {
  return placed.length >= splits.total ? [area] : [...placed, area];
}
