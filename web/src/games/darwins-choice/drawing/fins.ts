import { dress, shade, type Coat } from './coat';
import { along, pts, type Node, type Point, type Spine } from './geometry';
import { darker, INK, type Pen } from './pen';

/** Draws a tail from its root at the origin to the right. */
export type Tail = (pen: Pen, worn: Coat) => void;

export function dressed(pen: Pen, worn: Coat, nodes: readonly Node[], dense = 7): Spine {
  const spine = pen.limb(nodes, worn.base);
  dress(pen, spine, worn, dense, 0.05, 0.95);
  return spine;
}

const FISHY: readonly Node[] = along`-8 0 13, 14 0 9, 32 0 6`;

/** A fish's tail fin: how far it reaches, and how deep it is cut. */
function fin(pen: Pen, worn: Coat, at: number, up: number, down: number, cut: number, fill = shade(worn)): void {
  pen.shape(
    [
      [at - 6, -4],
      [at + 14, -up * 0.6],
      [at + 30, -up],
      [at + 24, -up * 0.4],
      [at + 20 - cut, 0],
      [at + 24, down * 0.4],
      [at + 30, down],
      [at + 14, down * 0.6],
      [at - 6, 4],
    ],
    fill,
  );
  pen.marks(
    [
      [
        [at + 4, -3],
        [at + 22, -up * 0.72],
      ],
      [
        [at + 4, 3],
        [at + 22, down * 0.72],
      ],
    ],
    darker(fill, 0.35),
    false,
  );
}

/** Tails of those that swim. */
export const FINS = {
  fluke: (pen, worn) => {
    dressed(pen, worn, along`-8 0 13, 20 -4 9, 42 -10 6`, 4);
    pen.shape(pts`38 -8, 46 -22, 66 -36, 80 -34, 66 -20, 58 -12, 74 -6, 80 4, 62 2, 44 -4`, worn.base);
  },
  seal: (pen, worn) => {
    dressed(pen, worn, along`-8 0 13, 18 2 9, 34 2 7`, 4);
    pen.shape(pts`30 0, 48 -14, 64 -14, 54 -2, 64 12, 48 14`, shade(worn));
  },
  sickle: (pen, worn) => (dressed(pen, worn, FISHY, 4), fin(pen, worn, 30, 42, 26, 8)),
  forked: (pen, worn) => (dressed(pen, worn, FISHY, 4), fin(pen, worn, 28, 26, 26, 4)),
  fanfin: (pen, worn) => {
    dressed(pen, worn, FISHY, 4);
    pen.shape(pts`26 -5, 46 -22, 62 -16, 66 0, 62 16, 46 22, 26 5`, worn.mark);
    pen.marks(
      [-12, 0, 12].map(
        (y) =>
          [
            [34, y * 0.3],
            [60, y],
          ] as Point[],
      ),
      INK,
      false,
    );
  },
  eel: (pen, worn) => {
    pen.shape(pts`-4 12, 24 26, 56 12, 84 -10, 70 -12, 30 -4`, shade(worn));
    dressed(pen, worn, along`-6 0 12, 22 10 10, 52 4 7, 84 -10 2.6`);
  },
  newt: (pen, worn) => {
    pen.shape(pts`2 -10, 26 -20, 56 -16, 82 -4, 58 12, 20 14`, worn.mark, 1.6);
    dressed(pen, { ...worn, pattern: 'plain' }, along`-6 0 10, 22 0 7, 52 -2 4, 80 -4 2`);
  },
  spiral: (pen, worn) =>
    void dressed(
      pen,
      { ...worn, pattern: 'segments' },
      along`-4 -2 10, 12 14 9, 12 36 8, -4 46 7, -14 36 5.6, -6 28 4.4, 0 34 3`,
      12,
    ),
  leaf: (pen, worn) => {
    for (const [x, y, turn] of along`16 -4 -0.9, 34 10 0.9, 48 -2 -0.6, 58 18 0.7, 66 4 -0.2`) {
      const blade = pen.from({ x, y, turn });
      blade.shape(pts`-2 0, 8 -10, 24 -8, 30 0, 22 6, 8 7`, worn.mark, 1.5);
      blade.marks([pts`0 0, 24 -1`], INK, false);
    }
    dressed(pen, worn, along`-4 0 6, 20 2 4.6, 44 6 3.4, 66 6 2`);
  },
  saw: (pen, worn) => {
    dressed(pen, worn, FISHY, 4);
    fin(pen, worn, 30, 36, 18, 4);
    pen.shape(pts`2 -8, 10 -26, 20 -24, 18 -6`, shade(worn));
  },
} as const satisfies Record<string, Tail>;
