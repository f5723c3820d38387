import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../ui/settings.svelte';
import { Session } from '../../wire/session.svelte';
import type { Line, Moved, Table, TableMessage } from '../../wire/types.gen';
import { Queue } from './queue.svelte';

const table = (number: number) => ({ number, you: 0, seats: [], scores: [number] }) as unknown as Table;
const line = (number: number): Line => ({
  number,
  seat: 1,
  text: { key: `line ${number}`, args: { seat: { seat: 1 } } },
  at: [],
  stage: 0,
  group: null,
});
const moved = (before: number): Moved => ({
  type: 'moved',
  before,
  number: before + 1,
  by: [1],
  table: table(before + 1),
  view: { number: before + 1 },
  ask: null,
  on_the_way: [],
  lines: [line(before)],
  undone: [],
});
/** The whole table, as it is told to who connects: the reader's last move was entry 3. */
const whole = (number: number): TableMessage => ({
  type: 'table',
  table: table(number),
  view: { number },
  ask: null,
  log: Array.from({ length: number - 4 }, (_, place) => line(4 + place)),
  since: 4,
});

/** A session whose moves go through a queue, as on the page. */
function atTable(): [Session, Queue] {
  const session = new Session('x');
  const queue = new Queue();
  queue.tell = (told) => told.text.key;
  session.onmoved = (was, message, own) => queue.add(was, message, own);
  session.onlook = () => queue.toNow();
  session.hear(whole(4));
  return [session, queue];
}
const said = (queue: Queue) => queue.action?.told.text.key ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset: {}, removeAttribute: () => undefined } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  settings.set({ pace: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that comes back and has missed nothing lets the telling go on', () => {
  const [session, queue] = atTable();
  session.hear(moved(4));
  session.hear(moved(5));
  vi.advanceTimersByTime(300);
  expect(said(queue)).toBe('line 4');
  session.hear(whole(6));
  expect([queue.shown?.number, said(queue)]).toEqual([5, 'line 4']);
  vi.advanceTimersByTime(1500);
  expect(said(queue)).toBe('line 5');
  session.close();
});

test('what happened while the line was lost is not told, but listed, and the table is as it is', () => {
  const [session, queue] = atTable();
  session.hear(moved(4));
  vi.advanceTimersByTime(300);
  session.hear(whole(8));
  expect([queue.telling, queue.shown]).toEqual([false, null]);
  expect(session.view).toEqual({ number: 8 });
  expect(session.missed.map((each) => each.number)).toEqual([4, 5, 6, 7]);
  session.close();
});

test('what happens after that is told again', () => {
  const [session, queue] = atTable();
  session.hear(moved(4));
  session.hear(whole(8));
  session.hear(moved(8));
  vi.advanceTimersByTime(300);
  expect([queue.shown?.number, said(queue)]).toEqual([9, 'line 8']);
  session.close();
});

test('a move that was heard before the line was lost and comes again is told once', () => {
  const [session, queue] = atTable();
  session.hear(moved(4));
  session.hear(moved(4));
  vi.advanceTimersByTime(300);
  expect(said(queue)).toBe('line 4');
  vi.advanceTimersByTime(1500);
  expect(queue.telling).toBe(false);
  session.close();
});
