import { expect, test } from 'vitest';
import type { DarwinView, Player } from '../view';
import { pointsFrom, sourcesOf } from './sources';

const era = (survival: number, events = 0) => ({
  survival,
  adaptation: 0,
  competitiveness: 0,
  events,
  lost: 0,
  bonus: 0,
});
const player = (...earned: ReturnType<typeof era>[]) => ({ earned }) as unknown as Player;

test('points are added up over the eras', () => {
  expect(pointsFrom(player(era(1), era(3)), 'survival')).toBe(4);
});

test('a source that gave and took the same is still told', () => {
  const view = (...players: Player[]) => ({ players }) as unknown as DarwinView;
  expect(sourcesOf(view(player(era(1), era(1))))).toEqual(['survival', 'adaptation', 'competitiveness']);
  expect(sourcesOf(view(player(era(1, 2), era(1, -2))))).toContain('events');
});
