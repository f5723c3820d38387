import { list, t } from '../../text';
import type { Table } from '../../wire/types.gen';
import { nameOf } from '../seats/names';

/** How a game says who won: one alone, or several together. */
interface Sentences {
  won: (said: { name: string; count: number }) => string;
  shared: (said: { names: string; count: number }) => string;
}

/** Who won, in one sentence. */
export function verdict(table: Table, result: { winners: number[]; totals: number[] } | null, say: Sentences): string {
  if (!result) return '';
  const [only] = result.winners.length === 1 ? result.winners : [];
  if (only !== undefined && table.seats[only]?.you) return t('table_you_won', { count: result.totals[only] ?? 0 });
  const names = result.winners.map((seat) => nameOf(table.seats[seat]));
  const count = result.totals[result.winners[0] ?? 0] ?? 0;
  return names.length > 1 ? say.shared({ names: list(names), count }) : say.won({ name: names[0] ?? '', count });
}
