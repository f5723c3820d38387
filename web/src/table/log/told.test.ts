import { expect, test } from 'vitest';
import { keepSame, type Told } from './told';

const line = (number: number, key = 'k'): Told => ({ number, seat: 0, text: { key, args: {} }, at: [], group: null });

test('lines that say the same stay the same things, and only those', () => {
  const before = [line(1), line(2, 'a'), line(3)];
  const now = [line(1), line(2, 'b'), line(3), line(4)];
  const kept = keepSame(before, now);
  expect(kept).toEqual(now);
  expect(kept.map((each, place) => each === before[place])).toEqual([true, false, true, false]);
});

test('what was taken back is gone', () => {
  expect(keepSame([line(1), line(2)], [line(1)])).toEqual([line(1)]);
});
