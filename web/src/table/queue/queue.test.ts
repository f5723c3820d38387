import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../ui/settings.svelte';
import type { Line, Moved, Table } from '../../wire/types.gen';
import type { Told } from '../log/told';
import { Queue } from './queue.svelte';

const table = (number: number) => ({ number, you: 0, seats: [], scores: [number] }) as unknown as Table;
const line = (number: number, seat: number, ...others: number[]): Line => ({
  number,
  seat,
  text: {
    key: `line ${number}`,
    args: Object.fromEntries([seat, ...others].map((each) => [`s${each}`, { seat: each }])),
  },
  at: [`thing:${number}`],
  stage: 0,
  group: null,
});
/** One entry of a seat, with one line. */
const moved = (number: number, seat: number, lines = [line(number, seat)], undone: number[] = []): Moved => ({
  type: 'moved',
  before: number,
  number: number + 1,
  by: [seat],
  table: table(number + 1),
  view: { number: number + 1 },
  ask: null,
  on_the_way: [],
  lines,
  undone,
});
const was = (number: number) => ({ table: table(number), view: { number } });

function watch(queue: Queue) {
  const lit: string[][] = [];
  queue.tell = (told) => told.text.key;
  queue.light = (things) => lit.push(things);
  return lit;
}
const shown = (queue: Queue) => [queue.shown?.number ?? 'now', queue.action?.told.text.key ?? null];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset: {}, removeAttribute: () => undefined } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.set({ pace: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each action of others is shown and said before the next one, then the table is as it is', () => {
  const queue = new Queue();
  const lit = watch(queue);
  queue.add(was(4), moved(4, 1), false);
  queue.add(was(5), moved(5, 2), false);
  expect(shown(queue)).toEqual([4, null]);
  vi.advanceTimersByTime(300);
  expect(shown(queue)).toEqual([5, 'line 4']);
  vi.advanceTimersByTime(1500);
  expect(shown(queue)).toEqual([6, 'line 5']);
  vi.advanceTimersByTime(1500);
  expect(queue.telling).toBe(false);
  expect(shown(queue)).toEqual(['now', null]);
  expect(lit).toEqual([['thing:4'], ['thing:5'], []]);
});

test('what arrives while something is told waits for its turn', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1), false);
  vi.advanceTimersByTime(400);
  queue.add(was(5), moved(5, 1), false);
  expect(shown(queue)).toEqual([5, 'line 4']);
  vi.advanceTimersByTime(1500);
  expect(shown(queue)).toEqual([6, 'line 5']);
});

test('entries that are one action are one sentence over several pictures', () => {
  const queue = new Queue();
  watch(queue);
  queue.gather = (lines): Told[] =>
    lines.length
      ? [{ ...lines[0]!, text: { key: 'all', args: {} }, from: lines[0]!.number, number: lines.at(-1)!.number }]
      : [];
  for (const number of [4, 5, 6]) queue.add(was(number), moved(number, 1), false);
  vi.advanceTimersByTime(250);
  expect(shown(queue)).toEqual([5, 'all']);
  vi.advanceTimersByTime(700);
  expect(shown(queue)).toEqual([6, 'all']);
  vi.advanceTimersByTime(700);
  expect(shown(queue)).toEqual([7, 'all']);
});

test('what the reader does goes to now, and only what others did within it is told', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1), false);
  queue.add(was(5), moved(5, 0), true);
  expect(queue.telling).toBe(false);
  queue.add(was(6), moved(6, 0, [line(6, 0), { ...line(6, 2), seat: 2 }]), true);
  expect(shown(queue)).toEqual([7, 'line 6']);
  expect(queue.action?.told.seat).toBe(2);
});

test('what the reader’s own move sets off under other headings is told, one after the other', () => {
  const queue = new Queue();
  watch(queue);
  const lines = ['own', 'extinction', 'survival'].map((key, stage) => ({
    ...line(4, 0),
    stage,
    text: { key, args: {} },
  }));
  const on_the_way = ['after the move', 'after the extinction'].map((at) => ({ view: { at }, scores: [] }));
  queue.add(was(4), { ...moved(4, 0, lines), on_the_way }, true);
  expect([queue.action, queue.shown?.view.at]).toEqual([null, 'after the move']);
  vi.advanceTimersByTime(300);
  expect([queue.action?.told.text.key, queue.shown?.view.at]).toEqual(['extinction', 'after the extinction']);
  queue.next();
  expect([queue.action?.told.text.key, queue.shown?.number]).toEqual(['survival', 5]);
  queue.next();
  expect(queue.telling).toBe(false);
});

