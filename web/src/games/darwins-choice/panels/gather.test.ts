import { expect, test } from 'vitest';
import { isAt } from '../../../table/log/told';
import type { Line, Text } from '../../../wire/types.gen';
import { gather } from './gather';

function line(number: number, name: string, seat: number, args: Text['args'] = {}, era = 0): Line {
  const text = { key: `darwins_choice_log_${name}`, args: { seat: { seat }, ...args } };
  const at = name === 'took_small' ? ['pile:small'] : name === 'took_large' ? ['pile:large'] : [];
  return { number, stage: 0, seat, text, at, group: { key: 'group', args: { era } } };
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

const told = (lines: Line[]) => gather(lines).map((each) => each.text.key.replace('darwins_choice_', ''));
const of = (number: number, name: string, args: Text['args']): Line => ({
  ...line(number, name, 1),
  text: { key: `darwins_choice_log_${name}`, args },
});
const species = { body: { term: 'lion' }, head: { term: 'wolf' } };

test('a mutation is one sentence with its player, however many changes it makes and whatever it costs', () => {
  const lines = [
    of(7, 'paid_mutation', { seat: { seat: 1 }, ...species, points: 3 }),
    of(7, 'mutated', { seat: { seat: 1 }, ...species }),
    of(7, 'replaced', { ...lion, part2: { term: 'head' }, animal2: { term: 'whale' } }),
    of(7, 'added', { ...species, ...whale }),
  ];
  const [only, ...more] = gather(lines);
  expect(more).toEqual([]);
  expect(only?.text.key).toBe('darwins_choice_line_mutates');
  expect(only?.text.args.seat).toEqual({ seat: 1 });
  const { texts } = only?.text.args.changes as { texts: Text[] };
  expect(texts.map(({ key }) => key.replace('darwins_choice_line_', ''))).toEqual(['replaces', 'gains', 'pays']);
});

test('two mutations of two turns are two sentences', () => {
  expect(told([of(7, 'added', { ...species, ...whale }), of(9, 'added', { ...species, ...lion })])).toEqual([
    'line_mutates',
    'line_mutates',
  ]);
});

test('who migrates or trades is named', () => {
  const lines = [of(3, 'migrated', species), of(3, 'gained_migration', { points: 1 }), of(4, 'traded', lion)];
  expect(gather(lines).map(({ text, seat }) => [text.args.seat, seat])).toEqual([
    [{ seat: 1 }, 1],
    [{ seat: 1 }, 1],
  ]);
});

test('evaluation, event and the change of biomes are nobody’s, and each is one entry with its parts', () => {
  const lines = [
    of(5, 'passed', { seat: { seat: 1 } }),
    of(5, 'evaluation', { era: 1 }),
    of(5, 'died_hungry', { seat: { seat: 0 }, ...species }),
    of(5, 'survived', { seat: { seat: 1 }, points: 2 }),
    of(5, 'event', {}),
    of(5, 'index', { level: 'III' }),
    of(5, 'biome_changed', { origin: { term: 'ocean' }, biome: { term: 'swamp' } }),
    of(5, 'biome_changed', { origin: { term: 'taiga' }, biome: { term: 'steppe' } }),
    of(5, 'row_renewed', {}),
  ];
  expect(told(lines)).toEqual(['log_passed', 'log_evaluation', 'log_event', 'line_biomes']);
  expect(gather(lines).map((each) => [each.seat, each.parts?.length ?? 0])).toEqual([
    [1, 0],
    [null, 2],
    [null, 1],
    [null, 1],
  ]);
});
