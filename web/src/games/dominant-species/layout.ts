import type { Hex } from './view';

/** The side of a hex. */
export const SIDE = 60;
const HIGH = Math.sqrt(3) * SIDE;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex: q counts columns, r counts hexes downwards in a column. */
export function middle({ q, r }: { q: number; r: number }): Point {
  return { x: 1.5 * SIDE * q, y: HIGH * (r + q / 2) };
}

/** The outline of a hex, a little smaller than its place. */
export function outline(at: Point, side = SIDE - 1.5): string {
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
export function viewBox(hexes: Hex[]): string {
  const points = hexes.map(middle);
  const margin = SIDE + 14;
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const right = Math.max(...points.map(({ x }) => x)) + margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + margin;
  return `${left.toFixed(1)} ${top.toFixed(1)} ${(right - left).toFixed(1)} ${(bottom - top).toFixed(1)}`;
}

/** Where the cubes of so many animals stand on a tile: in rows of up to three round its middle. */
export function spots(count: number, at: Point): Point[] {
  const rows = count <= 3 ? [count] : count === 4 ? [2, 2] : [3, count - 3];
  return rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => ({
      x: at.x + (column - (width - 1) / 2) * 27,
      y: at.y + 6 + (row - (rows.length - 1) / 2) * 27,
    })),
  );
}

/** Hexes on which a tile may come to lie next: those beside a tile. */
export function beside(vacant: Hex[], tiles: Hex[]): Hex[] {
  const near = (a: Hex, b: Hex) => Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r) === 2;
  return vacant.filter((hex) => tiles.some((tile) => near(hex, tile)));
}
