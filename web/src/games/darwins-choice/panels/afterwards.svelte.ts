import type { Choosing } from '../../../table/choosing/choosing.svelte';
import type { Ask } from '../../../wire/types.gen';

/** The questions whose last answer is the main action of a turn. */
const ACTING: ReadonlySet<string | null> = new Set(['build', 'species', 'change', 'replace']);

/**
 * What comes after the main action: a trade may follow it, but is seldom wanted. So the turn ends by itself, unless the
 * reader has asked for the trade beforehand; who comes to the question in another way, as by undo, is asked.
 */
export class Afterwards {
  /** A trade is to follow the action. */
  trade = $state(false);
  #last: string | null = null;

  constructor(readonly choosing: Choosing) {}

  /** Takes in what is asked now. */
  hear(ask: Ask | null): void {
    const prompt = ask?.prompt ?? null;
    const came = prompt === 'after' && ACTING.has(this.#last);
    this.#last = prompt;
    if (!came) return;
    const end = ask?.choices.find((choice) => choice.word === 'end');
    if (end && !this.trade) this.choosing.send(end);
    this.trade = false;
  }
}

const all = new WeakMap<Choosing, Afterwards>();

export function afterwardsOf(choosing: Choosing): Afterwards {
  const known = all.get(choosing) ?? new Afterwards(choosing);
  all.set(choosing, known);
  return known;
}
