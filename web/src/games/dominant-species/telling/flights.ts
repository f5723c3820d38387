import { middle, type Point } from '../layout';
import { ANIMALS, type Animal, type DominantView } from '../view';

/** Cubes that went from place to place between two views; null is off the earth. */
export interface Flight {
  animal: Animal;
  count: number;
  from: string | null;
  to: string | null;
}

/** A tile that was scored between two views, with what it paid. */
export interface Payment {
  thing: string;
  at: Point;
  pays: { animal: Animal; points: number }[];
}

/** The tiles that were named for Domination, as they were when they paid. */
export function payments(before: DominantView, after: DominantView): Payment[] {
  const named = new Set(after.tiles.filter((tile) => tile.named).map((tile) => tile.thing));
  return before.tiles
    .filter((tile) => !tile.named && named.has(tile.thing))
    .map((tile) => ({ thing: tile.thing, at: middle(tile), pays: tile.pays }));
}

/** What moved: cubes that left one tile and came to another go along; the rest come from, or go, off the earth. */
export function flights(before: DominantView, after: DominantView): Flight[] {
  const found: Flight[] = [];
  for (const animal of ANIMALS) {
    const old = new Map(before.tiles.map((tile) => [tile.thing, tile.cubes[animal] ?? 0]));
    const changes = after.tiles.map((tile) => ({
      thing: tile.thing,
      change: (tile.cubes[animal] ?? 0) - (old.get(tile.thing) ?? 0),
    }));
    const left = changes.filter(({ change }) => change < 0);
    for (const { thing, change } of changes) {
      let wanted = change;
      for (const source of left) {
        const count = Math.min(wanted, -source.change);
        if (count <= 0) continue;
        found.push({ animal, count, from: source.thing, to: thing });
        source.change += count;
        wanted -= count;
      }
      if (wanted > 0) found.push({ animal, count: wanted, from: null, to: thing });
    }
    for (const { thing, change } of left) if (change < 0) found.push({ animal, count: -change, from: thing, to: null });
  }
  return found;
}
