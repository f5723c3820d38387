import { expect, test } from 'vitest';
import {
  cellOf,
  corner,
  ecosystemOf,
  edges,
  fixedWindowOn,
  frameOn,
  grown,
  neighbours,
  toldStep,
  viewBox,
  windowOn,
} from './layout';
import type { PlacedCard } from './view';

test('while the sides may grow, the window has the same room, whatever lies in it', () => {
  expect(windowOn(null)).toEqual({ top: 1, left: 1.5, rows: 5, cols: 6 });
  expect(windowOn({ top: 3, bottom: 4, left: 4, right: 4 })).toEqual({ top: 1.5, left: 1.5, rows: 5, cols: 6 });
  expect(windowOn({ top: 2, bottom: 4, left: 3, right: 6 })).toEqual({ top: 1, left: 2, rows: 5, cols: 6 });
});

test('the frame of four rows by five lies round the cards from the first place on', () => {
  expect(frameOn(null)).toEqual({ top: 1, left: 2, rows: 4, cols: 5 });
  expect(frameOn({ top: 3, bottom: 4, left: 3, right: 7 })).toEqual({ top: 2, left: 3, rows: 4, cols: 5 });
});

test('the frame goes with a card that would lie outside', () => {
  const frame = { top: 2, bottom: 4, left: 3, right: 6 };
  expect(grown(frame, { row: 5, col: 4 })).toEqual({ top: 2, bottom: 5, left: 3, right: 6 });
  expect(grown(null, { row: 3, col: 4 })).toEqual({ top: 3, bottom: 3, left: 4, right: 4 });
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
  const frame = { top: 0, bottom: 3, left: 2, right: 4 };
  expect(edges(frame, frameOn(frame)).map((edge) => edge.closed)).toEqual([true, true, false, false]);
  expect(edges(null, frameOn(null)).some((edge) => edge.closed)).toBe(false);
});

test('a place is named by the cards beside it', () => {
  const cards = [
    { row: 2, col: 4, card: 'lion' as const },
    { row: 3, col: 3, card: 'tree' as const },
    { row: 5, col: 5, card: 'zebra' as const },
  ];
  expect(neighbours({ row: 3, col: 4 }, cards)).toEqual([
    { side: 'below', card: 'lion' },
    { side: 'right', card: 'tree' },
  ]);
});

test('who is told how it went reads the step that is over, until something of the next one is seen', () => {
  const laid = (count: number, revealed: 'lion' | null = null) => ({
    revealed,
    cards: Array.from({ length: count }, () => ({ pending: false }) as PlacedCard),
  });
  const at = (step: number, ...ecosystems: ReturnType<typeof laid>[]) =>
    toldStep({ round: 2, step, steps: 10, ecosystems });
  expect(at(1, laid(0), laid(0))).toEqual({ round: 2, step: 1 });
  expect(at(7, laid(16), laid(16))).toEqual({ round: 2, step: 6 });
  expect(at(7, laid(16, 'lion'), laid(16, 'lion'))).toEqual({ round: 2, step: 7 });
  expect(at(1, laid(10), laid(10))).toEqual({ round: 1, step: 10 });
  expect(at(7, laid(7), laid(6))).toEqual({ round: 2, step: 7 });
});
