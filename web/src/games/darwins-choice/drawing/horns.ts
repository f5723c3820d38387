import { shade, type Coat } from './coat';
import { along, pts, type Node, type Point } from './geometry';
import { darker, INK, paler, type Pen } from './pen';
import type { Skull } from './skulls';

/** Ears, horns and crests: drawn at their root, once behind the head and once in front of it. */
export type Pair = (pen: Pen, skull: Skull, worn: Coat) => void;

const BONE = '#e8d9b8';
const HORN = '#6b5a46';

const ear =
  (points: readonly Point[], inner = 0.55): Pair =>
  (pen, skull, worn) => {
    const at = pen.from({ x: skull.ear[0], y: skull.ear[1] });
    at.shape(points, worn.base, 1.9);
    const [cx, cy] = [
      points.reduce((sum, [x]) => sum + x, 0) / points.length,
      points.reduce((sum, [, y]) => sum + y, 0) / points.length,
    ];
    at.shape(
      points.map(([x, y]): Point => [cx + (x - cx) * inner, cy + (y - cy) * inner]),
      darker(worn.pale, 0.12),
      0,
    );
  };

export const EARS = {
  round: ear(pts`-6 2, -8 -7, 0 -12, 8 -8, 7 2`),
  pricked: ear(pts`-7 5, -4 -10, 1 -20, 6 -10, 8 5`),
  huge: ear(pts`-8 6, -10 -14, -2 -38, 6 -34, 13 -12, 9 6`),
  leaf: ear(pts`-2 3, 6 -10, 20 -15, 25 -11, 18 0, 6 6`),
  lop: ear(pts`-4 -3, 8 -6, 17 4, 18 18, 9 20, 0 10`),
  fan: ear(pts`-8 -14, 10 -28, 30 -20, 36 4, 26 26, 8 30, -4 12`, 0.72),
  mammoth: ear(pts`-4 -6, 8 -10, 15 -2, 13 14, 4 16, -4 6`),
  bat: ear(pts`-6 4, -8 -10, 0 -20, 8 -14, 8 4`),
  dark: (pen, skull, worn) => pen.dot(skull.ear[0], skull.ear[1] - 5, 8, worn.mark, 1.9),
  tufted: (pen, skull, worn) => {
    EARS.pricked(pen, skull, worn);
    const [x, y] = skull.ear;
    pen.edge(
      [
        [x - 2, y - 15],
        [x + 5, y - 34],
        [x + 4, y - 15],
      ],
      INK,
      1,
    );
  },
} as Record<'round' | 'pricked' | 'huge' | 'leaf' | 'lop' | 'fan' | 'mammoth' | 'bat' | 'dark' | 'tufted', Pair>;

/** A horn along a line, with rings. */
const horn =
  (nodes: readonly Node[], rings: number, fill = HORN): Pair =>
  (pen, skull) => {
    const at = pen.from({ x: skull.crown[0], y: skull.crown[1] });
    const spine = at.limb(nodes, fill, 1.9);
    const marks = Array.from({ length: rings }, (_, i) => {
      const share = (i + 0.7) / (rings + 1);
      return [spine.on(share, 0.9), spine.on(share + 0.03, -0.9)];
    });
    at.marks(marks, darker(fill, 0.45), false);
  };

/** Branches from a beam. */
const antler =
  (beam: readonly Point[], tines: readonly (readonly Point[])[], width: number): Pair =>
  (pen, skull) => {
    const at = pen.from({ x: skull.crown[0], y: skull.crown[1] });
    for (const tine of tines) at.wire(tine, width * 0.7, BONE);
    at.wire(beam, width, BONE);
  };

