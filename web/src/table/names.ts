import { say, t, word, type Saying } from '../text';
import type { Seat, Table } from '../wire/types.gen';
import type { Told } from './told';

// Bots are called after the old cores of Gondwana.
const CRATONS = ['Kalahari', 'Congo', 'Dharwar', 'Pilbara', 'Amazonia', 'Tanzania'];

/** What a player is called at this table. */
export function nameOf(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'open') return t('table_seat_open');
  if (seat.kind === 'bot') return seat.name ?? CRATONS[seat.seat % CRATONS.length]!;
  return seat.name ?? t('table_guest');
}

/** How strong the bot of a seat is, in words, and for whom it plays. */
export function levelOf(seat: Seat): string {
  const level = word(`table_level_${seat.level ?? 'strong'}`);
  return seat.kind === 'human' ? t('stand_in_seat', { level, name: nameOf(seat) }) : t('table_bot', { level });
}

/** Whom a line of the log is about: not always who moved last before it was told. */
export function subjectOf(line: Told): number | null {
  for (const value of Object.values(line.text.args))
    if (typeof value === 'object' && 'seat' in value) return value.seat;
  return null;
}

export function teller(table: Table): (text: Saying) => string {
  return (text) => say(text, (seat) => nameOf(table.seats[seat]));
}

export function tellerOf(names: string[]): (text: Saying) => string {
  return (text) => say(text, (seat) => names[seat] ?? '');
}
