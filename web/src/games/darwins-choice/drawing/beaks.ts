import type { Coat } from './coat';
import { along, pts, type Point } from './geometry';
import { darker, INK, type Pen } from './pen';
import type { Skull } from './skulls';

/** What a head eats with, drawn on the finished head. */
export type Mouth = (pen: Pen, skull: Skull, worn: Coat) => void;

export const noseAt = (pen: Pen, skull: Skull) => pen.from({ x: skull.nose[0], y: skull.nose[1] });

/** A beak of two halves: the upper one a curve to its tip. */
const beak =
  (upper: readonly Point[], lower: readonly Point[], fill: string, tip?: string): Mouth =>
  (pen, skull) => {
    const at = noseAt(pen, skull);
    at.shape(lower, darker(fill, 0.18), 1.8);
    at.shape(upper, fill, 2);
    if (tip)
      at.shape(
        upper.slice(2, 5).map(([x, y]): Point => [x * 0.98, y]),
        tip,
        0,
      );
  };

export const BEAKS = {
  hook: beak(pts`6 -7, -6 -8, -17 -2, -19 9, -13 4, 4 4`, pts`4 2, -8 4, -10 8, 4 9`, '#f0b83d', '#5a4a35'),
  vulture: beak(pts`6 -6, -8 -6, -20 -2, -21 9, -15 4, 4 4`, pts`4 2, -10 4, -11 8, 4 8`, '#c9c2b4'),
  parrot: beak(pts`8 -10, -6 -11, -15 0, -13 13, -7 5, 4 5`, pts`4 3, -5 5, -5 11, 4 9`, '#5d574f'),
  toucan: beak(
    pts`8 -12, -26 -16, -54 -4, -60 9, -46 3, 4 5`,
    pts`4 2, -30 5, -50 8, -26 12, 4 10`,
    '#f39a26',
    '#2b2119',
  ),
  probe: beak(pts`5 -3, -26 0, -54 9, -56 11, -26 4, 4 3`, pts`3 2, -26 4, -48 10, -24 7`, '#d8c3a1'),
  bill: beak(pts`7 -5, -12 -2, -27 1, -31 5, -22 7, 5 5`, pts`4 4, -16 6, -24 8, -8 9, 4 8`, '#e0b33a'),
  platypus: beak(pts`8 -9, -12 -6, -30 -4, -38 1, -28 6, 5 6`, pts`4 5, -18 6, -28 8, -8 11, 4 9`, '#4e555c'),
  crow: beak(pts`6 -6, -10 -6, -26 1, -27 3, -12 3, 4 4`, pts`4 2, -12 3, -22 5, -6 8, 4 7`, '#33302e'),
  dagger: beak(pts`6 -4, -20 -3, -46 2, -46 3, -20 2, 4 3`, pts`4 2, -20 2, -42 4, -16 7, 4 6`, '#3a3430'),
  flat: beak(pts`6 -5, -8 -4, -18 1, -19 3, -8 3, 4 4`, pts`4 3, -10 4, -15 6, -4 8, 4 7`, '#d99a6c'),
  dodo: beak(
    pts`8 -9, -8 -6, -26 -2, -36 10, -30 13, -18 6, 4 7`,
    pts`4 5, -16 7, -24 14, -8 13, 4 11`,
    '#a9b06b',
    '#5c5a3a',
  ),
  shoe: beak(pts`9 -12, -10 -10, -34 -6, -42 8, -34 12, 4 7`, pts`5 5, -20 10, -32 14, -12 19, 5 13`, '#d3b98a'),
  axe: beak(
    pts`9 -13, -12 -15, -36 -8, -44 14, -34 9, 4 7`,
    pts`4 5, -20 8, -28 13, -6 14, 4 11`,
    '#c98d3f',
    '#5a3d1f',
  ),
  lance: beak(pts`8 -6, -30 -3, -72 6, -72 8, -30 6, 5 6`, pts`5 4, -30 6, -64 10, -24 11, 4 9`, '#dba63f'),
  comb: (pen, skull) => {
    const at = noseAt(pen, skull);
    at.shape(pts`6 4, -28 10, -60 -8, -56 -14, -28 2, 4 10`, '#caa08a');
    at.marks(
      Array.from({ length: 12 }, (_, i): Point[] => [
        [-4 - i * 4.2, 6 + Math.sin(i / 4) * 2 - (i > 6 ? (i - 6) * 2 : 0)],
        [-6 - i * 4.2, -6 - (i > 6 ? (i - 6) * 1.6 : 0)],
      ]),
      INK,
      false,
    );
    at.shape(pts`6 -6, -28 -4, -60 -20, -58 -23, -26 -8, 4 -1`, '#dcb49d', 1.8);
  },
  snub: beak(pts`8 -8, -6 -8, -13 1, -13 8, -6 4, 4 5`, pts`4 4, -6 6, -9 11, 4 11`, '#c8a46a'),
  mandibles: (pen, skull) => {
    const at = noseAt(pen, skull);
    at.shape(pts`4 2, -8 4, -16 0, -12 8, 0 9`, '#5a3a24', 1.6);
  },
  stag: (pen, skull) => {
    const at = noseAt(pen, skull);
    for (const way of [-1, 1]) {
      at.limb(
        [
          [4, way * 4, 4.6],
          [-16, way * 15 - 4, 4.6],
          [-36, way * 9 - 6, 3],
          [-46, way * 2 - 6, 1.4],
        ],
        '#6b2f1e',
        1.7,
      );
      at.edge(
        [
          [-20, way * 10 - 4],
          [-25, way * 2 - 4],
          [-28, way * 10 - 5],
        ],
        '#6b2f1e',
        1.2,
      );
    }
  },
  hercules: (pen, skull) => {
    const at = noseAt(pen, skull);
    at.limb(along`12 -6 6, -10 -26 5, -36 -30 3.6, -54 -20 1.6`, '#33291f', 1.8);
    at.limb(along`6 4 5, -14 8 4, -34 -4 2.8, -42 -14 1.4`, '#33291f', 1.8);
  },
  pincers: (pen, skull, worn) => {
    const at = noseAt(pen, skull).from({ y: 12 });
    at.limb(along`14 0 5, 0 10 5, -10 6 5`, worn.base);
    at.shape(pts`-6 6, -10 -6, -26 -10, -36 -2, -24 0, -34 8, -22 14, -10 12`, worn.mark);
  },
} as const satisfies Record<string, Mouth>;

export type BeakName = keyof typeof BEAKS;
