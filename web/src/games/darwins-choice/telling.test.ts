import { expect, test } from 'vitest';
import { byBiome, dies, gains, gone, seatGains, stepsOf } from './telling';
import type { Report, ReportRow } from './view';

const row = (owner: number, biome: string, fate: string, survival = 0, win = 0, competitive = 0) =>
  ({ thing: `species:${owner}`, owner, biome, fate, survival, win, competitive }) as unknown as ReportRow;
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
