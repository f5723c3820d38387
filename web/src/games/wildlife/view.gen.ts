// Made by `npm run types` from gondwana/games/wildlife/eye/shapes.py: change it there.

export type Ability = 'food' | 'intelligence' | 'mobility' | 'defence' | 'attack';
export type Terrain = 'savanna' | 'mountain' | 'steppe' | 'desert' | 'water' | 'forest';
export type Capability = 'nothing' | 'move' | 'reproduce' | 'attack';
export type TerritoryName =
  | 'savanna_large'
  | 'savanna_small'
  | 'mountain_large'
  | 'mountain_small'
  | 'steppe_large'
  | 'steppe_small'
  | 'desert_large'
  | 'desert_small'
  | 'water_large'
  | 'water_small'
  | 'forest_large'
  | 'forest_small';
export type Card =
  | 'savanna'
  | 'mountain'
  | 'steppe'
  | 'desert'
  | 'water'
  | 'forest'
  | 'arrow'
  | 'wheel'
  | 'joker'
  | 'food_source'
  | 'epidemic'
  | 'famine';
export type Way = 'move' | 'place' | 'attack' | 'use';
export type Species = 'crocodile' | 'snake' | 'eagle' | 'bear' | 'mammoth' | 'man';
export type Line =
  | 'savanna_large'
  | 'savanna_small'
  | 'mountain_large'
  | 'mountain_small'
  | 'steppe_large'
  | 'steppe_small'
  | 'desert_large'
  | 'desert_small'
  | 'water_large'
  | 'water_small'
  | 'forest_large'
  | 'forest_small'
  | 'colonies'
  | 'tokens'
  | 'abilities'
  | 'food';
export type Phase = 'species' | 'settle' | 'turn' | 'over';
export type Source = 'start' | 'markers' | 'ability' | 'sold' | 'debts' | 'famine';

export interface Shapes {
  Ability: Ability;
  Adapted: Adapted;
  Attack: Attack;
  Auction: Auction;
  BidPreview: BidPreview;
  Born: Born;
  Capability: Capability;
  Card: Card;
  Cards: Cards;
  Cell: Cell;
  Choosable: Choosable;
  Colony: Colony;
  Coming: Coming;
  Line: Line;
  OpensPreview: OpensPreview;
  Owned: Owned;
  Phase: Phase;
  PlacePreview: PlacePreview;
  Playable: Playable;
  Player: Player;
  Result: Result;
  Scoring: Scoring;
  ScoringLine: ScoringLine;
  Source: Source;
  SourceLine: SourceLine;
  Species: Species;
  Supply: Supply;
  Terrain: Terrain;
  Territory: Territory;
  TerritoryName: TerritoryName;
  Track: Track;
  TrackSpace: TrackSpace;
  Turn: Turn;
  View: View;
  Way: Way;
}
/**
 * What a player's species can do on a terrain now, and how many tokens brought it there.
 */
export interface Adapted {
  terrain: Terrain;
  capability: Capability;
  thing: string;
  tokens: number;
}
/**
 * An attack on a cell that may still be cancelled.
 *
 * From another cell it is an exchange: the piece would land there, in the territory `lands`.
 */
export interface Attack {
  from: string | null;
  attacker: number;
  defender: number;
  cell: string;
  lands: TerritoryName | null;
}
/**
 * The auction of a card, or of a choice of species: then there is neither card nor seller.
 *
 * `left` is what the holder would have after paying, `ways` what the viewer could do with the card after buying it;
 * `sold` while the buyer decides about it, `fixed` where the price is (with two players).
 */
export interface Auction {
  card: Card | null;
  seller: number | null;
  bid: number | null;
  holder: number | null;
  bidding: number[];
  passed: number[];
  asked: number | null;
  left: BidPreview | null;
  ways: Way[] | null;
  sold: boolean;
  fixed: boolean;
}
/**
 * What is left after paying a bid.
 */
export interface BidPreview {
  food: number;
  points: number;
}
/**
 * What a species can do on a terrain from the beginning.
 */
export interface Born {
  terrain: Terrain;
  capability: Capability;
}
/**
 * The cards of one kind that lie somewhere.
 */
export interface Cards {
  thing: string;
  card: Card;
  count: number;
}
/**
 * A square of the island; the colony is a thing, that of the piece which stands there.
 */
