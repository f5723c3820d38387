import type {
  At,
  Error as Problem,
  Example,
  Foreseen,
  Foresight,
  GameInfo,
  Lobby,
  Me,
  NewTable,
  Replay,
  ServerStatus,
  Table,
} from './types.gen';

/** What the server would not do, with its code, so that the page can put it into the player's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('no_connection', 'no connection');
  }
  if (answer.status === 204) return undefined as T;
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return json as T;
  const problem = (json as { error?: Problem } | null)?.error;
  throw new Refusal(problem?.code ?? 'server_error', problem?.message ?? `${answer.status}`);
}

const perspective = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  example: (game: string) => call<Example>('GET', `/games/${game}/example`),
  status: () => call<ServerStatus>('GET', '/status'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('POST', '/me', { name }),
  lobby: () => call<Lobby>('GET', '/tables'),
  open: (table: NewTable) => call<Table>('POST', '/tables', table),
  sit: (id: string, seat: number) => call<Table>('POST', `/tables/${id}/seats/${seat}`),
  stand: (id: string, seat: number) => call<Table>('DELETE', `/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: string) => call<Table>('PUT', `/tables/${id}/seats/${seat}`, { level }),
  letBotPlay: (id: string, seat: number, level: string) =>
    call<Table>('PUT', `/tables/${id}/seats/${seat}/stand_in`, { level }),
  takeOver: (id: string, seat: number) => call<Table>('DELETE', `/tables/${id}/seats/${seat}/stand_in`),
  foresee: (id: string, laid: Foresight) => call<Foreseen>('POST', `/tables/${id}/foresee`, laid),
  rematch: (id: string) => call<Table>('POST', `/tables/${id}/rematch`),
  table: (id: string) => call<Table>('GET', `/tables/${id}`),
  replay: (id: string, seat: number | null) => call<Replay>('GET', `/tables/${id}/replay${perspective(seat)}`),
  at: (id: string, number: number, seat: number | null) =>
    call<At>('GET', `/tables/${id}/at/${number}${perspective(seat)}`),
};
