import { expect, test } from 'vitest';
import type { Line, Text } from '../../../wire/types.gen';
import { gather } from './gather';

const STEP: Text = { key: 'savanna_group_step', args: { round: 1, step: 2 } };
const SCORING: Text = { key: 'savanna_group_scoring', args: {} };
const line = (number: number, name: string, args: Text['args'], group = STEP, at: string[] = []): Line => ({
  number,
  stage: 0,
  seat: 0,
  text: { key: `savanna_log_${name}`, args },
  at,
  group,
});
const lion = { term: 'savanna_a_lion' };
const shown = (number: number, ...seats: number[]) =>
  seats.map((seat) => line(number, 'revealed', { seat: { seat }, card: lion }));
const placed = (number: number, ...seats: number[]) =>
  seats.map((seat) =>
    line(number, 'placed', { ecosystem: { seat }, card: lion, cell: 'e4' }, STEP, [`cell:${seat}:e4`]),
  );
const keys = (lines: Line[]) => gather(lines).map((told) => told.text.key.replace('savanna_log_', ''));

test('the cards that all show at once are one action', () => {
  const [told] = gather(shown(4, 0, 1, 2));
  expect(told).toMatchObject({ number: 4, seat: null, text: { key: 'savanna_log_told_shown' } });
  expect(told!.text.args.cards).toMatchObject({ texts: [{ args: { ecosystem: { seat: 0 } } }, {}, {}] });
});

test('once they lie, that is the action, and the passing of the hands is a part of it', () => {
  const lines = [...shown(4, 0, 1), ...placed(6, 0, 1), line(6, 'passed', { direction: 'left' })];
  const [told, ...more] = gather(lines);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ number: 6, from: 4, at: ['cell:0:e4', 'cell:1:e4'] });
  expect(told!.text.key).toBe('savanna_log_told_placed');
  expect(told!.parts).toBeUndefined(); // or it would be said to have befallen the reader
});

test('what the neutral player puts down is named last', () => {
  const neutral = line(4, 'neutral', { card: lion });
  for (const lines of [shown(4, 0, 1), [...shown(4, 0, 1), ...placed(6, 0, 1)]]) {
    const [told] = gather([neutral, ...lines]);
    const { texts } = told!.text.args.cards as { texts: Text[] };
    expect(texts.map((text) => text.key.slice(17))).toEqual(['card', 'card', 'neutral']);
  }
});

test('alone there is nobody to show a card to', () => {
  const lines = [...shown(1, 0), ...placed(2, 0), line(3, 'gave', { card: lion }), line(3, 'drew', { count: 1 })];
  expect(keys(lines)).toEqual(['placed', 'gave']);
  expect(gather(lines)[1]!.parts).toHaveLength(1);
});

test('the end of a round is one action, with the own last card under it', () => {
  const [told] = gather([line(9, 'discarded', { card: lion }), line(9, 'round_began', { round: 2 })]);
  expect(told).toMatchObject({ seat: null, text: { key: 'savanna_log_told_new_round', args: { over: 1 } } });
  expect(told!.parts).toHaveLength(1);
});

test('each half of the scoring is one line with the points of everybody; lions are told one by one', () => {
  const points = (seat: number, word: string, earned: number) =>
    line(9, 'scored', { ecosystem: { seat }, line: { term: `savanna_line_${word}` }, points: earned }, SCORING);
  const lines = [
    points(0, 'water', 4),
    line(9, 'herd', { ecosystem: { seat: 0 }, points: 5 }, SCORING),
    points(1, 'tree', 8),
    line(9, 'lion', { ecosystem: { seat: 1 }, card: lion, cell: 'e4' }, SCORING),
    points(1, 'lion', 4),
    points(1, 'elephant', -2),
  ];
  const told = gather(lines);
  expect(told.map((each) => each.text.key.slice(12))).toEqual(['told_early', 'lion', 'told_late']);
  expect(told[0]!.text.args.points).toMatchObject({ texts: [{ args: { points: 9 } }, { args: { points: 8 } }] });
  expect(told[1]!.seat).toBe(1);
  expect(told[2]!.text.args.points).toMatchObject({ texts: [{ args: { points: 2 } }] });
});
