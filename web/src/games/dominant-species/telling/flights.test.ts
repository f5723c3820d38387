import { expect, test } from 'vitest';
import { middle } from '../layout';
import type { Cubes, DominantView } from '../view';
import { flights, payments } from './flights';

const hex = (q: number, r: number) => ({ thing: `tile:${q},${r}`, hex: `${q},${r}`, q, r });
const earth = (...cubes: Cubes[]) =>
  ({ tiles: cubes.map((each, q) => ({ ...hex(q, 0), cubes: each })) }) as unknown as DominantView;

test('a tile that is named pays what it would have paid before', () => {
  const tile = (named: boolean, points: number) =>
    ({ tiles: [{ ...hex(1, 0), named, pays: [{ animal: 'bird', points }] }] }) as unknown as DominantView;
  expect(payments(tile(false, 9), tile(true, 5))).toEqual([
    { thing: 'tile:1,0', at: middle(hex(1, 0)), pays: [{ animal: 'bird', points: 9 }] },
  ]);
  expect(payments(tile(true, 9), tile(true, 9))).toEqual([]);
});

test('cubes that left one tile and came to another have flown', () => {
  const before = earth({ bird: 3, insect: 1 }, { bird: 1 }, {});
  const after = earth({ bird: 1 }, { bird: 1 }, { bird: 2, mammal: 1 });
  expect(flights(before, after)).toEqual([
    { animal: 'mammal', count: 1, from: null, to: 'tile:2,0' },
    { animal: 'bird', count: 2, from: 'tile:0,0', to: 'tile:2,0' },
    { animal: 'insect', count: 1, from: 'tile:0,0', to: null },
  ]);
});
