import { expect, test } from 'vitest';
import { isAt } from '../../table/told';
import type { Line, Text } from '../../wire/types.gen';
import { gather } from './gather';

function line(number: number, name: string, seat: number, args: Text['args'] = {}, era = 0): Line {
  const text = { key: `darwins_choice_log_${name}`, args: { seat: { seat }, ...args } };
  const at = name === 'took_small' ? ['pile:small'] : name === 'took_large' ? ['pile:large'] : [];
  return { number, seat, text, at, group: { key: 'group', args: { era } } };
}
const lion = { animal: { term: 'lion' }, part: { term: 'head' } };
const whale = { animal: { term: 'whale' }, part: { term: 'tail' } };

test('what others draw is one line that names no card', () => {
  const told = gather([line(3, 'took_small', 1), line(4, 'took_large', 1), line(5, 'took_small', 1)]);
  expect(told).toEqual([
    {
      number: 5,
      from: 3,
      seat: 1,
      group: { key: 'group', args: { era: 0 } },
      at: ['pile:small', 'pile:large'],
      text: { key: 'darwins_choice_log_drew_some', args: { seat: { seat: 1 }, count: 3, small: 2, large: 1 } },
    },
  ]);
  expect([2, 3, 4, 5, 6].map((number) => isAt(told[0]!, number))).toEqual([false, true, true, true, false]);
});

test('what one draws oneself is one line that names the cards', () => {
  const lines = [
    line(1, 'took_small', 0),
    line(1, 'drew', 0, lion),
    line(2, 'took_small', 0),
    line(2, 'drew', 0, whale),
  ];
  const [only, ...more] = gather(lines);
  expect(more).toEqual([]);
  expect(only?.text).toEqual({
    key: 'darwins_choice_log_drew_known',
    args: {
      seat: { seat: 0 },
      count: 2,
      cards: {
        texts: [
          { key: 'darwins_choice_log_card', args: lion },
          { key: 'darwins_choice_log_card', args: whale },
        ],
      },
    },
  });
});

test('players, eras and other deeds keep apart what they draw', () => {
  const lines = [
    line(1, 'took_small', 0),
    line(2, 'took_small', 0),
    line(3, 'took_large', 1),
    line(4, 'passed', 1),
    line(5, 'took_small', 1),
    line(6, 'took_small', 1, {}, 2),
  ];
  expect(gather(lines).map((each) => [each.text.key.slice('darwins_choice_log_'.length), each.number])).toEqual([
    ['drew_some', 2],
    ['took_large', 3],
    ['passed', 4],
    ['took_small', 5],
    ['took_small', 6],
  ]);
});

test('a single card is told once, by its name if it may be known', () => {
  expect(gather([line(1, 'took_small', 0), line(1, 'drew', 0, lion)]).map((each) => each.text.key)).toEqual([
    'darwins_choice_log_drew',
  ]);
});
