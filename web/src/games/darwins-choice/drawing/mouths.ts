import { type Coat } from './coat';
import { along, pts, type Point } from './geometry';
import { darker, INK, ring, type Pen } from './pen';
import { BEAKS, noseAt, type BeakName, type Mouth } from './beaks';
import type { Skull } from './skulls';

const IVORY = '#f4ead2';
const GUM = '#a8434a';

const mouthAt = (pen: Pen, skull: Skull, share: number) => {
  const [[x1, y1], [x2, y2]] = skull.mouth;
  return pen.from({ x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share });
};

function smile(pen: Pen, skull: Skull): void {
  const [[x1, y1], [x2, y2]] = skull.mouth;
  pen.line(
    [
      [x1 + 2, y1 - 4],
      [x1, y1],
      [(x1 + x2) / 2, (y1 + y2) / 2 + 1.5],
      [x2, y2],
    ],
    1.9,
  );
}

/** An open mouth with teeth above and below. */
function gape(pen: Pen, skull: Skull, worn: Coat, open: number, count: number, jaw = 7): void {
  const [[x1, y1], [x2, y2]] = skull.mouth;
  const low: Point = [x2 + open * 0.5, y2 + open];
  pen.shape(
    [
      [x1 + 6, y1 + 1],
      [x1 - 4, y1 + jaw],
      [(x1 + low[0]) / 2, (y1 + low[1]) / 2 + jaw],
      [low[0] - 2, low[1] + jaw * 0.6],
      [low[0] - 3, low[1] - 2],
      [(x1 + low[0]) / 2, (y1 + low[1]) / 2 - 1],
    ],
    worn.pale,
  );
  pen.edge([[x1, y1], [x2, y2], low], GUM, 1.5);
  const tooth = (share: number, from: Point, way: number): Point[] => {
    const x = x1 + (from[0] - x1) * share;
    const y = y1 + (from[1] - y1) * share;
    const size = Math.min(open * 0.5, 7) * (0.6 + share * 0.4);
    return [
      [x - size * 0.45, y],
      [x, y + way * size],
      [x + size * 0.45, y],
    ];
  };
  for (let i = 0; i < count; i += 1) {
    pen.edge(tooth(0.2 + (i * 0.78) / count, [x2, y2], 1), IVORY, 0.9);
    pen.edge(tooth(0.3 + (i * 0.68) / count, low, -1), IVORY, 0.9);
  }
}

