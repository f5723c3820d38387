/** The view of Darwin's Choice, as gondwana/games/darwins_choice/shape.py says it. */
export const TRAITS = ['run', 'swim', 'fly', 'climb', 'heat', 'cold'] as const;
export type Trait = (typeof TRAITS)[number];
export type Traits = Record<Trait, number>;
export type PartName = 'head' | 'body' | 'wings' | 'single' | 'double' | 'tail';
export type Diet = 'herbivore' | 'omnivore' | 'carnivore';
export type Fate = 'fed' | 'eaten' | 'hungry' | 'excess' | 'unfit';
export type Food = { plants: number; meat: number };
export type Docks = { wings: number; legs: number; tail: number };

export interface Card {
  thing: string;
  card: string;
  animal: string;
  name: string | null;
  part: PartName;
  size: 'small' | 'large';
  diet: Diet | null;
  hearts: number;
  comp: number;
  traits: Traits;
  docks: Docks | null;
  extinct: boolean;
  expansion: boolean;
}

export interface Totals {
  hearts: number;
  comp: number;
  traits: Traits;
}

export interface Meal extends Food {
  waste: number;
  prey: string[];
}

export interface Species {
  thing: string;
  species: string;
  owner: number | null;
  neutral: 'pets' | 'invaders' | null;
  cards: Card[];
  diet: Diet;
  totals: Totals;
  adaptation: number;
  rank: number;
  fate: Fate;
  meal: Meal;
  eaten_by: string | null;
  points: number;
  checked: boolean;
  arrival: number;
  waste: boolean;
  best: boolean;
  competitive: number;
}

export interface WasteRule {
  by: 'hearts' | 'comp';
  least: number | null;
  most: number | null;
}

export interface Territory {
  territory: string;
  active: boolean;
  plants: number | null;
  meat: number | null;
  waste: WasteRule | null;
  predation: boolean;
  limit: number | null;
}

export interface Biome {
  thing: string;
  biome: string;
  slot: number;
  needs: Partial<Traits>;
  any_of: Trait[];
  forbids: Trait[];
  adapt: Trait[];
  plants: number;
  meat: number;
  supply: Food;
  left: Food;
  win: number;
  group: string | null;
  prehistoric: boolean;
  territory: Territory | null;
  special: { territory: string; waste: WasteRule } | null;
  species: Species[];
}

export interface EventCard {
  event: string;
  back: string;
  biome: string | null;
}

export interface Player {
  seat: number;
  partner: number | null;
  active: boolean;
  turn: boolean;
  first: boolean;
  hand: { small: number; large: number };
  known: Card[];
  tokens: number;
  actions: number;
  bank: number;
  on_species: number;
  waste: number;
  score: number;
}

export interface OutlookBiome {
  biome: string;
  fate: Fate;
  legal: boolean;
  adaptation: number;
  rank: number;
  meal: Meal;
  eaten_by: string | null;
  best: boolean;
  hurt: Record<string, Fate>;
  helped: Record<string, Fate>;
}

export interface Outlook {
  cards: Card[];
  diet: Diet | null;
  totals: Totals;
  docks: Docks | null;
  biomes: OutlookBiome[];
  cost: number;
}

export interface ReportRow {
  thing: string;
  owner: number;
  body: Card;
  head: Card;
  biome: string;
  fate: Fate;
  eaten_by: string | null;
  meal: Meal;
  adaptation: number;
  comp: number;
  survival: number;
  win: number;
  competitive: number;
}

export interface Report {
  era: number;
  rows: ReportRow[];
}

export interface DarwinView {
  mode: string;
  teams: boolean;
  era: number;
  eras: number;
  phase: 'draw' | 'action' | 'assign' | 'over';
  first: number;
  turn: number | null;
  index: number | null;
  waste: number | null;
  event: EventCard | null;
  last_event: EventCard | null;
  ahead: string[];
  changes: number;
  biomes: Biome[];
  piles: { small: number; large: number };
  discards: { small: number; large: number };
  biome_pile: number;
  row: Card[];
  hand: Card[] | null;
  hand_limit: number;
  action_limit: number | null;
  chosen: string[];
  partner_hand: Card[] | null;
  build: Outlook | null;
  acting: string | null;
  players: Player[];
  competitive: { thing: string; points: number }[];
  report: Report | null;
  result: { winners: number[]; totals: number[]; teams: number[] | null } | null;
}

export function isOutlook(preview: object | null | undefined): preview is Outlook {
  return !!preview && 'biomes' in preview && 'cards' in preview;
}

/** Children play without conditions and food. */
export const forChildren = (view: DarwinView): boolean => view.mode.startsWith('children');
