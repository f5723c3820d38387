import { nameOf, teller } from '../../table/seats/names';
import { t, word } from '../../text';
import type { Table } from '../../wire/types.gen';
import type { Ecosystem } from './view';

/** Whose ecosystem it is: a player's or Jhay's. */
export const ownerName = (table: Table, { seat, owner }: Pick<Ecosystem, 'seat' | 'owner'>): string =>
  owner === 'jhay' ? t('savanna_jhay') : nameOf(table.seats[seat]);

/** What somebody's ecosystem is called. */
export function savannaOf(table: Table, { seat, owner }: Pick<Ecosystem, 'seat' | 'owner'>): string {
  if (owner === 'seat' && table.seats[seat]?.you) return t('savanna_grid_own');
  const name = owner === 'jhay' ? { term: 'savanna_jhay' } : { seat };
  return teller(table)({ key: 'savanna_grid_of', args: { name } });
}

/** Who has a hand or a herd: `seat:2`, or somebody who is no player. */
export function partyName(table: Table, party: string): string {
  const [kind, seat] = party.split(':');
  return kind === 'seat' ? nameOf(table.seats[Number(seat)]) : word(`savanna_${kind}`);
}
