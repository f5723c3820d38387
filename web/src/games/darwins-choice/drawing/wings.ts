import { shade, type Coat } from './coat';
import { pts, type Point } from './geometry';
import { darker, INK, paler, ring, type Pen } from './pen';

/** Draws one wing from its root at the origin, up and back. */
type Wing = (pen: Pen, worn: Coat) => void;

/** Long feathers in a fan between two directions, the longest first. */
function fan(
  pen: Pen,
  worn: Coat,
  count: number,
  from: number,
  to: number,
  long: number,
  short: number,
  tip: string,
): void {
  for (let i = count - 1; i >= 0; i -= 1) {
    const share = i / (count - 1);
    const angle = from + (to - from) * share;
    const reach = long + (short - long) * share;
    const at = (along: number, across: number): Point => [
      Math.cos(angle) * reach * along - Math.sin(angle) * across,
      Math.sin(angle) * reach * along + Math.cos(angle) * across,
    ];
    pen.shape(
      [at(0.1, -4), at(0.55, -6), at(0.93, -4.5), at(1, 0), at(0.93, 4.5), at(0.55, 6), at(0.1, 4)],
      i % 2 === 0 ? worn.base : shade(worn),
      1.5,
    );
    pen.shape([at(0.78, -5), at(0.95, -4), at(1, 0), at(0.95, 4), at(0.78, 5)], tip, 0);
  }
}

function coverts(pen: Pen, worn: Coat, points: readonly Point[]): void {
  pen.shape(points, worn.base);
  const [a, , c] = [points[0]!, points[1]!, points[2]!];
  pen.marks(
    [0.3, 0.55, 0.8].map((t) => {
      const x = a[0] + (c[0] - a[0]) * t;
      const y = a[1] + (c[1] - a[1]) * t;
      return [
        [x, y + 2],
        [x + 5, y + 8],
        [x + 11, y + 5],
      ] as Point[];
    }),
    worn.mark,
    false,
  );
}

function feathered(pen: Pen, worn: Coat, count: number, long: number, from = -1.35): void {
  fan(pen, worn, count, from, 0.05, long, long * 0.5, worn.mark);
  const reach = long * 0.62;
  coverts(pen, worn, [
    [-6, 6],
    [Math.cos(from) * reach * 0.5 - 8, Math.sin(from) * reach * 0.5],
    [Math.cos(from) * reach, Math.sin(from) * reach],
    [reach * 0.45, -reach * 0.5],
    [reach * 0.5, -6],
    [6, 8],
  ]);
}

/** Skin between long fingers. */
function membrane(pen: Pen, worn: Coat, tips: readonly Point[], arm: Point): void {
  const outline: Point[] = [[-6, 4], arm];
  tips.forEach((tip, i) => {
    outline.push(tip);
    const next = tips[i + 1] ?? [14, 12];
    outline.push([(tip[0] + next[0]) * 0.42, (tip[1] + next[1]) * 0.42]);
  });
  pen.edge([...outline, [12, 12]], worn.base);
  for (const tip of tips)
    pen.line([arm, [(arm[0] + tip[0]) / 2 + 3, (arm[1] + tip[1]) / 2], tip], 2, darker(worn.mark, 0.2));
  pen.line([[-2, 4], arm], 4, INK);
  pen.line([[-2, 4], arm], 2, worn.mark);
}

function veined(pen: Pen, points: readonly Point[], fill: string, veins: string): void {
  pen.shape(points, fill, 1.6);
  const tip = points[Math.floor(points.length / 2)]!;
  pen.marks(
    [0.4, 0.65, 0.85].map(
      (t) =>
        [
          [0, 0],
          [tip[0] * t - 4 * t, tip[1] * t + 9 * t],
          [tip[0] * t, tip[1] * t],
        ] as Point[],
    ),
    veins,
    false,
  );
}

