import { shade } from './coat';
import { along, pts, type Node, type Point } from './geometry';
import { CRAWLERS, limb, toes, type Leg } from './crawlers';
import { darker, INK, paler } from './pen';

const bent = (hind: boolean, reach = 1): readonly Node[] =>
  hind
    ? [
        [2, -6, 15 * reach],
        [-1, 10, 11 * reach],
        [8, 25, 6.5 * reach],
        [3, 44, 5.5 * reach],
      ]
    : [
        [0, -6, 12 * reach],
        [1, 12, 8.5 * reach],
        [0, 28, 6.5 * reach],
        [0, 45, 5.5 * reach],
      ];

export const LEGS = {
  ...CRAWLERS,
  paw: (pen, worn, hind) => {
    limb(pen, worn, [...bent(hind), [-3, 50, 6]]);
    pen.shape(pts`-13 55, -11 45, -2 42, 7 46, 8 55`, worn.base);
    pen.marks([pts`-8 54, -8 49`, pts`-3 54, -3 49`], INK, false);
  },
  claw: (pen, worn, hind) => {
    limb(pen, worn, [...bent(hind, 1.25), [-3, 48, 9]]);
    pen.shape(pts`-15 55, -13 43, -1 39, 10 44, 11 55`, worn.base);
    toes(pen, [-6, 53], 3, 9, '#f1e7cf');
  },
  hoof: (pen, worn, hind) => {
    limb(pen, worn, [...bent(hind, 0.92), [1, 50, 4.5]]);
    pen.edge(pts`-6 48, 6 48, 7 57, -9 57`, darker(worn.mark, 0.5), 1.8);
  },
  slender: (pen, worn, hind) => {
    const nodes: readonly Node[] = hind
      ? along`2 -6 13, -1 12 9, 8 32 4.5, 3 58 3.8, 2 66 4`
      : along`0 -6 11, 1 14 7.5, 0 36 4.5, 0 60 3.8, 0 66 4`;
    limb(pen, worn, nodes, 5);
    pen.edge(pts`-5 63, 6 63, 7 71, -8 71`, darker(worn.mark, 0.5), 1.8);
  },
  pillar: (pen, worn) => {
    limb(pen, worn, along`0 -10 17, 0 12 14, 0 34 12, 0 46 13`);
    pen.marks([pts`-10 54, -7 48, -4 54`, pts`-3 55, 0 49, 3 55`, pts`4 54, 7 48, 10 54`], '#f1e7cf');
  },
  hop: (pen, worn, hind) => {
    if (!hind) return limb(pen, worn, along`0 -4 8, -3 14 6, 2 28 4.5, -5 40 4.5`);
    limb(pen, worn, along`4 -4 17, -9 15 14, 10 33 8, 16 44 6`);
    limb(pen, worn, along`18 47 5, -2 51 5, -22 53 5`, 2);
  },
  frog: (pen, worn, hind) => {
    if (!hind) {
      limb(pen, worn, along`0 -2 8, -7 12 6, -3 28 5`, 3);
      return toes(pen, [-4, 31], 3, 10, worn.base);
    }
    limb(pen, worn, along`2 -2 12, 20 -8 9, 26 6 7`, 3);
    limb(pen, worn, along`26 4 6, 4 16 6, 22 30 5`, 3);
    toes(pen, [18, 31], 4, 12, worn.base);
  },
  splay: (pen, worn, hind) => {
    limb(
      pen,
      worn,
      [
        [0, -4, 10],
        [hind ? 13 : -11, 8, 7.5],
        [hind ? 7 : -9, 26, 6],
      ],
      3,
    );
    toes(pen, [hind ? 6 : -10, 29], 4, 9, worn.mark === worn.base ? darker(worn.base, 0.3) : worn.base);
  },
  wader: (pen, worn) => {
    pen.limb(along`2 -8 11, 1 4 8, 0 14 4`, worn.base);
    const colour = worn.mark;
    pen.wire(pts`0 12, 3 34, -1 58`, 4, colour);
    pen.wire(pts`-1 58, -14 62`, 3, colour);
    pen.wire(pts`-1 58, -6 64`, 3, colour);
    pen.wire(pts`-1 58, 10 62`, 3, colour);
  },
  perch: (pen, worn) => {
    pen.limb(along`3 -8 10, 2 2 8, 0 12 4`, worn.base);
    pen.wire(pts`0 12, 1 32`, 4.4, worn.mark);
    for (const [x, y] of pts`-14 37, -5 40, 11 37`)
      pen.wire(
        [
          [1, 32],
          [x, y],
        ],
        3.4,
        worn.mark,
      );
  },
  talon: (pen, worn) => {
    limb(pen, worn, along`4 -10 17, 3 6 14, 0 20 7`, 3);
    pen.limb(along`0 20 5.5, 2 38 4.6`, worn.mark);
    for (const x of [-15, -5, 10]) {
      pen.wire(
        [
          [2, 38],
          [x * 0.7, 42],
          [x, 46],
        ],
        5,
        worn.mark,
      );
      pen.edge(
        [
          [x - 2, 43],
          [x - (x > 0 ? -8 : 8), 54],
          [x + 2, 47],
        ],
        INK,
        1,
      );
    }
  },
  web: (pen, worn) => {
    pen.limb(along`2 -6 10, 1 4 7, 0 14 4`, worn.base);
    pen.wire(pts`0 14, 0 32`, 4.6, worn.mark);
    pen.shape(pts`2 31, -18 42, -9 41, -4 44, 2 41, 10 43, 6 34`, worn.mark);
  },
  flipper: (pen, worn, hind) => {
    const spine = pen.limb(
      hind ? along`0 -4 10, 14 10 10, 30 20 8, 42 24 3` : along`0 -4 11, 4 14 11, 14 32 8, 26 44 3`,
      worn.base,
    );
    pen.marks(
      [0.45, 0.65].map((at) => [spine.on(at, 0.5), spine.on(Math.min(1, at + 0.3), 0.4)]),
      worn.mark,
      false,
    );
  },
  arm: (pen, worn, hind) => {
    limb(pen, worn, hind ? along`2 -6 13, -7 12 10, 6 28 8, 2 44 7` : along`0 -8 11, 9 14 9, -2 36 7.5, -6 50 6`);
    const at: Point = hind ? [0, 48] : [-7, 54];
    pen.shape(
      [
        [at[0] - 12, at[1] + 6],
        [at[0] - 8, at[1] - 5],
        [at[0] + 6, at[1] - 6],
        [at[0] + 8, at[1] + 5],
      ],
      darker(worn.mark, 0.1),
    );
    pen.marks(
      [-6, -1, 4].map(
        (x) =>
          [
            [at[0] + x, at[1] + 5],
            [at[0] + x + 1, at[1]],
          ] as Point[],
      ),
      INK,
      false,
    );
  },
  hooks: (pen, worn, hind) => {
    limb(pen, worn, hind ? along`2 -6 14, -3 14 11, 4 34 9` : along`0 -8 12, 7 12 10, -4 32 9`);
    const x = hind ? 3 : -5;
    for (const i of [-1, 0, 1])
      pen.shape(
        [
          [x + i * 6 - 3, 37],
          [x + i * 6 - 9, 53],
          [x + i * 6 - 12, 62],
          [x + i * 6 - 3, 54],
          [x + i * 6 + 3, 38],
        ],
        '#efe2c4',
        1.6,
      );
  },
  spade: (pen, worn) => {
    limb(pen, worn, along`2 -4 11, -4 8 9, -8 18 9`, 2);
    pen.shape(pts`-22 20, -18 10, -4 12, 2 24, -8 34, -20 32`, worn.mark);
    toes(pen, [-12, 33], 4, 8, '#f1e7cf');
  },
  raptorfoot: (pen, worn, hind) => {
    if (!hind) {
      limb(pen, worn, along`0 -2 7, 7 10 5.5, -4 20 4.5`, 2);
      return toes(pen, [-5, 23], 3, 8, '#f1e7cf');
    }
    limb(pen, worn, along`2 -8 19, -7 12 14, 9 28 7, 2 46 6`);
    toes(pen, [-1, 50], 3, 12, '#f1e7cf');
    pen.shape(pts`0 41, -10 36, -14 42, -8 41, -2 46`, '#f1e7cf', 1.4);
  },
  lobefin: (pen, worn, hind) => {
    limb(
      pen,
      worn,
      [
        [0, -4, 11],
        [hind ? 6 : -6, 10, 9],
        [hind ? 8 : -9, 20, 7],
      ],
      2,
    );
    pen.shape(
      pts`-14 18, -24 36, -12 40, 0 38, 8 34, 4 20`.map(([x, y]): Point => [x! + (hind ? 14 : 0), y!]),
      shade(worn),
    );
    pen.marks(
      [-12, -6, 0].map(
        (x) =>
          [
            [x + (hind ? 14 : 0), 24],
            [x - 4 + (hind ? 14 : 0), 36],
          ] as Point[],
      ),
      paler(worn.base),
      false,
    );
  },
} as const satisfies Record<string, Leg>;

export type LegName = keyof typeof LEGS;
