import { expect, test } from 'vitest';
import { tipPlace } from './tipPlace';

const WINDOW = { width: 1000, height: 800 };
const TIP = { width: 200, height: 100 };
const thing = { left: 450, top: 600, width: 100, height: 100 };

test('a tip stands above its thing, in the middle', () => {
  expect(tipPlace(thing, TIP, [], WINDOW)).toEqual({ left: 400, top: 492 });
});

test('at the top of the window it stands below', () => {
  expect(tipPlace({ ...thing, top: 20 }, TIP, [], WINDOW)).toEqual({ left: 400, top: 128 });
});

test('it gives way to other things', () => {
  const choice = { left: 420, top: 450, width: 100, height: 100 };
  expect(tipPlace(thing, TIP, [choice], WINDOW).left).toBe(8);
});
