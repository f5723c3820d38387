import { settings } from '../../ui/settings.svelte';
import type { Standing, View } from '../../wire/session.svelte';
import type { Line, Moved, Table } from '../../wire/types.gen';
import type { Told } from '../log/told';
import { duration } from './pace';

/** What came over the wire at once: a picture of the table, and the lines that led to it. */
export interface Step {
  /** Entries before and after. */
  before: number;
  number: number;
  table: Table;
  view: View;
  lines: Line[];
  /** The reader's own move: told is only what others did within it, and what it set off. */
  own?: boolean;
}

/** An action that is being told. */
export interface Action {
  told: Told;
  befellMe: boolean;
}

/** More than so many steps are not told one by one to a reader who comes back: the log has them. */
const TOO_MANY = 60;
/** Milliseconds in which the rest of an action may still arrive before it is told. */
const GATHERING = 220;
/** More headings than one entry ever tells under. */
const STAGES = 1000;

/**
 * The others' moves on their way to the reader: each action is shown and said before the next one, at the reader's pace.
 *
 * The session knows the table as it is now; the queue knows how much of it has been told. Whatever answers a question
 * goes to now.
 */
export class Queue {
  /** What the board shows; null is the table as it is now. */
  shown = $state.raw<Step | null>(null);
  /** What is being said; null between actions. */
  action = $state.raw<Action | null>(null);
  paused = $state(false);
  /** Entries before the newest picture: while its scoring is told, nothing beyond is given away. */
  before = $state.raw(0);

  /** Which lines are one action; a game says. */
  gather: (lines: Line[]) => Told[] = (lines) => lines;
  /** How a line is said: a long sentence stands longer. */
  tell: (told: Told) => string = () => '';
  /** Calls back with the things of a picture, to light them. */
  light: (things: string[]) => void = () => undefined;

  /** What is not yet told to its end, in order. */
  #steps = $state.raw<Step[]>([]);
  /** How many actions of these steps have been told, and through which entry. */
  #told = 0;
  #through = -1;
  /** The pictures of the action being told that are still to come. */
  #pictures: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #hidden = false;

  /** Something is told, or waits to be. */
  get telling(): boolean {
    return this.#steps.length > 0;
  }

