import { expect, test } from 'vitest';
import {
  badgeCell,
  borders,
  bridges,
  coast,
  leaders,
  lostCells,
  trackFigures,
  trackPlaces,
  travels,
  viewBox,
} from './layout';
import type { Cell, TerritoryName } from './view';

const cell = (row: number, col: number, territory: TerritoryName, owner: number | null = null): Cell => ({
  thing: `cell:${row}${col}`,
  cell: `${row}${col}`,
  row,
  col,
  territory,
  owner,
  colony: null,
});
const ISLAND = [
  cell(0, 0, 'forest_large', 1),
  cell(0, 1, 'forest_large', 1),
  cell(1, 1, 'water_small', 1),
  cell(1, 2, 'water_small'),
];
const owned = (...owners: (number | null)[]) =>
  ISLAND.map((each, index) => ({ ...each, owner: owners[index] ?? null }));

test('the window holds the whole island', () => {
  expect(viewBox(ISLAND)).toBe('-34 -34 368 268');
});

test('a border runs where the territory changes and along the sea', () => {
  const drawn = borders(ISLAND);
  expect(drawn).toContain('M100 100h100'); // between the two territories
  expect(drawn).not.toContain('M100 0v100'); // inside the first
  expect(drawn.match(/M/g)).toHaveLength(11);
});

test('the coast goes round every cell', () => {
  expect(coast(ISLAND).match(/z/g)).toHaveLength(4);
});

test('bridges join neighbours of one owner, across borders too', () => {
  expect(bridges(ISLAND).map((bridge) => bridge.d)).toEqual(['M50 50h100', 'M150 50v100']);
});

test('a badge lies on the first cell of its territory', () => {
  expect(badgeCell(ISLAND, 'water_small')?.cell).toBe('11');
});

test('the leaders of a territory are those with most pieces', () => {
  expect(leaders({ pieces: [1, 3, 0] })).toEqual([1]);
  expect(leaders({ pieces: [2, 0, 2] })).toEqual([0, 2]);
  expect(leaders({ pieces: [0, 0, 0] })).toEqual([]);
});

test('a moved piece comes from where it stood', () => {
  expect([...travels(owned(1, null, 0, null), owned(null, 1, 0, null))]).toEqual([['cell:01', { x: -100, y: 0 }]]);
});

test('exchanged pieces come from each other’s cells', () => {
  const found = travels(owned(1, 0, null, null), owned(0, 1, null, null));
  expect(found.get('cell:00')).toEqual({ x: 100, y: 0 });
  expect(found.get('cell:01')).toEqual({ x: -100, y: 0 });
});

test('a placed piece, or one of many, comes from nowhere on the board', () => {
  expect(travels(owned(1, null, 0, null), owned(1, 1, 0, null)).size).toBe(0);
  expect(travels(owned(null, null, null, null), owned(1, 1, 0, null)).size).toBe(0);
});

test('marks stand on the score track by points, and above those that they would cover', () => {
  const places = trackPlaces([0, 50, 100, 99]);
  expect(places.map((each) => each.at)).toEqual([0, 0.5, 1, 0.99]);
  expect(places.map((each) => each.above)).toEqual([0, 0, 0, 1]);
  expect(trackPlaces([-10, 10])[0]!.at).toBe(0);
});

test('own pieces that others drove away are found again', () => {
  const before = owned(1, 1, 0, null);
  const after = owned(0, 1, 1, null);
  expect(lostCells(before, after, 1).map((each) => each.thing)).toEqual([before[0]!.thing]);
  expect(lostCells(before, before, 1)).toEqual([]);
});

test('the score track has figures, wider apart where it is long', () => {
  expect(trackFigures([3, 12]).map((each) => each.figure)).toEqual([0, 10]);
  expect(trackFigures([-4, 36]).map((each) => each.figure)).toEqual([0, 10, 20, 30]);
  expect(trackFigures([0, 90]).map((each) => each.figure)).toEqual([0, 20, 40, 60, 80]);
  expect(trackFigures([0, 20])[1]?.at).toBe(0.5);
});