export interface Cell {
  thing: string;
  cell: string;
  row: number;
  col: number;
  territory: TerritoryName;
  owner: number | null;
  colony: string | null;
}
/**
 * A species that nobody has chosen yet.
 */
export interface Choosable {
  thing: string;
  species: Species;
  age: number;
  capabilities: Born[];
}
/**
 * Pieces of a seat that hang together.
 */
export interface Colony {
  thing: string;
  seat: number;
  size: number;
}
/**
 * What follows this turn: a general scoring, the end of the game.
 */
export interface Coming {
  general: boolean;
  end: boolean;
}
/**
 * The cells that may be chosen after a step: they are lit, and a click on one of them takes the step too.
 */
export interface OpensPreview {
  opens: string[];
}
/**
 * A player's ability cards of one kind, and how many of them have been used in this turn.
 */
export interface Owned {
  thing: string;
  ability: Ability;
  count: number;
  used: number;
}
/**
 * What a piece on a cell would bring: points at once for what it completes.
 *
 * `scoring` is what changes for each seat at a general scoring, if one follows this turn, else nothing.
 */
export interface PlacePreview {
  points: number;
  completes: TerritoryName | null;
  scoring: number[] | null;
}
/**
 * The cards of one kind, with what a terrain card could be used for now; `use` is the only way of the others.
 */
export interface Playable {
  thing: string;
  card: Card;
  count: number;
  ways: Way[];
}
/**
 * What lies in front of a player; the age is in million years, `lines` what each line would score now.
 */
export interface Player {
  seat: number;
  species: Species | null;
  colour: string | null;
  age: number | null;
  points: number;
  food: number;
  reserve: number;
  on_board: number;
  eliminated: number;
  tokens: number;
  capabilities: Adapted[];
  abilities: Owned[];
  ability_cards: number;
  hand_size: number;
  standing: number;
  lines: number[];
}
/**
 * Who has won, and where all points came from: by source, by general scoring, and by round.
 */
export interface Result {
  winners: number[];
  totals: number[];
  sources: SourceLine[];
  scorings: Scoring[];
  rounds: number[][];
}
/**
 * What each seat got, or lost, from a source besides general scorings.
 */
export interface SourceLine {
  source: Source;
  points: number[];
}
/**
 * The last general scoring, line by line in its order.
 */
export interface Scoring {
  number: number;
  final: boolean;
  lines: ScoringLine[];
  totals: number[];
}
/**
 * What a line of a general scoring brought each seat.
 */
export interface ScoringLine {
  line: Line;
  points: number[];
}
/**
 * The ability cards of one kind that nobody has.
 */
export interface Supply {
  thing: string;
  ability: Ability;
  count: number;
}
/**
 * A territory: how many pieces of each seat live there, what it would score each now; its marker, once complete.
 */
export interface Territory {
  thing: string;
  territory: TerritoryName;
  terrain: Terrain;
  size: 'large' | 'small';
  cells: number;
  pieces: number[];
  free: number;
  marker: number | null;
  points: number[];
}
/**
 * The track of small scorings, and how many of its spaces are used.
 */
export interface Track {
  used: number;
  spaces: TrackSpace[];
}
/**
 * A space on the track of small scorings: what it brings, and whether a general scoring follows.
 */
export interface TrackSpace {
  number: number;
  points: number;
  general: boolean;
}
/**
 * Whose turn it is, and what lies open in front of that player.
 *
 * Of the cards laid, `spent` are done, and so many went through `auctions`; `moved` after the free move.
 */
export interface Turn {
  seat: number;
  laid: Playable[];
  spent: Cards[];
  auctions: number;
  moved: boolean;
}
/**
 * The table as one seat sees it.
 *
 * `viewer` is that seat, nothing for an onlooker; `colonies` begin with the largest; `moving` is the cell of the piece
 * whose destination is asked for; `choice` has the species to choose from, while they are chosen.
 */
export interface View {
  viewer: number | null;
  phase: Phase;
  round: number;
  first: number | null;
  order: number[];
  turn: Turn | null;
  cells: Cell[];
  territories: Territory[];
  colonies: Colony[];
  seats: Player[];
  hand: Playable[] | null;
  supply: Supply[];
  deck: number;
  discard: Cards[];
  auction: Auction | null;
  attack: Attack | null;
  moving: string | null;
  choice: Choosable[] | null;
  track: Track;
  coming: Coming;
  scoring: Scoring | null;
  result: Result | null;
}