export const MOUTHS = {
  ...BEAKS,
  smile,
  nose: (pen, skull) => {
    smile(pen, skull);
    pen.dot(skull.nose[0] + 2, skull.nose[1], 4.2, INK, 0, 3.4);
  },
  muzzle: (pen, skull, worn) => {
    pen.marks([ring([skull.nose[0] + 8, skull.nose[1] + 5], 10, 8)], worn.pale);
    MOUTHS.nose(pen, skull, worn);
  },
  lips: (pen, skull, worn) => {
    smile(pen, skull);
    pen.dot(skull.nose[0] + 5, skull.nose[1] - 1, 2, darker(worn.base, 0.6), 0, 1.5);
  },
  whiskers: (pen, skull, worn) => {
    MOUTHS.muzzle(pen, skull, worn);
    const at = noseAt(pen, skull);
    at.marks([pts`8 6, -4 12`, pts`10 8, 0 16`, pts`8 4, -6 6`], INK, false);
  },
  disc: (pen, skull, worn) => {
    smile(pen, skull);
    const at = noseAt(pen, skull);
    at.dot(0, 0, 5, darker(worn.pale, 0.15), 2, 7.5);
    at.marks([ring([-1, -2.6], 1.5), ring([-1, 2.8], 1.5)], INK);
  },
  bulb: (pen, skull, worn) => {
    smile(pen, skull);
    noseAt(pen, skull).shape(pts`12 -10, -2 -8, -10 4, -8 16, 2 16, 8 6`, worn.mark);
  },
  trunk: (pen, skull, worn) => {
    const at = noseAt(pen, skull);
    const spine = at.limb(along`10 -12 13, -6 4 10, -12 26 8, -8 46 6.4, -20 58 5, -32 52 4`, worn.base);
    at.marks(
      [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((s) => [spine.on(s, 0.5), spine.on(s + 0.015, 0), spine.on(s, -0.8)]),
      darker(worn.base, 0.35),
      false,
    );
  },
  snout: (pen, skull, worn) => {
    const at = noseAt(pen, skull);
    at.limb(along`12 -8 12, -4 0 9, -12 12 7, -14 22 5.4`, worn.base);
    smile(pen, skull);
  },
  tusks: (pen, skull, worn) => {
    MOUTHS.trunk(pen, skull, worn);
    noseAt(pen, skull).limb(along`14 6 4.6, 2 22 4.4, -16 32 3.6, -34 28 1.6`, IVORY, 1.9);
  },
  bigtusks: (pen, skull, worn) => {
    MOUTHS.trunk(pen, skull, worn);
    noseAt(pen, skull).limb(along`14 6 5, 6 30 5, -18 50 4.6, -46 44 4, -56 22 3, -46 8 1.4`, IVORY, 1.9);
  },
  downtusks: (pen, skull, worn) => {
    MOUTHS.trunk(pen, skull, worn);
    noseAt(pen, skull).limb(along`12 14 5, 8 30 4.6, 14 46 3.4, 26 54 1.6`, IVORY, 1.9);
  },
  fangs: (pen, skull, worn) => {
    MOUTHS.muzzle(pen, skull, worn);
    mouthAt(pen, skull, 0.62).shape(pts`-4 -2, -6 16, -1 24, 2 12, 3 -2`, IVORY, 1.5);
  },
  tuskup: (pen, skull, worn) => {
    MOUTHS.disc(pen, skull, worn);
    mouthAt(pen, skull, 0.6).shape(pts`-4 3, -8 -7, -6 -14, 0 -8, 3 2`, IVORY, 1.4);
  },
  babirusa: (pen, skull, worn) => {
    MOUTHS.disc(pen, skull, worn);
    mouthAt(pen, skull, 0.45).limb(along`0 0 2.8, -6 -20 2.8, 4 -38 2.4, 18 -38 1.2`, IVORY, 1.5);
    mouthAt(pen, skull, 0.75).limb(along`0 2 2.6, -7 -12 2.2, -5 -24 1.2`, IVORY, 1.5);
  },
  walrus: (pen, skull, worn) => {
    pen.marks([ring([skull.nose[0] + 8, skull.nose[1] + 6], 12, 10)], worn.pale);
    pen.dot(skull.nose[0] + 2, skull.nose[1] - 1, 3.6, INK, 0);
    const at = mouthAt(pen, skull, 0.7);
    for (const x of [4, -6])
      at.limb(
        [
          [x, 2, 3.6],
          [x - 1, 20, 3.2],
          [x + 3, 38, 1.6],
        ],
        IVORY,
        1.6,
      );
    noseAt(pen, skull).marks([pts`4 8, -6 12`, pts`6 11, -3 17`, pts`10 12, 3 20`], INK, false);
  },
  buckteeth: (pen, skull, worn) => {
    MOUTHS.muzzle(pen, skull, worn);
    mouthAt(pen, skull, 0.9).edge(pts`-3 0, -3 9, 3 9, 4 0`, '#f0a24a', 1.4);
  },
  sabre: (pen, skull) => {
    const at = noseAt(pen, skull);
    for (const x of [8, 2])
      at.edge(
        [
          [x, 8],
          [x - 2, 20],
          [x + 4, 8],
        ],
        IVORY,
        1.3,
      );
    smile(pen, skull);
  },
  roar: (pen, skull, worn) => {
    gape(pen, skull, worn, 14, 6);
    pen.dot(skull.nose[0] + 5, skull.nose[1], 2, INK, 0, 1.6);
  },
  jaws: (pen, skull, worn) => {
    gape(pen, skull, worn, 16, 9, 6);
    pen.dot(skull.nose[0] + 3, skull.nose[1] + 1, 2, INK, 0, 1.6);
  },
  sharkjaw: (pen, skull, worn) => gape(pen, skull, worn, 11, 5, 5),
  snarl: (pen, skull, worn) => {
    MOUTHS.nose(pen, skull, worn);
    const [[x1, y1], [x2, y2]] = skull.mouth;
    for (let i = 1; i < 6; i += 1) {
      const [x, y] = [x1 + ((x2 - x1) * i) / 6, y1 + ((y2 - y1) * i) / 6 + 1];
      pen.edge(
        [
          [x - 2.4, y - 1],
          [x, y + 5],
          [x + 2.4, y - 1],
        ],
        IVORY,
        0.9,
      );
    }
  },
  teeth: (pen, skull, worn) => {
    smile(pen, skull);
    const [[x1, y1], [x2, y2]] = skull.mouth;
    const count = Math.max(4, Math.round(Math.hypot(x2 - x1, y2 - y1) / 6));
    for (let i = 1; i < count; i += 1) {
      const [x, y] = [x1 + ((x2 - x1) * i) / count, y1 + ((y2 - y1) * i) / count];
      pen.edge(
        [
          [x - 2, y],
          [x, y + (i % 2 === 0 ? 5 : -4)],
          [x + 2, y],
        ],
        IVORY,
        0.8,
      );
    }
    pen.dot(skull.nose[0] + 4, skull.nose[1] - 1, 1.8, darker(worn.base, 0.6), 0);
  },
  underbite: (pen, skull, worn) => {
    const at = mouthAt(pen, skull, 0.5);
    at.shape(pts`14 2, 4 14, -12 12, -16 2, -6 4`, worn.mark);
    for (const x of [-13, -7, -1, 5])
      at.edge(
        [
          [x - 2.4, 4],
          [x, -5],
          [x + 2.4, 4],
        ],
        IVORY,
        1,
      );
  },
  whorl: (pen, skull, worn) => {
    gape(pen, skull, worn, 14, 1, 9);
    const at = mouthAt(pen, skull, 0.55).from({ y: 12 });
    for (let i = 0; i < 9; i += 1) {
      const a = -2.9 + i * 0.5;
      at.edge(
        [
          [Math.cos(a - 0.22) * 8, Math.sin(a - 0.22) * 8],
          [Math.cos(a) * 14, Math.sin(a) * 14],
          [Math.cos(a + 0.22) * 8, Math.sin(a + 0.22) * 8],
        ],
        IVORY,
        1,
      );
    }
    at.dot(0, 0, 8.5, worn.pale, 1.6);
    at.line(pts`0 1, 3 -2, -1 -4, -4 1, 0 5`, 1.2);
  },
  armourjaw: (pen, skull, worn) => {
    gape(pen, skull, worn, 15, 0, 8);
    const at = mouthAt(pen, skull, 0.95);
    at.edge(pts`-2 -3, 1 12, 8 0`, IVORY, 1.6);
    at.edge(pts`2 20, 6 7, 12 17`, IVORY, 1.6);
    pen.marks(
      [pts`-34 -18, -24 0, -30 14`, pts`-24 0, -4 2`, pts`-12 -20, -6 0, -10 20`],
      darker(worn.base, 0.5),
      false,
    );
  },
  ducky: (pen, skull, worn) => {
    noseAt(pen, skull).shape(pts`10 -6, -2 -6, -12 0, -14 7, -4 9, 10 7`, darker(worn.pale, 0.25));
    smile(pen, skull);
  },
  twotusks: (pen, skull, worn) => {
    MOUTHS.snub(pen, skull, worn);
    mouthAt(pen, skull, 0.5).edge(pts`-4 -2, -6 16, 4 -2`, IVORY, 1.5);
  },
  tongue: (pen, skull) => {
    smile(pen, skull);
    const at = noseAt(pen, skull);
    at.line(pts`6 5, -10 8, -20 6`, 2.4, '#c2434f');
    at.marks([pts`-20 6, -28 2`, pts`-20 6, -27 10`], '#c2434f', false);
  },
  longtongue: (pen, skull) => {
    smile(pen, skull);
    const at = noseAt(pen, skull);
    at.wire(pts`4 6, -14 10, -32 2, -38 -8`, 3, '#d9606a');
    at.dot(-39, -10, 4, '#d9606a', 1.6);
  },
  snorkel: (pen, skull) => {
    smile(pen, skull);
    noseAt(pen, skull).shape(pts`6 -4, -8 -7, -15 -5, -8 -1, 5 2`, '#6f5a3f', 1.6);
  },
} as Record<MouthName, Mouth>;

export type MouthName =
  | BeakName
  | 'smile'
  | 'nose'
  | 'muzzle'
  | 'lips'
  | 'whiskers'
  | 'disc'
  | 'bulb'
  | 'trunk'
  | 'snout'
  | 'tusks'
  | 'bigtusks'
  | 'downtusks'
  | 'fangs'
  | 'tuskup'
  | 'babirusa'
  | 'walrus'
  | 'buckteeth'
  | 'sabre'
  | 'roar'
  | 'jaws'
  | 'sharkjaw'
  | 'snarl'
  | 'teeth'
  | 'underbite'
  | 'whorl'
  | 'armourjaw'
  | 'ducky'
  | 'twotusks'
  | 'tongue'
  | 'longtongue'
  | 'snorkel';
