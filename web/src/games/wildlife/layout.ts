import type { Cell } from './view';

export const CELL = 100;
export const MARGIN = 14;

/** The window onto the whole island. */
export function viewBox(cells: Cell[]): string {
  const rows = Math.max(...cells.map((cell) => cell.row)) + 1;
  const cols = Math.max(...cells.map((cell) => cell.col)) + 1;
  return `${-MARGIN} ${-MARGIN} ${cols * CELL + 2 * MARGIN} ${rows * CELL + 2 * MARGIN}`;
}

export function corner(cell: { row: number; col: number }): { x: number; y: number } {
  return { x: cell.col * CELL, y: cell.row * CELL };
}

/** The line round every territory: each side of a cell beyond which another territory or the sea lies. */
export function borders(cells: Cell[]): string {
  const at = new Map(cells.map((cell) => [`${cell.row},${cell.col}`, cell.territory]));
  const sides: string[] = [];
  for (const { row, col, territory } of cells) {
    const [x, y] = [col * CELL, row * CELL];
    if (at.get(`${row - 1},${col}`) !== territory) sides.push(`M${x} ${y}h${CELL}`);
    if (at.get(`${row},${col - 1}`) !== territory) sides.push(`M${x} ${y}v${CELL}`);
    if (!at.has(`${row + 1},${col}`)) sides.push(`M${x} ${y + CELL}h${CELL}`);
    if (!at.has(`${row},${col + 1}`)) sides.push(`M${x + CELL} ${y}v${CELL}`);
  }
  return sides.join('');
}

/** Where two neighbouring pieces of one colony touch: a bridge between them. */
export function bridges(cells: Cell[]): { d: string; owner: number }[] {
  const at = new Map(cells.map((cell) => [`${cell.row},${cell.col}`, cell.owner]));
  const found: { d: string; owner: number }[] = [];
  for (const { row, col, owner } of cells) {
    if (owner === null) continue;
    const [x, y] = [(col + 0.5) * CELL, (row + 0.5) * CELL];
    if (at.get(`${row},${col + 1}`) === owner) found.push({ d: `M${x} ${y}h${CELL}`, owner });
    if (at.get(`${row + 1},${col}`) === owner) found.push({ d: `M${x} ${y}v${CELL}`, owner });
  }
  return found;
}

/** The cell of a territory on which its marker lies: the first in reading order. */
export function markerCell(cells: Cell[], territory: string): Cell | undefined {
  return cells.find((cell) => cell.territory === territory);
}
