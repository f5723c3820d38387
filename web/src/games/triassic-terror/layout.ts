/** The island: four environments of three rings each round a crater, as wide or as high as its frame lets it be. */
export interface Point {
  x: number;
  y: number;
}

/** The frame of the drawing, in units of which a herd of four is always eighty wide. */
export interface Plan {
  width: number;
  height: number;
}

const AREA = 1000; // of the whole drawing: its root in units
const SHORE = 30; // units between coast and frame
export const CRATER = 0.105; // its share of the way to the coast
const RINGS: Record<string, [number, number]> = { '1': [0.74, 1], '2': [0.48, 0.74], '3': [CRATER, 0.48] };
const WEDGES: Record<string, number> = { s: 180, f: 270, d: 0, m: 90 };
const STEP = 3; // degrees between two points of an outline

export function planOf(width: number, height: number): Plan {
  const shape = Math.sqrt(Math.min(1.8, Math.max(0.7, width / Math.max(1, height))));
  return { width: Math.round(AREA * shape), height: Math.round(AREA / shape) };
}

/**
 * A place by its share of the way from the middle to the coast and its angle, clockwise from east in degrees.
 * The island bulges into the corners of its frame, and no border is quite straight.
 */
export function spot(plan: Plan, share: number, angle: number): Point {
  const turn = ((angle + 2.6 * Math.sin(share * 8 + 1) * (1 - share)) * Math.PI) / 180;
  const wave = 0.016 * Math.sin(5 * turn + 9 * share) + 0.01 * Math.sin(11 * turn + 5 * share);
  const power = 2 / (2 + 0.75 * share);
  const far = share * (1 + wave);
  const reach = (part: number, half: number) => Math.sign(part) * Math.abs(part) ** power * (half - SHORE) * far;
  return {
    x: plan.width / 2 + reach(Math.cos(turn), plan.width / 2),
    y: plan.height / 2 + reach(Math.sin(turn), plan.height / 2),
  };
}

function parts(area: string): { from: number; inner: number; outer: number } {
  const [inner, outer] = RINGS[area[1] ?? '1'] ?? [0.74, 1];
  return { from: WEDGES[area[0] ?? 's'] ?? 180, inner, outer };
}

const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Numbers from one to another, both included, in even steps. */
function between(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}

/** The outline of an area. */
export function outline(plan: Plan, area: string): string {
  const { from, inner, outer } = parts(area);
  const [way, rim] = [between(from, from + 90, 90 / STEP), between(outer, inner, 6)];
  return path([
    ...way.map((angle) => spot(plan, outer, angle)),
    ...rim.map((share) => spot(plan, share, from + 90)),
    ...way.reverse().map((angle) => spot(plan, inner, angle)),
    ...rim.reverse().map((share) => spot(plan, share, from)),
  ]);
}

const CLOCKWISE = 'sfdm';

/** Whether two areas touch on the drawing: rings of one environment, or the same ring of two neighbours. */
export function touches(one: string, other: string): boolean {
  const [rings, wedges] = [Math.abs(Number(one[1]) - Number(other[1])), turnsTo(one, other)];
  return wedges === 0 ? rings === 1 : rings === 0 && wedges !== 2;
}

/** Quarters clockwise from one area's environment to another's. */
function turnsTo(one: string, other: string): number {
  return (CLOCKWISE.indexOf(other[0] ?? 's') - CLOCKWISE.indexOf(one[0] ?? 's') + 4) % 4;
}

/** The line between two areas that touch. */
export function border(plan: Plan, one: string, other: string): string {
  const wedges = turnsTo(one, other);
  const line = (points: Point[]) => path(points).slice(0, -1);
  if (wedges === 0) {
    const { from, outer } = parts(Number(one[1]) > Number(other[1]) ? one : other);
    return line(between(from, from + 90, 90 / STEP).map((angle) => spot(plan, outer, angle)));
  }
  const { from, inner, outer } = parts(wedges === 1 ? other : one);
  return line(between(inner, outer, 6).map((share) => spot(plan, share, from)));
}

/** Where a map of one's own differs from the drawing: borders that nobody crosses, and ways between distant areas. */
export function oddBorders(areas: { area: string; near: string[] }[]): { cliffs: string[][]; ways: string[][] } {
  const pairs = areas.flatMap((one, index) => areas.slice(index + 1).map((other) => ({ one, other })));
  const named = (found: typeof pairs) => found.map(({ one, other }) => [one.area, other.area]);
  const near = ({ one, other }: (typeof pairs)[number]) => one.near.includes(other.area);
  const touching = ({ one, other }: (typeof pairs)[number]) => touches(one.area, other.area);
  return {
    cliffs: named(pairs.filter((pair) => touching(pair) && !near(pair))),
    ways: named(pairs.filter((pair) => near(pair) && !touching(pair))),
  };
}

/** A line all round the island at a share of the way to the coast: beyond 1 in the water, far inside the crater. */
export function round(plan: Plan, share: number): string {
  return path(between(0, 360, 360 / STEP).map((angle) => spot(plan, share, angle)));
}

