import { expect, test } from 'vitest';
import type { Line, Text } from '../../../wire/types.gen';
import { gather } from './gather';

const GROUP = { key: 'wildlife_group_turn', args: { round: 1 } };
const seat = (number: number) => ({ seat: number });

function line(number: number, name: string, args: Text['args'] = {}, group: Text = GROUP): Line {
  const at = 'cell' in args ? [`cell:${String(args.cell)}`] : [];
  return { number, stage: 0, seat: 1, text: { key: `wildlife_log_${name}`, args }, at, group };
}

test('three cards are laid out in one sentence', () => {
  const told = gather([
    line(1, 'turn', { seat: seat(1) }),
    ...['a', 'b', 'c'].map((card, at) => line(2 + at, 'laid', { seat: seat(1), card: { term: card } })),
  ]);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ number: 4, from: 1, parts: [], text: { key: 'wildlife_log_lays' } });
});

test('a sale is one action with its bids under it, and grows until it is decided', () => {
  const lines = [
    line(1, 'offered', { seat: seat(1), card: { term: 'arrow' } }),
    line(2, 'bid', { seat: seat(2), food: 3 }),
    line(3, 'passed', { seat: seat(0) }),
    line(3, 'sold', { seat: seat(2), card: { term: 'arrow' }, food: 3 }),
  ];
  expect(gather(lines.slice(0, 2))[0]?.text.key).toBe('wildlife_log_offered');
  const [sale, ...more] = gather(lines);
  expect(more).toEqual([]);
  expect(sale?.text).toEqual({
    key: 'wildlife_log_sells',
    args: { seat: seat(1), card: { term: 'arrow' }, buyer: seat(2), food: 3 },
  });
  expect(sale?.parts).toHaveLength(4);
  const unsold = [lines[0]!, line(2, 'passed', { seat: seat(2) }), line(2, 'unsold', { card: { term: 'arrow' } })];
  expect(gather(unsold)[0]?.text.key).toBe('wildlife_log_offers_in_vain');
  const back = [...lines, line(3, 'moved_back', { seat: seat(2), points: 1, food: 3 })];
  expect(gather(back)[0]?.text).toMatchObject({ key: 'wildlife_log_sells_back', args: { points: 1 } });
});

test('a card and all that it does are one sentence, with who it befell', () => {
  const [used, ...more] = gather([
    line(5, 'executed', { seat: seat(1), card: { term: 'epidemic' } }),
    line(6, 'perished', { seat: seat(2), cell: 'c4' }),
    line(7, 'perished', { seat: seat(0), cell: 'd5' }),
    line(8, 'food_points', { seat: seat(1), points: 2 }),
  ]);
  expect(more.map((each) => each.text.key)).toEqual(['wildlife_log_food_points']);
  expect(used?.at).toEqual(['cell:c4', 'cell:d5']);
  expect(used?.text.args.what).toEqual({
    texts: [
      { key: 'wildlife_log_part_perished', args: { seat: seat(2), cell: 'c4' } },
      { key: 'wildlife_log_part_perished', args: { seat: seat(0), cell: 'd5' } },
    ],
  });
});

test('what somebody else does next, or the user without the card, is another action', () => {
  const told = gather([
    line(5, 'executed', { seat: seat(2), card: { term: 'wheel' } }),
    line(5, 'raised', { seat: seat(2) }),
    line(6, 'moved', { seat: seat(1), from: 'a1', cell: 'a2' }),
    line(7, 'executed', { seat: seat(1), card: { term: 'forest' } }),
    line(7, 'placed', { seat: seat(1), cell: 'b1' }),
    line(8, 'moved', { seat: seat(1), from: 'b1', cell: 'b2' }),
  ]);
  expect(told.map((each) => each.text.key)).toEqual([
    'wildlife_log_uses',
    'wildlife_log_moved',
    'wildlife_log_uses',
    'wildlife_log_moved',
  ]);
});

test('the attacker is not named twice, the victim is', () => {
  const [used] = gather([
    line(5, 'executed', { seat: seat(1), card: { term: 'steppe' } }),
    line(5, 'attacked', { seat: seat(1), victim: seat(2), cell: 'c4' }),
  ]);
  expect(used?.text.args.what).toEqual({
    texts: [{ key: 'wildlife_log_part_attacked', args: { victim: seat(2), cell: 'c4' } }],
  });
});

test('a free move that completes a territory says both; one that does not stays as it is', () => {
  const move = line(5, 'moved', { seat: seat(1), from: 'a1', cell: 'a2' });
  expect(gather([move])).toEqual([move]);
  const [both] = gather([move, line(5, 'completed', { seat: seat(1), territory: { term: 'x' }, points: 3 })]);
  expect(both?.text.key).toBe('wildlife_log_does');
  expect(both?.parts).toEqual([]);
});

test('food that is changed again and again is summed up', () => {
  const one = (number: number) => line(number, 'converted', { seat: seat(1), food: 3, points: 1 });
  expect(gather([one(1), one(2), one(3)])[0]?.text.args).toEqual({ seat: seat(1), food: 9, points: 3 });
});

test('a general scoring is one action; its totals are folded under it', () => {
  const scored = (who: number, points: number) => line(9, 'scored', { seat: seat(who), points });
  const [scoring, ...more] = gather([line(9, 'general', { number: 1 }), scored(0, 3), scored(1, 2), scored(1, 10)]);
  expect(more).toEqual([]);
  expect(scoring?.text).toEqual({ key: 'wildlife_log_general', args: { number: 1 } });
  expect(scoring?.parts).toHaveLength(4);
  expect(scoring?.parts?.[0]?.text).toEqual({
    key: 'wildlife_log_totals',
    args: {
      totals: {
        texts: [
          { key: 'wildlife_log_part_total', args: { seat: seat(1), points: 12 } },
          { key: 'wildlife_log_part_total', args: { seat: seat(0), points: 3 } },
        ],
      },
    },
  });
});

test('lines under another heading are another action', () => {
  const other = { key: 'wildlife_group_turn', args: { round: 2 } };
  expect(
    gather([
      line(1, 'laid', { seat: seat(1), card: { term: 'a' } }),
      line(2, 'laid', { seat: seat(1), card: { term: 'b' } }, other),
    ]),
  ).toHaveLength(2);
});
