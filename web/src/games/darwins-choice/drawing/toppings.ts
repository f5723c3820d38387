import type { Coat } from './coat';
import { shade } from './coat';
import { pts, Spine, type Point } from './geometry';
import { darker, INK, paler, ring, type Pen } from './pen';
import type { Torso } from './torsos';

type Topping = (pen: Pen, torso: Torso, worn: Coat) => void;

const spineOf = (torso: Torso) => new Spine(torso.nodes);

/** Something that stands on the back, from one share of the way to another, with a height for each step. */
function ridge(pen: Pen, torso: Torso, from: number, to: number, heights: readonly number[], fill: string): Point[] {
  const spine = spineOf(torso);
  const share = (i: number) => from + ((to - from) * i) / (heights.length - 1);
  const top = heights.map((height, i): Point => {
    const [x, y] = spine.on(share(i), 0.9);
    const [nx, ny] = spine.normal(share(i));
    return [x + nx * height, y + ny * height];
  });
  const foot = heights.map((_, i) => spine.on(share(i), 0.55)).toReversed();
  pen.shape([...top, ...foot], fill);
  return top;
}

/** Pointed things in a row on the back. */
function row(
  pen: Pen,
  torso: Torso,
  count: number,
  from: number,
  to: number,
  tall: (i: number) => number,
  wide: number,
  fill: string,
  lean = 0.25,
): void {
  const spine = spineOf(torso);
  for (let i = 0; i < count; i += 1) {
    const share = from + ((to - from) * (i + 0.5)) / count;
    const [x, y] = spine.on(share, 0.86);
    const [nx, ny] = spine.normal(share);
    const high = tall(i / Math.max(1, count - 1));
    pen.edge(
      [
        [x - wide, y + 2],
        [x + nx * high + high * lean, y + ny * high],
        [x + wide, y + 2],
      ],
      fill,
      1.8,
    );
  }
}

function sail(pen: Pen, torso: Torso, worn: Coat, high: number, ribs: number): void {
  const heights = [2, 0.6, 0.92, 1, 0.85, 0.5, 2].map((share) => (share > 1 ? 0 : share * high));
  ridge(pen, torso, 0.02, 0.94, heights, worn.mark);
  const spine = spineOf(torso);
  const lines = Array.from({ length: ribs }, (_, i): Point[] => {
    const share = 0.12 + (0.7 * i) / (ribs - 1);
    const [x, y] = spine.on(share, 0.9);
    const arch = Math.sin((Math.PI * (i + 1)) / (ribs + 1));
    return [
      [x, y],
      [x + 3, y - high * 0.86 * arch],
    ];
  });
  pen.marks(lines, darker(worn.mark, 0.35), false);
}

/** Spikes all round: urchins and pufferfish. */
function spiky(pen: Pen, torso: Torso, count: number, long: number, fill: string): void {
  const outline = spineOf(torso).outline();
  for (let i = 0; i < count; i += 1) {
    const [x, y] = outline[Math.floor((i / count) * outline.length)]!;
    const angle = Math.atan2(y, x);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = long * (0.75 + pen.roll() * 0.5);
    pen.edge(
      [
        [x - s * 3, y + c * 3],
        [x + c * reach, y + s * reach],
        [x + s * 3, y - c * 3],
      ],
      fill,
      1.4,
    );
  }
}

/** A dome over the trunk, in fields. */
function dome(pen: Pen, torso: Torso, worn: Coat, high: number, fields: number): void {
  const [left, right] = [torso.nodes[0]!, torso.nodes.at(-1)!];
  const [x0, x1] = [left[0] - left[2] * 0.5, right[0] + right[2] * 0.4];
  const base = 14;
  const point = (share: number, level: number): Point => {
    const angle = Math.PI * (1 - share);
    return [(x0 + x1) / 2 + (Math.cos(angle) * (x1 - x0) * level) / 2, base - Math.sin(angle) * high * level];
  };
  const arch = Array.from({ length: 13 }, (_, i) => point(i / 12, 1));
  pen.shape([...arch, [x1 - 4, base + 7], [(x0 + x1) / 2, base + 9], [x0 + 4, base + 7]], worn.base);
  const lines: Point[][] = Array.from({ length: fields }, (_, i) => {
    const share = (i + 1) / (fields + 1);
    return [
      point(share, 0.97),
      point(share * 0.9 + 0.05, 0.6),
      [(x0 + x1) / 2 + (share - 0.5) * (x1 - x0) * 0.7, base + 4],
    ];
  });
  pen.marks([...lines, Array.from({ length: 9 }, (_, i) => point(0.06 + (i / 8) * 0.88, 0.62))], worn.mark, false);
}

