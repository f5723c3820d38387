import { expect, test } from 'vitest';
import { byBiome, dies, eats, gains, gone, rankedBy, seatGains, stepsOf } from './telling';
import type { Report, ReportRow } from './view';

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
  rows: [row(0, 'bb14', 'fed', 1, 2, 3), row(1, 'bb14', 'eaten'), row(0, 'bb10', 'fed', 1, 2), row(2, 'bb10', 'unfit')],
};

test('steps in which nothing happened are left out', () => {
  expect(stepsOf(report)).toEqual(['conditions', 'food', 'survival', 'adaptation', 'competition']);
  expect(stepsOf({ era: 1, rows: [row(0, 'bb14', 'fed', 1)] })).toEqual(['survival']);
});

test('those that cannot live in their biome die first, the hungry and the eaten then', () => {
  const [, eaten, , unfit] = report.rows as [ReportRow, ReportRow, ReportRow, ReportRow];
  expect([dies(unfit, 'conditions'), dies(unfit, 'food'), gone(unfit, 'food')]).toEqual([true, false, true]);
  expect([dies(eaten, 'conditions'), dies(eaten, 'food'), gone(eaten, 'survival')]).toEqual([false, true, true]);
});

test('a step of food is told where somebody eats, though nobody dies', () => {
  const fed = { ...row(0, 'bb14', 'fed', 1), meal: { ...nothing, prey: ['species:1'] } };
  expect([eats(fed), eats(row(0, 'bb14', 'fed', 1))]).toEqual([true, false]);
  expect(stepsOf({ era: 1, rows: [fed] })).toEqual(['food', 'survival']);
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

test('species stand by their biomes', () => {
  expect(byBiome(report).map(({ biome, rows }) => [biome, rows.length])).toEqual([
    ['bb14', 2],
    ['bb10', 2],
  ]);
});
