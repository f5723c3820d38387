import { expect, test } from 'vitest';
import { asTold, countedIn, paidIn, scoresBefore, turnedBy } from './telling';
import type { Ecosystem, ScoringLine } from '../view';

const part = (cell: string, points: number, because: string[], turned: string[] = []) => ({
  cell,
  points,
  because,
  turned,
});
const CHEETAH: ScoringLine = {
  line: 'cheetah',
  ecosystems: [
    {
      seat: 0,
      points: 6,
      bonus: null,
      parts: [part('cell:0:e4', 6, ['cell:0:d3', 'cell:0:f5'], ['cell:0:d3', 'cell:0:f5'])],
    },
    { seat: 1, points: 0, bonus: null, parts: [part('cell:1:e4', 0, [])] },
  ],
};
const LION: ScoringLine = {
  line: 'lion',
  ecosystems: [{ seat: 1, points: 4, bonus: null, parts: [part('cell:1:e5', 4, ['cell:1:e6'], ['cell:1:c3'])] }],
};

test('prey turns over when its hunter is told, not before', () => {
  expect(turnedBy([CHEETAH, LION], 0)).toEqual(new Set(['cell:0:d3', 'cell:0:f5']));
  expect(turnedBy([CHEETAH, LION], 1).has('cell:1:c3')).toBe(true);
});

test('a line lights what is paid and what it is paid for, and leaves out what earns nothing', () => {
  expect(countedIn(CHEETAH)).toEqual(new Set(['cell:0:e4', 'cell:0:d3', 'cell:0:f5']));
  expect(paidIn(CHEETAH).get('cell:0:e4')).toBe(6);
});

test('scores are those of the lines before', () => {
  expect(scoresBefore([CHEETAH, LION], 1, 2)).toEqual([6, 0]);
  expect(scoresBefore([CHEETAH, LION], 2, 2)).toEqual([6, 4]);
});

test('an ecosystem is told from all cards face up', () => {
  const card = { thing: 'cell:0:d3', row: 2, col: 3, card: 'gazelle' as const, down: true, new: true };
  const told = asTold({ cards: [card] } as unknown as Ecosystem, new Set());
  expect(told.cards[0]).toMatchObject({ down: false, new: false });
});
