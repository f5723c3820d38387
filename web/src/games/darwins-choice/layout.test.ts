import { expect, test } from 'vitest';
import type { Choice } from '../../wire/types.gen';
import { density, groundOf, huntsOf, leadsOn, rowsOf, sorted, standing, tabFor } from './layout';
import type { Biome, Card, OutlookBiome, Species } from './view';

const species = (thing: string, rank: number, prey: string[] = []) =>
  ({ thing, rank, meal: { plants: 0, meat: 0, waste: 0, prey } }) as unknown as Species;
const biome = (...all: Species[]) => ({ biome: 'bb14', species: all }) as unknown as Biome;
const outlook = (rank: number, hurt: Record<string, 'hungry'> = {}, prey: string[] = []) =>
  ({ biome: 'bb14', rank, hurt, helped: {}, meal: { plants: 0, meat: 0, waste: 0, prey } }) as unknown as OutlookBiome;
const things = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === 'ghost' ? 'ghost' : row.species.thing));

test('a hand lies in order of its parts', () => {
  const cards = (['tail', 'body', 'head'] as const).map((part) => ({ part, card: part }) as Card);
  expect(sorted(cards).map((card) => card.part)).toEqual(['head', 'body', 'tail']);
});

test('a new species stands below those that are better', () => {
  const there = biome(species('a', 1), species('b', 2), species('c', 0));
  expect(things(rowsOf(there, outlook(2), null))).toEqual(['a', 'ghost', 'b', 'c']);
  expect(things(rowsOf(there, outlook(1), null))).toEqual(['ghost', 'a', 'b', 'c']);
});

test('one that could not live there stands last', () => {
  expect(things(rowsOf(biome(species('a', 1), species('b', 0)), outlook(0), null))).toEqual(['a', 'b', 'ghost']);
});

test('a species that changes is shown once, as it would be', () => {
  expect(things(rowsOf(biome(species('a', 1), species('b', 2)), outlook(1), 'b'))).toEqual(['ghost', 'a']);
  expect(things(rowsOf(biome(species('a', 1), species('b', 2)), undefined, 'b'))).toEqual(['a', 'b']);
});

test('a species that would be displaced says what becomes of it', () => {
  const rows = rowsOf(biome(species('a', 1), species('b', 2)), outlook(1, { b: 'hungry' }), null);
  expect(rows.map((row) => row.kind === 'species' && row.becomes)).toEqual([false, null, 'hungry']);
});

test('hunts lead from the eater to the eaten', () => {
  const rows = rowsOf(biome(species('a', 1, ['c']), species('b', 2), species('c', 3)), outlook(2, {}, ['b']), null);
  expect(things(rows)).toEqual(['a', 'ghost', 'b', 'c']);
  expect(huntsOf(rows)).toEqual([
    { from: 0, to: 3 },
    { from: 1, to: 2 },
  ]);
});

test('a species that may migrate shows how it would do wherever it may go', () => {
  const there = { ...outlook(1), biome: 'bb10' };
  const choice = (at: string, biomes: OutlookBiome[]) =>
    ({ move: 0, word: '', at: [at], text: { key: '', args: {} }, preview: { cards: [], biomes } }) as unknown as Choice;
  const choices = [choice('biome:bb10', [there, outlook(2)]), choice('card:b001-t', [outlook(1)])];
  expect(standing(choices, species('a', 1))?.biomes).toEqual([there]);
  expect(standing(choices, null)).toBe(null);
  expect(standing([choice('card:b001-t', [outlook(1)])], species('a', 1))).toBe(null);
});

test('a phone shows the cards that are asked about', () => {
  const card = (thing: string) => ({ thing }) as Card;
  const at = (...things: string[]) => things.map((thing) => ({ at: [thing] }) as unknown as Choice);
  const view = { hand: [card('card:a')], row: [card('card:b')] };
  expect(tabFor(at('pile:small'), view)).toBe('draw');
  expect(tabFor(at('card:b'), view)).toBe('row');
  expect(tabFor(at('card:a', 'biome:bb14'), view)).toBe('hand');
  expect(tabFor(at('card:a', 'card:b'), view)).toBe(null);
});

test('many species stand close', () => {
  expect([1, 4, 9].map(density)).toEqual(['roomy', 'close', 'tight']);
});

test('every biome has its ground', () => {
  expect(groundOf('bb14')).toBe('grass');
  expect(groundOf('somebody-elses')).toBe('steppe');
});

test('only what ends a turn or cannot be taken back is confirmed', () => {
  expect(leadsOn('draw', 'small', ['pile:small'])).toBe(true);
  expect(leadsOn('menu', 'b001-h', ['card:b001-h'])).toBe(true);
  expect(leadsOn('menu', 'pass', [])).toBe(false);
  expect(leadsOn('build', 'b001-b', ['card:b001-b'])).toBe(true);
  expect(leadsOn('build', 'bb14', ['biome:bb14'])).toBe(false);
  expect(leadsOn('species', 'double', [])).toBe(true);
  expect(leadsOn('trade', 'b001-b', ['card:b001-b'])).toBe(false);
});
