import { expect, test } from 'vitest';
import { nearest } from './arrows';

const spots = [
  { name: 'here', x: 0, y: 0 },
  { name: 'right', x: 10, y: 0 },
  { name: 'far right', x: 20, y: 0 },
  { name: 'below', x: 1, y: 10 },
];

test('an arrow key goes to the nearest thing on that side', () => {
  expect(nearest(spots[0]!, spots, 1, 0)?.name).toBe('right');
  expect(nearest(spots[0]!, spots, 0, 1)?.name).toBe('below');
});

test('nothing lies beyond the edge', () => {
  expect(nearest(spots[0]!, spots, -1, 0)).toBeUndefined();
});