/** A coiled shell. */
function coil(pen: Pen, worn: Coat): void {
  pen.dot(4, -8, 36, worn.base);
  const spiral = Array.from({ length: 34 }, (_, i): Point => {
    const angle = i * 0.52;
    const reach = 33 - i * 0.92;
    return [4 + Math.cos(angle) * reach, -8 + Math.sin(angle) * reach];
  });
  pen.line(spiral, 2.2);
  const ribs = Array.from({ length: 14 }, (_, i): Point[] => {
    const [c, s] = [Math.cos(i * 0.449), Math.sin(i * 0.449)];
    return [
      [4 + c * 22, -8 + s * 22],
      [4 + c * 34, -8 + s * 34],
    ];
  });
  pen.marks(ribs, worn.mark, false);
}

/** What an animal carries on or under its trunk; `under` things are drawn before it. */
export const UNDER = {
  hump: (pen, torso, worn) => void ridge(pen, torso, 0.2, 0.75, [0, 14, 24, 26, 20, 8, 0], worn.base),
  withers: (pen, torso, worn) => void ridge(pen, torso, 0, 0.55, [4, 16, 20, 12, 0], worn.base),
  sail: (pen, torso, worn) => sail(pen, torso, worn, 50, 9),
  lowsail: (pen, torso, worn) => sail(pen, torso, worn, 34, 7),
  dorsal: (pen, torso, worn) => void ridge(pen, torso, 0.25, 0.72, [0, 10, 22, 17, 12, 2], shade(worn)),
  longfin: (pen, torso, worn) => void ridge(pen, torso, 0.05, 0.95, [0, 10, 13, 11, 12, 10, 8, 0], shade(worn)),
  fin: (pen, torso, worn) => {
    const [x, y] = spineOf(torso).on(0.45, 0.85);
    pen.shape(
      [
        [x - 14, y + 4],
        [x - 2, y - 22],
        [x + 12, y - 26],
        [x + 10, y - 8],
        [x + 14, y + 4],
      ],
      shade(worn),
    );
  },
  tallfin: (pen, torso, worn) => {
    const [x, y] = spineOf(torso).on(0.42, 0.85);
    pen.shape(
      [
        [x - 12, y + 6],
        [x - 2, y - 34],
        [x + 8, y - 44],
        [x + 8, y - 16],
        [x + 12, y + 6],
      ],
      worn.mark,
    );
  },
  twofins: (pen, _torso, worn) => {
    for (const way of [-1, 1]) {
      const y = way * 34;
      pen.shape(
        [
          [8, y],
          [20, y + way * 34],
          [32, y + way * 40],
          [32, y + way * 8],
          [26, y],
        ],
        shade(worn),
      );
    }
  },
  platerow: (pen, torso, worn) =>
    row(pen, torso, 6, 0.02, 0.98, (t) => 14 + 18 * Math.sin(Math.PI * (0.12 + 0.8 * t)), 8, worn.mark, 0.1),
  doublesail: (pen, torso, worn) => row(pen, torso, 10, 0, 0.98, (t) => 14 + 22 * (1 - t), 2.6, worn.mark, 0.4),
  quills: (pen, torso, worn) => {
    row(pen, torso, 13, 0.05, 1, (t) => 13 + 8 * Math.sin(Math.PI * t), 3, worn.mark, 0.7);
    row(pen, torso, 12, 0.1, 1, (t) => 9 + 6 * Math.sin(Math.PI * t), 3, paler(worn.mark, 0.3), 0.9);
  },
  thorns: (pen, torso, worn) => row(pen, torso, 8, 0, 1, (t) => 8 + 5 * Math.sin(Math.PI * t), 4, worn.mark, 0.1),
  crest: (pen, torso, worn) => row(pen, torso, 11, 0, 1, () => 8, 3.4, worn.mark, 0.5),
  scutes: (pen, torso, worn) =>
    row(pen, torso, 10, 0, 1, (t) => 6 + 2 * Math.sin(9 * t), 5, darker(worn.base, 0.25), 0.3),
  spikyball: (pen, torso, worn) => spiky(pen, torso, 26, 20, worn.mark),
  prickly: (pen, torso, worn) => spiky(pen, torso, 22, 8, worn.pale),
  lobes: (pen, torso, worn) => {
    const spine = spineOf(torso);
    for (let i = 0; i < 8; i += 1) {
      const [x, y] = spine.on(0.1 + i * 0.11, -0.7);
      pen.shape(
        [
          [x - 7, y - 2],
          [x - 2, y + 15],
          [x + 8, y + 16],
          [x + 8, y - 2],
        ],
        i % 2 === 0 ? worn.mark : worn.pale,
        1.6,
      );
    }
  },
  fringe: (pen, _torso, worn) => {
    for (let i = 0; i < 7; i += 1) {
      const x = -24 + i * 8;
      const sway = i % 2 === 0 ? 7 : -7;
      pen.wire(
        [
          [x, 18],
          [x + sway, 38],
          [x - sway, 56],
          [x + sway, 72 - Math.abs(i - 3) * 4],
        ],
        2.4,
        i % 2 === 0 ? worn.mark : worn.pale,
      );
    }
  },
} as const satisfies Record<string, Topping>;

