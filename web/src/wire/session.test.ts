import { beforeEach, expect, test, vi } from 'vitest';
import { Session } from './session.svelte';
import type { Ask, Choice, Line, Moved, ServerMessage, Table } from './types.gen';

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (number: number) => ({ id: 'x', number, you: 0, seats: [], asked: [0] }) as unknown as Table;
const line = (number: number, seat: number): Line => ({
  number,
  seat,
  text: { key: 'k', args: { seat: { seat } } },
  at: [],
  stage: 0,
  group: null,
});
const choice = { move: 7, word: 'lion', at: ['hand:lion'] } as unknown as Choice;
const ask = (number: number) => ({ number, choices: [choice], undo: false }) as unknown as Ask;
const moved = (before: number, number: number, more: Partial<Moved> = {}): Moved => ({
  type: 'moved',
  before,
  number,
  table: table(number),
  view: {},
  ask: null,
  lines: [],
  undone: [],
  by: [1],
  on_the_way: [],
  ...more,
});

async function sitDown(): Promise<[Session, FakeSocket]> {
  const session = new Session('x');
  await vi.waitFor(() => expect(FakeSocket.last).toBeDefined());
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.tell({ type: 'table', table: table(4), view: {}, ask: ask(4), log: [line(2, 1), line(3, 0)], since: 4 });
  return [session, socket];
}

beforeEach(() => {
  FakeSocket.last = undefined as unknown as FakeSocket;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { addEventListener: () => 0, removeEventListener: () => 0, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => 0);
  vi.stubGlobal('removeEventListener', () => 0);
  vi.stubGlobal('location', { href: 'http://table.test/table/x' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')));
});

test('a gap in the numbers makes us look again, and changes nothing', async () => {
  const [session, socket] = await sitDown();
  socket.tell(moved(6, 7));
  expect(socket.sent).toEqual([{ type: 'look' }]);
  expect(session.number).toBe(4);
  session.close();
});

test('what was taken back leaves the log', async () => {
  const [session, socket] = await sitDown();
  socket.tell(moved(4, 5, { undone: [3], lines: [line(4, 0)] }));
  expect(session.log.map((each) => each.number)).toEqual([2, 4]);
  session.close();
});

test('our answer stays on its way while others answer the same question, and ends with the question', async () => {
  const [session, socket] = await sitDown();
  session.play(choice);
  expect(socket.sent).toEqual([{ type: 'play', number: 4, move: 7 }]);
  socket.tell(moved(4, 5, { ask: ask(4) }));
  expect(session.pending).toEqual(choice);
  socket.tell(moved(5, 6, { ask: ask(6) }));
  expect(session.pending).toBeNull();
  session.close();
});

test('a refused answer is taken back and the table looked at again', async () => {
  const [session, socket] = await sitDown();
  session.play(choice);
  socket.tell({ type: 'refused', number: 4, error: { code: 'stale_move', message: '', allowed: [] } });
  expect(session.pending).toBeNull();
  expect(session.problem?.code).toBe('stale_move');
  expect(socket.sent.at(-1)).toEqual({ type: 'look' });
  session.close();
});

test('what others did since our own move is listed, until we move or have seen it', async () => {
  const [session, socket] = await sitDown();
  socket.tell(moved(4, 5, { lines: [line(4, 1)] }));
  socket.tell(moved(5, 6, { lines: [line(5, 1)] }));
  expect(session.missed.map((each) => each.number)).toEqual([4, 5]);
  session.catchUp();
  expect(session.missed).toEqual([]);
  socket.tell(moved(6, 7, { lines: [line(6, 1)] }));
  expect(session.missed.map((each) => each.number)).toEqual([6]);
  socket.tell(moved(7, 8, { lines: [line(7, 0)], by: [0], view: { own: true } }));
  expect(session.missed).toEqual([]);
  expect(session.afterOwn).toEqual({ own: true });
  session.close();
});

test('everybody who listens hears how it stood before, and whether the move was ours', async () => {
  const [session, socket] = await sitDown();
  const heard: unknown[] = [];
  session.onmoved = (was, message, own) => heard.push([was.table.number, message.number, own]);
  socket.tell(moved(4, 5));
  socket.tell(moved(5, 6, { by: [0] }));
  expect(heard).toEqual([
    [4, 5, false],
    [5, 6, true],
  ]);
  session.close();
});

test('what our own move set off is news, and how it stood before that is kept', async () => {
  const [session, socket] = await sitDown();
  const ended = { ...line(4, 0), stage: 1 };
  const on_the_way = [{ view: { turn: 2 }, scores: [] }];
  socket.tell(moved(4, 5, { by: [0], view: { turn: 3 }, lines: [line(4, 0), ended], on_the_way }));
  expect(session.missed).toEqual([ended]);
  expect(session.afterOwn).toEqual({ turn: 2 });
  socket.tell(moved(5, 6, { lines: [line(5, 1)] }));
  expect(session.missed).toEqual([ended, line(5, 1)]);
  session.catchUp();
  expect(session.missed).toEqual([]);
  session.close();
});

test('what was on its way when a bot took over is dropped without a complaint', async () => {
  const [session, socket] = await sitDown();
  session.play(choice);
  socket.tell({ type: 'table', table: table(4), view: {}, ask: null, log: [], since: 0 });
  expect(session.pending).toBeNull();
  socket.tell({ type: 'refused', number: 4, error: { code: 'bot_plays', message: '', allowed: [] } });
  expect(session.problem).toBeNull();
  expect(socket.sent.at(-1)).toEqual({ type: 'look' });
  session.close();
});

test('what was seen stays seen when the whole table is told again', async () => {
  const [session, socket] = await sitDown();
  socket.tell(moved(4, 5, { lines: [line(4, 1)] }));
  session.catchUp();
  socket.tell({ type: 'table', table: table(5), view: {}, ask: null, log: [line(3, 0), line(4, 1)], since: 4 });
  expect(session.missed).toEqual([]);
  session.close();
});

test('a bot is let to play and sent away again for our own seat', async () => {
  const [session] = await sitDown();
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, body]);
    return Promise.resolve(new Response('{}'));
  });
  await session.letBotPlay('strong');
  await session.takeOver();
  expect(asked).toEqual([
    ['PUT', '/api/tables/x/seats/0/stand_in', '{"level":"strong"}'],
    ['DELETE', '/api/tables/x/seats/0/stand_in', null],
  ]);
  expect(session.problem).toBeNull();
  session.close();
});

test('that a bot can not play any more is said', async () => {
  const [session] = await sitDown();
  const error = { code: 'game_over', message: 'This game is over.', allowed: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ error }), { status: 409 })));
  await session.letBotPlay('casual');
  expect(session.problem).toEqual(error);
  session.close();
});
