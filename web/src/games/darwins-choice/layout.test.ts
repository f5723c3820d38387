import { expect, test } from 'vitest';
import type { Choice } from '../../wire/types.gen';
import {
  beside,
  density,
  groundOf,
  huntsOf,
  isLight,
  lostBy,
  rowsOf,
  sorted,
  standing,
  tabFor,
  type Forecast,
} from './layout';
import type { Biome, Card, Foreseen, Outlook, OutlookBiome, Species } from './view';

const nothing = { plants: 0, meat: 0, waste: 0, prey: [] as string[] };
const species = (thing: string, prey: string[] = []) =>
  ({ thing, fate: 'fed', meal: { ...nothing, prey } }) as unknown as Species;
const biome = (...all: Species[]) => ({ biome: 'bb14', species: all }) as unknown as Biome;
const foreseen = (thing: string, fate = 'fed', prey: string[] = []) =>
  ({ thing, fate, meal: { ...nothing, prey } }) as unknown as Foreseen;
const outlook = (thing: string, ...all: Foreseen[]) =>
  ({ biome: 'bb14', thing, species: all }) as unknown as OutlookBiome;
const coming = (here: OutlookBiome): Forecast => ({ here, left: null });
const now: Forecast = { here: undefined, left: null };
const things = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === 'ghost' ? 'ghost' : row.species.thing));

test('a hand lies in order of its parts', () => {
  const cards = (['tail', 'body', 'head'] as const).map((part) => ({ part, card: part }) as Card);
  expect(sorted(cards).map((card) => card.part)).toEqual(['head', 'body', 'tail']);
});

test('everybody stands where the rules say, the newcomer too', () => {
  const there = biome(species('a'), species('b'));
  const said = coming(outlook('new', foreseen('b'), foreseen('new'), foreseen('a')));
  expect(things(rowsOf(there, said, null))).toEqual(['b', 'ghost', 'a']);
  expect(things(rowsOf(there, now, null))).toEqual(['a', 'b']);
});

test('a species that changes is shown once, as it would be', () => {
  const there = biome(species('a'), species('b'));
  expect(things(rowsOf(there, coming(outlook('b', foreseen('b'), foreseen('a'))), 'b'))).toEqual(['ghost', 'a']);
});

test('who would leave is still seen where it stands, the others as they would do without it', () => {
  const left = { biome: 'bb14', species: [foreseen('b', 'fed', ['c']), foreseen('c', 'eaten')], left: nothing };
  const rows = rowsOf(biome(species('a', ['c']), species('b'), species('c')), { here: undefined, left }, 'a');
  expect(things(rows)).toEqual(['a', 'b', 'c']);
  expect(huntsOf(rows)).toEqual([{ from: 1, to: 2 }]);
});

test('those who would die by an answer are counted', () => {
  const said = coming(outlook('new', foreseen('new'), foreseen('a'), foreseen('b', 'hungry')));
  expect(lostBy(rowsOf(biome(species('a'), species('b')), said, null))).toBe(1);
});

test('hunts lead from the eater to the eaten, as they would be', () => {
  const there = biome(species('a', ['c']), species('b'), species('c'));
  const said = coming(
    outlook('new', foreseen('a'), foreseen('new', 'fed', ['c']), foreseen('b'), foreseen('c', 'eaten')),
  );
  expect(huntsOf(rowsOf(there, now, null))).toEqual([{ from: 0, to: 2 }]);
  expect(huntsOf(rowsOf(there, said, null))).toEqual([{ from: 1, to: 3 }]);
});

test('a look at one biome leaves the ghosts in the others', () => {
  const card = (name: string) => ({ card: name }) as Card;
  const all = {
    cards: [card('h'), card('b')],
    biomes: [{ biome: 'x' }, { biome: 'y', earns: 1 }],
  } as unknown as Outlook;
  const one = { cards: [card('h'), card('b')], biomes: [{ biome: 'y', earns: 2 }] } as unknown as Outlook;
  expect(beside(one, all)?.biomes).toEqual([{ biome: 'y', earns: 2 }, { biome: 'x' }]);
  const more = { ...one, cards: [card('h'), card('b'), card('t')] };
  expect(beside(more, all)).toBe(more);
  expect([beside(null, all), beside(one, null)]).toEqual([all, one]);
});

test('a species that may migrate shows how it would do wherever it may go', () => {
  const there = { ...outlook('a'), biome: 'bb10' };
  const choice = (at: string, biomes: OutlookBiome[]) =>
    ({ move: 0, word: '', at: [at], text: { key: '', args: {} }, preview: { cards: [], biomes } }) as unknown as Choice;
  const choices = [choice('biome:bb10', [there, outlook('a')]), choice('card:b001-t', [outlook('a')])];
  expect(standing(choices, species('a'))?.biomes).toEqual([there]);
  expect(standing(choices, null)).toBe(null);
  expect(standing([choice('card:b001-t', [outlook('a')])], species('a'))).toBe(null);
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

test('draws and the end of a turn are not confirmed', () => {
  expect(['draw', 'after', 'menu', 'build', null].map(isLight)).toEqual([true, true, false, false, false]);
});
