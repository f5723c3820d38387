import { expect, test } from 'vitest';
import { consequencesOf } from './consequences';
import { area, viewOf } from './island.fixture';
import { standing } from './standing';
import type { Migration, Preview } from './view';

const row = (seat: number, dinos: number, trex = false) => ({ seat, dinos, trex });
const crowded = area('d2', ['d1'], [2, 4], [3, 2], [1, 1]);

test('who is pushed out comes first, the mover last', () => {
  const preview: Preview = { areas: { d2: [row(2, 4), row(0, 3), row(3, 2)] }, lost: { 1: 1 }, points: {}, meal: null };
  expect(consequencesOf(viewOf({ areas: [crowded] }), preview)).toEqual([
    { seat: 1, area: 'd2', what: 'out', change: -1, rank: -1 },
    { seat: 3, area: 'd2', what: 'down', change: 0, rank: 2 },
    { seat: 0, area: 'd2', what: 'new', change: 3, rank: 1 },
  ]);
});

test('who goes away of its own will has not been driven out', () => {
  const areas = [area('s1', ['s2'], [0, 3]), area('s2', ['s1'])];
  const preview: Preview = { areas: { s1: [], s2: [row(0, 3)] }, lost: {}, points: {}, meal: null };
  expect(consequencesOf(viewOf({ areas }), preview).map(({ what }) => what)).toEqual(['new', 'left']);
});

test('a single dino dies of a new environment', () => {
  const areas = [area('s1', ['f1'], [0, 3]), area('f1', ['s1'])];
  const migration: Migration = { origin: 's1', to: 'f1', followers: 0, going: {} };
  const preview: Preview = { areas: { s1: [row(0, 2)] }, lost: { 0: 1 }, points: {}, meal: null };
  expect(consequencesOf(viewOf({ areas, migration }), preview).map(({ what, area }) => [what, area])).toEqual([
    ['dies', 'f1'],
    ['size', 's1'],
  ]);
});

test('herds are drawn where they would stand, and who would be gone is still shown', () => {
  const preview: Preview = {
    areas: { d2: [row(2, 4), row(0, 3, true), row(3, 2)] },
    lost: { 1: 1 },
    points: {},
    meal: null,
  };
  const drawn = standing(crowded, preview).map(({ seat, rank, was, change, trex, gone }) => [
    seat,
    rank,
    was,
    change,
    trex,
    gone,
  ]);
  expect(drawn).toEqual([
    [2, 0, 0, 0, false, false],
    [0, 1, null, 3, true, false],
    [3, 2, 1, 0, false, false],
    [1, 2, 2, 0, false, true],
  ]);
});

test('a predator that moves threatens those who stand there, and nobody else', () => {
  const preview: Preview = { areas: {}, lost: {}, points: {}, meal: { area: 'd2', most: 2, prey: { 2: 2, 1: 1 } } };
  expect(standing(crowded, preview).map(({ seat, prey, ghost }) => [seat, prey, ghost])).toEqual([
    [2, 2, false],
    [3, 0, false],
    [1, 1, false],
  ]);
  expect(standing(area('s1', ['s2'], [2, 3]), preview).map(({ prey }) => prey)).toEqual([0]);
  expect(consequencesOf(viewOf({ areas: [crowded] }), preview)).toEqual([]);
});

test('without a preview everything stands as it is', () => {
  expect(standing(crowded, null).every(({ ghost, gone, rank, was }) => !ghost && !gone && rank === was)).toBe(true);
});
