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

test('it gives way to other things, and stays beside its own', () => {
  const choice = { left: 420, top: 450, width: 100, height: 100 };
  expect(tipPlace(thing, TIP, [choice], WINDOW)).toEqual({ left: 242, top: 600 });
});

test('it goes to the edge of the window before it covers much of the board', () => {
  const board = { left: 230, top: 300, width: 600, height: 500 };
  expect(tipPlace(thing, TIP, [board], WINDOW)).toEqual({ left: 8, top: 600 });
});

test('it does not go far away for a little', () => {
  const choices = [
    { left: 420, top: 580, width: 100, height: 10 },
    { left: 250, top: 610, width: 190, height: 80 },
    { left: 560, top: 610, width: 190, height: 80 },
  ];
  expect(tipPlace(thing, TIP, choices, WINDOW)).toEqual({ left: 400, top: 492 });
});

test('where nothing fits it begins at the top', () => {
  expect(tipPlace(thing, { width: 200, height: 900 }, [], WINDOW)).toEqual({ left: 400, top: 8 });
});
