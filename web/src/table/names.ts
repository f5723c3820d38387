import { t, word } from '../text';
import type { Seat, Table, Text } from '../wire/types.gen';
import { say } from '../text';

/** What a player is called at this table. */
export function nameOf(seat: Seat | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'open') return t('table_seat_open');
  if (seat.kind === 'bot') return seat.name ?? t('table_bot', { level: word(`table_level_${seat.level ?? 'strong'}`) });
  return seat.name ?? t('table_guest');
}

export function teller(table: Table): (text: Text) => string {
  return (text) => say(text, (seat) => nameOf(table.seats[seat]));
}
