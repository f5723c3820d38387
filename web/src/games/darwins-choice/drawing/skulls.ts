import { along, pts, type Node, type Point } from './geometry';

/** The bare head: a line from the muzzle to the foot of the neck at the origin, looking to the left. */
export interface Skull {
  nodes: readonly Node[];
  eye: Point;
  ear: Point;
  /** Root of horns and crests. */
  crown: Point;
  nose: Point;
  /** Corner of the mouth and its front. */
  mouth: readonly [corner: Point, front: Point];
  /** How the eye looks, before any feature. */
  gaze: 'calm' | 'stern' | 'plain' | 'facet';
  dense: number;
}

/** The six places are, in order: eye, ear, crown, nose, corner of the mouth, its front. */
function skull(nodes: readonly Node[], places: readonly Point[], gaze: Skull['gaze'], dense = 6): Skull {
  const [eye, ear, crown, nose, corner, front] = places as [Point, Point, Point, Point, Point, Point];
  return { nodes, eye, ear, crown, nose, mouth: [corner, front], gaze, dense };
}

export const SKULLS = {
  cat: skull(
    along`-48 -20 8, -37 -24 14, -25 -29 18, -8 -12 16, 8 4 18`,
    pts`-34 -31, -15 -44, -26 -46, -55 -23, -39 -14, -53 -17`,
    'stern',
  ),
  dog: skull(
    along`-62 -16 5.5, -47 -20 9, -28 -28 16, -8 -12 14, 8 4 16`,
    pts`-34 -31, -16 -42, -26 -44, -67 -18, -42 -12, -63 -12`,
    'stern',
  ),
  bear: skull(
    along`-55 -16 8, -43 -20 12, -25 -27 20, -6 -10 19, 10 6 21`,
    pts`-36 -31, -12 -44, -26 -47, -62 -20, -42 -10, -58 -11`,
    'calm',
  ),
  hoof: skull(
    along`-60 -4 8, -48 -15 10, -31 -33 13, -13 -18 13, 6 4 18`,
    pts`-35 -34, -19 -42, -30 -45, -66 -5, -50 -3, -64 2`,
    'calm',
  ),
  tall: skull(
    along`-58 -78 7, -46 -88 9, -32 -100 11, -18 -72 9, -6 -34 11, 8 4 17`,
    pts`-37 -101, -21 -106, -30 -111, -64 -79, -50 -77, -62 -73`,
    'calm',
    9,
  ),
  ape: skull(
    along`-43 -18 11, -34 -28 16, -25 -34 17, -8 -12 16, 8 4 18`,
    pts`-37 -36, -14 -34, -26 -50, -51 -27, -38 -13, -53 -16`,
    'calm',
  ),
  rodent: skull(
    along`-52 -13 5, -38 -19 10, -24 -23 15, -5 -8 14, 8 4 15`,
    pts`-33 -26, -15 -36, -24 -38, -57 -14, -40 -9, -52 -8`,
    'calm',
  ),
  heavy: skull(
    along`-64 -4 13, -46 -13 15, -25 -24 18, -2 -8 20, 12 4 22`,
    pts`-33 -29, -12 -40, -26 -41, -75 -9, -46 2, -74 2`,
    'calm',
  ),
  elephant: skull(
    along`-46 -12 12, -36 -26 19, -20 -30 22, 0 -8 22, 12 6 22`,
    pts`-40 -28, -14 -28, -28 -51, -54 -8, -36 -6, -46 0`,
    'calm',
  ),
  bird: skull(
    along`-38 -33 7, -26 -36 13, -12 -16 10, 4 4 15`,
    pts`-31 -38, -18 -38, -24 -48, -41 -33, -36 -28, -42 -30`,
    'plain',
  ),
  owl: skull(
    along`-34 -32 15, -22 -34 20, -8 -14 16, 6 4 18`,
    pts`-37 -35, -16 -50, -24 -53, -47 -29, -42 -24, -46 -25`,
    'plain',
  ),
  longneck: skull(
    along`-40 -80 6, -30 -83 10, -18 -58 5.5, -8 -26 7, 6 4 14`,
    pts`-33 -85, -22 -86, -28 -92, -43 -80, -38 -76, -44 -77`,
    'plain',
    7,
  ),
  croc: skull(
    along`-88 -6 6, -60 -9 8, -30 -14 14, -8 -6 15, 8 2 17`,
    pts`-31 -26, -14 -18, -26 -28, -90 -11, -28 -5, -92 -3`,
    'stern',
    8,
  ),
  needle: skull(
    along`-98 -6 4, -70 -8 5, -38 -12 9, -20 -14 13, 8 2 16`,
    pts`-26 -24, -12 -18, -20 -27, -101 -9, -30 -6, -101 -4`,
    'stern',
    8,
  ),
  lizard: skull(
    along`-50 -14 7, -36 -18 11, -20 -18 13, -4 -6 12, 8 3 13`,
    pts`-32 -25, -16 -18, -22 -30, -55 -17, -28 -10, -54 -10`,
    'stern',
  ),
  theropod: skull(
    along`-66 -24 11, -48 -30 15, -28 -34 18, -8 -16 15, 8 4 19`,
    pts`-36 -42, -16 -36, -30 -51, -74 -32, -32 -22, -74 -18`,
    'stern',
  ),
  sprinter: skull(
    along`-52 -58 5, -40 -60 8, -28 -60 11, -16 -36 7.5, 6 4 15`,
    pts`-33 -64, -20 -60, -28 -70, -56 -60, -34 -54, -55 -55`,
    'stern',
    7,
  ),
  sauropod: skull(
    along`-74 -92 7, -62 -96 10, -44 -82 8, -24 -48 10, -6 -16 14, 10 4 20`,
    pts`-63 -100, -54 -96, -60 -105, -78 -95, -64 -90, -79 -89`,
    'calm',
    10,
  ),
  ceratops: skull(
    along`-66 2 8, -50 -8 13, -30 -18 17, -6 -8 17, 10 4 20`,
    pts`-40 -20, -16 -22, -36 -32, -68 -8, -46 3, -68 8`,
    'calm',
  ),
  hadrosaur: skull(
    along`-68 -30 8, -52 -36 10, -34 -42 13, -12 -20 13, 8 4 18`,
    pts`-40 -45, -22 -42, -32 -54, -74 -33, -46 -27, -73 -26`,
    'calm',
    7,
  ),
  turtle: skull(
    along`-42 -13 8, -29 -16 12, -8 -6 9, 8 2 12`,
    pts`-34 -20, -20 -18, -28 -28, -50 -14, -30 -9, -49 -9`,
    'calm',
  ),
  frog: skull(
    along`-44 -8 10, -28 -10 17, -8 -4 18, 8 2 18`,
    pts`-26 -27, -14 -12, -26 -30, -52 -10, -14 -4, -54 -5`,
    'plain',
  ),
  snake: skull(
    along`-50 -38 6, -36 -41 11, -22 -38 9, -12 -18 9, 8 2 12`,
    pts`-38 -46, -24 -38, -30 -52, -55 -39, -26 -35, -55 -34`,
    'stern',
  ),
  fish: skull(along`-46 0 9, -28 -1 18, -8 0 22, 8 0 23`, pts`-32 -8, -12 0, -22 -20, -54 0, -36 8, -54 4`, 'plain'),
  shark: skull(
    along`-64 -8 5, -38 -5 15, -8 0 22, 8 0 24`,
    pts`-40 -12, -8 0, -20 -22, -66 -10, -26 9, -52 2`,
    'stern',
  ),
  whale: skull(along`-54 2 16, -34 -2 25, -8 0 29, 10 0 29`, pts`-34 -2, -10 0, -22 -27, -66 -2, -38 8, -68 6`, 'calm'),
  plesio: skull(
    along`-82 -58 6, -68 -62 9, -50 -52 6.5, -26 -24 9, 8 4 18`,
    pts`-70 -66, -58 -60, -66 -71, -86 -60, -66 -56, -87 -55`,
    'stern',
    9,
  ),
  bug: skull(
    along`-36 -10 9, -24 -10 13, -8 -4 7, 6 0 9`,
    pts`-31 -15, -22 -20, -28 -22, -42 -6, -34 0, -42 -2`,
    'facet',
    3,
  ),
  shield: skull(
    along`-40 -4 12, -22 -5 20, -4 -2 20, 8 0 18`,
    pts`-28 -14, -14 -20, -22 -24, -50 -2, -36 8, -48 6`,
    'facet',
    3,
  ),
  soft: skull(
    along`-44 -4 10, -28 -6 12, -10 -2 11, 8 2 12`,
    pts`-40 -8, -20 -12, -36 -14, -52 -3, -42 4, -51 3`,
    'plain',
  ),
} as const satisfies Record<string, Skull>;

export type SkullName = keyof typeof SKULLS;
