import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf, viewBoxOf } from './compose';
import { LOOKS, partOf } from './look';

const DATA = new URL('../../../../../gondwana/games/darwins_choice/data/species.csv', import.meta.url);
const [head, ...rows] = readFileSync(DATA, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const [ID, LETTERS] = [head!.indexOf('species_id'), head!.indexOf('parts')];
const CARDS = rows.flatMap((row) => [...row[LETTERS]!].map((letter) => `${row[ID]}-${letter}`.toLowerCase()));
const of = (part: string) => CARDS.filter((card) => partOf(card) === part);
const figures = (card: string) => JSON.stringify(drawingOf([card]).inks);

test('every card of the deck has a look, and there is no look without a card', () => {
  expect([...LOOKS.keys()].sort()).toEqual([...CARDS].sort());
});

test('every part card draws, within sensible bounds', () => {
  for (const card of CARDS) {
    const { inks, box } = drawingOf([card]);
    expect(inks.length, card).toBeGreaterThan(0);
    expect(JSON.stringify(inks), card).not.toMatch(/NaN|undefined|null/);
    expect(box.right - box.left, card).toBeLessThan(220);
    expect(box.bottom - box.top, card).toBeLessThan(220);
  }
});

test('no two cards look the same', () => {
  expect(new Set(CARDS.map(figures)).size).toBe(CARDS.length);
});

test('a body carries whatever its docks take', () => {
  const further = [of('W')[3]!, of('D')[5]!, of('T')[7]!];
  for (const body of of('B')) {
    const plain = drawingOf([body, of('H')[0]!]);
    const whole = drawingOf([body, of('H')[0]!, ...further]);
    expect(whole.inks.length, body).toBeGreaterThan(plain.inks.length);
    expect(whole.box.bottom, body).toBeGreaterThanOrEqual(plain.box.bottom);
  }
});

test('the head is drawn on the left of the body and the tail on the right', () => {
  const [head, body, tail] = [of('H')[0]!, of('B')[0]!, of('T')[0]!];
  const bare = drawingOf([body]);
  expect(drawingOf([head, body]).box.left).toBeLessThan(bare.box.left);
  expect(drawingOf([head, body, tail]).box.right).toBeGreaterThan(bare.box.right);
});

test('two single pairs of legs stand apart', () => {
  const [body, head, one, two] = [of('B')[0]!, of('H')[0]!, of('S')[0]!, of('S')[1]!];
  const both = drawingOf([head, body, one, two]);
  expect(both.inks.length).toBeGreaterThan(drawingOf([head, body, one]).inks.length);
});

test('the same cards always give the same drawing, in a window round it', () => {
  const cards = ['b001-h', 'b070-b', 'b070-w'];
  expect(drawingOf(cards)).toBe(drawingOf([...cards]));
  const [x, y, width, height] = viewBoxOf(drawingOf(cards)).split(' ').map(Number);
  const { box } = drawingOf(cards);
  expect(x).toBeLessThan(box.left);
  expect(y).toBeLessThan(box.top);
  expect(x! + width!).toBeGreaterThan(box.right);
  expect(y! + height!).toBeGreaterThan(box.bottom);
});

test('a card of somebody else’s deck is drawn too', () => {
  expect(drawingOf(['z001-h', 'z001-b', 'z002-w', 'b001-d', 'z003-t']).inks.length).toBeGreaterThan(20);
});
