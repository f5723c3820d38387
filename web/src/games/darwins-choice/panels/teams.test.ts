import { expect, test } from 'vitest';
import { teamsOf } from './teams';
import type { Player } from '../view';

const player = (seat: number, score: number, partner: number | null) => ({ seat, score, partner }) as Player;
const seats = (players: Player[]) =>
  teamsOf(players).map(({ members, total }) => [members.map(({ seat }) => seat), total]);

test('partners stand side by side, with what they have together', () => {
  const four = [player(0, 30, 2), player(1, 16, 3), player(2, 12, 0), player(3, 9, 1)];
  expect(seats(four)).toEqual([
    [[0, 2], 42],
    [[1, 3], 25],
  ]);
});

test('without teams everybody is alone', () => {
  expect(seats([player(0, 5, null), player(1, 7, null)])).toEqual([
    [[0], 5],
    [[1], 7],
  ]);
});
