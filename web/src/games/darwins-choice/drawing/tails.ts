import { dress, shade, type Coat } from './coat';
import { along, pts, type Node, type Point, type Spine } from './geometry';
import { dressed, FINS, type Tail } from './fins';
import { darker, paler, ring, type Pen } from './pen';

const WHIP: readonly Node[] = along`-4 0 9, 20 2 6.5, 44 -4 4.5, 66 -16 2.4`;
const THICK: readonly Node[] = along`-8 0 17, 20 4 13, 50 6 8, 82 -4 2.4`;

function tuft(pen: Pen, x: number, y: number, fill: string, size = 9): void {
  pen.shape(
    [
      [x - size, y - size * 0.4],
      [x + size * 0.3, y - size],
      [x + size * 1.7, y - size * 0.9],
      [x + size, y + size * 0.6],
      [x - size * 0.4, y + size * 0.7],
    ],
    fill,
  );
}

function plumes(
  pen: Pen,
  worn: Coat,
  count: number,
  from: number,
  to: number,
  long: number,
  wide: number,
  eyes = false,
): void {
  for (let i = 0; i < count; i += 1) {
    const angle = from + ((to - from) * i) / Math.max(1, count - 1);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, across: number): Point => [c * long * along - s * across, s * long * along + c * across];
    pen.shape(
      [
        at(-0.05, -wide * 0.4),
        at(0.6, -wide * 0.8),
        at(0.93, -wide),
        at(1, 0),
        at(0.93, wide),
        at(0.6, wide * 0.8),
        at(-0.05, wide * 0.4),
      ],
      i % 2 === 0 ? worn.base : shade(worn),
      1.6,
    );
    pen.marks([[at(0.2, 0), at(0.9, 0)]], worn.mark, false);
    if (eyes) {
      pen.marks([ring(at(0.86, 0), wide * 0.8)], worn.mark);
      pen.marks([ring(at(0.86, 0), wide * 0.4)], worn.pale);
    }
  }
}

function spikes(pen: Pen, spine: Spine, shares: readonly number[], high: number, fill: string, both = false): void {
  for (const share of shares)
    for (const side of both ? [1, -1] : [1]) {
      const [x, y] = spine.on(share, 0.7 * side);
      const [nx, ny] = spine.normal(share);
      pen.edge(
        [
          [x - 4, y],
          [x + nx * high * side + high * 0.35, y + ny * high * side],
          [x + 4, y],
        ],
        fill,
        1.6,
      );
    }
}

