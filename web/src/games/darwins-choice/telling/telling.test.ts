import { expect, test } from 'vitest';
import {
  byBiome,
  dies,
  eats,
  gains,
  gone,
  pointsAfter,
  rankedBy,
  scoresAfter,
  seatGains,
  stepsOf,
  struckBy,
} from './telling';
import type { DarwinView, Report, ReportRow } from '../view';

const nothing = { plants: 0, meat: 0, waste: 0, prey: [] };
const row = (owner: number, biome: string, fate: string, survival = 0, win = 0, competitive = 0) =>
  ({
    thing: `species:${owner}`,
    owner,
    biome,
    fate,
    survival,
    win,
    competitive,
    meal: nothing,
    adaptation: 4,
    comp: 7,
  }) as unknown as ReportRow;
const report: Report = {
  era: 1,
  biomes: ['bb10', 'bb16', 'bb14'],
  rows: [row(0, 'bb14', 'fed', 1, 2, 3), row(1, 'bb14', 'eaten'), row(0, 'bb10', 'fed', 1, 2), row(2, 'bb10', 'unfit')],
};

test('steps in which nothing happened are left out', () => {
  expect(stepsOf(report)).toEqual(['conditions', 'food', 'survival', 'adaptation', 'competition']);
  expect(stepsOf({ era: 1, biomes: [], rows: [row(0, 'bb14', 'fed', 1)] })).toEqual(['survival']);
});

test('those that cannot live in their biome die first, the hungry and the eaten then', () => {
  const [, eaten, , unfit] = report.rows as [ReportRow, ReportRow, ReportRow, ReportRow];
  expect([dies(unfit, 'conditions'), dies(unfit, 'food'), gone(unfit, 'food')]).toEqual([true, false, true]);
  expect([dies(eaten, 'conditions'), dies(eaten, 'food'), gone(eaten, 'survival')]).toEqual([false, true, true]);
});

test('a step of food is told where somebody eats, though nobody dies', () => {
  const fed = { ...row(0, 'bb14', 'fed', 1), meal: { ...nothing, prey: ['species:1'] } };
  expect([eats(fed), eats(row(0, 'bb14', 'fed', 1))]).toEqual([true, false]);
  expect(stepsOf({ era: 1, biomes: [], rows: [fed] })).toEqual(['food', 'survival']);
});

test('who is still there shows the number that the step ranks by', () => {
  const [lives, eaten] = report.rows as [ReportRow, ReportRow];
  expect((['survival', 'adaptation', 'competition'] as const).map((step) => rankedBy(lives, step))).toEqual([
    null,
    4,
    7,
  ]);
  expect(rankedBy(eaten, 'adaptation')).toBeNull();
});

test('points are told step by step, for each species and each seat', () => {
  expect((['survival', 'adaptation', 'competition'] as const).map((step) => gains(report.rows[0]!, step))).toEqual([
    1, 2, 3,
  ]);
  expect([...seatGains(report, 'adaptation')]).toEqual([[0, 4]]);
});

const before = {
  biomes: [
    { biome: 'bb10', species: [{ thing: 'species:2', points: 4 }] },
    { biome: 'bb16', species: [] },
    {
      biome: 'bb14',
      species: [
        { thing: 'species:1', points: 3 },
        { thing: 'species:0', points: 2 },
      ],
    },
  ],
  players: [
    { seat: 0, score: 2 },
    { seat: 1, score: 3 },
    { seat: 2, score: 4 },
  ],
} as unknown as DarwinView;

test('species stand in the biomes as the table lies, in the order in which they stood', () => {
  expect(byBiome(report, before).map(({ biome, rows }) => [biome, rows.map((each) => each.owner)])).toEqual([
    ['bb10', [2, 0]],
    ['bb16', []],
    ['bb14', [1, 0]],
  ]);
});

test('scores count up step by step, and who dies keeps one point', () => {
  const steps = stepsOf(report);
  expect(steps.map((_, through) => scoresAfter(report, before, steps.slice(0, through + 1)))).toEqual([
    [2, 3, 1],
    [2, 1, 1],
    [4, 1, 1],
    [8, 1, 1],
    [11, 1, 1],
  ]);
  expect(scoresAfter(report, before, [])).toEqual([2, 3, 4]);
  expect(pointsAfter(report.rows[0]!, before, 'adaptation')).toBe(5);
});

test('an event’s victims are those who are gone without an evaluation', () => {
  const after = { biomes: [{ species: [] }] } as unknown as DarwinView;
  expect(struckBy(before, after, report).map(({ thing }) => thing)).toEqual(['species:0']);
  expect(struckBy(before, before, null)).toEqual([]);
});
