import { expect, test } from 'vitest';
import type { Line } from '../../wire/types.gen';
import { grouped } from './grouped';

const line = (number: number, step: number): Line => ({
  number,
  seat: 0,
  text: { key: 'x', args: {} },
  at: [],
  stage: 0,
  group: { key: 'step', args: { step } },
});

test('lines of one step stand under one heading, in their order', () => {
  const groups = grouped([line(1, 1), line(2, 1), line(3, 2), line(4, 1)]);
  expect(groups.map((group) => group.lines.map((each) => each.number))).toEqual([[1, 2], [3], [4]]);
});
