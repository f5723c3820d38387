import type { Choice } from '../../wire/types.gen';
import {
  isOutlook,
  type Biome,
  type Card,
  type DarwinView,
  type Fate,
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

/** A line of a biome: a species that is there, or the place of one that would come. */
export type Row =
  { kind: 'species'; species: Species; becomes: Fate | null } | { kind: 'ghost'; outlook: OutlookBiome };

/** The species of a biome in order, with the one that is being built where it would stand. */
export function rowsOf(biome: Biome, outlook: OutlookBiome | undefined, acting: string | null): Row[] {
  const rows = biome.species
    .filter((species) => !outlook || species.thing !== acting)
    .map((species): Row => {
      const becomes = outlook?.hurt[species.thing] ?? outlook?.helped[species.thing] ?? null;
      return { kind: 'species', species, becomes };
    });
  if (!outlook) return rows;
  const better = (row: Row) => row.kind === 'species' && row.species.rank > 0 && row.species.rank < outlook.rank;
  const at = outlook.rank === 0 ? rows.length : rows.filter(better).length;
  return rows.toSpliced(at, 0, { kind: 'ghost', outlook });
}

/** Who eats whom in a biome: from row to row. */
export function huntsOf(rows: readonly Row[]): { from: number; to: number }[] {
  const index = new Map(rows.flatMap((row, i) => (row.kind === 'species' ? [[row.species.thing, i] as const] : [])));
  return rows.flatMap((row, from) => {
    const prey = row.kind === 'species' ? row.species.meal.prey : row.outlook.meal.prey;
    return prey.flatMap((thing) => {
      const to = index.get(thing);
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
  return { cards: acting.cards, diet: acting.diet, totals: acting.totals, docks: null, biomes, cost: 0 };
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

/** Which answers only lead to the next question. Draws too: ten of them fill a hand, and little hangs on each. */
export function leadsOn(prompt: string | null | undefined, word: string, at: readonly string[]): boolean {
  if (prompt === 'draw') return true;
  if (prompt === 'menu') return word !== 'pass';
  if (prompt === 'build') return at[0]?.startsWith('card:') ?? false;
  if (prompt === 'species') return word === 'double';
  return prompt === 'after';
}
