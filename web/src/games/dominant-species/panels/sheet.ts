import type { Line } from '../../../wire/types.gen';
import type { Animal, DominantView, Source, Tiles } from '../view';

/** Where the points of an animal came from, what each terrain paid in the last scoring, and what it has. */
export interface FinalRow {
  animal: Animal;
  seat: number;
  earned: Partial<Record<Source, number>>;
  terrains: Tiles;
  total: number;
}

/** The last scoring of all tiles, by animal, the winner first: nothing on earth has changed since. */
export function finalRows(view: DominantView): FinalRow[] {
  const place = (seat: number) => view.result?.order.indexOf(seat) ?? 0;
  const rows = view.animals.map(({ animal, seat, points, earned }) => {
    const terrains: Tiles = {};
    for (const tile of view.tiles)
      for (const pay of tile.pays)
        if (pay.animal === animal) terrains[tile.terrain] = (terrains[tile.terrain] ?? 0) + pay.points;
    return { animal, seat, earned, terrains, total: points };
  });
  return rows.sort((a, b) => place(a.seat) - place(b.seat) || a.total - b.total);
}

/** What a turn brought from one source; turn 0 is the start, null the last scoring. */
export interface TurnRow {
  turn: number | null;
  source: Source;
  points: Partial<Record<Animal, number>>;
}

const LOG = 'dominant_species_log_';
const SOURCE: Record<string, Source> = {
  glaciated: 'glaciation',
  tile_placed: 'wanderlust',
  scored: 'domination',
  gained_points: 'cards',
  lost_points: 'cards',
  survived: 'survival',
  final: 'final',
};

/** Every point as the log told it, turn by turn, in the order of the game. */
export function turnRows(view: DominantView, lines: Line[]): TurnRow[] {
  const rows: TurnRow[] = [];
  const had: Partial<Record<Animal, number>> = {};
  const add = (turn: number | null, source: Source, animal: Animal, points: number) => {
    // Nobody falls below nothing: what is told as lost may be more than there was.
    const got = Math.max(points, -(had[animal] ?? 0));
    if (got === 0) return;
    had[animal] = (had[animal] ?? 0) + got;
    let row = rows.find((each) => each.turn === turn && each.source === source);
    if (!row) rows.push((row = { turn, source, points: {} }));
    row.points[animal] = (row.points[animal] ?? 0) + got;
  };
  for (const { animal, earned } of view.animals) add(0, 'start', animal, earned.start ?? 0);
  let card = '';
  for (const { text, group } of lines) {
    const name = text.key.replace(LOG, '');
    const term = (value: unknown) =>
      typeof value === 'object' && value !== null && 'term' in value ? String(value.term) : '';
    if (name === 'card_taken') card = term(text.args.card).replace('dominant_species_card_', '');
    const source = SOURCE[name];
    const { points } = text.args;
    if (!source || typeof points !== 'number') continue;
    const turn = group?.args.turn;
    const animal = term(text.args.animal).replace('dominant_species_animal_', '') as Animal;
    // Ice Age pays for the tiles that each dominates.
    const paid = name === 'gained_points' && card === 'ice_age' ? 'dominance' : source;
    add(typeof turn === 'number' ? turn : null, paid, animal, name === 'lost_points' ? -points : points);
  }
  return rows;
}
