import { expect, test } from 'vitest';
import type { Line } from '../../../wire/types.gen';
import { area, player, viewOf } from '../view.fixture';
import { countedIn, scoresAfter, scoringBetween } from './telling';
import { sheetOf } from '../panels/sheet';
import { PARTS } from '../view';

const before = viewOf({ players: [player(0, 10), player(1, 20)] });
const done = before.track.map((round) => ({ ...round, done: true, now: false, scoring: [...PARTS] }));
const players = [player(0, 10 + 9 + 8 + 4, 9), player(1, 20 + 5 + 8, 5, [3, 0, 1, 1])];

test('a scoring is taken apart from the views around it', () => {
  const track = [{ ...before.track[0]!, scoring: [...PARTS] }];
  const scoring = scoringBetween({ ...before, track }, viewOf({ track: done, players, period: 'jurassic' }))!;
  expect(scoring.points).toEqual({ habitats: [9, 5], presence: [8, 0], dominance: [4, 8] });
  expect([0, 1, 2, 3].map((told) => scoresAfter(scoring, told))).toEqual([
    [10, 20],
    [19, 25],
    [27, 25],
    [31, 33],
  ]);
});

test('no scoring lies between two turns, nor between a view and an earlier one', () => {
  expect(scoringBetween(before, before)).toBeNull();
  expect(scoringBetween(viewOf({ track: done, players, period: 'jurassic' }), before)).toBeNull();
});

test('the last scoring comes with the end', () => {
  const over = viewOf({
    track: done,
    phase: 'over',
    players: [player(0, 19, 9, [1, 0, 0, 0]), player(1, 25, 5, [1, 0, 0, 0])],
  });
  expect(scoringBetween(before, over)?.points.habitats).toEqual([9, 5]);
});

test('habitats are counted on areas, the rest on environments', () => {
  const view = viewOf({ areas: [area('s1', [], [0, 2]), area('s2', [])] });
  expect(countedIn(view, 'habitats')).toEqual(['area:s1']);
  expect(countedIn(view, 'dominance')).toHaveLength(4);
});

test('the sheet is what the log told, period by period', () => {
  const line = (key: string, seat: number, points: number, period?: string): Line => ({
    number: 1,
    seat: null,
    at: [],
    stage: 0,
    group: null,
    text: {
      key: `triassic_terror_log_${key}`,
      args: { seat: { seat }, points, ...(period && { period: { term: `triassic_terror_${period}` } }) },
    },
  });
  const inSwamp = (seat: number, points: number) => ({
    text: {
      key: 'triassic_terror_log_dominance',
      args: { seat: { seat }, points, environment: { term: 'triassic_terror_the_swamp' } },
    },
  });
  const lines = [
    line('scored', 0, 9, 'triassic'),
    line('scored', 1, 5, 'triassic'),
    line('presence', 1, 8),
    line('won', 1, 13),
    line('scored', 0, 7, 'jurassic'),
    { ...line('dominance', 0, 8), ...inSwamp(0, 8) },
    { ...line('dominance', 1, 4), ...inSwamp(1, 4) },
    line('dominance', 0, 4),
  ];
  expect(sheetOf(lines, 2)).toEqual([
    { period: 'triassic', part: 'habitats', where: '', points: [9, 5] },
    { period: 'triassic', part: 'presence', where: '', points: [0, 8] },
    { period: 'jurassic', part: 'habitats', where: '', points: [7, 0] },
    { period: 'jurassic', part: 'dominance', where: 'swamp', points: [8, 4] },
    { period: 'jurassic', part: 'dominance', where: '', points: [4, 0] },
  ]);
});