test('what was taken back before it was told is not told', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1), false);
  queue.add(was(5), moved(5, 1), false);
  queue.add(was(6), moved(6, 1, [line(6, 1)], [5]), false);
  vi.advanceTimersByTime(300);
  expect(shown(queue)).toEqual([5, 'line 4']);
  queue.next();
  expect(shown(queue)).toEqual([7, 'line 6']);
});

test('what is taken back while it is told gives way to what follows', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1), false);
  vi.advanceTimersByTime(300);
  queue.add(was(5), moved(5, 1, [line(5, 1)], [4]), false);
  vi.advanceTimersByTime(300);
  expect(shown(queue)).toEqual([6, 'line 5']);
});

test('a table that is read anew is shown as it is', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1), false);
  queue.toNow();
  vi.advanceTimersByTime(5000);
  expect(shown(queue)).toEqual(['now', null]);
});

test('in a hidden tab nothing is told; who comes back is told the rest, unless it is far too much', () => {
  const queue = new Queue();
  watch(queue);
  queue.hide(true);
  queue.add(was(4), moved(4, 1), false);
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toEqual([4, null]);
  queue.hide(false);
  expect(shown(queue)).toEqual([5, 'line 4']);
  queue.hide(true);
  for (let number = 5; number < 100; number += 1) queue.add(was(number), moved(number, 1), false);
  queue.hide(false);
  expect(queue.telling).toBe(false);
});

test('a pause stops it, the next one can be asked for, and what befell the reader stands longer', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1, [line(4, 1, 0)]), false);
  queue.add(was(5), moved(5, 1), false);
  queue.add(was(6), moved(6, 1), false);
  vi.advanceTimersByTime(250);
  expect(queue.action?.befellMe).toBe(true);
  vi.advanceTimersByTime(1200);
  expect(shown(queue)).toEqual([5, 'line 4']);
  queue.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toEqual([5, 'line 4']);
  queue.next();
  expect(shown(queue)).toEqual([6, 'line 5']);
  queue.pause(false);
  expect(shown(queue)).toEqual([7, 'line 6']);
});

test('while a scoring is told on the board the next action waits', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 1), false);
  queue.add(was(5), moved(5, 1), false);
  vi.advanceTimersByTime(250);
  queue.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toEqual([5, 'line 4']);
  queue.hold(false);
  expect(shown(queue)).toEqual([6, 'line 5']);
});

test('what comes while a scoring is told gives nothing of it away', () => {
  const queue = new Queue();
  watch(queue);
  queue.add(was(4), moved(4, 0), true);
  queue.hold(true);
  queue.add(was(5), moved(5, 1), false);
  expect(queue.before).toBe(4);
  settings.set({ pace: 'at_once' });
  queue.add(was(6), moved(6, 1), false);
  expect(queue.before).toBe(4);
  queue.hold(false);
  queue.add(was(7), moved(7, 1), false);
  expect(queue.before).toBe(7);
});

test('what one move tells under several headings is shown picture by picture, and the points with it', () => {
  const queue = new Queue();
  watch(queue);
  const scoring = { ...line(4, 1), stage: 1, text: { key: 'scoring', args: {} } };
  const last = moved(4, 1, [line(4, 1), scoring]);
  queue.add(was(4), { ...last, on_the_way: [{ view: { number: 'before the scoring' }, scores: [3] }] }, false);
  vi.advanceTimersByTime(300);
  expect([queue.action?.told.text.key, queue.shown?.view.number, queue.shown?.table.scores]).toEqual([
    'line 4',
    'before the scoring',
    [3],
  ]);
  vi.advanceTimersByTime(1500);
  expect([queue.action?.told.text.key, queue.shown?.view.number, queue.shown?.table.scores]).toEqual([
    'scoring',
    5,
    [5],
  ]);
});

test('at once means that nothing is told', () => {
  const queue = new Queue();
  watch(queue);
  settings.set({ pace: 'at_once' });
  queue.add(was(4), moved(4, 1), false);
  expect(shown(queue)).toEqual(['now', null]);
});
