import { expect, test } from 'vitest';
import { borders, bridges, markerCell, viewBox } from './layout';
import type { Cell } from './view';

const cell = (row: number, col: number, territory: string, owner: number | null = null): Cell => ({
  thing: `cell:${row}${col}`,
  cell: `${row}${col}`,
  row,
  col,
  territory,
  owner,
  colony: null,
});
const ISLAND = [cell(0, 0, 'a', 1), cell(0, 1, 'a', 1), cell(1, 1, 'b', 1), cell(1, 2, 'b')];

test('the window holds the whole island', () => {
  expect(viewBox(ISLAND)).toBe('-14 -14 328 228');
});

test('a border runs where the territory changes and along the sea', () => {
  const drawn = borders(ISLAND);
  expect(drawn).toContain('M100 100h100'); // between the two territories
  expect(drawn).not.toContain('M100 0v100'); // inside the first
  expect(drawn.match(/M/g)).toHaveLength(11);
});

test('bridges join neighbours of one owner, across borders too', () => {
  expect(bridges(ISLAND).map((bridge) => bridge.d)).toEqual(['M50 50h100', 'M150 50v100']);
});

test('a marker lies on the first cell of its territory', () => {
  expect(markerCell(ISLAND, 'b')?.cell).toBe('11');
});
