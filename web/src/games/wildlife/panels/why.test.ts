import { expect, test } from 'vitest';
import type { WildlifeView } from '../view';
import { reasonFor } from './why';

const cell = (name: string, territory: string, owner: number | null) => ({ thing: `cell:${name}`, territory, owner });
const VIEW = {
  viewer: 0,
  seats: [
    {
      seat: 0,
      abilities: [
        { thing: 'owned:0:food', used: 1, count: 1 },
        { thing: 'owned:0:attack', used: 0, count: 1 },
      ],
      capabilities: [
        { terrain: 'savanna', capability: 'attack' },
        { terrain: 'water', capability: 'nothing' },
      ],
    },
  ],
  territories: [
    { territory: 'savanna_small', terrain: 'savanna', free: 1 },
    { territory: 'water_small', terrain: 'water', free: 2 },
  ],
  cells: [
    cell('a1', 'savanna_small', 0),
    cell('a2', 'savanna_small', 1),
    cell('a3', 'savanna_small', null),
    cell('b1', 'water_small', null),
  ],
} as unknown as WildlifeView;
const why = (thing: string, prompt: string | null) => reasonFor(thing, VIEW, prompt);

test('a cell says what keeps a piece away from it', () => {
  expect(why('cell:a2', 'settle')).toBe('wildlife_why_taken');
  expect(why('cell:b1', 'settle')).toBe('wildlife_why_nothing');
  expect(why('cell:a3', 'settle')).toBe('wildlife_why_full');
  expect(why('cell:a3', 'move_to')).toBe('wildlife_why_far');
  expect(why('cell:b1', 'place')).toBe('wildlife_why_terrain');
  expect(why('cell:a2', 'attack')).toBe('wildlife_why_not_full');
  expect(why('cell:a1', 'attack')).toBe('wildlife_why_own');
  expect(why('cell:a3', 'act')).toBe('wildlife_why_card_first');
});

test('cards, abilities and terrains say when they are for', () => {
  expect(why('hand:forest', 'act')).toBe('wildlife_why_hand');
  expect(why('owned:0:defence', 'act')).toBe('wildlife_why_defence');
  expect(why('owned:0:food', 'act')).toBe('wildlife_why_used');
  expect(why('owned:0:attack', 'act')).toBeNull();
  expect(why('capability:0:forest', 'act')).toBe('wildlife_why_wheel');
  expect(why('ability:food', 'arrow')).toBe('wildlife_why_owned');
  expect(why('cell:a1', null)).toBeNull();
});

test('an onlooker is told nothing of cells', () => {
  expect(reasonFor('cell:a1', { ...VIEW, viewer: null }, 'act')).toBeNull();
});