export const WINGS = {
  broad: (pen, worn) => feathered(pen, worn, 8, 92),
  pointed: (pen, worn) => feathered(pen, worn, 7, 100, -0.95),
  round: (pen, worn) => feathered(pen, worn, 6, 64),
  long: (pen, worn) => feathered(pen, worn, 7, 122, -0.8),
  small: (pen, worn) => feathered(pen, worn, 6, 52, -1.2),
  eyed: (pen, worn) => {
    feathered(pen, worn, 7, 78);
    pen.marks([ring([24, -44], 5), ring([42, -32], 5), ring([14, -30], 4)], worn.pale);
  },
  paddle: (pen, worn) => {
    pen.shape(pts`-6 0, 2 -8, 30 -6, 58 6, 62 14, 40 12, 12 12`, worn.base);
    pen.line(pts`8 6, 34 8, 54 11`, 3, worn.pale);
  },
  bat: (pen, worn) => membrane(pen, worn, pts`30 -84, 72 -58, 78 -18`, [4, -48]),
  ptero: (pen, worn) => membrane(pen, worn, pts`96 -78, 40 -18`, [10, -52]),
  gliding: (pen, worn) => {
    pen.shape(pts`-14 2, -4 -38, 18 -58, 48 -56, 64 -34, 56 -6, 20 8`, worn.base);
    for (const [x, y] of pts`0 -40, 22 -54, 44 -52, 58 -32`)
      pen.line(
        [
          [4, 2],
          [x * 0.6, y * 0.55],
          [x, y],
        ],
        1.6,
        worn.mark,
      );
    pen.marks([ring([28, -26], 5), ring([40, -36], 4), ring([16, -38], 4)], worn.mark);
  },
  dragonfly: (pen, worn) => {
    veined(pen, pts`0 2, 10 -10, 44 -46, 72 -66, 80 -60, 62 -36, 22 0`, paler(worn.base, 0.65), worn.mark);
    veined(pen, pts`2 2, 18 -8, 54 -22, 84 -26, 86 -16, 60 -4, 20 8`, paler(worn.base, 0.65), worn.mark);
    pen.marks([ring([72, -61], 4, 2), ring([80, -22], 4, 2)], worn.mark);
  },
  beetle: (pen, worn) => {
    veined(pen, pts`2 4, 20 -22, 60 -44, 78 -38, 64 -12, 20 10`, '#ece4d0', '#8a7b62');
    pen.shape(pts`-8 6, -6 -24, 12 -52, 34 -60, 44 -46, 30 -16, 8 8`, worn.base);
    pen.marks([ring([8, -22], 5), ring([22, -40], 5), ring([24, -20], 4)], worn.mark);
  },
  butterfly: (pen, worn) => {
    pen.shape(pts`2 4, 22 2, 50 14, 58 34, 40 44, 18 30`, worn.base);
    pen.shape(pts`-4 4, -2 -32, 22 -66, 58 -76, 70 -58, 58 -24, 26 2`, worn.base);
    pen.marks(
      [pts`2 0, 18 -30, 52 -66`, pts`6 0, 30 -24, 62 -48`, pts`6 2, 30 -10, 54 -26`, pts`8 8, 30 18, 48 34`],
      worn.mark,
      false,
    );
    const rim: Point[] = pts`52 -70, 62 -62, 64 -50, 58 -34, 54 22, 50 36, 38 40`;
    pen.marks(
      rim.map((at) => ring(at, 4.4)),
      worn.mark,
    );
    pen.marks(
      rim.map((at) => ring(at, 1.7)),
      worn.pale,
    );
  },
  moth: (pen, worn) => {
    pen.shape(pts`2 4, 22 4, 34 26, 44 62, 36 76, 28 58, 14 34`, worn.base);
    pen.shape(pts`-4 4, 0 -34, 26 -62, 64 -70, 60 -40, 44 -8, 22 6`, worn.base);
    pen.line(pts`-2 -2, 4 -36, 28 -60, 62 -68`, 3, worn.mark);
    pen.marks([ring([28, -32], 6, 5), ring([22, 24], 5, 4)], worn.mark);
    pen.marks([ring([28, -32], 2.4), ring([22, 24], 2)], worn.pale);
  },
  manta: (pen, worn) => {
    pen.shape(pts`-20 6, -8 -14, 26 -34, 78 -58, 70 -34, 44 0, 16 12`, worn.base);
    pen.shape(pts`-10 6, 10 -4, 40 -18, 66 -44, 40 0, 14 11`, worn.pale, 0);
  },
  finwing: (pen, worn) => {
    pen.shape(pts`-4 6, 8 -22, 44 -58, 74 -66, 70 -42, 50 -14, 18 8`, worn.base);
    pen.marks([pts`4 2, 30 -34, 70 -62`, pts`6 2, 36 -26, 68 -46`, pts`8 4, 36 -14, 56 -22`], worn.mark, false);
  },
  rays: (pen, worn) => {
    for (let i = 0; i < 8; i += 1) {
      const angle = -1.75 + i * 0.24;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const reach = 74 - Math.abs(i - 3) * 5;
      pen.shape(
        [
          [0, 2],
          [c * reach * 0.5 - s * 5, s * reach * 0.5 + c * 5],
          [c * reach, s * reach],
          [c * reach * 0.5 + s * 5, s * reach * 0.5 - c * 5],
        ],
        i % 2 === 0 ? worn.base : worn.pale,
        1.4,
      );
      pen.marks(
        [0.35, 0.55, 0.75].map((t) => ring([c * reach * t, s * reach * t], 3, 2.4, 6)),
        worn.mark,
      );
    }
  },
} as const satisfies Record<string, Wing>;

export type WingName = keyof typeof WINGS;