  /**
   * Takes in what happened; `was` is how the table stood before, and what the reader sees until it is told.
   * The reader's own moves are there at once, with all that waited before them.
   */
  add(was: Standing, message: Moved, own: boolean): void {
    const { before, view, undone } = message;
    if (own || settings.pace === 'at_once') this.toNow();
    // What comes while a scoring is told would give it away.
    if (own || (!this.telling && !this.#held)) this.before = before;
    if (!view || settings.pace === 'at_once') return;
    if (undone.length > 0) this.#takeBack(new Set(undone));
    const steps = stepsOf(message, view, own);
    const first = !this.telling;
    this.#steps = [...this.#steps, ...steps];
    // What the move itself did is seen before what it set off, if there is anything to tell.
    if (own) this.#begin(steps[0]!, steps.length > 1 && this.#hasNews ? GATHERING : 0);
    else if (first) this.#begin({ before, number: before, table: was.table, view: was.view, lines: [] }, GATHERING);
  }

  #begin(shown: Step, wait: number): void {
    this.shown = shown;
    if (wait > 0) this.#wait(wait);
    else this.#go();
  }

  /** What was taken back before it was told is not told. */
  #takeBack(undone: ReadonlySet<number>): void {
    const stays = (entry: number) => !undone.has(Math.floor(entry));
    this.#steps = this.#steps
      .filter((step) => entriesOf(step).some(stays))
      .map((step) => ({ ...step, lines: step.lines.filter((line) => stays(line.number)) }));
    const still = this.gather(this.#lines).filter((told) => told.number <= this.#through);
    this.#told = still.length;
    this.#through = still.at(-1)?.number ?? -1;
  }

  /** The table as it is: what waited is part of it. */
  toNow(): void {
    this.#stop();
    this.#steps = this.#pictures = [];
    this.#told = 0;
    this.#through = -1;
    this.shown = this.action = null;
    this.paused = false;
    this.light([]);
  }

  /** The next action at once. */
  next(): void {
    this.#stop();
    this.#showLast();
    this.#advance();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    if (paused) this.#stop();
    else this.#go();
  }

  /** A scoring is being told on the board: what comes after it waits. */
  hold(held: boolean): void {
    this.#held = held;
    this.#resume(held);
  }

  /** Nobody looks: nothing is told meanwhile. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    if (!hidden && this.#steps.length > TOO_MANY) this.toNow();
    this.#resume(hidden);
  }

  #resume(stop: boolean): void {
    if (stop) this.#stop();
    else if (this.telling) this.#go();
  }

  get #rests(): boolean {
    return this.paused || this.#held || this.#hidden;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(milliseconds: number): void {
    this.#stop();
    if (!this.#rests) this.#timer = setTimeout(() => this.#go(), milliseconds);
  }

  /** The next picture of the action, or the next action. */
  #go(): void {
    this.#timer = undefined;
    if (this.#rests) return;
    if (this.#pictures.length > 0) this.#show();
    else this.#advance();
  }

  get #lines(): Line[] {
    return this.#steps.flatMap((step) => step.lines);
  }

  get #hasNews(): boolean {
    return this.gather(this.#lines).some((told) => !this.#isOwn(told));
  }

  #advance(): void {
    const all = this.gather(this.#lines);
    // An action that went on after it was told is told once more, to its end.
    const grown = (all[this.#told - 1]?.number ?? -1) > this.#through;
    const news = all.findIndex((each, place) => place >= this.#told && !this.#isOwn(each));
    const place = grown ? this.#told - 1 : news;
    const told = all[place];
    if (!told) return this.toNow();
    this.#told = place + 1;
    this.#through = told.number;
    this.#pictures = this.#between(this.shown?.number ?? 0, told.number);
    this.action = { told, befellMe: befalls(told, this.#steps[0]?.table.you ?? null) };
    this.#show();
  }

  /** What the reader did, under the heading under which it was done: what it set off after that is told as any other. */
  #isOwn(told: Told): boolean {
    const step = this.#steps.find((each) => each.before <= told.number && told.number < each.number);
    return step?.own === true && told.seat === step.table.you && Number.isInteger(told.number);
  }

  /** The pictures after one that is shown, up to the one in which an entry happened. */
  #between(shown: number, entry: number): Step[] {
    return this.#steps.filter((step) => step.number > shown && step.before <= entry);
  }

  /** Shows the next picture of the action; what is said over a picture that is there already stands as long. */
  #show(): void {
    const action = this.action!;
    const left = this.#pictures.length;
    const [step, ...more] = this.#pictures;
    this.#pictures = more;
    if (step) this.#look(step);
    this.light(left > 1 ? step!.lines.flatMap((line) => line.at) : action.told.at);
    this.#wait(duration(settings.pace, this.tell(action.told), left, action.befellMe));
  }

  #showLast(): void {
    const last = this.#pictures.at(-1);
    this.#pictures = [];
    if (last) this.#look(last);
  }

  #look(step: Step): void {
    this.before = step.before;
    this.shown = step;
  }
}

/** When a line was told: within an entry, one heading of the log after the other. */
export const momentOf = (line: Line): number => line.number + line.stage / STAGES;

/** A move is one picture, or as many as it tells under headings of their own. */
function stepsOf(message: Moved, view: View, own: boolean): Step[] {
  const { before, number, table, on_the_way } = message;
  const lines = message.lines.map((line) => ({ ...line, number: momentOf(line) }));
  return [...on_the_way, { view, scores: table.scores }].map(({ view: shown, scores }, stage) => {
    const last = stage === on_the_way.length;
    const [from, to] = [before + stage / STAGES, last ? number : before + (stage + 1) / STAGES];
    return {
      before: from,
      number: to,
      table: last ? table : { ...table, scores, status: 'playing', places: null },
      view: shown,
      lines: lines.filter((line) => (on_the_way.length === 0 ? true : line.number >= from && line.number < to)),
      own,
    };
  });
}

/** The entries that a picture is of, or the part of one. */
function entriesOf(step: Step): number[] {
  const count = Math.max(1, Math.floor(step.number) - Math.floor(step.before));
  return Array.from({ length: count }, (_, place) => Math.floor(step.before) + place);
}

/** Whether somebody else's action did something to a seat. */
export function befalls(told: Told, seat: number | null): boolean {
  if (seat === null) return false;
  const seats = [told, ...(told.parts ?? [])].flatMap((line) =>
    Object.values(line.text.args).flatMap((value) => (typeof value === 'object' && 'seat' in value ? value.seat : [])),
  );
  return seats.includes(seat) && told.seat !== seat;
}

/** A table as it stood at a move, with who sits there now. */
export function asItWas(now: Table, then: Table): Table {
  return { ...then, seats: now.seats, you: now.you };
}
