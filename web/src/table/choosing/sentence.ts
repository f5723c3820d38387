import { list, t, word } from '../../text';
import type { Ask, Table } from '../../wire/types.gen';
import { nameOf, teller } from '../seats/names';
import { standInOf } from '../seats/turn';

/** What the prompt bar says: what is asked of the viewer, or whom we wait for and since when. */
export function sentence(table: Table, ask: Ask | null, sending: boolean, ago: (iso: string) => string): string {
  if (table.status === 'over') return t('table_over');
  if (table.status === 'stuck') return table.problem ?? t('table_stuck');
  const level = standInOf(table);
  if (level !== null) return t('stand_in_plays', { level: word(`table_level_${level}`) });
  if (sending) return t('table_sending');
  if (ask?.text && ask.choices.length > 0) return teller(table)(ask.text);
  const waited = table.asked.filter((seat) => seat !== table.you);
  if (waited.length === 0) return t('table_going_on');
  const names = list(waited.map((seat) => nameOf(table.seats[seat])));
  return t('table_waiting', { names, since: ago(table.since) });
}