export const TAILS = {
  ...FINS,
  tufted: (pen, worn) => {
    dressed(pen, worn, along`-4 0 6, 14 14 4.5, 36 22 4, 56 12 3.4`, 4);
    tuft(pen, 60, 8, worn.mark);
  },
  cat: (pen, worn) => void dressed(pen, worn, along`-4 0 8, 18 12 7, 42 10 7, 62 -8 6.5, 72 -22 6`, 8),
  bushy: (pen, worn) => {
    dressed(
      pen,
      { ...worn, pattern: worn.pattern === 'bands' ? 'bands' : 'fur' },
      along`-4 0 7, 16 6 12, 42 6 17, 66 -4 12, 80 -12 4`,
      6,
    );
    if (worn.pattern !== 'bands') pen.shape(pts`68 -12, 78 -15, 81 -12, 72 0, 66 2`, worn.pale, 0);
  },
  curled: (pen, worn) =>
    void dressed(
      pen,
      { ...worn, pattern: 'fur' },
      along`-4 2 7, 14 4 11, 32 -14 16, 32 -42 16, 48 -60 11, 60 -54 5`,
      8,
    ),
  curtain: (pen, worn) => {
    dressed(pen, { ...worn, pattern: 'shag' }, along`-4 0 9, 22 -4 14, 52 0 15, 78 8 6`, 7);
  },
  grip: (pen, worn) =>
    void dressed(pen, worn, along`-4 0 7, 22 8 6, 46 2 5.4, 60 -16 5, 52 -32 4.4, 40 -26 3.6, 46 -18 2.6`, 8),
  heavy: (pen, worn) => void dressed(pen, worn, THICK),
  short: (pen, worn) => void dressed(pen, worn, along`-4 0 9, 10 -4 8, 20 -10 5`, 3),
  stiff: (pen, worn) => void dressed(pen, worn, along`-6 0 10, 18 2 7, 44 4 5, 66 2 2.6`),
  paddle: (pen, worn) => {
    pen.limb(along`-6 0 10, 8 3 9`, worn.mark);
    const spine = pen.limb(along`4 3 9, 26 6 15, 50 8 17, 66 8 11`, worn.base);
    dress(pen, spine, { ...worn, pattern: 'scales' }, 8);
  },
  quills: (pen, worn) => {
    for (let i = 0; i < 9; i += 1) {
      const angle = -1.15 + i * 0.2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      pen.edge(
        [
          [-s * 3, c * 3],
          [c * 62, s * 62],
          [s * 3, -c * 3],
        ],
        i % 2 === 0 ? worn.pale : worn.mark,
        1.4,
      );
      pen.line(
        [
          [c * 28, s * 28],
          [c * 38, s * 38],
        ],
        3,
        worn.mark,
      );
    }
    pen.limb(along`-6 0 10, 10 -1 8`, worn.base);
  },
  ridged: (pen, worn) => {
    const spine = pen.limb(along`-8 0 16, 22 4 12, 52 4 8, 86 -6 2.4`, worn.base);
    spikes(pen, spine, [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92], 8, shade(worn));
    dress(pen, spine, worn, 8);
  },
  lizard: (pen, worn) => void dressed(pen, worn, along`-6 0 11, 22 8 8, 52 2 5, 84 -10 2`, 9),
  crested: (pen, worn) => {
    const spine = pen.limb(along`-6 0 11, 22 6 8, 50 2 6, 78 -8 2.4`, worn.base);
    spikes(pen, spine, [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8], 9, worn.mark);
    dress(pen, spine, worn, 8);
  },
  coiled: (pen, worn) =>
    void dressed(pen, worn, along`-6 0 9, 22 6 7, 46 0 6, 58 14 5.4, 46 28 4.6, 34 20 3.8, 42 14 2.6`, 9),
  rattle: (pen, worn) => {
    dressed(pen, worn, along`-6 0 10, 18 10 8, 40 2 6`, 7);
    for (let i = 0; i < 6; i += 1)
      pen.dot(46 + i * 6, -6 - i * 5, 6 - i * 0.6, i % 2 === 0 ? worn.pale : worn.mark, 1.5);
  },
  sting: (pen, worn) => {
    const beads = pts`2 -2, 20 -8, 34 -22, 40 -40, 34 -58, 20 -68`;
    beads.forEach(([x, y], i) => pen.dot(x, y, 12 - i, i % 2 === 0 ? worn.base : shade(worn)));
    pen.shape(pts`22 -76, 6 -76, -10 -66, -18 -50, -6 -58, 8 -60, 20 -60`, worn.mark);
  },
  shellfan: (pen, worn) => {
    for (const [turn, long] of pts`-0.8 34, 0.8 34, -0.4 40, 0.4 40, 0 42`) {
      const c = Math.cos(turn);
      const s = Math.sin(turn);
      pen.shape(
        [
          [40, -2],
          [42 + c * long - s * 8, s * long + c * -8],
          [42 + c * long + s * 8, s * long + c * 8],
          [40, 4],
        ],
        worn.mark,
        1.7,
      );
    }
    for (let i = 0; i < 5; i += 1)
      pen.dot(2 + i * 10, 1, 13 - i * 1.1, i % 2 === 0 ? worn.base : shade(worn), 1.8, 12 - i);
  },
  feather: (pen, worn) => plumes(pen, worn, 5, -0.25, 0.55, 50, 7),
  wedge: (pen, worn) => plumes(pen, worn, 5, -0.35, 0.35, 60, 8),
  longfeather: (pen, worn) => plumes(pen, worn, 4, -0.1, 0.4, 94, 5.5),
  peacock: (pen, worn) => plumes(pen, worn, 9, -1.7, 0.35, 92, 6, true),
  lyre: (pen, worn) => {
    plumes(pen, worn, 6, -1.35, -0.35, 62, 3);
    for (const way of [-1, 1]) {
      const nodes: Node[] = [
        [0, 0, 4],
        [26 - way * 14, -36 - way * -8, 5],
        [44 - way * 26, -72, 5],
        [66 - way * 22, -92, 4],
        [74 - way * 16, -78, 3],
      ];
      dressed(pen, { ...worn, pattern: 'bands' }, nodes, 7);
    }
  },
  kite: (pen, worn) => {
    pen.limb(along`-4 0 6, 26 6 3.6, 58 2 2.4`, worn.base);
    pen.shape(pts`56 2, 68 -12, 84 -2, 70 12`, worn.mark);
  },
  plume: (pen, worn) => {
    for (let i = 0; i < 9; i += 1) {
      const x = 8 + i * 8;
      const reach = 8 + i * 1.5;
      pen.edge(
        [
          [x - 4, 2 - i * 0.6],
          [x + 12, -reach],
          [x + 8, 0],
          [x + 12, reach - 2],
        ],
        i % 2 === 0 ? worn.base : worn.mark,
        1.3,
      );
    }
    dressed(pen, { ...worn, pattern: 'plain' }, along`-6 0 10, 20 2 6.5, 48 0 4.5, 84 -5 2`);
  },
  club: (pen, worn) => {
    dressed(pen, worn, along`-8 0 16, 18 4 11, 44 4 8, 62 0 8`, 7);
    pen.dot(76, -2, 16, worn.mark, 2.2, 13);
    pen.line(pts`66 -10, 78 -4, 88 -8`, 1.6, darker(worn.mark, 0.4));
  },
  mace: (pen, worn) => {
    dressed(pen, { ...worn, pattern: 'segments' }, along`-8 0 15, 18 4 12, 44 4 10, 60 0 10`, 7);
    for (let i = 0; i < 7; i += 1) {
      const a = -2.4 + i * 0.8;
      pen.edge(
        [
          [72 + Math.cos(a + 0.3) * 11, Math.sin(a + 0.3) * 11],
          [72 + Math.cos(a) * 24, Math.sin(a) * 24],
          [72 + Math.cos(a - 0.3) * 11, Math.sin(a - 0.3) * 11],
        ],
        '#efe2c4',
        1.5,
      );
    }
    pen.dot(72, 0, 13, worn.mark);
  },
  thagomizer: (pen, worn) => {
    const spine = pen.limb(along`-8 0 17, 22 4 12, 54 2 7, 84 -8 3`, worn.base);
    dress(pen, spine, worn, 7);
    spikes(pen, spine, [0.1, 0.28, 0.44], 13, worn.mark);
    spikes(pen, spine, [0.72, 0.9], 24, '#efe2c4', true);
  },
  spiny: (pen, worn) => {
    const spine = pen.limb(along`-8 0 15, 22 4 11, 52 2 7, 80 -6 2.6`, worn.base);
    spikes(pen, spine, [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9], 20, '#efe2c4');
    dress(pen, spine, worn, 7);
  },
  whip: (pen, worn) => void dressed(pen, worn, along`-8 0 18, 26 6 11, 62 6 6, 96 -8 3, 122 -28 1.4`, 9),
  bristles: (pen, worn) => {
    const spine = pen.limb(THICK, worn.base);
    dress(pen, spine, worn, 7);
    const hairs = Array.from({ length: 16 }, (_, i): Point[] => {
      const [x, y] = spine.on(0.05 + i * 0.04, 0.9);
      return [
        [x, y],
        [x + 6, y - 14 - pen.roll() * 8],
      ];
    });
    pen.marks(hairs, worn.mark, false);
  },
  striped: (pen, worn) => {
    dressed(pen, { ...worn, pattern: 'fur' }, along`-4 0 7, 14 -8 13, 28 -30 18, 40 -54 15, 54 -66 7`, 7);
    pen.line(pts`4 0, 22 -16, 34 -38, 46 -58`, 6, worn.mark);
  },
  rope: (pen, worn) => void dressed(pen, worn, WHIP, 6),
  soft: (pen, worn) => {
    dressed(pen, worn, along`-6 0 11, 18 4 11, 44 4 9, 64 0 5`, 6);
    pen.marks([ring([20, -2], 3), ring([40, -1], 2.5)], paler(worn.base), true);
  },
} as const satisfies Record<string, Tail>;

export type TailName = keyof typeof TAILS;
