import type { Step } from '../../../wire/types.gen';
import { ANIMALS, type Animal, type Cubes, type PerAnimal, type Plan, type Slot, type Slots } from '../view';

/** So many cubes from one tile to another. */
export interface Leg {
  from: string;
  to: string;
  count: number;
}

/** What has been laid out so far; every click makes a new one, so that each can be taken back. */
export interface Sketch {
  /** The tile from which the next cube goes. */
  origin: string | null;
  disk: string | null;
  legs: Leg[];
  counts: Record<string, number>;
  struck: string[];
}

export const BLANK: Sketch = { origin: null, disk: null, legs: [], counts: {}, struck: [] };

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

/** Cubes that have been laid out. */
export function laid(sketch: Sketch): number {
  return sum(sketch.legs.map((leg) => leg.count)) + sum(Object.values(sketch.counts)) + sketch.struck.length;
}

function gone(sketch: Sketch, tile: string): number {
  return sum(sketch.legs.filter((leg) => leg.from === tile).map((leg) => leg.count));
}

/** The slots that are open: those of the chosen disk, or of the question itself. */
export function slotsOf(plan: Plan, sketch: Sketch): Slot[] {
  if (plan.kind === 'slots') return plan.slots;
  return plan.kind === 'disks' && sketch.disk ? (plan.disks[sketch.disk] ?? []) : [];
}

/** The things a click on which means something now. */
export function open(plan: Plan, sketch: Sketch): Set<string> {
  if (plan.kind === 'strikes') return new Set(plan.victims.map((victim) => victim.thing));
  if (plan.kind === 'slots') return new Set(plan.slots.map((slot) => slot.thing));
  if (plan.kind === 'disks')
    return new Set([...Object.keys(plan.disks), ...slotsOf(plan, sketch).map((slot) => slot.thing)]);
  const left = plan.most - laid(sketch);
  if (left === 0) return new Set();
  const { origin } = sketch;
  const origins = Object.keys(plan.from).filter((tile) => (plan.from[tile] ?? 0) > gone(sketch, tile));
  return new Set([...origins, ...(origin ? [origin, ...(plan.reach[origin] ?? [])] : [])]);
}

/** Where the next cube may go from the chosen tile. */
export function goals(plan: Plan, sketch: Sketch): string[] {
  return plan.kind === 'routes' && sketch.origin ? (plan.reach[sketch.origin] ?? []) : [];
}

/** The sketch after a click. */
export function click(plan: Plan, sketch: Sketch, thing: string): Sketch {
  if (plan.kind === 'routes') return sketch.origin ? arrive(plan, sketch, sketch.origin, thing) : leave(sketch, thing);
  if (plan.kind === 'strikes') return strike(plan, sketch, thing);
  if (plan.kind === 'disks' && thing in plan.disks) return choose(plan, sketch, thing);
  return { ...sketch, counts: more(slotsOf(plan, sketch), plan.most, sketch.counts, thing) };
}

function leave(sketch: Sketch, thing: string): Sketch {
  return { ...sketch, origin: thing };
}

/** One cube goes to a tile within reach; a click elsewhere begins anew. */
function arrive(plan: Plan & { kind: 'routes' }, sketch: Sketch, from: string, to: string): Sketch {
  if (to === from) return { ...sketch, origin: null };
  if (!plan.reach[from]?.includes(to)) return leave(sketch, to);
  const known = sketch.legs.some((leg) => leg.from === from && leg.to === to);
  const legs = known
    ? sketch.legs.map((leg) => (leg.from === from && leg.to === to ? { ...leg, count: leg.count + 1 } : leg))
    : [...sketch.legs, { from, to, count: 1 }];
  const after = { ...sketch, legs };
  const left = (plan.from[from] ?? 0) - gone(after, from);
  return { ...after, origin: left > 0 && laid(after) < plan.most ? from : null };
}

/** One more cube, and after the most none again. */
function more(slots: Slot[], most: number, counts: Record<string, number>, thing: string): Record<string, number> {
  const slot = slots.find((each) => each.thing === thing);
  const count = counts[thing] ?? 0;
  const room = most - (sum(Object.values(counts)) - count);
  return { ...counts, [thing]: slot && count < Math.min(slot.most, room) ? count + 1 : 0 };
}

/** A disk is chosen: its tiles are filled as far as the gene pool goes; the same disk again is let go. */
function choose(plan: Plan & { kind: 'disks' }, sketch: Sketch, disk: string): Sketch {
  if (disk === sketch.disk) return BLANK;
  let left = plan.most;
  const counts: Record<string, number> = {};
  for (const { thing, most } of plan.disks[disk] ?? []) {
    counts[thing] = Math.min(most, left);
    left -= counts[thing];
  }
  return { ...BLANK, disk, counts };
}

/** A cube is marked, or let off; of each field only one. */
function strike(plan: Plan & { kind: 'strikes' }, sketch: Sketch, thing: string): Sketch {
  if (sketch.struck.includes(thing)) return { ...sketch, struck: sketch.struck.filter((each) => each !== thing) };
  const field = (cube: string) => plan.victims.find((victim) => victim.thing === cube)?.field;
  return { ...sketch, struck: [...sketch.struck.filter((each) => field(each) !== field(thing)), thing] };
}

