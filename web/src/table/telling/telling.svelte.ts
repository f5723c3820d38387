import { untrack } from 'svelte';
import { settings } from '../../ui/settings.svelte';
import type { Choosing } from '../choosing/choosing.svelte';
import { fly } from './fly';
import type { Stage } from './stage.svelte';

const PACE = 2600;

/** What a game tells. */
export interface Told {
  readonly choosing: Choosing;
  /** Where its drawings read which line is being told. */
  readonly stage: Stage;
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
  readonly #tells: () => Told;
  /** What was told last: it is put to rest also when nothing more can be asked for. */
  #telling: Told | null = null;

  /** What is told is asked for anew at every step. */
  constructor(tells: () => Told) {
    this.#tells = tells;
    this.playing = this.#told.live;
    $effect(() => {
      if (this.playing && untrack(() => this.#told.stage.telling) === null) untrack(() => this.go(0));
    });
    // Each line is shown, its points fly to the scores, and the next one follows.
    $effect(() => {
      const line = this.#told.stage.telling;
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

  /** A change of what is told does not begin a line again. */
  get #told(): Told {
    return untrack(this.#tells);
  }

  go(line: number): void {
    const told = this.#told;
    if (line < 0 || line >= told.lines) {
      this.#rest();
      this.playing = false;
      if (line > 0) told.end();
    } else {
      this.#telling = told;
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
    const told = this.#told;
    // The points have reached the scores: if the line is still the one being told, they count.
    const arrive = () => {
      if (told.stage.telling === line) told.choosing.told = told.scores(line + 1);
    };
    if (settings.moves && told.chips) fly(told.chips, arrive);
    else arrive();
  }

  #rest(): void {
    if (!this.#telling) return;
    const { stage, choosing } = this.#telling;
    stage.telling = null;
    choosing.told = null;
    choosing.dim();
  }
}
