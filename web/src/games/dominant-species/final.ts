import type { Animal, DominantView, Tiles } from './view';

/** What an animal had before the last scoring, what each terrain paid then, and what it has. */
export interface FinalRow {
  animal: Animal;
  seat: number;
  before: number;
  terrains: Tiles;
  total: number;
}

/** The last scoring of all tiles, by animal, the winner first: nothing on earth has changed since. */
export function finalRows(view: DominantView): FinalRow[] {
  const place = (seat: number) => view.result?.order.indexOf(seat) ?? 0;
  const rows = view.animals.map(({ animal, seat, points }) => {
    const terrains: Tiles = {};
    for (const tile of view.tiles)
      for (const pay of tile.pays)
        if (pay.animal === animal) terrains[tile.terrain] = (terrains[tile.terrain] ?? 0) + pay.points;
    const gained = Object.values(terrains).reduce((all, each) => all + each, 0);
    return { animal, seat, before: points - gained, terrains, total: points };
  });
  return rows.sort((a, b) => place(a.seat) - place(b.seat) || a.total - b.total);
}
