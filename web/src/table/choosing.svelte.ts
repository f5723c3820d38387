import { getContext, setContext, type Snippet } from 'svelte';
import { settings } from '../ui/settings.svelte';
import type { Ask, Choice } from '../wire/types.gen';

/** Where choices come from and go to: a live session, or nothing at all in a replay. */
export interface Asker {
  readonly ask: Ask | null;
  readonly pending: Choice | null;
  play(choice: Choice): void;
}

export interface Tip {
  anchor: Element;
  content: Snippet;
}

const NOTHING: ReadonlySet<string> = new Set();
const KEY = Symbol('choosing');

/** Which things may be chosen, which one is under the pointer, and what has been chosen but not yet sent. */
export class Choosing {
  hovered = $state.raw<string | null>(null);
  /** Things that a line of the log, a scoring step or a motion points at. */
  lit = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Things that changed since the viewer's last move. */
  since = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Scores while a scoring is being told; null is the table's own. */
  told = $state.raw<number[] | null>(null);
  tip = $state.raw<Tip | null>(null);
  /** Several choices meet at one thing: the reader is asked which. */
  menu = $state.raw<Choice[]>([]);
  /** A thing that the reader has already named for the question that will follow. */
  then = $state.raw<string | null>(null);
  /** Which answers only lead to the next question, and need not be confirmed; a board may say. */
  atOnce: (choice: Choice) => boolean = () => false;

  #selected = $state.raw<{ number: number; choice: Choice } | null>(null);

  constructor(readonly asker: Asker) {}

  readonly choices = $derived.by<Choice[]>(() => (this.asker.pending ? [] : (this.asker.ask?.choices ?? [])));
  readonly #byThing = $derived.by(() => {
    const map = new Map<string, Choice[]>();
    for (const choice of this.choices)
      for (const thing of choice.at) map.set(thing, [...(map.get(thing) ?? []), choice]);
    return map;
  });
  readonly elsewhere = $derived(this.choices.filter((choice) => choice.at.length === 0));

  get selected(): Choice | null {
    const kept = this.#selected;
    return kept && kept.number === this.asker.ask?.number && !this.asker.pending ? kept.choice : null;
  }

  /** The choice whose consequences are being looked at. */
  get looked(): Choice | null {
    const under = this.hovered === null ? [] : this.at(this.hovered);
    return (under.length === 1 ? under[0] : undefined) ?? this.selected ?? this.asker.pending;
  }

  at(thing: string): Choice[] {
    return this.#byThing.get(thing) ?? [];
  }

  pick(thing: string): void {
    const choices = this.at(thing);
    if (choices.length > 1) this.menu = choices;
    else if (choices[0]) this.choose(choices[0]);
  }

  /** An answer is chosen first and confirmed then: by the button, or by choosing it once more. */
  choose(choice: Choice): void {
    this.menu = [];
    const ask = this.asker.ask;
    if (!ask) return;
    const sure = !settings.confirm || this.atOnce(choice) || this.selected?.move === choice.move;
    if (sure) this.send(choice);
    else this.#selected = { number: ask.number, choice };
  }

  confirm(): void {
    if (this.selected) this.send(this.selected);
  }

  cancel(): void {
    this.#selected = null;
    this.menu = [];
    this.then = null;
  }

  send(choice: Choice): void {
    this.#selected = null;
    this.hovered = null;
    this.tip = null;
    this.asker.play(choice);
  }

  /** Answers the next question with the thing that was named ahead, if it is still offered. */
  follow(): void {
    const thing = this.then;
    if (thing === null || this.choices.length === 0) return;
    const choices = this.at(thing);
    this.then = null;
    if (choices.length === 1 && choices[0]) this.send(choices[0]);
  }

  light(things: Iterable<string>): void {
    this.lit = new Set(things);
  }

  dim(): void {
    this.lit = NOTHING;
  }
}

/** Makes the choosing of a table and hands it to all things below. */
export function provideChoosing(asker: Asker): Choosing {
  return setContext(KEY, new Choosing(asker));
}

export function useChoosing(): Choosing {
  return getContext<Choosing>(KEY);
}
