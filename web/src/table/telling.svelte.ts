import { untrack } from 'svelte';
import { settings } from '../ui/settings.svelte';
import type { Choosing } from './choosing.svelte';
import { fly } from './fly';

const PACE = 2600;

/** What a game tells; the getters are read anew at every step. */
export interface Told {
  readonly choosing: Choosing;
  /** Where its drawings read which line is being told; null when none is. */
  readonly stage: { telling: number | null };
  readonly lines: number;
  /** The scoring happens before our eyes: it tells itself. */
  readonly live: boolean;
  /** The numbers that fly to the scores; none, and they are there at once. */
  readonly chips: HTMLElement | undefined;
  /** The things that a line counts. */
  things(line: number): Iterable<string>;
  /** The scores before a line; null leaves them as they are. */
  scores(line: number): number[] | null;
  /** The last line has been told, or the rest was skipped. */
  end(): void;
}

/** A scoring told line by line, by itself or by the reader's clicks. Made while a component is being made. */
export class Telling {
  playing = $state(false);
  readonly #told: Told;

  constructor(told: Told) {
    this.#told = told;
    this.playing = untrack(() => told.live);
    $effect(() => {
      if (this.playing && untrack(() => told.stage.telling) === null) untrack(() => this.go(0));
    });
    // Each line is shown, its points fly to the scores, and the next one follows.
    $effect(() => {
      const line = told.stage.telling;
      if (line === null) return;
      const flight = setTimeout(() => this.#fly(line), PACE * (this.playing ? 0.42 : 0.15));
      const next = this.playing ? setTimeout(() => this.go(line + 1), PACE * (settings.moves ? 1 : 0.7)) : undefined;
      return () => {
        clearTimeout(flight);
        clearTimeout(next);
      };
    });
    $effect(() => () => this.#rest());
  }

  go(line: number): void {
    const told = this.#told;
    if (line < 0 || line >= told.lines) {
      this.#rest();
      this.playing = false;
      if (line > 0) told.end();
    } else {
      told.stage.telling = line;
      told.choosing.light(told.things(line));
      told.choosing.told = told.scores(line);
    }
  }

  step(by: number): void {
    this.playing = false;
    this.go((this.#told.stage.telling ?? (by > 0 ? -1 : this.#told.lines)) + by);
  }

  skip(): void {
    this.go(this.#told.lines);
  }

  #fly(line: number): void {
    const { chips } = this.#told;
    if (settings.moves && chips) fly(chips, () => this.#arrive(line));
    else this.#arrive(line);
  }

  /** The points of a line have reached the scores, if it is still the one being told. */
  #arrive(line: number): void {
    const { stage, choosing } = this.#told;
    if (stage.telling === line) choosing.told = this.#told.scores(line + 1);
  }

  #rest(): void {
    this.#told.stage.telling = null;
    this.#told.choosing.told = null;
    this.#told.choosing.dim();
  }
}