/** Whether the sketch may be confirmed. */
export function complete(plan: Plan, sketch: Sketch): boolean {
  if (plan.kind === 'slots') return laid(sketch) >= plan.least;
  if (plan.kind === 'disks') return sketch.disk !== null;
  return laid(sketch) > 0;
}

/** What is still to be answered of a confirmed sketch. */
export interface Script {
  kind: Plan['kind'];
  animal: Animal;
  disk: string | null;
  counts: Record<string, number>;
  legs: Leg[];
  /** Tiles and the cubes struck on them. */
  blows: { tile: string; cube: string }[];
  /** The first leg or blow has been begun: if it is not asked on, only one answer was possible. */
  begun: boolean;
}

export function scriptOf(plan: Plan, sketch: Sketch): Script {
  const tileOf = (cube: string) =>
    plan.kind === 'strikes' ? (plan.victims.find((victim) => victim.thing === cube)?.tile ?? '') : '';
  return {
    kind: plan.kind,
    animal: plan.animal,
    disk: sketch.disk,
    counts: sketch.counts,
    legs: sketch.legs,
    blows: sketch.struck.map((cube) => ({ tile: tileOf(cube), cube })),
    begun: false,
  };
}

/** The answers of a sketch in the order in which they are asked for, to learn what they would bring. */
export function stepsOf(plan: Plan, sketch: Sketch, prompt: string): Step[] {
  const { legs, blows, disk, counts } = scriptOf(plan, sketch);
  const many = (question: string) =>
    slotsOf(plan, sketch).map(({ thing }) => ({ question, answer: String(counts[thing] ?? 0) }));
  if (plan.kind === 'slots') return many(prompt);
  if (plan.kind === 'disks') return [{ question: prompt, answer: disk ?? '' }, ...many('speciate_count')];
  if (plan.kind === 'strikes')
    return blows.flatMap(({ tile, cube }) => [
      { question: prompt, answer: tile },
      { question: 'victim', answer: cube },
    ]);
  return legs.flatMap(({ from, to, count }) => [
    { question: 'migrate_from', answer: from },
    { question: 'migrate_to', answer: to },
    { question: 'migrate_count', answer: String(count) },
  ]);
}

export type Answer = { at: string } | { count: number } | 'pass';

/** The answer to a question out of a script, and the script after it; null when the question is not about it. */
export function answer(script: Script, prompt: string, plan: Plan | null): { answer: Answer; script: Script } | null {
  if (plan && plan.animal !== script.animal) return null;
  if (prompt === 'speciate_disk') return script.disk ? { answer: { at: script.disk }, script } : null;
  if (plan?.kind === 'slots') return { answer: { count: script.counts[plan.now] ?? 0 }, script };
  if (prompt.startsWith('migrate')) return walk(script, prompt);
  if (prompt === 'victim' && script.blows[0])
    return { answer: { at: script.blows[0].cube }, script: { ...script, blows: script.blows.slice(1), begun: false } };
  if (prompt !== 'compete' && prompt !== 'arachnid') return null;
  const blows = script.begun ? script.blows.slice(1) : script.blows;
  if (!blows[0]) return { answer: 'pass', script: { ...script, blows, begun: false } };
  return { answer: { at: blows[0].tile }, script: { ...script, blows, begun: true } };
}

function walk(script: Script, prompt: string): { answer: Answer; script: Script } | null {
  if (prompt === 'migrate_from') {
    const legs = script.begun ? script.legs.slice(1) : script.legs;
    if (!legs[0]) return { answer: 'pass', script: { ...script, legs, begun: false } };
    return { answer: { at: legs[0].from }, script: { ...script, legs, begun: true } };
  }
  const leg = script.legs[0];
  if (!leg) return null;
  if (prompt === 'migrate_to') return { answer: { at: leg.to }, script };
  return { answer: { count: leg.count }, script: { ...script, legs: script.legs.slice(1), begun: false } };
}

/** How many cubes more, or fewer, of the animal each tile would have. */
export function shifts(plan: Plan, sketch: Sketch): Map<string, number> {
  const found = new Map<string, number>();
  const add = (tile: string, count: number) => found.set(tile, (found.get(tile) ?? 0) + count);
  for (const { from, to, count } of sketch.legs) {
    add(from, -count);
    add(to, count);
  }
  for (const [tile, count] of Object.entries(sketch.counts)) {
    const { to, from } = plan.kind === 'slots' ? plan : ({} as Partial<Slots>);
    add(tile, to ? -count : count);
    if (to) add(to, count);
    if (from) add(from, -count);
  }
  return found;
}

/** Who would dominate a tile with these cubes: of those present, whose match the view says is the sole highest. */
export function rulerOf(match: PerAnimal, cubes: Cubes): Animal | null {
  const present = ANIMALS.filter((animal) => (cubes[animal] ?? 0) > 0);
  const best = Math.max(1, ...present.map((animal) => match[animal] ?? 0));
  const rulers = present.filter((animal) => match[animal] === best);
  return rulers.length === 1 ? (rulers[0] ?? null) : null;
}

/** The ways of the cubes, to be drawn as arrows. */
export function ways(plan: Plan, sketch: Sketch): Leg[] {
  if (plan.kind !== 'slots') return sketch.legs;
  const { to, from } = plan;
  const counts = Object.entries(sketch.counts).filter(([, count]) => count > 0);
  if (to) return counts.map(([tile, count]) => ({ from: tile, to, count }));
  return from ? counts.map(([tile, count]) => ({ from, to: tile, count })) : [];
}