/** A place in an area: a share of its length (0 to 1, clockwise) and of its depth (0 inside, 1 outside). */
export function place(plan: Plan, area: string, along: number, deep: number): Point {
  const { from, inner, outer } = parts(area);
  const share = inner + (outer - inner) * deep;
  const way = between(from, from + 90, 90 / STEP).map((angle) => spot(plan, share, angle));
  let left = along * way.reduce((sum, point, index) => sum + distance(point, way[index - 1] ?? point), 0);
  for (let index = 1; index < way.length; index += 1) {
    const [here, next] = [way[index - 1]!, way[index]!];
    const length = distance(here, next);
    if (left <= length) return towards(here, next, left / length);
    left -= length;
  }
  return way.at(-1)!;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A share of the way from one place to another. */
export function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where the habitats lie in an area: the inner ring is short, and its middle one gives way to the others. */
const SITES: Record<'inner' | 'other', [number, number][]> = {
  inner: [
    [0.16, 0.56],
    [0.5, 0.72],
    [0.84, 0.56],
  ],
  other: [
    [0.2, 0.5],
    [0.5, 0.5],
    [0.8, 0.5],
  ],
};
const isInner = (area: string) => area[1] === '3';

/** Primary, secondary and tertiary habitat, from left to right as on the printed board. */
export function habitat(plan: Plan, area: string, rank: number): Point {
  const sites = SITES[isInner(area) ? 'inner' : 'other'];
  const points = sites.map(([along, deep]) => place(plan, area, along, deep));
  points.sort((one, other) => one.x - other.x);
  return points[rank] ?? points[0]!;
}

/** How large things are drawn in an area. */
export function scaleIn(area: string): number {
  return isInner(area) ? 0.88 : 1;
}

/** Half the width of a habitat, the primary one's first. */
export const HABITAT = [48, 43, 38] as const;

/** Where the stone of a habitat lies: at its upper left edge. */
export function stoneAt(plan: Plan, area: string, rank: number): Point {
  const { x, y } = habitat(plan, area, rank);
  const away = (HABITAT[rank] ?? 38) * 0.82 * scaleIn(area);
  return { x: x - away, y: y - away * 0.9 };
}

/** What stands off the habitats, and half the room that it needs; who comes first gets the better place. */
const STANDERS = { trex: 42, raptor_a: 34, raptor_b: 34, pterodactyl: 36, volcano: 36, note: 40 } as const;
export type Stander = keyof typeof STANDERS;
const STONE = 20; // half the room of a stone
const BORDER = 1500; // what it costs to stand beyond the middle of an area

const stands = new Map<string, Record<Stander, Point>>();

/** A place for a predator or a volcano in an area, off habitats, stones and each other as far as there is room. */
export function stand(plan: Plan, area: string, who: Stander): Point {
  const key = `${plan.width} ${plan.height} ${area}`;
  let found = stands.get(key);
  if (!found) stands.set(key, (found = findStands(plan, area)));
  return found[who];
}

function findStands(plan: Plan, area: string): Record<Stander, Point> {
  const taken = HABITAT.flatMap((half, rank) => [
    { at: habitat(plan, area, rank), half: half * scaleIn(area), weight: 1 },
    { at: stoneAt(plan, area, rank), half: STONE, weight: 3 },
  ]);
  // Near a border one could not tell on which side it stands.
  const places = between(0.08, 0.92, 28).flatMap((along) =>
    between(0.16, 0.84, 8).map((deep) => ({
      spot: place(plan, area, along, deep),
      edge: BORDER * (Math.max(0, Math.abs(along - 0.5) - 0.3) * 8 + Math.max(0, Math.abs(deep - 0.5) - 0.2)),
    })),
  );
  const found = {} as Record<Stander, Point>;
  for (const [who, half] of Object.entries(STANDERS) as [Stander, number][]) {
    const cost = (spot: Point) =>
      taken.reduce(
        (sum, other) => sum + other.weight * Math.max(0, half + other.half - distance(spot, other.at)) ** 2,
        0,
      );
    const best = places.reduce(
      (least, { spot, edge }) => {
        const costs = cost(spot) + edge;
        return costs < least.costs ? { spot, costs } : least;
      },
      { spot: places[0]!.spot, costs: Infinity },
    ).spot;
    taken.push({ at: best, half, weight: 0.7 });
    found[who] = best;
  }
  return found;
}

/** Half the width of a herd: one of nine looks bigger than one of three, and all fit their habitats. */
export function girth(size: number): number {
  return Math.min(50, 24 + 7 * Math.sqrt(size));
}

/** The sign of an environment, in its corner of the frame. */
export function corner(plan: Plan, environment: string): Point {
  const [east, south] = [environment[0] === 'f' || environment[0] === 'd', 'dm'.includes(environment[0] ?? '')];
  // The keys of the zoom are in the last corner.
  const inwards = east && south ? 118 : 56;
  return { x: east ? plan.width - inwards : inwards, y: south ? plan.height - 54 : 54 };
}

/** An arrow's line from one place to another, bent to its right, that leaves both ends free. */
export function bow(from: Point, to: Point, free: number, bend = 0.18): string {
  const whole = Math.max(1, distance(from, to));
  const margin = Math.min(0.4, free / whole);
  const [start, end] = [towards(from, to, margin), towards(from, to, 1 - margin)];
  const middle = towards(start, end, 0.5);
  const [x, y] = [middle.x - (end.y - start.y) * bend, middle.y + (end.x - start.x) * bend];
  const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${at(start)}Q${at({ x, y })} ${at(end)}`;
}

/** The way of a herd that is displaced, over the heads of both. */
export function leap(from: Point, to: Point): string {
  const above = ({ x, y }: Point) => ({ x, y: y - 40 });
  return bow(above(from), above(to), 0, to.x > from.x ? -0.5 : 0.5);
}

/** Where the singly drawn dinos of a small herd stand, round its middle. */
export function flock(dinos: number): Point[] {
  const spread: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
      [-13, -4],
      [13, 5],
    ],
    3: [
      [0, -14],
      [-15, 8],
      [15, 8],
    ],
    4: [
      [-13, -15],
      [15, -11],
      [-16, 10],
      [11, 13],
    ],
  };
  return (spread[dinos] ?? []).map(([x, y]) => ({ x, y }));
}
