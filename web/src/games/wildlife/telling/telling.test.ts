import { expect, test } from 'vitest';
import { countedIn, helpOf, scoresBefore, told } from './telling';
import type { ScoringLine, WildlifeView } from '../view';

const LINES: ScoringLine[] = [
  { line: 'savanna_large', points: [3, 2] },
  { line: 'savanna_small', points: [0, 0] },
  { line: 'colonies', points: [10, 7] },
];

test('only lines that brought something are told', () => {
  expect(told(LINES).map((line) => line.line)).toEqual(['savanna_large', 'colonies']);
});

test('scores grow line by line to those after the scoring', () => {
  const lines = told(LINES);
  expect(scoresBefore([30, 20], lines, 0)).toEqual([17, 11]);
  expect(scoresBefore([30, 20], lines, 1)).toEqual([20, 13]);
  expect(scoresBefore([30, 20], lines, 2)).toEqual([30, 20]);
});

test('a line lights the cells of its territory, or of the colonies', () => {
  const cell = (name: string, territory: string, colony: string | null) => ({
    thing: `cell:${name}`,
    territory,
    colony,
  });
  const view = {
    cells: [cell('a1', 'savanna_large', null), cell('b1', 'water_small', 'colony:b1')],
    colonies: [{ thing: 'colony:b1', seat: 0, size: 1 }],
  } as unknown as WildlifeView;
  expect(countedIn(view, LINES[0]!)).toEqual(['cell:a1']);
  expect(countedIn(view, LINES[2]!)).toEqual(['cell:b1']);
});

test('each kind of line has its explanation', () => {
  expect(helpOf('forest_small')).toBe('wildlife_tell_territory');
  expect(helpOf('colonies')).toBe('wildlife_tell_colonies');
  expect(helpOf('food')).toBe('wildlife_tell_most');
});
