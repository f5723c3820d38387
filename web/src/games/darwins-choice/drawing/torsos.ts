import { along, type Node, type Point } from './geometry';

/** The plain trunk of an animal: where it is thick, and where the other parts dock. It looks to the left. */
export interface Torso {
  nodes: readonly Node[];
  neck: Point;
  tail: Point;
  shoulder: Point;
  hip: Point;
  wing: Point;
  /** Marks along the trunk. */
  dense: number;
}

function torso(
  nodes: readonly Node[],
  neck: Point,
  tail: Point,
  shoulder: Point,
  hip: Point,
  wing: Point,
  dense = 7,
): Torso {
  return { nodes, neck, tail, shoulder, hip, wing, dense };
}

export const TORSOS = {
  quad: torso(along`-46 -4 24, -16 2 27, 18 1 25, 44 -4 22`, [-56, -12], [58, -14], [-36, 14], [38, 12], [-14, -16]),
  stout: torso(along`-46 -5 31, -12 1 35, 24 0 34, 48 -4 28`, [-62, -14], [68, -14], [-36, 20], [38, 18], [-14, -24]),
  slim: torso(along`-46 -2 18, -14 2 18, 18 -1 17, 44 -4 17`, [-54, -8], [56, -10], [-38, 10], [38, 8], [-14, -10], 8),
  upright: torso(
    along`-22 -38 20, -12 -12 27, 4 14 28, 14 34 21`,
    [-26, -50],
    [32, 40],
    [-24, -22],
    [6, 38],
    [2, -22],
    6,
  ),
  bird: torso(along`-30 -14 15, -8 -2 25, 20 7 20, 42 12 8`, [-38, -22], [44, 12], [-14, 16], [6, 20], [-12, -10]),
  plump: torso(along`-30 -10 20, -6 0 31, 24 6 25, 44 8 11`, [-40, -22], [46, 8], [-14, 22], [8, 24], [-10, -12]),
  fish: torso(along`-46 0 21, -16 0 27, 18 0 21, 50 0 8`, [-54, 0], [54, 0], [-22, 18], [12, 16], [-12, -10]),
  shark: torso(along`-50 0 21, -14 -1 26, 24 0 19, 60 -2 7`, [-58, 0], [64, -2], [-26, 16], [16, 14], [-14, -14], 9),
  whale: torso(along`-50 0 29, -10 0 33, 30 -1 22, 64 -6 8`, [-60, -2], [68, -7], [-28, 20], [14, 18], [-12, -16], 8),
  snake: torso(
    along`-50 8 11, -32 -12 13, -6 8 14, 20 -10 13, 48 8 8`,
    [-52, 4],
    [52, 10],
    [-28, 6],
    [24, 6],
    [-18, -8],
    12,
  ),
  lizard: torso(along`-44 0 13, -12 2 18, 20 2 17, 46 0 11`, [-52, -3], [52, -1], [-34, 8], [34, 8], [-12, -10], 8),
  low: torso(along`-48 2 17, -10 4 22, 24 3 20, 52 0 12`, [-58, -2], [58, 0], [-36, 12], [36, 12], [-12, -12], 8),
  frog: torso(along`-30 -14 19, -4 -3 25, 26 8 17`, [-40, -16], [38, 12], [-26, 8], [24, 12], [-8, -16], 5),
  biped: torso(along`-38 -18 17, -10 -4 25, 22 0 23, 46 -6 14`, [-46, -26], [54, -8], [-30, 2], [16, 14], [-14, -18]),
  giant: torso(
    along`-46 -12 22, -14 0 34, 22 0 33, 50 -8 19`,
    [-56, -22],
    [60, -12],
    [-32, 20],
    [36, 18],
    [-14, -24],
    8,
  ),
  insect: torso(
    along`-38 -2 11, -22 -1 14, -6 0 9, 16 3 17, 42 8 8`,
    [-46, -3],
    [46, 9],
    [-28, 8],
    [-6, 8],
    [-18, -10],
    8,
  ),
  oval: torso(along`-34 0 18, -8 -2 29, 22 0 25, 38 2 15`, [-44, -2], [48, 2], [-24, 18], [20, 18], [-8, -16], 6),
  globe: torso(along`-22 0 26, 0 0 34, 22 0 26`, [-40, 0], [42, 0], [-18, 26], [18, 26], [0, -22], 5),
  disc: torso(along`-32 0 30, 0 0 40, 26 0 36`, [-50, -4], [50, 0], [-18, 26], [16, 28], [-4, -24], 5),
  slab: torso(along`-42 2 15, -10 0 20, 22 1 18, 44 4 10`, [-50, 2], [50, 5], [-28, 10], [24, 10], [-8, -12], 9),
  long: torso(
    along`-62 2 12, -30 0 16, 2 0 17, 34 0 16, 64 4 11`,
    [-70, 2],
    [72, 5],
    [-44, 10],
    [40, 10],
    [-22, -10],
    12,
  ),
  spool: torso(along`-50 -2 10, -20 0 15, 16 0 15, 48 2 9`, [-56, -3], [54, 3], [-32, 8], [30, 8], [-12, -10], 10),
} as const satisfies Record<string, Torso>;

export type TorsoName = keyof typeof TORSOS;
