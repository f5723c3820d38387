import { api, Refusal } from './api';
import { me } from './me.svelte';
import { Live, type Link } from './socket';
import type {
  Ask,
  Choice,
  ClientMessage,
  Error as Problem,
  Line,
  Moved,
  ServerMessage,
  Table,
  TableMessage,
} from './types.gen';

export type View = Record<string, unknown>;

/** A table and what is on it. */
export interface Standing {
  table: Table;
  view: View;
}

/** The one store of a table: what the server said last, and what we have sent and not yet heard back. */
export class Session {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  log = $state.raw<Line[]>([]);
  /** Entries that the viewer has watched happen; what came later is new to them. */
  watched = $state.raw(0);
  link = $state.raw<Link>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** Our answer while it is on its way: shown at once, corrected if it is refused. */
  pending = $state.raw<Choice | null>(null);

  /** Hears of every move after it is known here: how the table stood before, and whether the viewer moved. */
  onmoved: (was: Standing, message: Moved, own: boolean) => void = () => undefined;
  /** The whole table was read anew, and something on it had not been heard of. */
  onlook: () => void = () => undefined;
  /** How the table looked after the viewer's last move, before what it set off; null where that is not known. */
  afterOwn = $state.raw<View | null>(null);
  /** The viewer's last move, if it set off what nobody did: the end of a turn, a scoring. */
  #setOff = $state.raw<number | null>(null);

  /** The server knows no such table. */
  missing = $state.raw(false);

  #live: Live | null = null;
  #question: number | null = null;
  #closed = false;

  constructor(readonly id: string) {
    void this.#open();
  }

  /** A browser shows its cookie when it connects: so it must have one before. */
  async #open(): Promise<void> {
    await me.load();
    if (this.#closed) return;
    this.#live = new Live(`/api/tables/${this.id}/live`, {
      message: (message) => this.hear(message),
      link: (link) => this.#linked(link),
    });
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
  }

  /** The line is only open again once the table has been seen through it: until then nothing is up to date. */
  #linked(link: Link): void {
    if (link === 'open') return;
    this.link = link;
    if (link !== 'lost' || this.table) return;
    api.table(this.id).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'unknown_table') {
        this.missing = true;
        this.close();
      }
    });
  }

  get number(): number {
    return this.table?.number ?? 0;
  }

  play(choice: Choice): void {
    this.pending = choice;
    this.#question = this.ask?.number ?? null;
    this.#send({ type: 'play', number: this.number, move: choice.move });
  }

  undo(): void {
    this.#send({ type: 'undo', number: this.number });
  }

  restart(): void {
    this.#send({ type: 'restart', number: this.number });
  }

  /** A bot plays on for the viewer; everybody hears of it on the socket. */
  letBotPlay(level: string): Promise<void> {
    return this.#ask((seat) => api.letBotPlay(this.id, seat, level));
  }

  takeOver(): Promise<void> {
    return this.#ask((seat) => api.takeOver(this.id, seat));
  }

  async #ask(change: (seat: number) => Promise<unknown>): Promise<void> {
    const seat = this.table?.you ?? null;
    if (seat === null) return;
    this.problem = null;
    try {
      await change(seat);
    } catch (error) {
      const { code, message } = error as Refusal;
      this.problem = { code, message, allowed: [] };
    }
  }

  /** The viewer has caught up. */
  catchUp(): void {
    this.watched = this.number;
    this.#setOff = null;
  }

  /** What happened since the viewer's last move, as far as it can be told. */
  readonly missed = $derived.by(() => {
    const you = this.table?.you ?? null;
    return this.log.filter((line) =>
      line.number >= this.watched ? line.seat !== you : line.number === this.#setOff && line.stage > 0,
    );
  });

  #send(message: ClientMessage): void {
    this.problem = null;
    if (this.#live?.send(message)) return;
    this.pending = null;
    this.problem = { code: 'no_connection', message: 'no connection', allowed: [] };
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#look(message);
      case 'moved':
        return this.#moved(message);
      case 'table_changed':
        this.table = message.table;
        return;
      case 'refused':
        this.pending = null;
        // What was on its way when a bot took over is nobody's mistake: the bar says who plays.
        this.problem = message.error.code === 'bot_plays' ? null : message.error;
        // Whatever we believed was not so: look again.
        this.#live?.send({ type: 'look' });
        return;
      case 'pong':
        return;
    }
  }

  #look(message: TableMessage): void {
    // A line that was lost and found again has often missed nothing: what is being told then goes on.
    const known = this.view !== null && message.view !== null && message.table.number === this.number;
    this.link = 'open';
    this.table = message.table;
    this.view = message.view;
    this.ask = message.ask;
    this.log = message.log;
    // Who has not moved yet has nothing to catch up with, and what was seen stays seen.
    const since = message.since === 0 ? message.table.number : message.since;
    this.watched = Math.max(this.watched, since);
    this.pending = null;
    if (!known) this.onlook();
  }

  #moved(message: Moved): void {
    if (this.view && message.before > this.number) {
      this.#live?.send({ type: 'look' });
      return;
    }
    if (message.number <= this.number && this.view) return;
    const undone = new Set(message.undone);
    const was = this.table && this.view ? { table: this.table, view: this.view } : null;
    const { you } = message.table;
    // What a bot does for the viewer is news to them.
    const own = you !== null && !message.table.seats[you]?.level && message.by.every((seat) => seat === you);
    this.table = message.table;
    this.view = message.view;
    this.ask = message.ask;
    this.log = [...this.log.filter((line) => !undone.has(line.number)), ...message.lines];
    // Somebody else's answer to a common question leaves ours on its way.
    if (message.ask?.number !== this.#question || message.ask.choices.length === 0) this.pending = null;
    if (own) {
      const [first] = message.on_the_way;
      this.watched = message.number;
      this.#setOff = first ? message.before : null;
      this.afterOwn = first?.view ?? message.view;
    }
    if (was) this.onmoved(was, message, own);
  }
}
