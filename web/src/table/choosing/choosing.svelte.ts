import { getContext, setContext, type Snippet } from 'svelte';
import { settings } from '../../ui/settings.svelte';
import type { View } from '../../wire/session.svelte';
import type { Ask, Choice, Step, Text } from '../../wire/types.gen';

/** Where choices come from and go to: a live session, or nothing at all in a replay. */
export interface Asker {
  readonly ask: Ask | null;
  readonly pending: Choice | null;
  /** The others' moves are being told: nothing is offered until the reader has seen them, or clicks. */
  readonly telling?: boolean;
  /** A replay: what is seen is how it stood after what was said last. */
  readonly past?: boolean;
  /** Shows the table as it is now. */
  toNow?(): void;
  play(choice: Choice): void;
  /** What answers that are laid out would bring, as the rules carry them out on a copy. */
  foresee?(steps: Step[]): Promise<Text[]>;
}

export interface Tip {
  anchor: Element;
  content: Snippet;
}

/** An action that is laid out on the board before it is sent: a game may let the reader draw several answers at once. */
export interface Draft {
  /** The open question is answered by the draft: the things of its choices are left to it. */
  readonly live: boolean;
  /** What to do next; null is the question's own sentence. */
  readonly sentence: string | null;
  /** Things a click on which changes the draft. */
  readonly can: ReadonlySet<string>;
  /** Something is laid out, and may be taken back. */
  readonly begun: boolean;
  readonly ready: boolean;
  /** The answers without a thing are said on the board instead of by buttons. */
  readonly wordless: boolean;
  /** The things that are laid out: they look chosen. */
  readonly chosen?: ReadonlySet<string>;
  /** What it brings as far as it is laid out; null leaves that to the choice that is looked at. */
  readonly brings?: Text[] | null;
  pick(thing: string): void;
  back(): void;
  clear(): void;
  confirm(): void;
}

const EXPLAINED = 5000; // milliseconds that the reason stays
const NOTHING: ReadonlySet<string> = new Set();
const KEY = Symbol('choosing');

/** Which things may be chosen, which one is under the pointer, and what has been chosen but not yet sent. */
export class Choosing {
  hovered = $state.raw<string | null>(null);
  /** An answer without a thing, whose button is under the pointer. */
  considered = $state.raw<Choice | null>(null);
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
  draft = $state.raw<Draft | null>(null);
  /** The view after the reader's own last move: what is gone since is drawn as a ghost. */
  before = $state.raw<View | null>(null);
  /** Why the thing that was clicked can't be chosen. */
  refused = $state.raw<string | null>(null);
  /** Which answers only lead to the next question, and need not be confirmed; a board may say. */
  atOnce: (choice: Choice) => boolean = () => false;
  /** The questions with which an action begins: what leads to any other is a step within one, and not confirmed. */
  begins: readonly string[] | null = null;
  /** The questions whose answers end an action wherever they are asked: always confirmed. */
  ends: readonly string[] = [];
  /** Says why a thing can't be chosen; a game knows. */
  why: (thing: string) => string | null = () => null;

  #selected = $state.raw<{ number: number; choice: Choice; warned: boolean } | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly asker: Asker) {}

  readonly choices = $derived.by<Choice[]>(() => (this.asker.pending ? [] : (this.asker.ask?.choices ?? [])));
  readonly #byThing = $derived.by(() => {
    const map = new Map<string, Choice[]>();
    for (const choice of this.choices)
      for (const thing of choice.at) map.set(thing, [...(map.get(thing) ?? []), choice]);
    return map;
  });
  readonly elsewhere = $derived(
    this.draft?.begun || this.draft?.wordless ? [] : this.choices.filter((choice) => choice.at.length === 0),
  );

  get selected(): Choice | null {
    const kept = this.#selected;
    return kept && kept.number === this.asker.ask?.number && !this.asker.pending ? kept.choice : null;
  }

  /** The choice whose consequences are being looked at. */
  get looked(): Choice | null {
    const under = this.hovered === null ? [] : this.at(this.hovered);
    const near = this.choices.includes(this.considered as Choice) ? this.considered : null;
    return (under.length === 1 ? under[0] : undefined) ?? near ?? this.selected ?? this.asker.pending;
  }

  at(thing: string): Choice[] {
    return this.#byThing.get(thing) ?? [];
  }

  /** The choice that is asked about once more, since it wastes something. */
  get warned(): Choice | null {
    return this.#selected?.warned ? this.selected : null;
  }

  /** Whether a click on a thing means something. */
  can(thing: string): boolean {
    if (this.asker.telling) return false;
    return this.draft?.live ? this.draft.can.has(thing) : this.at(thing).length > 0;
  }

  pick(thing: string): void {
    this.refused = null;
    if (this.asker.telling) this.asker.toNow?.();
    if (this.draft?.live) return this.draft.pick(thing);
    const choices = this.at(thing);
    if (choices.length > 1) this.menu = choices;
    else if (choices[0]) this.choose(choices[0]);
  }

  /** Whether an answer only leads to the next question of the same action. */
  leadsOn(choice: Choice): boolean {
    const ends = this.ends.includes(this.asker.ask?.prompt ?? '');
    const within = this.begins !== null && choice.leads !== null && !this.begins.includes(choice.leads) && !ends;
    return within || this.atOnce(choice);
  }

  /**
   * An answer is chosen first and confirmed then, by the button or by choosing it once more; unless it only leads on.
   * What wastes something is asked about once more in any case.
   */
  choose(choice: Choice): void {
    this.menu = [];
    const ask = this.asker.ask;
    if (!ask) return;
    if (!settings.confirm || this.leadsOn(choice) || this.selected?.move === choice.move)
      this.#submit(choice, ask.number);
    else this.#selected = { number: ask.number, choice, warned: false };
  }

  #submit(choice: Choice, number: number): void {
    if (choice.warns && this.warned?.move !== choice.move) this.#selected = { number, choice, warned: true };
    else this.send(choice);
  }

  /** Says why nothing happens; the words go away by themselves. */
  explain(thing: string): void {
    clearTimeout(this.#forget);
    this.refused = this.why(thing);
    this.#forget = setTimeout(() => (this.refused = null), EXPLAINED);
  }

  confirm(): void {
    const { selected } = this;
    if (selected) this.#submit(selected, this.asker.ask!.number);
    else if (this.draft?.ready) this.draft.confirm();
  }

  cancel(): void {
    this.refused = null;
    this.#selected = null;
    this.menu = [];
    this.then = null;
    this.draft?.clear();
  }

  send(choice: Choice): void {
    this.#selected = null;
    this.hovered = null;
    this.tip = null;
    this.refused = null;
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
