import { expect, test } from 'vitest';
import type { Line } from '../../../wire/types.gen';
import { gather } from './gather';

const insect = { term: 'dominant_species_animal_insect', seat: 0 };
const bird = { term: 'dominant_species_animal_bird', seat: 1 };
const line = (number: number, name: string, args: Line['text']['args'], group = 'speciation'): Line => ({
  number,
  seat: 0,
  text: { key: `dominant_species_log_${name}`, args },
  at: [`tile:${number}`],
  stage: 0,
  group: { key: group, args: {} },
});

test('cubes round one disk are placed in one action', () => {
  const [whole, ...more] = gather([
    line(1, 'cubes_placed', { animal: insect, count: 3, tile: 'e3' }),
    line(2, 'cubes_placed', { animal: insect, count: 2, tile: 'e4' }),
  ]);
  expect(more).toEqual([]);
  expect(whole).toMatchObject({ from: 1, number: 2, at: ['tile:1', 'tile:2'] });
  expect(whole?.text).toMatchObject({ key: 'dominant_species_log_placed_all', args: { animal: insect, count: 5 } });
  expect(whole?.parts).toHaveLength(2);
});

test('what two animals place, and what stands under two headings, stays apart', () => {
  const placed = (number: number, animal: typeof insect, group?: string) =>
    line(number, 'cubes_placed', { animal, count: 1, tile: 'e3' }, group);
  expect(gather([placed(1, insect), placed(2, bird)])).toHaveLength(2);
  expect(gather([placed(1, insect), placed(2, insect, 'domination')])).toHaveLength(2);
});

test('whoever names a tile and what it pays are one sentence', () => {
  const [whole] = gather([
    line(1, 'named', { animal: bird, terrain: { term: 'dominant_species_a_sea' }, tile: 'c2' }),
    line(1, 'scored', { animal: insect, points: 9, tile: 'c2' }),
    line(1, 'scored', { animal: bird, points: 5, tile: 'c2' }),
  ]);
  expect(whole?.text.key).toBe('dominant_species_log_domination');
  expect((whole?.text.args.pays as { texts: unknown[] }).texts).toHaveLength(2);
});

test('extinction is one action of all animals', () => {
  const dying = [insect, bird].map((animal) => line(4, 'extinct', { animal, count: 2 }, 'extinction'));
  expect(gather(dying)).toHaveLength(1);
});

test('a line of its own is left as it is', () => {
  const alone = line(1, 'adapted', { animal: insect });
  expect(gather([alone])).toEqual([alone]);
});
