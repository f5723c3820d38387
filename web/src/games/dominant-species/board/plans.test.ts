import { expect, test } from 'vitest';
import {
  answer,
  BLANK,
  click,
  complete,
  goals,
  open,
  rulerOf,
  scriptOf,
  shifts,
  slotsOf,
  ways,
  type Answer,
  type Script,
} from './plans';
import type { Plan } from '../view';

const ROUTES: Plan = {
  animal: 'bird',
  kind: 'routes',
  most: 3,
  from: { a: 2, b: 1 },
  reach: { a: ['b', 'c'], b: ['a'] },
};
const DISKS: Plan = {
  animal: 'insect',
  kind: 'disks',
  most: 5,
  disks: {
    d: [
      { thing: 'a', most: 4 },
      { thing: 'b', most: 2 },
    ],
  },
};
const MOVE_IN: Plan = {
  animal: 'mammal',
  kind: 'slots',
  now: 'a',
  slots: [
    { thing: 'a', most: 2 },
    { thing: 'b', most: 1 },
  ],
  least: 0,
  most: 3,
  to: 'n',
};
const EXODUS: Plan = { ...MOVE_IN, kind: 'slots', least: 3, to: undefined, from: 'x' } as unknown as Plan;
const STRIKES: Plan = {
  animal: 'reptile',
  kind: 'strikes',
  victims: [
    { thing: 'cube:1:bird', tile: 'a', field: 0 },
    { thing: 'cube:2:bird', tile: 'b', field: 0 },
    { thing: 'cube:3:insect', tile: 'c', field: 2 },
  ],
};
const drawn = (plan: Plan, ...things: string[]) => things.reduce((sketch, thing) => click(plan, sketch, thing), BLANK);

/** Answers all questions that the rules would ask. */
function say(first: Script, prompts: [string, Plan | null][]): (Answer | null)[] {
  let script = first;
  return prompts.map(([prompt, plan]) => {
    const step = answer(script, prompt, plan);
    if (step) script = step.script;
    return step?.answer ?? null;
  });
}

test('cubes go from tile to tile, one with each click', () => {
  const one = drawn(ROUTES, 'a', 'c');
  expect(one.legs).toEqual([{ from: 'a', to: 'c', count: 1 }]);
  expect(one.origin).toBe('a');
  expect(goals(ROUTES, one)).toEqual(['b', 'c']);
  const two = click(ROUTES, one, 'c');
  expect(two.legs).toEqual([{ from: 'a', to: 'c', count: 2 }]);
  expect(two.origin).toBe(null);
  expect(open(ROUTES, two)).toEqual(new Set(['b']));
  expect(open(ROUTES, drawn(ROUTES, 'a', 'c', 'c', 'b', 'a')).size).toBe(0);
  expect(shifts(ROUTES, two)).toEqual(
    new Map([
      ['a', -2],
      ['c', 2],
    ]),
  );
});

test('a click on the origin lets it go, one out of reach begins there', () => {
  expect(drawn(ROUTES, 'a', 'a').origin).toBe(null);
  expect(drawn({ ...ROUTES, reach: { a: ['c'], b: ['a'] } } as Plan, 'a', 'b').origin).toBe('b');
});

test('a confirmed migration is answered leg by leg, also when only one answer was possible', () => {
  const script = scriptOf(ROUTES, drawn(ROUTES, 'a', 'c', 'b'));
  const asked: [string, Plan | null][] = [
    ['migrate_from', ROUTES],
    ['migrate_to', null],
    ['migrate_count', null],
    ['migrate_from', ROUTES],
    ['migrate_to', null],
    ['migrate_from', ROUTES],
  ];
  expect(say(script, asked)).toEqual([{ at: 'a' }, { at: 'c' }, { count: 1 }, { at: 'a' }, { at: 'b' }, 'pass']);
});

test('a disk fills its tiles as far as the gene pool goes; clicks then go round', () => {
  const chosen = drawn(DISKS, 'd');
  expect(chosen.counts).toEqual({ a: 4, b: 1 });
  expect(click(DISKS, chosen, 'b').counts).toEqual({ a: 4, b: 0 });
  expect(click(DISKS, click(DISKS, chosen, 'a'), 'b').counts).toEqual({ a: 0, b: 2 });
  expect(click(DISKS, chosen, 'd')).toEqual(BLANK);
  expect(complete(DISKS, BLANK)).toBe(false);
  expect(slotsOf(DISKS, chosen)).toHaveLength(2);
});

test('the tiles of a disk are answered as they are asked for', () => {
  const script = scriptOf(DISKS, drawn(DISKS, 'd', 'b'));
  const count = (now: string): [string, Plan] => ['speciate_count', { ...MOVE_IN, animal: 'insect', now } as Plan];
  expect(say(script, [['speciate_disk', DISKS], count('a'), count('b')])).toEqual([
    { at: 'd' },
    { count: 4 },
    { count: 0 },
  ]);
});

test('cubes move in from the neighbours, and nothing is answered for another animal', () => {
  const sketch = drawn(MOVE_IN, 'a', 'a', 'b');
  expect(ways(MOVE_IN, sketch)).toEqual([
    { from: 'a', to: 'n', count: 2 },
    { from: 'b', to: 'n', count: 1 },
  ]);
  expect(shifts(MOVE_IN, sketch).get('n')).toBe(3);
  expect(answer(scriptOf(MOVE_IN, sketch), 'move_in', { ...MOVE_IN, animal: 'bird' })).toBe(null);
});

test('an exodus is complete when all have gone', () => {
  expect(complete(EXODUS, drawn(EXODUS, 'a', 'a'))).toBe(false);
  const all = drawn(EXODUS, 'a', 'a', 'b');
  expect(complete(EXODUS, all)).toBe(true);
  expect(shifts(EXODUS, all).get('x')).toBe(-3);
  expect(ways(EXODUS, all)[0]).toEqual({ from: 'x', to: 'a', count: 2 });
});

test('the sole best match among those present would dominate', () => {
  const match = { mammal: 4, bird: 4, insect: 2, reptile: 0 };
  expect(rulerOf(match, { bird: 1, insect: 5 })).toBe('bird');
  expect(rulerOf(match, { bird: 1, mammal: 2 })).toBe(null);
  expect(rulerOf(match, { reptile: 3 })).toBe(null);
});

test('one cube is struck on each field', () => {
  const sketch = drawn(STRIKES, 'cube:1:bird', 'cube:3:insect', 'cube:2:bird');
  expect(sketch.struck).toEqual(['cube:3:insect', 'cube:2:bird']);
  expect(drawn(STRIKES, 'cube:1:bird', 'cube:1:bird').struck).toEqual([]);
  const asked: [string, Plan | null][] = [
    ['compete', STRIKES],
    ['compete', STRIKES],
    ['victim', null],
    ['compete', STRIKES],
    ['dominate', null],
  ];
  expect(say(scriptOf(STRIKES, sketch), asked)).toEqual([
    { at: 'c' },
    { at: 'b' },
    { at: 'cube:2:bird' },
    'pass',
    null,
  ]);
});
