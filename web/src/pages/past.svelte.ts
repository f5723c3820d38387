import { api } from '../wire/api';
import type { View } from '../wire/session.svelte';
import type { Line, Replay, Table } from '../wire/types.gen';

/** A table's past: fetched move by move, kept once seen. */
export class Past {
  table = $state.raw<Table | null>(null);
  replay = $state.raw<Replay | null>(null);
  number = $state.raw(0);
  view = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  /** Whose eyes one looks through; null is an onlooker. */
  seat = $state.raw<number | null>(null);
  problem = $state.raw<unknown>(null);

  #wanted = NaN;
  #seen = new Map<string, Promise<{ view: View; lines: Line[] }>>();

  constructor(readonly id: string) {
    void this.#open();
  }

  get count(): number {
    return this.replay?.count ?? 0;
  }

  get scores(): number[] {
    return this.replay?.scores[this.number] ?? [];
  }

  /** Shows the table after its first entries; the end if no number is given. */
  go(number: number): void {
    this.#wanted = number;
    if (this.replay) void this.#show();
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#load();
  }

  async #open(): Promise<void> {
    try {
      this.table = await api.table(this.id);
      this.seat = this.table.you;
      await this.#load();
    } catch (error) {
      this.problem = error;
    }
  }

  async #load(): Promise<void> {
    try {
      this.replay = await api.replay(this.id, this.seat);
      await this.#show();
    } catch (error) {
      this.problem = error;
    }
  }

  async #show(): Promise<void> {
    const wanted = Number.isInteger(this.#wanted) ? this.#wanted : this.count;
    const number = Math.min(Math.max(0, wanted), this.count);
    const { seat } = this;
    const at = await this.#at(number, seat);
    if (seat !== this.seat) return;
    this.number = number;
    this.view = at.view;
    this.lines = at.lines;
    // The neighbours will be wanted next.
    for (const near of [number + 1, number - 1]) if (near >= 0 && near <= this.count) void this.#at(near, seat);
  }

  #at(number: number, seat: number | null): Promise<{ view: View; lines: Line[] }> {
    const key = `${number} ${seat}`;
    let seen = this.#seen.get(key);
    if (!seen) {
      seen = api.at(this.id, number, seat);
      seen.catch(() => this.#seen.delete(key));
      this.#seen.set(key, seen);
    }
    return seen;
  }
}
