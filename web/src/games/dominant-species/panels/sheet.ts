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
