import { expect, test } from 'vitest';
import { clauses } from './brings';

const said = (...given: Parameters<typeof clauses>) =>
  clauses(...given).map(({ key, args }) => [key.slice(15), args.points]);

test('a single line has the unit, several have it in their sum', () => {
  expect(said({ gain: 3, lines: { zebra: 3 }, herd: 0 })).toEqual([['only', '+3']]);
  expect(said({ gain: 1, lines: { elephant: -2, zebra: 3 }, herd: 0 })).toEqual([
    ['total', '+1'],
    ['line', '+3'],
    ['line', '−2'],
  ]);
});

test('the herd stands apart, and nothing is said to be nothing', () => {
  expect(said({ gain: 2, lines: { gazelle: 2 }, herd: 5 })).toEqual([
    ['only', '+2'],
    ['herd', '+5'],
  ]);
  expect(said({ gain: 0, lines: {}, herd: 0 })).toEqual([['nothing', undefined]]);
});
