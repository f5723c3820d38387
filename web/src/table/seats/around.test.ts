import { expect, test } from 'vitest';
import { around } from './around';

test('the left neighbour sits first, the right neighbour last', () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
});

test('an onlooker sees everybody in seat order', () => {
  expect(around(3, null)).toEqual([0, 1, 2]);
});
