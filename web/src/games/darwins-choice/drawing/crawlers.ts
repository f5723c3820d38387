import { dress, type Coat } from './coat';
import { along, pts, type Node, type Point } from './geometry';
import { INK, type Pen } from './pen';

/** Draws one leg from its joint at the origin down to about 52; a hind leg bends the other way. */
export type Leg = (pen: Pen, worn: Coat, hind: boolean) => void;

export function limb(pen: Pen, worn: Coat, nodes: readonly Node[], dense = 4): void {
  const spine = pen.limb(nodes, worn.base);
  dress(pen, spine, worn.pattern === 'shag' ? { ...worn, pattern: 'fur' } : worn, dense, 0.1, 0.9);
}

export function toes(pen: Pen, at: Point, count: number, long: number, fill: string): void {
  for (let i = 0; i < count; i += 1) {
    const x = at[0] - long + i * (long * 0.72);
    pen.edge(
      [
        [x, at[1] - 3],
        [x - long * 0.55, at[1] + 3],
        [x + 3, at[1] + 2],
      ],
      fill,
      1.4,
    );
  }
}

function wires(pen: Pen, worn: Coat, count: number, spread: number, knee: number, width: number, foot = 50): void {
  for (let i = 0; i < count; i += 1) {
    const side = (i - (count - 1) / 2) / Math.max(1, (count - 1) / 2);
    const x = side * spread;
    pen.wire(
      [
        [side * 7, 0],
        [x * 0.75, knee],
        [x, knee * 0.4 + 8],
        [x + side * 5, foot],
      ],
      width,
      worn.base,
    );
    if (worn.pattern === 'bands')
      pen.marks(
        [
          [
            [x - 2, 22],
            [x + 3, 22],
          ],
          [
            [x - 1, 32],
            [x + 4, 32],
          ],
        ],
        worn.mark,
        false,
      );
  }
}

function arms(pen: Pen, worn: Coat, count: number, long: number, suckers: boolean): void {
  for (let i = 0; i < count; i += 1) {
    const side = (i - (count - 1) / 2) / ((count - 1) / 2 || 1);
    const sway = side * 14;
    const nodes: Node[] = [
      [side * 8, -4, 7],
      [side * 18 + 3, long * 0.35, 6],
      [side * 16 + sway, long * 0.7, 4.4],
      [side * 28 + sway, long, 1.6],
    ];
    const spine = pen.limb(nodes, worn.base);
    if (suckers)
      pen.marks(
        [0.3, 0.5, 0.7, 0.85].map((at) => [spine.on(at, -0.8), spine.on(at + 0.04, -0.1), spine.on(at + 0.08, -0.8)]),
        worn.pale,
      );
  }
}

/** Legs of those that crawl: insects, crabs, squids and stranger ones. */
export const CRAWLERS = {
  beetle: (pen, worn) => wires(pen, worn, 3, 22, 8, 3.6, 44),
  spider: (pen, worn) => wires(pen, worn, 4, 38, -22, 5, 46),
  stilt: (pen, worn) => wires(pen, worn, 3, 46, -12, 2.2, 48),
  crab: (pen, worn) => wires(pen, worn, 3, 36, -14, 6.5, 44),
  many: (pen, worn) => wires(pen, worn, 6, 30, 10, 3.2, 36),
  leaper: (pen, worn, hind) => {
    if (!hind) return wires(pen, worn, 2, 14, 10, 3.2, 42);
    pen.limb(along`0 0 7, 14 -14 7, 26 -26 4`, worn.base);
    pen.wire(pts`26 -26, 16 10, 14 44`, 4, worn.mark);
    pen.wire(pts`14 44, 4 48`, 3, worn.mark);
  },
  grasp: (pen, worn) => {
    pen.limb(along`0 0 6, -12 12 6, -24 4 5`, worn.base);
    pen.limb(along`-24 4 5, -18 20 5, -6 30 2`, worn.mark);
    pen.marks([pts`-19 14, -25 17`, pts`-16 20, -22 24`, pts`-12 25, -16 30`], INK, false);
    pen.wire(pts`6 2, 12 16, 8 40`, 3, worn.base);
  },
  pincer: (pen, worn) => {
    pen.limb(along`0 0 7, -8 18 6, -18 26 6`, worn.base);
    pen.shape(pts`-14 24, -20 16, -36 18, -48 28, -36 28, -48 36, -34 42, -20 36`, worn.mark);
    pen.wire(pts`6 2, 12 18, 10 40`, 3.6, worn.base);
  },
  tentacles: (pen, worn) => arms(pen, worn, 4, 56, true),
  feelers: (pen, worn) => arms(pen, worn, 5, 40, false),
  stub: (pen, worn) => {
    for (const x of [-11, 9]) {
      limb(
        pen,
        worn,
        [
          [x, -4, 9],
          [x, 12, 8],
          [x - 1, 24, 7],
        ],
        2,
      );
      toes(pen, [x - 1, 29], 3, 5, worn.pale);
    }
  },
  stalks: (pen, worn) => {
    for (const x of [-14, 0, 14])
      pen.wire(
        [
          [x, 0],
          [x - 4, 20],
          [x + 3, 42],
        ],
        4,
        worn.base,
      );
  },
  star: (pen, worn) => {
    for (const [dx, dy] of pts`-30 22, -8 40, 22 34`) {
      const spine = pen.limb(
        [
          [0, 0, 11],
          [dx * 0.5, dy * 0.5, 9],
          [dx, dy, 4],
        ],
        worn.base,
      );
      pen.marks(
        [0.3, 0.5, 0.7, 0.9].map((at) => [
          spine.on(at, 0.2),
          spine.on(at + 0.05, 0),
          spine.on(at, -0.2),
          spine.on(at - 0.05, 0),
        ]),
        worn.mark,
      );
    }
  },
} as const satisfies Record<string, Leg>;
