import { expect, test } from 'vitest';
import type { Preview } from '../view';
import { area } from '../view.fixture';
import { ghosts, lostSince, standing } from './standing';

const row = (seat: number, dinos: number, trex = false) => ({ seat, dinos, trex });
const crowded = area('d2', ['d1'], [2, 4], [3, 2], [1, 1]);
const pushed: Preview = {
  areas: { d2: [row(2, 4), row(0, 3, true), row(3, 2)] },
  lost: { 1: 1 },
  points: {},
  meal: null,
};

test('herds stand where they stand, whatever is looked at', () => {
  const now = standing(crowded, null).map(({ thing, seat, rank, dinos }) => [thing, seat, rank, dinos]);
  const then = standing(crowded, pushed).map(({ thing, seat, rank, dinos }) => [thing, seat, rank, dinos]);
  expect(then).toEqual(now);
});

test('what would become of them is said beside: rank, change, who would be gone', () => {
  expect(standing(crowded, pushed).map(({ seat, then, gone }) => [seat, then, gone])).toEqual([
    [2, 0, false],
    [3, 2, false],
    [1, -1, true],
  ]);
  const eaten: Preview = { ...pushed, areas: { d2: [row(2, 1), row(3, 2), row(1, 1)] } };
  expect(standing(crowded, eaten).map(({ change }) => change)).toEqual([-3, 0, 0]);
});

test('ghosts are where a habitat would change hands', () => {
  expect(ghosts(crowded, pushed)).toEqual([
    { seat: 0, dinos: 3, trex: true, rank: 1, free: false },
    { seat: 3, dinos: 2, trex: false, rank: 2, free: false },
  ]);
  const alone = area('s1', ['s2'], [0, 4]);
  const joined: Preview = { ...pushed, areas: { s1: [row(0, 4), row(1, 2)] } };
  expect(ghosts(alone, joined)).toEqual([{ seat: 1, dinos: 2, trex: false, rank: 1, free: true }]);
  expect(ghosts(crowded, null)).toEqual([]);
});

test('a predator that moves threatens those who stand there, and nobody else', () => {
  const preview: Preview = { areas: {}, lost: {}, points: {}, meal: { area: 'd2', most: 2, prey: { 2: 2, 1: 1 } } };
  expect(standing(crowded, preview).map(({ seat, prey }) => [seat, prey])).toEqual([
    [2, 2],
    [3, 0],
    [1, 1],
  ]);
  expect(standing(area('s1', ['s2'], [2, 3]), preview).map(({ prey }) => prey)).toEqual([0]);
});

test('what was lost since another picture leaves a trace', () => {
  const now = area('d2', ['d1'], [2, 4], [1, 1]);
  expect(lostSince(now, crowded, 3)).toEqual({ dinos: 2, rank: 1, gone: true });
  expect(lostSince(area('d2', [], [3, 1]), crowded, 3)).toEqual({ dinos: 1, rank: 0, gone: false });
  expect(lostSince(now, crowded, 1)).toBeNull();
  expect(lostSince(now, undefined, 1)).toBeNull();
});
