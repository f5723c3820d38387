import { expect, test } from 'vitest';
import type { Line } from '../../../wire/types.gen';
import { finalRows, turnRows } from './sheet';
import type { DominantView } from '../view';

test('the sheet says where points came from, and what the last scoring paid', () => {
  const view = {
    animals: [
      { animal: 'mammal', seat: 1, points: 20, earned: { domination: 14, final: 6 } },
      { animal: 'bird', seat: 0, points: 31, earned: { cards: 13, final: 18 } },
    ],
    tiles: [
      {
        terrain: 'sea',
        pays: [
          { animal: 'bird', points: 9 },
          { animal: 'mammal', points: 5 },
        ],
      },
      { terrain: 'sea', pays: [{ animal: 'bird', points: 9 }] },
      { terrain: 'tundra', pays: [{ animal: 'mammal', points: 1 }] },
    ],
    result: { winners: [0], order: [0, 1], totals: [31, 20] },
  } as unknown as DominantView;
  expect(finalRows(view)).toEqual([
    { animal: 'bird', seat: 0, earned: { cards: 13, final: 18 }, terrains: { sea: 18 }, total: 31 },
    { animal: 'mammal', seat: 1, earned: { domination: 14, final: 6 }, terrains: { sea: 5, tundra: 1 }, total: 20 },
  ]);
});

const told = (name: string, animal: string, points: number, turn?: number, more: object = {}): Line =>
  ({
    text: {
      key: `dominant_species_log_${name}`,
      args: { animal: { term: `dominant_species_animal_${animal}`, seat: 0 }, points, ...more },
    },
    group: { key: 'dominant_species_group_plan', args: turn === undefined ? {} : { turn } },
  }) as unknown as Line;

test('every point is told by turn and source, and nobody loses more than there was', () => {
  const view = { animals: [{ animal: 'bird', seat: 0, points: 9, earned: { start: 2 } }] } as unknown as DominantView;
  const card = { card: { term: 'dominant_species_card_ice_age' } };
  const rows = turnRows(view, [
    told('scored', 'bird', 4, 1),
    told('scored', 'bird', 2, 1),
    told('lost_points', 'bird', 12, 2),
    { ...told('card_taken', 'bird', 0, 3, card) },
    told('gained_points', 'bird', 3, 3),
    told('final', 'bird', 6),
  ]);
  expect(rows).toEqual([
    { turn: 0, source: 'start', points: { bird: 2 } },
    { turn: 1, source: 'domination', points: { bird: 6 } },
    { turn: 2, source: 'cards', points: { bird: -8 } },
    { turn: 3, source: 'dominance', points: { bird: 3 } },
    { turn: null, source: 'final', points: { bird: 6 } },
  ]);
});
