import type { Coat } from './coat';
import { pts, type Point } from './geometry';
import { darker, INK, paler, ring, type Pen } from './pen';
import { spineOf, type Topping } from './toppings';
import type { Torso } from './torsos';

/** A dome over the trunk, in fields. */
function dome(pen: Pen, torso: Torso, worn: Coat, high: number, fields: number): void {
  const [left, right] = [torso.nodes[0]!, torso.nodes.at(-1)!];
  const [x0, x1] = [left[0] - left[2] * 0.5, right[0] + right[2] * 0.4];
  const base = 14;
  const point = (share: number, level: number): Point => {
    const angle = Math.PI * (1 - share);
    return [(x0 + x1) / 2 + (Math.cos(angle) * (x1 - x0) * level) / 2, base - Math.sin(angle) * high * level];
  };
  const arch = Array.from({ length: 13 }, (_, i) => point(i / 12, 1));
  pen.shape([...arch, [x1 - 4, base + 7], [(x0 + x1) / 2, base + 9], [x0 + 4, base + 7]], worn.base);
  const lines: Point[][] = Array.from({ length: fields }, (_, i) => {
    const share = (i + 1) / (fields + 1);
    return [
      point(share, 0.97),
      point(share * 0.9 + 0.05, 0.6),
      [(x0 + x1) / 2 + (share - 0.5) * (x1 - x0) * 0.7, base + 4],
    ];
  });
  pen.marks([...lines, Array.from({ length: 9 }, (_, i) => point(0.06 + (i / 8) * 0.88, 0.62))], worn.mark, false);
}

/** A coiled shell. */
function coil(pen: Pen, worn: Coat): void {
  pen.dot(4, -8, 36, worn.base);
  const spiral = Array.from({ length: 34 }, (_, i): Point => {
    const angle = i * 0.52;
    const reach = 33 - i * 0.92;
    return [4 + Math.cos(angle) * reach, -8 + Math.sin(angle) * reach];
  });
  pen.line(spiral, 2.2);
  const ribs = Array.from({ length: 14 }, (_, i): Point[] => {
    const [c, s] = [Math.cos(i * 0.449), Math.sin(i * 0.449)];
    return [
      [4 + c * 22, -8 + s * 22],
      [4 + c * 34, -8 + s * 34],
    ];
  });
  pen.marks(ribs, worn.mark, false);
}

/** What lies over the trunk: shells, wing cases, gills. */
export const OVER = {
  knobs: (pen, torso, worn) => {
    const spine = spineOf(torso);
    for (let i = 0; i < 8; i += 1)
      for (const side of [0.8, 0.35]) {
        const [x, y] = spine.on(0.06 + i * 0.125 + (side > 0.5 ? 0 : 0.06), side);
        pen.edge(
          [
            [x - 5, y + 4],
            [x, y - 7],
            [x + 5, y + 4],
          ],
          worn.mark,
          1.5,
        );
      }
  },
  dome: (pen, torso, worn) => dome(pen, torso, { ...worn, base: worn.mark, mark: darker(worn.mark, 0.45) }, 52, 4),
  flatdome: (pen, torso, worn) => dome(pen, torso, { ...worn, base: worn.mark, mark: darker(worn.mark, 0.45) }, 40, 5),
  armour: (pen, torso, worn) => dome(pen, torso, { ...worn, mark: darker(worn.base, 0.45) }, 48, 9),
  coil: (pen, _torso, worn) => coil(pen, { ...worn, base: worn.mark, mark: darker(worn.mark, 0.4) }),
  bell: (pen, _torso, worn) => {
    pen.shape(pts`-40 14, -38 -14, -20 -36, 6 -38, 30 -28, 42 -4, 42 14, 28 8, 14 16, 0 8, -14 16, -28 8`, worn.base);
    pen.marks([pts`-24 -22, -28 2`, pts`-8 -30, -9 4`, pts`10 -30, 10 4`, pts`26 -20, 29 2`], worn.mark, false);
  },
  elytra: (pen, torso, worn) => {
    const [x1, y1, r1] = torso.nodes.at(-1)!;
    pen.shape(
      [
        [-26, -4],
        [-18, -26],
        [8, -33],
        [x1 - 4, -24],
        [x1 + r1 * 0.8, y1],
        [x1 - 6, 8],
        [4, 6],
        [-16, 4],
      ],
      worn.base,
    );
    pen.line(
      [
        [-24, -2],
        [6, 0],
        [x1 + r1 * 0.5, 5],
      ],
      1.6,
    );
    const spots: Point[] = pts`-8 -18, 12 -22, 26 -12, 4 -8, 20 -2`;
    if (worn.pattern === 'spots')
      pen.marks(
        spots.map((spot) => ring(spot, 4.4)),
        worn.mark,
      );
    else pen.marks([pts`-12 -16, 10 -20, 30 -10`, pts`-12 -8, 10 -10, 32 -3`], paler(worn.base, 0.5), false);
  },
  fuzz: (pen, torso) => {
    const spine = spineOf(torso);
    const hairs = Array.from({ length: 14 }, (_, i): Point[] => {
      const [x, y] = spine.on(0.02 + i * 0.022, i % 2 === 0 ? 0.95 : 0.6);
      return [
        [x, y],
        [x - 2 + pen.roll() * 4, y - 6],
      ];
    });
    pen.marks(hairs, INK, false);
  },
  pouch: (pen, torso) => {
    const spine = spineOf(torso);
    pen.line([spine.on(0.6, -0.9), spine.on(0.66, -0.25), spine.on(0.82, -0.3)], 1.8);
  },
  gills: (pen, torso) => {
    const spine = spineOf(torso);
    pen.marks(
      [0.02, 0.06, 0.1].map((at) => [spine.on(at, 0.4), spine.on(at + 0.015, 0), spine.on(at, -0.4)]),
      INK,
      false,
    );
  },
  whitepatch: (pen, torso, worn) => pen.marks([ring(spineOf(torso).on(0.8, -0.2), 12, 8)], worn.pale),
} as const satisfies Record<string, Topping>;
