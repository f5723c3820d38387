import { expect, test } from 'vitest';
import { happenings } from './happenings';
import { area, viewOf } from '../view.fixture';

test('a migration is a walk between neighbours', () => {
  const before = viewOf({ areas: [area('s1', ['s2'], [0, 4]), area('s2', ['s1'], [1, 2])] });
  const after = viewOf({ areas: [area('s1', ['s2'], [0, 1]), area('s2', ['s1'], [0, 3], [1, 2])] });
  expect(happenings(before, after)).toEqual([
    { kind: 'walk', seat: 0, count: 3, from: 's1', to: 's2' },
    { kind: 'change', area: 's1', seat: 0, count: -3 },
    { kind: 'change', area: 's2', seat: 0, count: 3 },
  ]);
});

test('a loss under the predator that hunts is a bite', () => {
  const raptor = { thing: '', predator: 'raptor_a', area: 's1', owner: null, inside: false } as const;
  const before = viewOf({ areas: [area('s1', [], [1, 2])], predators: [raptor], hunter: 'raptor_a' });
  const after = viewOf({ areas: [area('s1', [], [1, 1])], predators: [raptor] });
  expect(happenings(before, after)).toEqual([
    { kind: 'bite', area: 's1', seat: 1 },
    { kind: 'change', area: 's1', seat: 1, count: -1 },
  ]);
});

test('a new volcano erupts, an old one does not', () => {
  const quiet = viewOf({ areas: [area('s1', [])] });
  const burning = viewOf({ areas: [{ ...area('s1', []), volcano: 1 }] });
  expect(happenings(quiet, burning)).toEqual([{ kind: 'erupt', area: 's1' }]);
  expect(happenings(burning, burning)).toEqual([]);
});
