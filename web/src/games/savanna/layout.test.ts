import { expect, test } from 'vitest';
import { cellOf, corner, ecosystemOf, edges, fixedWindowOn, viewBox, windowOn } from './layout';

test('an empty ecosystem shows a whole frame round the first cell', () => {
  expect(windowOn(null)).toEqual({ top: 1.5, left: 2, rows: 4, cols: 5 });
});

test('while a side may grow, the window has room at both of its ends', () => {
  expect(windowOn({ top: 2, bottom: 4, left: 3, right: 6 })).toEqual({ top: 1, left: 2, rows: 5, cols: 6 });
});

test('a full frame is seen alone', () => {
  const window = windowOn({ top: 2, bottom: 5, left: 1, right: 5 });
  expect(window).toEqual({ top: 2, left: 1, rows: 4, cols: 5 });
  expect(viewBox(window)).toBe('100 200 500 400');
});

test('a frame that is filled in reading order is seen whole from its first card on', () => {
  expect(fixedWindowOn({ top: 3, bottom: 3, left: 4, right: 5 })).toEqual({ top: 3, left: 4, rows: 4, cols: 5 });
});

test('words and things name cells by column letter and row digit', () => {
  expect(cellOf('e4')).toEqual({ row: 3, col: 4 });
  expect(cellOf('cell:2:a7')).toEqual({ row: 6, col: 0 });
  expect(ecosystemOf('cell:2:a7')).toBe(2);
  expect(corner({ row: 3, col: 4 })).toEqual({ x: 403, y: 303 });
});

test('sides are closed when the ecosystem has its full extent there', () => {
  const closed = edges({ top: 0, bottom: 3, left: 2, right: 4 }).map((edge) => edge.closed);
  expect(closed).toEqual([true, true, false, false]);
});
