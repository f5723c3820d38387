import type { Point, Spine } from './geometry';
import { darker, mix, paler, ring, type Pen } from './pen';

export const PATTERNS = [
  'plain',
  'belly',
  'spots',
  'rosettes',
  'stripes',
  'bands',
  'patches',
  'scales',
  'plates',
  'feathers',
  'fur',
  'shag',
  'segments',
  'wrinkles',
  'saddle',
  'specks',
  'blotch',
  'lines',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** How an animal is covered: two colours and what is drawn with the second. */
export interface Coat {
  base: string;
  mark: string;
  pale: string;
  pattern: Pattern;
}

export function coat(base: string, mark: string, pattern: Pattern, pale = paler(base, 0.45)): Coat {
  return { base, mark, pale, pattern };
}

type Grid = (rows: number, columns: number, jitter: number) => readonly [share: number, side: number][];

/** A limb in an animal's coat. `dense` is the number of marks along it. */
export function dress(pen: Pen, spine: Spine, worn: Coat, dense: number, from = 0.04, to = 0.96): void {
  const span = (share: number) => from + (to - from) * share;
  const grid: Grid = (rows, columns, jitter) =>
    Array.from({ length: rows * columns }, (_, i) => {
      const row = Math.floor(i / columns);
      const shift = row % 2 === 0 ? 0.25 : 0.75;
      const share = ((i % columns) + shift + (pen.roll() - 0.5) * jitter) / columns;
      const side = 0.72 - (1.44 * (row + 0.5 + (pen.roll() - 0.5) * jitter)) / rows;
      return [span(share), side] as const;
    });
  DRESS[worn.pattern]({ pen, spine, worn, dense, span, grid });
}

interface Cloth {
  pen: Pen;
  spine: Spine;
  worn: Coat;
  dense: number;
  span: (share: number) => number;
  grid: Grid;
}

/** The side away from the back, paler. */
function belly({ pen, spine, worn, span }: Cloth, upto = -0.45): void {
  const shares = Array.from({ length: 9 }, (_, i) => span(i / 8));
  pen.shape(
    [
      ...shares.map((share, i) => spine.on(share, i === 0 || i === 8 ? -0.75 : upto)),
      ...shares.toReversed().map((share) => spine.on(share, -0.93)),
    ],
    worn.pale,
    0,
  );
}

function scattered({ pen, spine, worn, dense, grid }: Cloth, size: number, rows = 4): void {
  const marks = grid(rows, dense, 0.8).map(([share, side]) => {
    const [, , r] = spine.at(share);
    const wide = Math.min(size, r * 0.3) * (0.75 + pen.roll() * 0.5);
    return ring(spine.on(share, side), wide, wide * 0.8, 7);
  });
  pen.marks(marks, worn.mark);
}

function rosettes(cloth: Cloth): void {
  const { pen, spine, worn, dense, grid } = cloth;
  const places = grid(3, dense, 0.7);
  const rings = places.map(([share, side]) => ring(spine.on(share, side), Math.min(4.6, spine.at(share)[2] * 0.26)));
  pen.marks(rings, worn.mark);
  pen.marks(
    places.map(([share, side]) => ring(spine.on(share, side), Math.min(2.3, spine.at(share)[2] * 0.13))),
    mix(worn.base, worn.mark, 0.25),
  );
}

function stripes({ pen, spine, worn, dense, span }: Cloth, low = -0.35, wide = 0.3): void {
  const marks = Array.from({ length: dense }, (_, i) => {
    const share = span((i + 0.5 + (pen.roll() - 0.5) * 0.35) / dense);
    const half = (wide / dense) * (0.8 + pen.roll() * 0.5);
    const end = low + (pen.roll() - 0.5) * 0.4;
    const bend = (pen.roll() - 0.5) * half * 3;
    return [spine.on(share - half, 0.97), spine.on(share + half, 0.97), spine.on(share + bend, end)];
  });
  pen.marks(marks, worn.mark);
}

function bands({ pen, spine, worn, dense, span }: Cloth): void {
  const half = 0.22 / dense;
  const marks = Array.from({ length: dense }, (_, i) => {
    const share = span((i + 0.6) / dense);
    const edge = (at: number, order: number[]) => order.map((side) => spine.on(at, side));
    return [...edge(share - half, [0.97, 0, -0.97]), ...edge(share + half, [-0.97, 0, 0.97])];
  });
  pen.marks(marks, worn.mark);
}

function patches({ pen, spine, worn, dense, grid }: Cloth): void {
  const marks = grid(3, dense, 0.35).map(([share, side]) => {
    const [x, y] = spine.on(share, side);
    const size = Math.min(8, spine.at(share)[2] * 0.36);
    return ring([x, y], size, size * 0.85, 6).map(([a, b]): Point => [
      a + (pen.roll() - 0.5) * 3,
      b + (pen.roll() - 0.5) * 3,
    ]);
  });
  pen.marks(marks, worn.mark);
}

/** Rows of small bows, open to the head: scales, feathers, plates. */
function bows({ pen, spine, worn, dense, grid }: Cloth, rows: number, size: number, bend: number): void {
  const marks = grid(rows, dense, 0.12).map(([share, side]) => {
    const [, , r] = spine.at(share);
    const wide = Math.min(size, r * 0.34);
    const [x, y] = spine.on(share, side);
    const [nx, ny] = spine.normal(share);
    const at = (across: number, along: number): Point => [
      x + nx * across * wide - ny * along * wide,
      y + ny * across * wide + nx * along * wide,
    ];
    return [at(-0.9, -0.3), at(-0.6, bend), at(0.6, bend), at(0.9, -0.3)];
  });
  pen.marks(marks, worn.mark, false);
}

function fur({ pen, spine, worn, dense, grid }: Cloth, length = 5): void {
  const marks = grid(4, dense * 2, 0.9).map(([share, side]) => {
    const [x, y] = spine.on(share, side);
    const [nx, ny] = spine.normal(share);
    const reach = length * (0.7 + pen.roll() * 0.6);
    return [
      [x, y],
      [x - ny * reach - nx * 1.5, y + nx * reach - ny * 1.5],
    ] as Point[];
  });
  pen.marks(marks, worn.mark, false);
}

/** Long hair that hangs from the belly. */
function shag(cloth: Cloth): void {
  const { pen, spine, worn, dense, span } = cloth;
  const count = dense * 3;
  const points: Point[] = [];
  for (let i = 0; i <= count; i += 1) {
    const [x, y] = spine.on(span(i / count), -0.8);
    points.push([x, y + (i % 2 === 0 ? 1 : 11 + pen.roll() * 6)]);
  }
  const inner = Array.from({ length: 5 }, (_, i) => spine.on(span(1 - i / 4), -0.2));
  pen.edge([...points, ...inner], worn.mark, 1.2);
  fur(cloth, 8);
}

function across({ pen, spine, worn, dense, span }: Cloth, reach = 0.95): void {
  const marks = Array.from({ length: dense }, (_, i) => {
    const share = span((i + 0.5) / dense);
    const sides = [reach, 0.5, 0, -0.5, -0.95];
    return sides.map((side) => spine.on(share + (0.25 / dense) * (1 - side * side), side));
  });
  pen.marks(marks, worn.mark, false);
}

/** A dark back: whales, penguins, badgers. */
function saddle({ pen, spine, worn, span }: Cloth): void {
  const shares = Array.from({ length: 9 }, (_, i) => span(i / 8));
  const wave = [0.3, 0.1, -0.15, -0.3, -0.2, 0, -0.15, 0, 0.2];
  pen.shape(
    [
      ...shares.map((share) => spine.on(share, 0.95)),
      ...shares.map((share, i) => spine.on(share, wave[i]!)).toReversed(),
    ],
    worn.mark,
    0,
  );
}

function blotch({ pen, spine, worn, dense, grid }: Cloth): void {
  const marks = grid(2, Math.max(2, Math.round(dense * 0.6)), 0.9).map(([share, side]) => {
    const size = Math.min(10, spine.at(share)[2] * 0.5);
    return ring(spine.on(share, side * 0.8), size, size * 0.8, 7).map(([a, b]): Point => [
      a + (pen.roll() - 0.5) * 6,
      b + (pen.roll() - 0.5) * 4,
    ]);
  });
  pen.marks(marks, worn.mark);
}

/** Lines along the animal. */
function lengthwise({ pen, spine, worn, span }: Cloth): void {
  const marks = [0.55, 0.1, -0.35].map((side) => Array.from({ length: 6 }, (_, i) => spine.on(span(i / 5), side)));
  pen.marks(marks, worn.mark, false);
}

const DRESS: Record<Pattern, (cloth: Cloth) => void> = {
  plain: () => undefined,
  belly: (cloth) => belly(cloth),
  spots: (cloth) => (belly(cloth, -0.6), scattered(cloth, 3)),
  specks: (cloth) => scattered(cloth, 1.6, 5),
  rosettes: (cloth) => (belly(cloth, -0.6), rosettes(cloth)),
  stripes: (cloth) => (belly(cloth, -0.6), stripes(cloth)),
  bands,
  patches,
  scales: (cloth) => (belly(cloth), bows(cloth, 5, 4, 0.8)),
  plates: (cloth) => bows(cloth, 4, 8, 0.9),
  feathers: (cloth) => (belly(cloth, -0.5), bows(cloth, 4, 5.5, 1.2)),
  fur: (cloth) => (belly(cloth, -0.55), fur(cloth)),
  shag,
  segments: (cloth) => across(cloth),
  wrinkles: (cloth) => across({ ...cloth, dense: Math.max(2, Math.round(cloth.dense * 0.5)) }, 0.3),
  saddle,
  blotch,
  lines: lengthwise,
};

export const shade = (worn: Coat): string => darker(worn.base, 0.3);
