import { shade, type Coat } from './coat';
import { Spine, type Point } from './geometry';
import { darker, paler, type Pen } from './pen';
import type { Torso } from './torsos';

export type Topping = (pen: Pen, torso: Torso, worn: Coat) => void;

export const spineOf = (torso: Torso) => new Spine(torso.nodes);

/** Something that stands on the back, from one share of the way to another, with a height for each step. */
function ridge(pen: Pen, torso: Torso, from: number, to: number, heights: readonly number[], fill: string): Point[] {
  const spine = spineOf(torso);
  const share = (i: number) => from + ((to - from) * i) / (heights.length - 1);
  const top = heights.map((height, i): Point => {
    const [x, y] = spine.on(share(i), 0.9);
    const [nx, ny] = spine.normal(share(i));
    return [x + nx * height, y + ny * height];
  });
  const foot = heights.map((_, i) => spine.on(share(i), 0.55)).toReversed();
  pen.shape([...top, ...foot], fill);
  return top;
}

/** Pointed things in a row on the back. */
function row(
  pen: Pen,
  torso: Torso,
  count: number,
  from: number,
  to: number,
  tall: (i: number) => number,
  wide: number,
  fill: string,
  lean = 0.25,
): void {
  const spine = spineOf(torso);
  for (let i = 0; i < count; i += 1) {
    const share = from + ((to - from) * (i + 0.5)) / count;
    const [x, y] = spine.on(share, 0.86);
    const [nx, ny] = spine.normal(share);
    const high = tall(i / Math.max(1, count - 1));
    pen.edge(
      [
        [x - wide, y + 2],
        [x + nx * high + high * lean, y + ny * high],
        [x + wide, y + 2],
      ],
      fill,
      1.8,
    );
  }
}

function sail(pen: Pen, torso: Torso, worn: Coat, high: number, ribs: number): void {
  const heights = [2, 0.6, 0.92, 1, 0.85, 0.5, 2].map((share) => (share > 1 ? 0 : share * high));
  ridge(pen, torso, 0.02, 0.94, heights, worn.mark);
  const spine = spineOf(torso);
  const lines = Array.from({ length: ribs }, (_, i): Point[] => {
    const share = 0.12 + (0.7 * i) / (ribs - 1);
    const [x, y] = spine.on(share, 0.9);
    const arch = Math.sin((Math.PI * (i + 1)) / (ribs + 1));
    return [
      [x, y],
      [x + 3, y - high * 0.86 * arch],
    ];
  });
  pen.marks(lines, darker(worn.mark, 0.35), false);
}

/** Spikes all round: urchins and pufferfish. */
function spiky(pen: Pen, torso: Torso, count: number, long: number, fill: string): void {
  const outline = spineOf(torso).outline();
  for (let i = 0; i < count; i += 1) {
    const [x, y] = outline[Math.floor((i / count) * outline.length)]!;
    const angle = Math.atan2(y, x);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = long * (0.75 + pen.roll() * 0.5);
    pen.edge(
      [
        [x - s * 3, y + c * 3],
        [x + c * reach, y + s * reach],
        [x + s * 3, y - c * 3],
      ],
      fill,
      1.4,
    );
  }
}

/** What an animal carries on its back; drawn before the trunk, which hides its roots. */
export const UNDER = {
  hump: (pen, torso, worn) => void ridge(pen, torso, 0.2, 0.75, [0, 14, 24, 26, 20, 8, 0], worn.base),
  withers: (pen, torso, worn) => void ridge(pen, torso, 0, 0.55, [4, 16, 20, 12, 0], worn.base),
  sail: (pen, torso, worn) => sail(pen, torso, worn, 50, 9),
  lowsail: (pen, torso, worn) => sail(pen, torso, worn, 34, 7),
  dorsal: (pen, torso, worn) => void ridge(pen, torso, 0.25, 0.72, [0, 10, 22, 17, 12, 2], shade(worn)),
  longfin: (pen, torso, worn) => void ridge(pen, torso, 0.05, 0.95, [0, 10, 13, 11, 12, 10, 8, 0], shade(worn)),
  fin: (pen, torso, worn) => {
    const [x, y] = spineOf(torso).on(0.45, 0.85);
    pen.shape(
      [
        [x - 14, y + 4],
        [x - 2, y - 22],
        [x + 12, y - 26],
        [x + 10, y - 8],
        [x + 14, y + 4],
      ],
      shade(worn),
    );
  },
  tallfin: (pen, torso, worn) => {
    const [x, y] = spineOf(torso).on(0.42, 0.85);
    pen.shape(
      [
        [x - 12, y + 6],
        [x - 2, y - 34],
        [x + 8, y - 44],
        [x + 8, y - 16],
        [x + 12, y + 6],
      ],
      worn.mark,
    );
  },
  twofins: (pen, _torso, worn) => {
    for (const way of [-1, 1]) {
      const y = way * 34;
      pen.shape(
        [
          [8, y],
          [20, y + way * 34],
          [32, y + way * 40],
          [32, y + way * 8],
          [26, y],
        ],
        shade(worn),
      );
    }
  },
  platerow: (pen, torso, worn) =>
    row(pen, torso, 6, 0.02, 0.98, (t) => 14 + 18 * Math.sin(Math.PI * (0.12 + 0.8 * t)), 8, worn.mark, 0.1),
  doublesail: (pen, torso, worn) => row(pen, torso, 10, 0, 0.98, (t) => 14 + 22 * (1 - t), 2.6, worn.mark, 0.4),
  quills: (pen, torso, worn) => {
    row(pen, torso, 13, 0.05, 1, (t) => 13 + 8 * Math.sin(Math.PI * t), 3, worn.mark, 0.7);
    row(pen, torso, 12, 0.1, 1, (t) => 9 + 6 * Math.sin(Math.PI * t), 3, paler(worn.mark, 0.3), 0.9);
  },
  thorns: (pen, torso, worn) => row(pen, torso, 8, 0, 1, (t) => 8 + 5 * Math.sin(Math.PI * t), 4, worn.mark, 0.1),
  crest: (pen, torso, worn) => row(pen, torso, 11, 0, 1, () => 8, 3.4, worn.mark, 0.5),
  scutes: (pen, torso, worn) =>
    row(pen, torso, 10, 0, 1, (t) => 6 + 2 * Math.sin(9 * t), 5, darker(worn.base, 0.25), 0.3),
  spikyball: (pen, torso, worn) => spiky(pen, torso, 26, 20, worn.mark),
  prickly: (pen, torso, worn) => spiky(pen, torso, 22, 8, worn.pale),
  lobes: (pen, torso, worn) => {
    const spine = spineOf(torso);
    for (let i = 0; i < 8; i += 1) {
      const [x, y] = spine.on(0.1 + i * 0.11, -0.7);
      pen.shape(
        [
          [x - 7, y - 2],
          [x - 2, y + 15],
          [x + 8, y + 16],
          [x + 8, y - 2],
        ],
        i % 2 === 0 ? worn.mark : worn.pale,
        1.6,
      );
    }
  },
  fringe: (pen, _torso, worn) => {
    for (let i = 0; i < 7; i += 1) {
      const x = -24 + i * 8;
      const sway = i % 2 === 0 ? 7 : -7;
      pen.wire(
        [
          [x, 18],
          [x + sway, 38],
          [x - sway, 56],
          [x + sway, 72 - Math.abs(i - 3) * 4],
        ],
        2.4,
        i % 2 === 0 ? worn.mark : worn.pale,
      );
    }
  },
} as const satisfies Record<string, Topping>;
