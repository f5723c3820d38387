import { perTable } from '../../../table/choosing/shared.svelte';
import { Stage } from '../../../table/telling/stage.svelte';
import type { Choosing } from '../../../table/choosing/choosing.svelte';
import type { DarwinView, Report } from '../view';

/** What has happened between two pictures that is told step by step. */
export interface News {
  before: DarwinView;
  after: DarwinView;
  /** A new evaluation. */
  report: Report | null;
  /** A new event has struck. */
  event: boolean;
  /** Biomes have changed. */
  biomes: boolean;
}

/** Beside the step being told: what is told, and how the table stood before. */
export class DarwinStage extends Stage {
  news = $state.raw<News | null>(null);
  #last: DarwinView | null = null;
  /** The eras whose evaluation, event and change of biomes were seen: past moves may be played again, but are told once. */
  #judged = 0;
  #struck = 0;
  #changed = 0;

  /** Takes a view in; says whether it brings something that is to be told. */
  see(view: DarwinView): boolean {
    const era = view.report?.era ?? 0;
    const before = this.#last;
    this.#last = view;
    if (!before) {
      this.#judged = this.#struck = this.#changed = era;
      return false;
    }
    const report = era > this.#judged ? view.report : null;
    const event = era > this.#struck && view.last_event !== null && view.last_event.event !== before.last_event?.event;
    const biomes = era > this.#changed && view.biomes.some(({ biome }, slot) => biome !== before.biomes[slot]?.biome);
    this.#judged = Math.max(this.#judged, era);
    if (event) this.#struck = era;
    if (biomes) this.#changed = era;
    if (!report && !event && !biomes) return false;
    this.news = { before, after: view, report, event, biomes };
    return true;
  }
}

export const stageOf = perTable(() => new DarwinStage());

/** The table as far as it has been told: while an evaluation is, nothing beside it gives its end away. */
export function toldView(choosing: Choosing, view: DarwinView): DarwinView {
  const { telling, news } = stageOf(choosing);
  return telling !== null && news?.report && news.after === view ? news.before : view;
}
