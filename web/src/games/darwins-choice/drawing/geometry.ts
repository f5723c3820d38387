/** Points, curves and numbers that the drawings are made of; nothing here knows an animal. */
export type Point = readonly [x: number, y: number];
/** A place on a centre line, and how thick the animal is there. */
export type Node = readonly [x: number, y: number, r: number];

/** Where a drawing is put: moved, turned, scaled and perhaps mirrored. */
export interface Placing {
  x: number;
  y: number;
  turn: number;
  scale: number;
  flip: boolean;
}

export const HERE: Placing = { x: 0, y: 0, turn: 0, scale: 1, flip: false };

export function place(p: Placing, [x, y]: Point): Point {
  const sx = x * p.scale * (p.flip ? -1 : 1);
  const sy = y * p.scale;
  const [cos, sin] = [Math.cos(p.turn), Math.sin(p.turn)];
  return [p.x + sx * cos - sy * sin, p.y + sx * sin + sy * cos];
}

/** A placing inside another. */
export function within(outer: Placing, inner: Placing): Placing {
  const [x, y] = place(outer, [inner.x, inner.y]);
  const turn = outer.turn + (outer.flip ? -inner.turn : inner.turn);
  return { x, y, turn, scale: outer.scale * inner.scale, flip: outer.flip !== inner.flip };
}

/** Numbers that look random and are the same for the same seed (Mulberry32). */
export function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** A centre line with its thickness: the common form of necks, trunks, legs and tails. */
export class Spine {
  constructor(readonly nodes: readonly Node[]) {}

  /** The place at a share of the way, 0 to 1. */
  at(share: number): Node {
    const last = this.nodes.length - 1;
    const way = Math.min(Math.max(share, 0), 1) * last;
    const i = Math.min(Math.floor(way), last - 1);
    const node = (index: number) => this.nodes[Math.min(Math.max(index, 0), last)]!;
    const [a, b, c, d] = [node(i - 1), node(i), node(i + 1), node(i + 2)];
    const value = (k: 0 | 1 | 2) => curve(a[k], b[k], c[k], d[k], way - i);
    return [value(0), value(1), Math.max(0.5, value(2))];
  }

  /** A point on the skin: `side` is 1 on the back, −1 on the belly, 0 on the centre line. */
  on(share: number, side: number): Point {
    const [x, y, r] = this.at(share);
    const [nx, ny] = this.normal(share);
    return [x + nx * r * side, y + ny * r * side];
  }

  /** The direction out of the back. */
  normal(share: number): Point {
    const step = 0.02;
    const [ax, ay] = this.at(Math.max(0, share - step));
    const [bx, by] = this.at(Math.min(1, share + step));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(by - ay) / length, -(bx - ax) / length];
  }

  /** The outline, once round, with rounded ends. */
  outline(): Point[] {
    const steps = (this.nodes.length - 1) * 4;
    const shares = Array.from({ length: steps + 1 }, (_, i) => i / steps);
    const cap = (share: number, way: number): Point[] => {
      const [nx, ny] = this.normal(share);
      const [x, y, r] = this.at(share);
      const out: Point = [-ny * way, nx * way];
      return [0.62, 0, -0.62].map((side) => {
        const reach = Math.sqrt(1 - side * side) * 0.95;
        const across = way > 0 ? side : -side;
        return [x + (nx * across + out[0] * reach) * r, y + (ny * across + out[1] * reach) * r] as const;
      });
    };
    return [
      ...shares.map((share) => this.on(share, 1)),
      ...cap(1, 1),
      ...shares.toReversed().map((share) => this.on(share, -1)),
      ...cap(0, -1),
    ];
  }
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A soft closed line round the points. */
export function softLoop(points: readonly Point[]): string {
  const start = middle(points.at(-1)!, points[0]!);
  const bends = points.map((point, i) => `Q${pair(point)} ${pair(middle(point, points[(i + 1) % points.length]!))}`);
  return `M${pair(start)}${bends.join('')}Z`;
}

/** A soft open line through the middle of the points, from the first to the last. */
export function softLine(points: readonly Point[]): string {
  if (points.length < 3) return hardLine(points);
  const bends = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2]!;
    return `Q${pair(point)} ${pair(i === points.length - 3 ? next : middle(point, next))}`;
  });
  return `M${pair(points[0]!)}${bends.join('')}`;
}

export function hardLine(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

const numbers = (text: readonly string[]) =>
  text
    .join('')
    .split(',')
    .map((each) => each.trim().split(' ').map(Number));

/** Points written in a row: pts`0 4, 8 -18, 4 -40`. */
export function pts(text: TemplateStringsArray): Point[] {
  return numbers(text).map(([x, y]) => [x!, y!]);
}

/** Places on a centre line written in a row, each with its thickness: along`0 4 6, 4 -22 6`. */
export function along(text: TemplateStringsArray): Node[] {
  return numbers(text).map(([x, y, r]) => [x!, y!, r!]);
}