export const OVER = {
  knobs: (pen, torso, worn) => {
    const spine = spineOf(torso);
    for (let i = 0; i < 8; i += 1)
      for (const side of [0.8, 0.35]) {
        const [x, y] = spine.on(0.06 + i * 0.125 + (side > 0.5 ? 0 : 0.06), side);
        pen.edge(
          [
            [x - 5, y + 4],
            [x, y - 7],
            [x + 5, y + 4],
          ],
          worn.mark,
          1.5,
        );
      }
  },
  dome: (pen, torso, worn) => dome(pen, torso, { ...worn, base: worn.mark, mark: darker(worn.mark, 0.45) }, 52, 4),
  flatdome: (pen, torso, worn) => dome(pen, torso, { ...worn, base: worn.mark, mark: darker(worn.mark, 0.45) }, 40, 5),
  armour: (pen, torso, worn) => dome(pen, torso, { ...worn, mark: darker(worn.base, 0.45) }, 48, 9),
  coil: (pen, _torso, worn) => coil(pen, { ...worn, base: worn.mark, mark: darker(worn.mark, 0.4) }),
  bell: (pen, _torso, worn) => {
    pen.shape(pts`-40 14, -38 -14, -20 -36, 6 -38, 30 -28, 42 -4, 42 14, 28 8, 14 16, 0 8, -14 16, -28 8`, worn.base);
    pen.marks([pts`-24 -22, -28 2`, pts`-8 -30, -9 4`, pts`10 -30, 10 4`, pts`26 -20, 29 2`], worn.mark, false);
  },
  elytra: (pen, torso, worn) => {
    const [x1, y1, r1] = torso.nodes.at(-1)!;
    pen.shape(
      [
        [-26, -4],
        [-18, -26],
        [8, -33],
        [x1 - 4, -24],
        [x1 + r1 * 0.8, y1],
        [x1 - 6, 8],
        [4, 6],
        [-16, 4],
      ],
      worn.base,
    );
    pen.line(
      [
        [-24, -2],
        [6, 0],
        [x1 + r1 * 0.5, 5],
      ],
      1.6,
    );
    const spots: Point[] = pts`-8 -18, 12 -22, 26 -12, 4 -8, 20 -2`;
    if (worn.pattern === 'spots')
      pen.marks(
        spots.map((spot) => ring(spot, 4.4)),
        worn.mark,
      );
    else pen.marks([pts`-12 -16, 10 -20, 30 -10`, pts`-12 -8, 10 -10, 32 -3`], paler(worn.base, 0.5), false);
  },
  fuzz: (pen, torso) => {
    const spine = spineOf(torso);
    const hairs = Array.from({ length: 14 }, (_, i): Point[] => {
      const [x, y] = spine.on(0.02 + i * 0.022, i % 2 === 0 ? 0.95 : 0.6);
      return [
        [x, y],
        [x - 2 + pen.roll() * 4, y - 6],
      ];
    });
    pen.marks(hairs, INK, false);
  },
  pouch: (pen, torso) => {
    const spine = spineOf(torso);
    pen.line([spine.on(0.6, -0.9), spine.on(0.66, -0.25), spine.on(0.82, -0.3)], 1.8);
  },
  gills: (pen, torso) => {
    const spine = spineOf(torso);
    pen.marks(
      [0.02, 0.06, 0.1].map((at) => [spine.on(at, 0.4), spine.on(at + 0.015, 0), spine.on(at, -0.4)]),
      INK,
      false,
    );
  },
  whitepatch: (pen, torso, worn) => pen.marks([ring(spineOf(torso).on(0.8, -0.2), 12, 8)], worn.pale),
} as const satisfies Record<string, Topping>;

export type ToppingName = keyof typeof UNDER | keyof typeof OVER;
