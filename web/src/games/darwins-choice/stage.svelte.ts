import { perTable } from '../../table/shared';
import type { DarwinView } from './view';

/** What the drawings of one table share: how far the evaluation has been told, and how the animals in it looked. */
export class Stage {
  /** The step of the evaluation being told; null when nothing is being told. */
  telling = $state.raw<number | null>(null);
  /** The cards of the species that the last evaluation looked at. */
  looks: ReadonlyMap<string, string[]> = new Map();
  #now = new Map<string, string[]>();
  #era: number | null = null;

  /** Takes a view in; says whether it brings an evaluation that has not been told. */
  see(view: DarwinView): boolean {
    const era = view.report?.era ?? 0;
    const first = this.#era === null;
    const fresh = era > (this.#era ?? 0);
    if (fresh) this.looks = this.#now;
    // Past moves may be played again: an evaluation is new but once.
    this.#era = Math.max(era, this.#era ?? 0);
    this.#now = new Map(
      view.biomes.flatMap((biome) =>
        biome.species.map((species) => [species.thing, species.cards.map((card) => card.card)] as const),
      ),
    );
    return fresh && !first;
  }
}

export const stageOf = perTable(() => new Stage());
