import type { Cell, Territory, TerritoryName } from './view';

export const CELL = 100;
export const MARGIN = 34;

export interface Point {
  x: number;
  y: number;
}

/** The window onto the whole island, with the sea around it. */
export function viewBox(cells: Cell[]): string {
  const { rows, cols } = extent(cells);
  return `${-MARGIN} ${-MARGIN} ${cols * CELL + 2 * MARGIN} ${rows * CELL + 2 * MARGIN}`;
}

export function extent(cells: Cell[]): { rows: number; cols: number } {
  return {
    rows: Math.max(...cells.map((cell) => cell.row)) + 1,
    cols: Math.max(...cells.map((cell) => cell.col)) + 1,
  };
}

export function corner(cell: { row: number; col: number }): Point {
  return { x: cell.col * CELL, y: cell.row * CELL };
}

const key = (row: number, col: number) => `${row},${col}`;

/** The line round every territory: each side of a cell beyond which another territory or the sea lies. */
export function borders(cells: Cell[]): string {
  const at = new Map(cells.map((cell) => [key(cell.row, cell.col), cell.territory]));
  const sides: string[] = [];
  for (const { row, col, territory } of cells) {
    const { x, y } = corner({ row, col });
    if (at.get(key(row - 1, col)) !== territory) sides.push(`M${x} ${y}h${CELL}`);
    if (at.get(key(row, col - 1)) !== territory) sides.push(`M${x} ${y}v${CELL}`);
    if (!at.has(key(row + 1, col))) sides.push(`M${x} ${y + CELL}h${CELL}`);
    if (!at.has(key(row, col + 1))) sides.push(`M${x + CELL} ${y}v${CELL}`);
  }
  return sides.join('');
}

/** The shallow water: every square of the island, to be drawn with a broad line. */
export function coast(cells: Cell[]): string {
  return cells.map((cell) => `M${cell.col * CELL} ${cell.row * CELL}h${CELL}v${CELL}h${-CELL}z`).join('');
}

/** Where two neighbouring pieces of one colony touch: a bridge between them. */
export function bridges(cells: Cell[]): { d: string; owner: number }[] {
  const at = new Map(cells.map((cell) => [key(cell.row, cell.col), cell.owner]));
  const found: { d: string; owner: number }[] = [];
  for (const { row, col, owner } of cells) {
    if (owner === null) continue;
    const [x, y] = [(col + 0.5) * CELL, (row + 0.5) * CELL];
    if (at.get(key(row, col + 1)) === owner) found.push({ d: `M${x} ${y}h${CELL}`, owner });
    if (at.get(key(row + 1, col)) === owner) found.push({ d: `M${x} ${y}v${CELL}`, owner });
  }
  return found;
}

/** The cell of a territory that bears its badge: the first in reading order, above which the territory ends. */
export function badgeCell(cells: Cell[], territory: TerritoryName): Cell | undefined {
  return cells.find((cell) => cell.territory === territory);
}

/** Who has most pieces in a territory, two at the most: more are a crowd. */
export function leaders(territory: Pick<Territory, 'pieces'>): number[] {
  const most = Math.max(...territory.pieces);
  return most === 0 ? [] : territory.pieces.flatMap((count, seat) => (count === most ? [seat] : [])).slice(0, 2);
}

/** From where each new piece came, as an offset: a moved one from its cell, exchanged ones from each other's. */
export function travels(before: Cell[], after: Cell[]): Map<string, Point> {
  const old = new Map(before.map((cell) => [cell.thing, cell.owner]));
  const changed = after.filter((cell) => old.get(cell.thing) !== cell.owner);
  const found = new Map<string, Point>();
  if (changed.length !== 2) return found;
  for (const [to, from] of [changed, [...changed].reverse()] as [Cell, Cell][])
    if (to.owner !== null && to.owner === old.get(from.thing))
      found.set(to.thing, { x: (from.col - to.col) * CELL, y: (from.row - to.row) * CELL });
  return found;
}

/** Marks on the score track: where each stands between the last and the first, and how many lie under it. */
export function trackPlaces(points: number[]): { seat: number; at: number; above: number }[] {
  const [low, high] = trackEnds(points);
  return points.map((own, seat) => ({
    seat,
    at: (own - low) / (high - low),
    above: points.slice(0, seat).filter((other) => Math.abs(other - own) * NEAR < high - low).length,
  }));
}

/** Marks nearer than this share of the track would cover each other. */
const NEAR = 16;

/** Cells on which a seat had a piece, and has none now: what others did to it. */
export function lostCells(before: Cell[], after: Cell[], seat: number): Cell[] {
  const held = new Set(before.filter((cell) => cell.owner === seat).map((cell) => cell.thing));
  return after.filter((cell) => held.has(cell.thing) && cell.owner !== seat);
}

/** The figures along the score track: every ten points, every twenty where it is long. */
export function trackFigures(points: number[]): { figure: number; at: number }[] {
  const [low, high] = trackEnds(points);
  const step = high - low > 150 ? 50 : high - low > 80 ? 20 : 10;
  const first = Math.ceil(low / step) * step;
  const figures = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
  return figures.map((figure) => ({ figure, at: (figure - low) / (high - low) }));
}

function trackEnds(points: number[]): [low: number, high: number] {
  return [Math.min(0, ...points), Math.max(10, ...points)];
}
