import { expect, test } from 'vitest';
import { finalRows } from './sheet';
import type { DominantView } from '../view';

test('the sheet says where points came from, and what the last scoring paid', () => {
  const view = {
    animals: [
      { animal: 'mammal', seat: 1, points: 20, earned: { domination: 14, final: 6 } },
      { animal: 'bird', seat: 0, points: 31, earned: { cards: 13, final: 18 } },
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
    { animal: 'bird', seat: 0, earned: { cards: 13, final: 18 }, terrains: { sea: 18 }, total: 31 },
    { animal: 'mammal', seat: 1, earned: { domination: 14, final: 6 }, terrains: { sea: 5, tundra: 1 }, total: 20 },
  ]);
});
