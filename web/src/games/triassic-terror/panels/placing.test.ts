import { expect, test } from 'vitest';
import type { Choice } from '../../../wire/types.gen';
import { placedWith, splitFor, splitsOf } from './placing';

const choices = ['3-0-0', '2-0-1', '1-0-2', '0-0-3'].map((word, move): Choice => {
  return {
    move,
    word,
    at: [`split:1:${word}`],
    text: { key: '', args: {} },
    preview: null,
    brings: [],
    warns: null,
    leads: null,
  };
});

test('what may be placed where is read from the answers', () => {
  expect(splitsOf(choices)).toEqual({ belt: ['f1', 'f2', 'f3'], open: new Set(['f1', 'f3']), total: 3 });
  expect(splitsOf([])).toBeNull();
  expect(splitsOf([{ ...choices[0]!, at: ['area:s1'] }])).toBeNull();
});

test('clicks add up to an answer, and begin anew when all are placed', () => {
  const splits = splitsOf(choices)!;
  let placed: string[] = [];
  for (const area of ['f1', 'f3', 'f1']) placed = placedWith(splits, placed, area);
  expect(splitFor(choices, splits, placed)?.word).toBe('2-0-1');
  expect(placedWith(splits, placed, 'f3')).toEqual(['f3']);
  expect(splitFor(choices, splits, ['f3'])).toBeNull();
});