export const HORNS = {
  ibex: horn(along`0 4 6, 4 -22 6, 20 -42 5, 42 -44 3.6, 52 -34 1.6`, 9),
  goat: horn(along`0 4 4, 4 -12 3.4, 12 -24 1.6`, 3, '#3c342c'),
  screw: horn(along`0 4 5, 9 -10 5, 1 -22 4.6, 13 -34 4, 5 -46 3.4, 17 -60 1.6`, 8, '#8a7353'),
  spiral: horn(along`0 4 4.4, 11 -12 4, 6 -26 3.8, 19 -40 3.4, 16 -54 2.6, 30 -68 1.2`, 9),
  bull: horn(along`4 4 6, -6 -8 5.4, -17 -18 4, -15 -34 1.6`, 0, BONE),
  gnu: horn(along`4 6 6, -10 8 5, -20 -2 4, -14 -20 1.6`, 2),
  musk: horn(along`8 -2 9, 2 8 7, -6 22 5, -17 22 3.4, -21 10 1.4`, 2, '#b9a67e'),
  yak: horn(along`4 4 5, 0 -14 4.6, 10 -30 3.6, 4 -44 1.4`, 0, '#40362c'),
  saiga: horn(along`0 4 4, 2 -14 3.8, 8 -28 3, 6 -40 1.4`, 6, '#d9b98a'),
  knobs: horn(along`0 4 3, 3 -10 3, 4 -15 4`, 0, '#5b4630'),
  red: antler(
    pts`0 4, 8 -18, 4 -40, 16 -58`,
    [pts`3 -6, -12 -14, -16 -22`, pts`7 -20, -8 -30`, pts`6 -40, 20 -52`, pts`5 -34, -6 -48`],
    4,
  ),
  reindeer: antler(
    pts`0 4, 20 -14, 24 -40, 4 -62`,
    [pts`2 -2, -14 -6, -22 -12`, pts`22 -34, 36 -46`, pts`14 -52, 26 -64`, pts`8 -58, 6 -72`],
    4,
  ),
  palmate: (pen, skull) => {
    const at = pen.from({ x: skull.crown[0], y: skull.crown[1] });
    at.wire(pts`0 4, 10 -8`, 6, BONE);
    at.edge(pts`6 -6, 14 -28, 4 -40, 18 -34, 20 -52, 28 -36, 40 -48, 38 -30, 54 -34, 44 -16, 26 -4`, BONE, 1.9);
  },
  giant: (pen, skull) => {
    const at = pen.from({ x: skull.crown[0], y: skull.crown[1] });
    at.wire(pts`0 4, 4 -14, 16 -26`, 6, BONE);
    at.wire(pts`2 -8, -14 -18`, 4, BONE);
    at.edge(
      pts`10 -20, 4 -44, -6 -58, 10 -50, 12 -76, 22 -54, 36 -76, 36 -52, 58 -66, 48 -44, 70 -46, 48 -28, 26 -16`,
      BONE,
      1.9,
    );
  },
  brow: horn(along`-2 4 5.6, -10 -16 4.6, -26 -34 1.4`, 0, BONE),
} as const satisfies Record<string, Pair>;

