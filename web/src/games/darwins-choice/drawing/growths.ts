import type { Coat } from './coat';
import { pts, Spine, type Point } from './geometry';
import { darker, INK, type Pen } from './pen';
import type { Skull } from './skulls';

/** Something on a head beside eyes, ears and mouth. */
export type Mark = (pen: Pen, skull: Skull, worn: Coat) => void;

/** A collar of pointed locks round a place. */
export function locks(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  long: number,
  count: number,
  fill: string,
  from = 0,
  to = 2 * Math.PI,
): void {
  const points: Point[] = [];
  for (let i = 0; i <= count * 2; i += 1) {
    const angle = from + ((to - from) * i) / (count * 2);
    const reach = i % 2 === 0 ? r : r + long;
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  pen.edge(points, fill, 1.8);
}

/** What grows on a head: lures, feelers, stalks, knobs. */
export const GROWTHS = {
  lure: (pen, skull) => {
    const [x, y] = skull.crown;
    pen.wire(
      [
        [x, y + 6],
        [x - 4, y - 20],
        [x - 26, y - 26],
        [x - 38, y - 10],
      ],
      2.2,
      '#7a6a5a',
    );
    pen.dot(x - 38, y - 7, 8, '#fff2a8', 1, 8);
    pen.dot(x - 38, y - 7, 4.6, '#ffd84a', 1.4);
  },
  antennae: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    pen.line(
      [
        [x, y + 3],
        [x - 12, y - 16],
        [x - 30, y - 22],
      ],
      2.2,
      darker(worn.mark, 0.3),
    );
    pen.line(
      [
        [x + 5, y + 3],
        [x, y - 18],
        [x - 14, y - 32],
      ],
      2.2,
      darker(worn.mark, 0.3),
    );
  },
  elbowed: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    for (const dx of [0, 6])
      pen.line(
        [
          [x + dx, y + 4],
          [x + dx - 4, y - 14],
          [x + dx - 9, y - 14],
          [x + dx - 26, y - 4],
        ],
        2.4,
        worn.mark,
      );
  },
  horns: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    for (const dx of [-6, 6]) {
      pen.wire(
        [
          [x + dx, y + 4],
          [x + dx - 5, y - 12],
          [x + dx - 8, y - 22],
        ],
        3.4,
        worn.base,
      );
      pen.dot(x + dx - 8, y - 24, 3.8, INK, 0);
    }
    pen.wire(
      [
        [skull.nose[0] + 3, skull.nose[1]],
        [skull.nose[0] - 6, skull.nose[1] + 3],
      ],
      2.6,
      worn.base,
    );
  },
  stalkeyes: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    for (const dx of [-8, 4]) {
      pen.wire(
        [
          [x + dx, y + 6],
          [x + dx - 3, y - 6],
        ],
        4,
        worn.base,
      );
      pen.dot(x + dx - 3, y - 10, 5.4, '#fbf6ea', 1.8);
      pen.dot(x + dx - 4, y - 10, 2.6, INK, 0);
    }
  },
  turret: (pen, skull, worn) => {
    pen.dot(skull.eye[0], skull.eye[1] + 3, 10, worn.mark, 1.9);
    pen.dot(skull.eye[0] - 2, skull.eye[1] + 2, 5, '#fbf6ea', 1.2);
    pen.dot(skull.eye[0] - 3, skull.eye[1] + 2, 2.4, INK, 0);
  },
  nosehorn: (pen, skull) => {
    const [x, y] = skull.nose;
    pen.shape(
      [
        [x + 2, y - 2],
        [x - 2, y - 18],
        [x - 8, y - 34],
        [x + 8, y - 22],
        [x + 16, y - 5],
      ],
      '#8a7a64',
    );
    pen.shape(
      [
        [x + 18, y - 6],
        [x + 17, y - 16],
        [x + 22, y - 19],
        [x + 28, y - 10],
      ],
      '#8a7a64',
      1.8,
    );
  },
  smallhorn: (pen, skull) => {
    const [x, y] = skull.nose;
    pen.edge(
      [
        [x + 4, y - 2],
        [x, y - 16],
        [x + 13, y - 4],
      ],
      '#e8d9b8',
      1.8,
    );
  },
  longhorn: (pen, skull) => {
    const [x, y] = skull.nose;
    pen.edge(
      [
        [x + 3, y - 3],
        [x - 2, y - 34],
        [x + 14, y - 6],
      ],
      '#e8d9b8',
      1.8,
    );
  },
  forehorn: (pen, skull) => {
    const [x, y] = skull.crown;
    pen.shape(
      [
        [x - 22, y + 14],
        [x - 26, y - 20],
        [x - 36, y - 62],
        [x - 14, y - 26],
        [x + 2, y + 4],
      ],
      '#7d6d57',
    );
    pen.marks(
      [
        [
          [x - 20, y + 2],
          [x - 6, y - 2],
        ],
        [
          [x - 23, y - 10],
          [x - 11, y - 14],
        ],
        [
          [x - 26, y - 22],
          [x - 16, y - 26],
        ],
      ],
      INK,
      false,
    );
  },
  boneplates: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    pen.marks(
      [0.35, 0.55, 0.75].map((at) => [spine.on(at, 0.95), spine.on(at + 0.03, 0), spine.on(at, -0.9)]),
      darker(worn.base, 0.45),
      false,
    );
  },
  knob: (pen, skull, worn) => pen.dot(skull.nose[0] + 4, skull.nose[1] - 3, 5.6, worn.mark, 1.7),
  curl: (pen, skull, worn) => {
    const [x, y] = skull.crown;
    locks(pen, x + 4, y + 6, 9, 6, 7, worn.mark, 3, 6.3);
  },
  ridgehead: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = spine.on(0.3 + i * 0.1, 0.85);
      pen.edge(
        [
          [x - 4, y + 3],
          [x + 2, y - 7],
          [x + 5, y + 3],
        ],
        worn.mark,
        1.3,
      );
    }
  },
  flakes: (pen, skull, worn) => {
    for (const [dx, dy] of pts`0 16, 10 14, -8 15`)
      pen.edge(
        [
          [skull.eye[0] + dx - 3, skull.eye[1] + dy - 3],
          [skull.eye[0] + dx, skull.eye[1] + dy + 8],
          [skull.eye[0] + dx + 4, skull.eye[1] + dy - 3],
        ],
        worn.mark,
        1.2,
      );
  },
} as const satisfies Record<string, Mark>;
