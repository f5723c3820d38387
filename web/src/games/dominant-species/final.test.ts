import { expect, test } from 'vitest';
import { finalRows } from './final';
import type { DominantView } from './view';

test('the sheet splits the points by what the last scoring paid', () => {
  const view = {
    animals: [
      { animal: 'mammal', seat: 1, points: 20 },
      { animal: 'bird', seat: 0, points: 31 },
    ],
    tiles: [
      {
        terrain: 'sea',
        pays: [
          { animal: 'bird', points: 9 },
          { animal: 'mammal', points: 5 },
        ],
      },
      { terrain: 'sea', pays: [{ animal: 'bird', points: 9 }] },
      { terrain: 'tundra', pays: [{ animal: 'mammal', points: 1 }] },
    ],
    result: { winners: [0], order: [0, 1], totals: [31, 20] },
  } as unknown as DominantView;
  expect(finalRows(view)).toEqual([
    { animal: 'bird', seat: 0, before: 13, terrains: { sea: 18 }, total: 31 },
    { animal: 'mammal', seat: 1, before: 14, terrains: { sea: 5, tundra: 1 }, total: 20 },
  ]);
});
