import type { Line } from '../../../wire/types.gen';
import type { Part } from '../view';

/** One line of the score sheet: what everybody got for a part of one period's scoring, Dominance place by place. */
export interface SheetRow {
  period: string;
  part: Part;
  /** The environment, where a part is counted for each. */
  where: string;
  points: number[];
}

const PART: Record<string, Part> = {
  triassic_terror_log_scored: 'habitats',
  triassic_terror_log_presence: 'presence',
  triassic_terror_log_dominance: 'dominance',
};

/** The score sheet as the log told it, in the order of the scorings. */
export function sheetOf(lines: Line[], seats: number): SheetRow[] {
  const rows: SheetRow[] = [];
  let period = '';
  for (const { text } of lines) {
    const part = PART[text.key];
    const { seat, points, period: named } = text.args;
    if (!part || typeof seat !== 'object' || !('seat' in seat) || typeof points !== 'number') continue;
    if (typeof named === 'object' && 'term' in named) period = named.term.replace('triassic_terror_', '');
    const { environment } = text.args;
    const place = typeof environment === 'object' && 'term' in environment ? environment.term : '';
    const where = place.replace('triassic_terror_the_', '');
    let row = rows.find((each) => each.period === period && each.part === part && each.where === where);
    if (!row) rows.push((row = { period, part, where, points: Array<number>(seats).fill(0) }));
    row.points[seat.seat] = (row.points[seat.seat] ?? 0) + points;
  }
  return rows;
}
