import { dice, pts, type Point } from './geometry';
import { Pen, type Ink } from './pen';

export const WIDE = 260;
export const HIGH = 46;
const SOFT = 1.3;

/** Trees, dunes or waves behind a biome's name: drawn for its kind, and a little different for each biome. */
export function sceneryOf(ground: string, biome: string): readonly Ink[] {
  const pen = new Pen(biome);
  const roll = dice(`scenery ${biome}`);
  const many = (count: number, draw: (x: number, size: number) => void) => {
    for (let i = 0; i < count; i += 1) draw(((i + 0.2 + roll() * 0.6) / count) * WIDE, 0.75 + roll() * 0.5);
  };
  (SCENES[ground] ?? SCENES.steppe!)(pen, many);
  return pen.inks;
}

type Many = (count: number, draw: (x: number, size: number) => void) => void;
type Scene = (pen: Pen, many: Many) => void;

const hills = (pen: Pen, heights: number[], fill: string): void => {
  const step = WIDE / (heights.length - 1);
  const top = heights.map((height, i): Point => [i * step, HIGH - height]);
  pen.shape(
    [[-30, HIGH + 20], [-30, HIGH - heights[0]!], ...top, [WIDE + 30, HIGH - heights.at(-1)!], [WIDE + 30, HIGH + 20]],
    fill,
    0,
  );
};
const fir = (pen: Pen, x: number, size: number, fill: string): void => {
  const h = 30 * size;
  pen.edge(
    [
      [x, HIGH - h],
      [x + h * 0.3, HIGH],
      [x - h * 0.3, HIGH],
    ],
    fill,
    0,
  );
};
const crown = (pen: Pen, x: number, size: number, fill: string): void => {
  const h = 24 * size;
  pen.line(
    [
      [x, HIGH],
      [x, HIGH - h],
    ],
    3 * size,
    '#6b5236',
  );
  pen.dot(x, HIGH - h, 9 * size, fill, 0, 8 * size);
  pen.dot(x + 7 * size, HIGH - h + 5 * size, 7 * size, fill, 0, 6 * size);
};
const blades = (pen: Pen, x: number, size: number, colour: string): void => {
  for (const lean of [-5, -1, 4])
    pen.line(
      [
        [x, HIGH],
        [x + lean * 0.4, HIGH - 7 * size],
        [x + lean, HIGH - 13 * size],
      ],
      SOFT,
      colour,
    );
};

const SCENES: Record<string, Scene> = {
  jungle: (pen, many) => {
    many(9, (x, size) => crown(pen, x, size * 1.25, '#3f7d4b'));
    many(5, (x, size) =>
      pen.line(
        [
          [x, 0],
          [x + 3, 10 * size],
          [x - 2, 20 * size],
        ],
        SOFT,
        '#2f6b3e',
      ),
    );
  },
  forest: (pen, many) => {
    many(8, (x, size) => fir(pen, x, size, '#6d9a5c'));
    many(5, (x, size) => crown(pen, x, size * 0.8, '#7fa763'));
  },
  wet: (pen, many) => {
    hills(pen, [8, 6, 9, 6, 8], '#7fb5a8');
    many(12, (x, size) => {
      pen.line(
        [
          [x, HIGH],
          [x + 1, HIGH - 22 * size],
        ],
        SOFT,
        '#4d7f6a',
      );
      pen.dot(x + 1, HIGH - 22 * size, 1.8, '#6b4a2c', 0, 4);
    });
  },
  water: (pen, many) => {
    for (const [y, fill] of [
      [20, '#8dbfd9'],
      [11, '#74acca'],
    ] as const)
      hills(pen, [y, y - 4, y + 3, y - 3, y + 2, y - 4, y + 3], fill);
    many(7, (x, size) =>
      pen.line(
        [
          [x - 8, HIGH - 9],
          [x - 3, HIGH - 9 - 4 * size],
          [x + 4, HIGH - 9],
        ],
        SOFT,
        '#f2f8fb',
      ),
    );
  },
  grass: (pen, many) => {
    hills(pen, [6, 8, 6, 7], '#d9c06a');
    many(16, (x, size) => blades(pen, x, size, '#a78a35'));
    many(2, (x, size) => {
      pen.line(
        [
          [x, HIGH],
          [x, HIGH - 22 * size],
        ],
        2.4,
        '#7a5a33',
      );
      pen.dot(x, HIGH - 24 * size, 18 * size, '#8fa052', 0, 5 * size);
    });
  },
  steppe: (pen, many) => {
    hills(pen, [14, 9, 15, 8], '#bdbd80');
    many(14, (x, size) => blades(pen, x, size * 0.9, '#7f8047'));
  },
  desert: (pen, many) => {
    hills(pen, [20, 10, 24, 12, 18], '#e0bd80');
    hills(pen, [6, 14, 5, 12, 8], '#d3aa68');
    many(2, (x, size) => {
      pen.line(
        [
          [x, HIGH],
          [x, HIGH - 22 * size],
        ],
        5,
        '#7f9a5a',
      );
      pen.line(
        [
          [x, HIGH - 10 * size],
          [x + 8, HIGH - 10 * size],
          [x + 8, HIGH - 17 * size],
        ],
        3.6,
        '#7f9a5a',
      );
    });
  },
  mountain: (pen, many) =>
    many(6, (x, size) => {
      const h = 40 * size;
      pen.edge(
        [
          [x, HIGH - h],
          [x + h * 0.7, HIGH],
          [x - h * 0.7, HIGH],
        ],
        '#a59db8',
        0,
      );
      pen.edge(
        [
          [x, HIGH - h],
          [x + h * 0.2, HIGH - h * 0.7],
          [x, HIGH - h * 0.62],
          [x - h * 0.2, HIGH - h * 0.7],
        ],
        '#f5f3f8',
        0,
      );
    }),
  ice: (pen, many) => {
    hills(pen, [22, 12, 20, 10, 22], '#d2e0e7');
    many(5, (x, size) =>
      pen.edge(
        [
          [x - 14 * size, HIGH],
          [x - 8 * size, HIGH - 14 * size],
          [x + 2 * size, HIGH - 20 * size],
          [x + 12 * size, HIGH],
        ],
        '#f7fbfd',
        0,
      ),
    );
    pen.marks(
      Array.from(
        { length: 9 },
        (_, i) =>
          [
            [i * 30 + 8, 10 + (i % 3) * 7],
            [i * 30 + 11, 10 + (i % 3) * 7],
          ] as Point[],
      ),
      '#9db6c2',
      false,
    );
  },
  token: (pen) => {
    for (const shift of [60, 120, 180])
      pen.shape(
        pts`0 4, 6 22, 2 44, 12 24`.map(([x, y]): Point => [x + shift, y]),
        '#a58bb0',
        0,
      );
  },
};
