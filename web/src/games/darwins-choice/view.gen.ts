// Made by `npm run types` from gondwana/games/darwins_choice/eye/shapes.py: change it there.

export type Back = 'base' | 'house' | 'residential' | 'skyscraper';
export type Traits = Partial<Record<Trait, number>>;
export type Trait = 'run' | 'swim' | 'fly' | 'climb' | 'heat' | 'cold';
export type Group = 'deforestation' | 'climate_change' | 'drying' | 'marine_pollution';
export type TerritoryName = 'agriculture' | 'industry' | 'suburb' | 'city' | 'park' | 'hidden';
export type Neutral = 'pets' | 'invaders';
export type PartName = 'head' | 'body' | 'wings' | 'single' | 'double' | 'tail';
export type Diet = 'herbivore' | 'omnivore' | 'carnivore';
export type Fate = 'fed' | 'eaten' | 'hungry' | 'excess' | 'unfit';
export type Mode = 'base' | 'base_mixed' | 'expansion' | 'story' | 'beginner' | 'children_base' | 'children_expansion';
export type Phase = 'draw' | 'action' | 'assign' | 'over';
export type SourceName = 'survival' | 'adaptation' | 'competitiveness' | 'events' | 'lost' | 'bonus';

export interface Shapes {
  Back: Back;
  BiomeView: BiomeView;
  CardView: CardView;
  Competitive: Competitive;
  Diet: Diet;
  Docks: Docks;
  EventView: EventView;
  Fate: Fate;
  Food: Food;
  Foreseen: Foreseen;
  Group: Group;
  Lacks: Lacks;
  LeftBiome: LeftBiome;
  Meal: Meal;
  Mode: Mode;
  Neutral: Neutral;
  Outlook: Outlook;
  OutlookBiome: OutlookBiome;
  PartName: PartName;
  Phase: Phase;
  PlayerView: PlayerView;
  Report: Report;
  ReportRow: ReportRow;
  Result: Result;
  Sizes: Sizes;
  SourceName: SourceName;
  SpecialView: SpecialView;
  SpeciesView: SpeciesView;
  TerritoryName: TerritoryName;
  TerritoryView: TerritoryView;
  Totals: Totals;
  Trait: Trait;
  Traits: Traits;
  View: View;
  WasteRule: WasteRule;
}
/**
 * A slot with its biome, in the order of the table.
 */
export interface BiomeView {
  thing: string;
  biome: string;
  slot: number;
  needs: Traits;
  any_of: Trait[];
  forbids: Trait[];
  adapt: Trait[];
  plants: number;
  meat: number;
  supply: Food;
  left: Food;
  win: number;
  group: Group | null;
  prehistoric: boolean;
  territory: TerritoryView | null;
  special: SpecialView | null;
  species: SpeciesView[];
}
/**
 * Plants and meat.
 */
export interface Food {
  plants: number;
  meat: number;
}
/**
 * What lies beside a biome.
 */
export interface TerritoryView {
  territory: TerritoryName;
  active: boolean;
  plants: number | null;
  meat: number | null;
  waste: WasteRule | null;
  predation: boolean;
  limit: number | null;
}
/**
 * Who finds waste: who has at least, or at most, so many hearts or so much competitiveness.
 */
export interface WasteRule {
  by: 'hearts' | 'comp';
  least: number | null;
  most: number | null;
}
/**
 * The Special card of the children's game.
 */
export interface SpecialView {
  territory: TerritoryName;
  waste: WasteRule | null;
}
/**
 * A species on the table; or a neutral animal, with owner None and neutral pets or invaders.
 */
export interface SpeciesView {
  thing: string;
  species: string;
  owner: number | null;
  neutral: Neutral | null;
  cards: CardView[];
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
/**
 * An animal card.
 */
export interface CardView {
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
/**
 * Docking points of a body.
 */
export interface Docks {
  wings: number;
  legs: number;
  tail: number;
}
/**
 * The symbols of a species, all cards together.
 */
export interface Totals {
  hearts: number;
  comp: number;
  traits: Traits;
}
/**
 * What a species lives on.
 */
export interface Meal {
  plants: number;
  meat: number;
  waste: number;
  prey: string[];
}
/**
 * A species that would score for competitiveness.
 */
export interface Competitive {
  thing: string;
  points: number;
}
/**
 * An event card.
 */
export interface EventView {
  event: string;
  back: Back;
  biome: string | null;
}
/**
 * A species as it would stand in a biome after an answer.
 */
export interface Foreseen {
  thing: string;
  adaptation: number;
  rank: number;
  fate: Fate;
  meal: Meal;
  eaten_by: string | null;
  waste: boolean;
  best: boolean;
}
/**
 * Why a species can't live in a biome: what it would need, and what it must not have.
 */
export interface Lacks {
  needs: Trait[];
  any_of: Trait[];
  forbids: Trait[];
}
/**
 * The biome that a species would leave.
 */
export interface LeftBiome {
  biome: string;
  species: Foreseen[];
  left: Food;
}
/**
 * A species as it would be, and how it would do in each biome that comes into question.
 */
export interface Outlook {
  cards: CardView[];
  diet: Diet | null;
  totals: Totals;
  docks: Docks | null;
  biomes: OutlookBiome[];
  origin: LeftBiome | null;
  cost: number;
}
/**
 * How a species would do in a biome, and what would become of everybody there.
 */
export interface OutlookBiome {
  biome: string;
  thing: string;
  fate: Fate;
  legal: boolean;
  lacks: Lacks | null;
  adaptation: number;
  earns: number;
  species: Foreseen[];
  left: Food;
}
/**
 * A player.
 */
export interface PlayerView {
  seat: number;
  partner: number | null;
  active: boolean;
  turn: boolean;
  first: boolean;
  hand: Sizes;
  known: CardView[];
  tokens: number;
  actions: number;
  bank: number;
  on_species: number;
  waste: number;
  score: number;
  earned: Partial<Record<SourceName, number>>[];
}
/**
 * How many small and large cards.
 */
export interface Sizes {
  small: number;
  large: number;
}
/**
 * The last evaluation: who died of what, who earned what.
 */
export interface Report {
  era: number;
  biomes: string[];
  rows: ReportRow[];
}
/**
 * A species in the last evaluation.
 */
export interface ReportRow {
  thing: string;
  owner: number;
  body: CardView;
  head: CardView;
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
/**
 * Who has won.
 */
export interface Result {
  winners: number[];
  totals: number[];
  teams: number[] | null;
}
/**
 * The whole table.
 */
export interface View {
  mode: Mode;
  teams: boolean;
  era: number;
  eras: number;
  phase: Phase;
  first: number;
  turn: number | null;
  index: number | null;
  waste: number | null;
  event: EventView | null;
  last_event: EventView | null;
  ahead: Back[];
  changes: number;
  biomes: BiomeView[];
  piles: Sizes;
  discards: Sizes;
  biome_pile: number;
  row: CardView[];
  hand: CardView[] | null;
  hand_limit: number;
  action_limit: number | null;
  trades: boolean;
  chosen: string[];
  partner_hand: CardView[] | null;
  build: Outlook | null;
  acting: string | null;
  players: PlayerView[];
  competitive: Competitive[];
  report: Report | null;
  result: Result | null;
}
