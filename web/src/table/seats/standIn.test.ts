import { render } from 'svelte/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings, type Locale } from '../../ui/settings.svelte';
import type { Ask, Seat, Table } from '../../wire/types.gen';
import { levelOf, nameOf } from './names';
import { sentence } from '../choosing/sentence';
import StandInBar from './StandInBar.svelte';
import { botPlays, isYourTurn, standInOf } from './turn';

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'human',
  name: ['Ada', 'Ben'][number] ?? null,
  level: null,
  trait: null,
  connected: true,
  you: number === 0,
  ...more,
});
const table = (more: Partial<Table> = {}, ...seats: Seat[]): Table =>
  ({ status: 'playing', you: 0, asked: [0, 1], seats: [seat(0), seat(1), ...seats], ...more }) as Table;
const left = (more: Partial<Table> = {}) => table({ seats: [seat(0, { level: 'casual' }), seat(1)], ...more });
const ask = { number: 4, text: { key: 'table_which', args: {} }, choices: [{}] } as unknown as Ask;
const said = (which: Table) => sentence(which, ask, true, () => 'now');

const read = (locale: Locale) => vi.spyOn(settings, 'locale', 'get').mockReturnValue(locale);

beforeEach(() => void read('en'));

test('a table waits for those who play themselves', () => {
  expect(isYourTurn(table())).toBe(true);
  expect(isYourTurn(left())).toBe(false);
  expect(isYourTurn(table({ asked: [1] }))).toBe(false);
  expect(isYourTurn(table({ status: 'over' }))).toBe(false);
  expect(isYourTurn(table({ you: null }))).toBe(false);
  expect(isYourTurn(left({ you: 1 }))).toBe(true);
});

test('a bot plays for those who let it, until the game is over', () => {
  expect(standInOf(left())).toBe('casual');
  expect(standInOf(table())).toBeNull();
  expect(standInOf(left({ you: 1 }))).toBeNull();
  expect(standInOf(left({ you: null }))).toBeNull();
  expect(standInOf(left({ status: 'over' }))).toBeNull();
  expect(said(left({ status: 'over' }))).toBe('The game is over.');
});

test('a seat has the mark of a bot and the name of its person', () => {
  const [person, alone, bot] = [
    seat(0, { level: 'strong' }),
    seat(1),
    seat(2, { kind: 'bot', name: 'Congo', level: 'casual', trait: 'jealous' }),
  ];
  expect([person, alone, bot, seat(3, { kind: 'open' }), undefined].map(botPlays)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(nameOf(person)).toBe('You');
  expect(nameOf({ ...person, you: false })).toBe('Ada');
  expect(levelOf(person)).toBe('Bot (strong), for Ada');
  expect(nameOf(bot)).toBe('Congo');
  expect(levelOf(bot)).toBe('Bot (casual): keeps an eye on whoever leads');
  expect(levelOf({ ...bot, trait: null })).toBe('Bot (casual)');
});

test('the bar says that a bot plays, whatever was asked or sent before, and offers to take over', () => {
  const english = render(StandInBar, { props: { sentence: said(left()), ontakeover: () => 0 } }).body;
  expect(english).toMatch(/role="status"[^>]*>A bot \(casual\) plays for you</);
  expect(english).toMatch(/<button[^>]*>.*Take over<\/button>/s);
  expect(english.match(/<button/g)).toHaveLength(1);
  read('fr');
  const french = render(StandInBar, { props: { sentence: said(left()), ontakeover: () => 0 } }).body;
  expect(french).toContain('Un bot (tranquille) joue pour vous');
  expect(french).toContain('Reprendre la main');
});
