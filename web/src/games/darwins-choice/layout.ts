import type { Choice } from '../../wire/types.gen';
import {
  isOutlook,
  type Biome,
  type Card,
  type DarwinView,
  type Foreseen,
  type LeftBiome,
  type Outlook,
  type OutlookBiome,
  type PartName,
  type Species,
} from './view';

const ORDER: PartName[] = ['head', 'body', 'double', 'single', 'wings', 'tail'];

/** A hand by kinds of parts, as one looks for them: heads first. */
export function sorted(hand: readonly Card[]): Card[] {
  return hand.toSorted((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part) || a.card.localeCompare(b.card));
}

/** A line of a biome: a species that is there, as it would do after an answer; or one that would come. */
export type Row =
  | { kind: 'species'; species: Species; foreseen: Foreseen | null; leaving: boolean }
  | { kind: 'ghost'; outlook: OutlookBiome; foreseen: Foreseen };

/** What the rules foresee for a biome: the one where a species would be, or the one that it would leave. */
export interface Forecast {
  here: OutlookBiome | undefined;
  left: LeftBiome | null;
}

/** What an outlook says of one biome. */
export function forecastOf(biome: Biome, outlook: Outlook | null): Forecast {
  const left = outlook?.origin?.biome === biome.biome ? outlook.origin : null;
  return { here: outlook?.biomes.find((each) => each.biome === biome.biome), left };
}

/** The species of a biome in the order in which the rules say that they would stand. */
export function rowsOf(biome: Biome, { here, left }: Forecast, acting: string | null): Row[] {
  const now = new Map(biome.species.map((species, place) => [species.thing, { species, place }] as const));
  const foreseen = here?.species ?? left?.species;
  if (!foreseen) return biome.species.map((species) => ({ kind: 'species', species, foreseen: null, leaving: false }));
  const rows = foreseen.flatMap((each): Row[] => {
    if (here && each.thing === here.thing) return [{ kind: 'ghost', outlook: here, foreseen: each }];
    const species = now.get(each.thing)?.species;
    return species ? [{ kind: 'species', species, foreseen: each, leaving: false }] : [];
  });
  // Who would leave is still seen where it stands.
  const mover = left && acting !== null ? now.get(acting) : undefined;
  if (!mover) return rows;
  return rows.toSpliced(mover.place, 0, { kind: 'species', species: mover.species, foreseen: null, leaving: true });
}

/** Whom an answer would let die: they live as things stand. */
export function lostBy(rows: readonly Row[]): number {
  return rows.filter(
    (row) => row.kind === 'species' && row.species.fate === 'fed' && row.foreseen && row.foreseen.fate !== 'fed',
  ).length;
}

/** Who eats whom in a biome: from row to row. */
export function huntsOf(rows: readonly Row[]): { from: number; to: number }[] {
  const thing = (row: Row) => (row.kind === 'ghost' ? row.foreseen.thing : row.species.thing);
  const index = new Map(rows.flatMap((row, i) => (row.kind === 'species' && row.leaving ? [] : [[thing(row), i]])));
  return rows.flatMap((row, from) => {
    const meal = row.foreseen?.meal ?? (row.kind === 'species' && !row.leaving ? row.species.meal : null);
    return (meal?.prey ?? []).flatMap((prey) => {
      const to = index.get(prey);
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

/** A species that is about to act, and how it would do in each biome that it could move to. */
export function standing(choices: readonly Choice[], acting: Species | null): Outlook | null {
  if (!acting) return null;
  const biomes = choices.flatMap((choice) => {
    const there = choice.at[0]?.startsWith('biome:') ? choice.at[0].slice('biome:'.length) : null;
    return isOutlook(choice.preview) ? choice.preview.biomes.filter((each) => each.biome === there) : [];
  });
  if (biomes.length === 0) return null;
  return { cards: acting.cards, diet: acting.diet, totals: acting.totals, docks: null, biomes, origin: null, cost: 0 };
}

/** What is looked at, among all that could be: a look at one biome leaves the ghosts in the others. */
export function beside(looked: Outlook | null, all: Outlook | null): Outlook | null {
  if (!looked || !all) return looked ?? all;
  const same =
    looked.cards.length === all.cards.length && looked.cards.every((card, i) => card.card === all.cards[i]?.card);
  if (!same) return looked;
  const others = all.biomes.filter((each) => !looked.biomes.some((mine) => mine.biome === each.biome));
  return { ...looked, biomes: [...looked.biomes, ...others] };
}

export type Tab = 'hand' | 'row' | 'draw';

/** Where the cards lie that may be chosen, if they all lie at one place; who draws sees the piles and the hand. */
export function tabFor(choices: readonly Choice[], view: Pick<DarwinView, 'hand' | 'row'>): Tab | null {
  const things = new Set(choices.flatMap((choice) => choice.at));
  if (things.has('pile:small') || things.has('pile:large')) return 'draw';
  const hand = view.hand?.some((card) => things.has(card.thing)) ?? false;
  const row = view.row.some((card) => things.has(card.thing));
  return hand === row ? null : hand ? 'hand' : 'row';
}

/** How close the rows of a column must stand. */
export function density(rows: number): 'roomy' | 'close' | 'tight' {
  return rows <= 3 ? 'roomy' : rows <= 5 ? 'close' : 'tight';
}

const GROUNDS: Record<string, string> = {
  bb01: 'jungle',
  bb02: 'jungle',
  bb03: 'forest',
  bb04: 'ice',
  bb05: 'ice',
  bb06: 'ice',
  bb07: 'forest',
  bb08: 'wet',
  bb09: 'wet',
  bb10: 'water',
  bb11: 'water',
  bb12: 'water',
  bb13: 'water',
  bb14: 'grass',
  bb15: 'desert',
  bb16: 'steppe',
  bb17: 'forest',
  bb18: 'steppe',
  bb19: 'mountain',
  bb20: 'water',
  bx01: 'wet',
  bx02: 'forest',
  bx03: 'desert',
  bx04: 'jungle',
  bx05: 'ice',
  bx06: 'wet',
  bx07: 'water',
  bx08: 'desert',
  competition: 'token',
};

/** What the land looks like: one palette and one kind of scenery for alike biomes. */
export const groundOf = (biome: string): string => GROUNDS[biome] ?? 'steppe';

/** The questions with which an action begins; what leads to any other is a step within one. */
export const BEGINS = ['menu', 'after', 'draw'] as const;

/** Which answers are not confirmed though they end something: ten draws fill a hand, and the turn's end loses nothing. */
export const isLight = (prompt: string | null | undefined): boolean => prompt === 'draw' || prompt === 'after';
