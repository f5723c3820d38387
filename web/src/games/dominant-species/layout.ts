import type { Animal, Cubes, Hex } from './view';
import { ANIMALS } from './view';

/** The side of a hex. */
export const SIDE = 60;
const HIGH = Math.sqrt(3) * SIDE;

export interface Point {
  x: number;
  y: number;
}

export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The middle of a hex: q counts columns, r counts hexes downwards in a column. */
export function middle({ q, r }: { q: number; r: number }): Point {
  return { x: 1.5 * SIDE * q, y: HIGH * (r + q / 2) };
}

/** The outline of a hex, a little smaller than its place. */
export function outline(at: Point, side = SIDE - 1): string {
  const tips = [0, 1, 2, 3, 4, 5].map((tip) => {
    const angle = (Math.PI / 3) * tip;
    return `${(at.x + side * Math.cos(angle)).toFixed(1)},${(at.y + side * Math.sin(angle)).toFixed(1)}`;
  });
  return tips.join(' ');
}

/** A corner, `E:q,r` or `W:q,r`: the east or the west tip of a hex. */
export function tip(corner: string): Point {
  const [q = 0, r = 0] = corner.slice(2).split(',').map(Number);
  const { x, y } = middle({ q, r });
  return { x: corner.startsWith('E') ? x + SIDE : x - SIDE, y };
}

/** The part of the plane that shows all these hexes. */
export function windowOn(hexes: { q: number; r: number }[]): Window {
  const points = hexes.length > 0 ? hexes.map(middle) : [{ x: 0, y: 0 }];
  const [wide, high] = [SIDE + 18, HIGH / 2 + 18];
  const left = Math.min(...points.map(({ x }) => x)) - wide;
  const right = Math.max(...points.map(({ x }) => x)) + wide;
  const top = Math.min(...points.map(({ y }) => y)) - high;
  const bottom = Math.max(...points.map(({ y }) => y)) + high;
  return { left, top, width: right - left, height: bottom - top };
}

export function viewBox({ left, top, width, height }: Window): string {
  return [left, top, width, height].map((number) => number.toFixed(1)).join(' ');
}

const FAN = 4;

/** The cubes of one animal on a tile: a fan of up to four, and a figure beyond that. */
export interface Herd {
  animal: Animal;
  count: number;
  /** The middle of the fan. */
  x: number;
  y: number;
  size: number;
  /** From one cube of the fan to the next. */
  step: number;
  fan: number;
  figure: number | null;
}

/** Where the cubes on a tile stand: in one column for up to two animals, in two for more. */
export function herds(cubes: Cubes, at: Point): Herd[] {
  const present = ANIMALS.filter((animal) => (cubes[animal] ?? 0) > 0);
  const columns = present.length > 2 ? 2 : 1;
  const rows = Math.ceil(present.length / columns);
  const size = [30, 30, 26, 23, 23, 19, 19][present.length] ?? 19;
  const [pitch, step] = [size + (rows > 2 ? 2.5 : 6), columns === 1 ? size * 0.56 : size * 0.3];
  return present.map((animal, index) => {
    const count = cubes[animal] ?? 0;
    const [row, column] = [Math.floor(index / columns), index % columns];
    const alone = columns === 2 && row === rows - 1 && present.length % 2 === 1;
    return {
      animal,
      count,
      x: at.x + (columns === 1 || alone ? 0 : (column - 0.5) * 46),
      y: at.y + 1 + (row - (rows - 1) / 2) * pitch,
      size,
      step,
      fan: Math.min(count, FAN),
      figure: count > FAN ? count : null,
    };
  });
}

/** Where the cubes of an animal stand on a tile, or would stand. */
export function herdAt(tile: Hex & { cubes: Cubes }, animal: Animal): Point {
  return herds(tile.cubes, middle(tile)).find((herd) => herd.animal === animal) ?? middle(tile);
}

/** Hexes on which a tile may come to lie next: those beside a tile. */
export function beside(vacant: Hex[], tiles: Hex[]): Hex[] {
  const near = (a: Hex, b: Hex) => Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r) === 2;
  return vacant.filter((hex) => tiles.some((tile) => near(hex, tile)));
}

/** An arrow from one tile to another, bent a little, from rim to rim. */
export function arrow(from: Point, to: Point): { path: string; label: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const begin = { x: from.x + ux * 20, y: from.y + uy * 20 };
  const end = { x: to.x - ux * 30, y: to.y - uy * 30 };
  const bend = { x: (from.x + to.x) / 2 - uy * 16, y: (from.y + to.y) / 2 + ux * 16 };
  const label = { x: (from.x + to.x) / 2 - uy * 8, y: (from.y + to.y) / 2 + ux * 8 };
  const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${point(begin)}Q${point(bend)} ${point(end)}`, label };
}
