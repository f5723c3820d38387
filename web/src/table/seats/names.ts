import { capital, say, t, word, type Saying } from '../../text';
import type { Seat, Table } from '../../wire/types.gen';
import type { Told } from '../log/told';

/** What bots are called where nobody sits: after the old cores of Gondwana. */
export const CRATONS = ['Kalahari', 'Congo', 'Dharwar', 'Pilbara', 'Amazonia', 'Tanzania'];

/** What a player is called at this table. */
export function nameOf(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.you) return capital(t('table_you'));
  if (seat.kind === 'open') return t('table_seat_open');
  return seat.name ?? t('table_guest');
}

/** How strong the bot of a seat is, in words, what it is like, and for whom it plays. */
export function levelOf(seat: Seat): string {
  const level = word(`table_level_${seat.level ?? 'strong'}`);
  if (seat.kind === 'human') return t('stand_in_seat', { level, name: nameOf({ ...seat, you: false }) });
  const bot = t('table_bot', { level });
  return seat.trait ? t('table_bot_like', { bot, like: word(`table_trait_${seat.trait}`) }) : bot;
}

/** Whom a line of the log is about: not always who moved last before it was told. */
export function subjectOf(line: Told): number | null {
  for (const value of Object.values(line.text.args))
    if (typeof value === 'object' && 'seat' in value) return value.seat;
  return null;
}

/** The reader's own seat at a table; a replay may look through other eyes, and the reader stays who they are. */
export const ownSeat = (seats: Seat[]): number | null => seats.find((seat) => seat.you)?.seat ?? null;

export function teller(table: Table): (text: Saying) => string {
  return tellerOf(table.seats.map(nameOf), ownSeat(table.seats));
}

export function tellerOf(names: string[], you: number | null): (text: Saying) => string {
  return (text) => say(text, { of: (seat) => names[seat] ?? '', you });
}