/** Single things on the middle line, drawn before the head. */
export const CRESTS = {
  frill: (pen, skull, worn) => {
    const at = pen.from({ x: skull.ear[0], y: skull.ear[1] });
    at.shape(pts`-14 -6, -10 -34, 10 -46, 32 -34, 36 -6, 22 14, 0 16`, worn.base);
    at.shape(pts`-6 -8, -2 -26, 10 -34, 24 -26, 26 -8, 14 4`, worn.mark, 0);
    for (const [x, y] of pts`-10 -32, 2 -44, 18 -44, 31 -32, 36 -14, 34 4`) at.dot(x, y, 3.6, worn.pale, 1.4);
  },
  spikefrill: (pen, skull, worn) => {
    const at = pen.from({ x: skull.ear[0], y: skull.ear[1] });
    for (const [x, y, tx, ty] of [
      [-8, -30, -16, -58],
      [6, -38, 8, -72],
      [20, -34, 34, -64],
      [28, -20, 54, -40],
      [28, -4, 52, -10],
    ] as const)
      at.edge(
        [
          [x - 5, y + 4],
          [tx, ty],
          [x + 5, y + 2],
        ],
        BONE,
        1.7,
      );
    at.shape(pts`-12 -6, -8 -30, 8 -40, 26 -30, 32 -6, 18 12, 0 14`, worn.base);
    at.shape(pts`-4 -8, 0 -22, 9 -28, 20 -20, 20 -6`, worn.mark, 0);
  },
  smallfrill: (pen, skull, worn) => {
    const at = pen.from({ x: skull.ear[0], y: skull.ear[1] });
    at.shape(pts`-12 -4, -4 -24, 14 -28, 26 -16, 24 4, 8 12`, worn.base);
    at.marks([pts`-4 -6, 2 -20`, pts`4 -4, 13 -22`, pts`10 -2, 21 -12`], worn.mark, false);
  },
  tube: (pen, skull, worn) => {
    const at = pen.from({ x: skull.crown[0], y: skull.crown[1] });
    const spine = at.limb(along`-14 12 8, 6 -2 7, 30 -16 6.4, 56 -22 5`, worn.base);
    at.marks(
      [0.3, 0.5, 0.7, 0.9].map((s) => [spine.on(s, 0.9), spine.on(s, -0.9)]),
      worn.mark,
      false,
    );
  },
  boss: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    for (const [dx, dy] of pts`20 18, 25 10, 20 2, -18 16`)
      pen.edge(
        [
          [x + dx - 4, y + dy + 3],
          [x + dx + (dx > 0 ? 9 : -8), y + dy - 4],
          [x + dx + 2, y + dy - 5],
        ],
        BONE,
        1.5,
      );
    pen.shape(
      [
        [x - 20, y + 14],
        [x - 16, y - 6],
        [x, y - 16],
        [x + 16, y - 6],
        [x + 20, y + 14],
      ],
      worn.mark,
    );
  },
  casque: (pen, skull) => {
    const [x, y] = skull.crown;
    pen.shape(
      [
        [x - 10, y + 10],
        [x - 6, y - 14],
        [x + 6, y - 24],
        [x + 14, y - 6],
        [x + 12, y + 10],
      ],
      '#8f7a58',
    );
  },
  ovicrest: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    pen.shape(
      [
        [x - 14, y + 14],
        [x - 14, y - 6],
        [x - 2, y - 14],
        [x + 10, y - 4],
        [x + 8, y + 12],
      ],
      worn.mark,
    );
  },
  blade: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    pen.shape(
      [
        [x - 10, y + 10],
        [x + 10, y - 6],
        [x + 44, y - 26],
        [x + 40, y - 14],
        [x + 14, y + 10],
      ],
      worn.mark,
    );
  },
  mohawk: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    for (let i = 0; i < 5; i += 1)
      pen.edge(
        [
          [x - 6 + i * 5, y + 8],
          [x - 4 + i * 7, y - 14 + i * 2],
          [x + 2 + i * 5, y + 8],
        ],
        worn.mark,
        1.4,
      );
  },
  finback: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    pen.shape(
      [
        [x - 12, y + 10],
        [x, y - 12],
        [x + 20, y - 10],
        [x + 28, y + 6],
      ],
      shade(worn),
    );
  },
  hood: (pen, _skull, worn) => {
    pen.shape(pts`-30 -44, -34 -26, -24 -4, -10 6, 6 -2, 10 -20, 0 -40, -14 -50`, worn.base);
    pen.marks(
      [pts`-24 -30, -12 -34, 0 -30`, pts`-22 -20, -12 -24, 2 -20`, pts`-16 -10, -8 -12, 2 -10`],
      paler(worn.base, 0.5),
      false,
    );
  },
} as const satisfies Record<string, Pair>;

export type EarName = keyof typeof EARS;
export type HornName = keyof typeof HORNS;
export type CrestName = keyof typeof CRESTS;
