import { expect, test } from 'vitest';
import { bySource } from './sheet';

test('territories are one source, the other lines are their own, and nothing is left out', () => {
  expect(
    bySource([
      { line: 'savanna_large', points: [3, 2] },
      { line: 'water_small', points: [0, 4] },
      { line: 'colonies', points: [10, 7] },
      { line: 'tokens', points: [0, 0] },
      { line: 'food', points: [4, 2] },
    ]),
  ).toEqual([
    { name: 'territories', points: [3, 6] },
    { name: 'colonies', points: [10, 7] },
    { name: 'food', points: [4, 2] },
  ]);
});
