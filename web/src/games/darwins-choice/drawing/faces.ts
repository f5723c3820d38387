import { pts, Spine, type Point } from './geometry';
import { GROWTHS, locks, type Mark } from './growths';
import { INK, ring, type Pen } from './pen';
import type { Skull } from './skulls';

/** Behind the head: manes and hair. */
export const HAIR = {
  mane: (pen, skull, worn) => locks(pen, skull.ear[0] - 1, skull.ear[1] + 20, 26, 14, 15, worn.mark),
  ruff: (pen, skull, worn) => locks(pen, skull.ear[0] + 4, skull.ear[1] + 26, 17, 10, 11, worn.pale),
  shagbeard: (pen, skull, worn) => {
    const [x, y] = skull.mouth[0];
    locks(pen, x + 12, y - 6, 13, 13, 8, worn.mark, 0.1, 2.9);
  },
  stripemane: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = spine.on(0.5 + i * 0.075, 0.8);
      const [nx, ny] = spine.normal(0.5 + i * 0.075);
      pen.edge(
        [
          [x - 5, y + 2],
          [x + nx * 13 + 3, y + ny * 13],
          [x + 6, y + 3],
        ],
        worn.mark,
        1.3,
      );
    }
  },
  flaps: (pen, skull, worn) => pen.shape(ring([skull.eye[0] + 9, skull.eye[1] + 8], 22, 26), worn.mark),
} as const satisfies Record<string, Mark>;

/** On the face. */
export const MARKS = {
  ...GROWTHS,
  mask: (pen, skull, worn) => pen.marks([ring([skull.eye[0] + 1, skull.eye[1] + 1], 10, 6.5)], worn.mark),
  patch: (pen, skull, worn) => pen.marks([ring([skull.eye[0] + 1, skull.eye[1] + 2], 8, 9)], worn.mark),
  goggles: (pen, skull, worn) => {
    pen.marks([ring([skull.nose[0] + 9, skull.nose[1] + 2], 11, 9)], worn.pale);
    pen.marks([ring(skull.eye, 8.5, 8.5)], worn.mark);
  },
  blaze: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    pen.shape(
      [0.04, 0.2, 0.36, 0.36, 0.2, 0.04].map((at, i) => spine.on(at, i < 3 ? 0.9 : 0.35)),
      worn.pale,
      0,
    );
  },
  cheek: (pen, skull, worn) => pen.marks([ring([skull.eye[0] + 10, skull.eye[1] + 12], 8, 6)], worn.pale),
  eyepatch: (pen, skull) => pen.marks([ring([skull.eye[0] + 9, skull.eye[1] - 9], 10, 6)], '#fbf6ea'),
  disk: (pen, skull, worn) => {
    pen.shape(ring([skull.eye[0] + 1, skull.eye[1] + 1], 14, 15), worn.pale, 1.4);
    pen.marks(
      [
        [
          [skull.eye[0] - 12, skull.eye[1] + 8],
          [skull.eye[0] - 6, skull.eye[1] + 2],
        ],
      ],
      INK,
      false,
    );
  },
  bib: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    pen.shape(
      [0.45, 0.6, 0.75, 0.75, 0.6, 0.45].map((at, i) => spine.on(at, i < 3 ? -0.1 : -0.95)),
      worn.pale,
      0,
    );
  },
  collar: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    pen.shape(
      pts`0.66 0.98, 0.72 0.98, 0.72 -0.98, 0.66 -0.98`.map(([at, side]) => spine.on(at!, side!)),
      worn.pale,
      0,
    );
  },
  bare: (pen, skull, worn) => {
    const spine = new Spine(skull.nodes);
    pen.shape(
      [0.5, 0.65, 0.8, 0.8, 0.65, 0.5].map((at, i) => spine.on(at, i < 3 ? 0.92 : -0.92)),
      worn.mark,
      0,
    );
  },
  wattle: (pen, skull) => {
    const [x, y] = skull.mouth[0];
    pen.shape(
      [
        [x + 2, y + 2],
        [x - 2, y + 16],
        [x + 4, y + 22],
        [x + 8, y + 14],
        [x + 9, y + 3],
      ],
      '#c8323c',
      1.6,
    );
  },
  beard: (pen, skull, worn) => {
    const [x, y] = skull.mouth[0];
    pen.edge(
      [
        [x - 6, y - 1],
        [x - 3, y + 17],
        [x + 2, y + 8],
        [x + 6, y + 21],
        [x + 10, y - 3],
      ],
      worn.mark,
      1.6,
    );
  },
  gills: (pen, skull) => {
    const [x, y] = skull.ear;
    pen.marks(
      [0, 6, 12].map((dx): Point[] => [
        [x + dx - 6, y - 9],
        [x + dx - 3, y],
        [x + dx - 6, y + 10],
      ]),
      INK,
      false,
    );
  },
  gillcover: (pen, skull) => {
    const [x, y] = skull.ear;
    pen.line(
      [
        [x - 2, y - 15],
        [x + 6, y - 4],
        [x + 5, y + 8],
        [x - 4, y + 15],
      ],
      1.9,
    );
  },
} as const satisfies Record<string, Mark>;

/** Every eye has its look: calm beasts have a lid, hunters a brow, insects many facets. */
export function eye(pen: Pen, skull: Skull, size: number, iris: string): void {
  const [x, y] = skull.eye;
  if (skull.gaze === 'facet') {
    pen.dot(x, y, size * 1.5, iris, 1.8, size * 1.2);
    pen.marks([ring([x - 2, y - 2], size * 0.4)], '#fffbe9');
    return;
  }
  pen.dot(x, y, size, '#fbf6ea', 1.7);
  pen.dot(x - size * 0.2, y, size * 0.62, iris, 0);
  pen.dot(x - size * 0.28, y, size * 0.36, INK, 0);
  pen.marks([ring([x - size * 0.45, y - size * 0.35], size * 0.2)], '#ffffff');
  if (skull.gaze === 'stern')
    pen.line(
      [
        [x - size * 1.5, y - size * 0.4],
        [x, y - size * 1.25],
        [x + size * 1.3, y - size * 1.5],
      ],
      2.4,
    );
  if (skull.gaze === 'calm')
    pen.line(
      [
        [x - size * 1.1, y - size * 0.3],
        [x - size * 0.2, y - size * 1.05],
        [x + size * 1.3, y - size * 0.3],
      ],
      2,
    );
}

export type HairName = keyof typeof HAIR;
export type MarkName = keyof typeof MARKS;
