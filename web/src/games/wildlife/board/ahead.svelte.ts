import { perTable } from '../../../table/choosing/shared.svelte';
import type { Choosing } from '../../../table/choosing/choosing.svelte';
import type { Choice } from '../../../wire/types.gen';
import { isOpensPreview } from '../view';

/**
 * Cells that a step opens are lit before the step is taken: a click on one of them takes the step, and chooses the cell
 * as soon as it is asked for. So a card leads to its cell by one click, whether a piece is moved, placed or attacked.
 */
export class Ahead {
  #named = $state.raw<{ thing: string; number: number } | null>(null);

  constructor(readonly choosing: Choosing) {}

  /** Which step a cell belongs to. */
  readonly steps = $derived.by<ReadonlyMap<string, Choice>>(() => {
    const found = new Map<string, Choice>();
    if (this.choosing.asker.telling) return found;
    for (const choice of this.choosing.choices)
      if (isOpensPreview(choice.preview)) for (const thing of choice.preview.opens) found.set(thing, choice);
    return found;
  });

  take(thing: string): void {
    const step = this.steps.get(thing);
    const number = this.choosing.asker.ask?.number;
    if (!step || number === undefined) return;
    this.#named = { thing, number };
    this.choosing.choose(step);
  }

  /** The next question is there: the cell that was named is chosen, if it is offered. */
  follow(): void {
    const named = this.#named;
    if (!named || this.choosing.choices.length === 0 || this.choosing.asker.ask?.number === named.number) return;
    this.#named = null;
    if (this.choosing.at(named.thing).length === 1) this.choosing.pick(named.thing);
  }
}

export const aheadOf = perTable((choosing) => new Ahead(choosing));
