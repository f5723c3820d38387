import type { Choosing, Draft } from '../../../table/choosing/choosing.svelte';
import { perTable } from '../../../table/choosing/shared.svelte';
import { t, word } from '../../../text';
import {
  answer,
  BLANK,
  click,
  complete,
  goals,
  laid,
  open,
  scriptOf,
  shifts,
  slotsOf,
  stepsOf,
  ways,
  type Script,
} from './plans';
import type { Text } from '../../../wire/types.gen';
import type { Plan, Tile } from '../view';

/** The action that a player draws on the map; confirmed, it answers the questions that follow. */
export class MapDraft implements Draft {
  #history = $state.raw([BLANK]);
  #script = $state.raw<Script | null>(null);
  #question: number | null = null;
  plan = $state.raw<Plan | null>(null);
  /** What the rules say that it would bring; null until they have said it. */
  brings = $state.raw<Text[] | null>(null);

  constructor(readonly choosing: Choosing) {}

  readonly sketch = $derived(this.#history.at(-1) ?? BLANK);
  readonly live = $derived.by(() => this.plan !== null && this.choosing.choices.length > 0 && this.#script === null);
  readonly can = $derived<ReadonlySet<string>>(this.plan && this.live ? open(this.plan, this.sketch) : new Set());
  readonly begun = $derived(this.live && this.#history.length > 1);
  readonly wordless = $derived(this.#script !== null || (this.live && this.plan?.kind === 'slots'));
  readonly ready = $derived(this.live && this.plan !== null && complete(this.plan, this.sketch));
  readonly shifts = $derived(this.plan && this.live ? shifts(this.plan, this.sketch) : new Map<string, number>());
  readonly ways = $derived(this.plan && this.live ? ways(this.plan, this.sketch) : []);
  /** Where a cube of the chosen tile may go. */
  readonly goals = $derived(this.plan && this.live ? goals(this.plan, this.sketch) : []);
  readonly slots = $derived(this.plan && this.live ? slotsOf(this.plan, this.sketch) : []);

  readonly sentence = $derived.by(() => {
    const plan = this.plan;
    if (this.#script) return t('table_sending');
    if (!plan || !this.live) return null;
    const animal = word(`dominant_species_animal_${plan.animal}`);
    const count = laid(this.sketch);
    if (plan.kind === 'strikes') return t('dominant_species_draft_strike', { animal, count });
    if (plan.kind === 'disks') return this.sketch.disk ? t('dominant_species_draft_place', { animal, count }) : null;
    if (plan.kind === 'slots') {
      if (plan.to) return t('dominant_species_draft_move_in', { animal, count });
      if (plan.from) return t('dominant_species_draft_exodus', { animal, count: plan.most - count });
      return t('dominant_species_draft_place', { animal, count });
    }
    const left = plan.most - count;
    if (this.can.size === 0) return t('dominant_species_draft_full', { animal });
    return this.sketch.origin
      ? t('dominant_species_draft_route', { animal, count: left })
      : t('dominant_species_draft_routes', { animal, count: left });
  });

  /** A new question, or the same one told again. */
  hear(plan: Plan | null): void {
    const question = this.choosing.asker.ask?.number ?? null;
    if (question === this.#question && plan?.kind === this.plan?.kind) {
      this.plan = plan;
      return;
    }
    this.#question = question;
    this.#history = [BLANK];
    this.plan = plan;
    this.brings = null;
  }

  pick(thing: string): void {
    if (!this.plan || !this.can.has(thing)) return;
    this.#history = [...this.#history, click(this.plan, this.sketch, thing)];
    void this.#foresee();
  }

  back(): void {
    if (this.#history.length > 1) this.#history = this.#history.slice(0, -1);
    void this.#foresee();
  }

  clear(): void {
    this.#history = [BLANK];
    this.brings = null;
  }

  /** Asks the rules; what comes after another click is about something else. */
  async #foresee(): Promise<void> {
    const { plan, sketch } = this;
    const { ask, foresee } = this.choosing.asker;
    this.brings = null;
    if (!plan || !this.ready || laid(sketch) === 0 || !foresee) return;
    const found = await foresee(stepsOf(plan, sketch, ask?.prompt ?? '')).catch(() => null);
    if (this.sketch === sketch) this.brings = found;
  }

  confirm(): void {
    if (!this.plan) return;
    this.#script = scriptOf(this.plan, this.sketch);
    this.brings = null;
    this.follow();
  }

  /** Answers the open question out of the confirmed script; where that has nothing to say, it is over. */
  follow(): void {
    const { ask, pending } = this.choosing.asker;
    if (!this.#script || pending) return;
    const step = ask?.prompt ? answer(this.#script, ask.prompt, this.plan) : null;
    const found = step && this.#choice(step.answer);
    this.#script = found ? step.script : null;
    if (found) this.choosing.send(found);
  }

  #choice(answer: { at: string } | { count: number } | 'pass') {
    return this.choosing.choices.find((choice) => {
      if (answer === 'pass') return choice.word === 'pass';
      return 'at' in answer ? choice.at.includes(answer.at) : choice.move === answer.count;
    });
  }

  /** The cubes of a tile as they would be. */
  cubes(tile: Tile): Tile['cubes'] {
    const change = this.shifts.get(tile.thing);
    if (!change || !this.plan) return tile.cubes;
    return { ...tile.cubes, [this.plan.animal]: (tile.cubes[this.plan.animal] ?? 0) + change };
  }
}

export const draftOf = perTable((choosing) => new MapDraft(choosing));
