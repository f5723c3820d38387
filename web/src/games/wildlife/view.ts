/** Wildlife's view, as gondwana/games/wildlife/view.py builds it. */
export const TERRAINS = ['savanna', 'mountain', 'steppe', 'desert', 'water', 'forest'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const ABILITIES = ['food', 'intelligence', 'mobility', 'defence', 'attack'] as const;
export type Ability = (typeof ABILITIES)[number];
export type Card = Terrain | 'arrow' | 'wheel' | 'joker' | 'food_source' | 'epidemic' | 'famine';
export type Species = 'crocodile' | 'snake' | 'eagle' | 'bear' | 'mammoth' | 'man';
export type Capability = 'nothing' | 'move' | 'reproduce' | 'attack';

export interface Cards {
  thing: string;
  card: Card;
  count: number;
}

/** What a terrain card could be used for now; `use` is the only way of the other cards. */
export type Way = 'move' | 'place' | 'attack' | 'use';

export interface Playable extends Cards {
  ways: Way[];
}

export interface Cell {
  thing: string;
  cell: string;
  row: number;
  col: number;
  territory: string;
  owner: number | null;
  colony: string | null;
}

export interface Territory {
  thing: string;
  territory: string;
  terrain: Terrain;
  size: 'large' | 'small';
  cells: number;
  pieces: number[];
  free: number;
  marker: number | null;
  points: number[];
}

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
  capabilities: { thing: string; terrain: Terrain; capability: Capability; tokens: number }[];
  abilities: { thing: string; ability: Ability; count: number; used: number }[];
  ability_cards: number;
  hand_size: number;
  standing: number;
  lines: number[];
}

export interface Choosable {
  thing: string;
  species: Species;
  age: number;
  capabilities: { terrain: Terrain; capability: Capability }[];
}

export interface Auction {
  card: Card | null;
  seller: number | null;
  bid: number | null;
  holder: number | null;
  bidding: number[];
  passed: number[];
  asked: number | null;
  /** What the holder would have after paying. */
  left: BidPreview | null;
  /** What the viewer could do with the card, if he bought it. */
  ways: Way[] | null;
  sold: boolean;
  fixed: boolean;
}

export interface ScoringLine {
  line: string;
  points: number[];
}

export interface WildlifeView {
  phase: 'species' | 'settle' | 'turn' | 'over';
  round: number;
  first: number | null;
  order: number[];
  turn: { seat: number; laid: Playable[]; spent: Cards[]; auctions: number; moved: boolean } | null;
  cells: Cell[];
  territories: Territory[];
  colonies: { thing: string; seat: number; size: number }[];
  seats: Player[];
  hand: Playable[] | null;
  supply: { thing: string; ability: Ability; count: number }[];
  deck: number;
  discard: Cards[];
  auction: Auction | null;
  attack: { attacker: number; defender: number; cell: string; from: string | null } | null;
  /** The cell of the piece whose destination is asked for. */
  moving: string | null;
  /** Species to choose from, while they are chosen. */
  choice: Choosable[] | null;
  track: { used: number; spaces: { number: number; points: number; general: boolean }[] };
  coming: { general: boolean; end: boolean };
  scoring: { number: number; final: boolean; lines: ScoringLine[]; totals: number[] } | null;
  result: { winners: number[]; totals: number[] } | null;
}

/** What a piece on a cell would bring: at once, and each player at a general scoring. */
export interface PlacePreview {
  gains: number[];
  points: number;
  completes: string | null;
}

/** What is left after paying a bid. */
export interface BidPreview {
  food: number;
  points: number;
}

export function isPlacePreview(preview: object | null | undefined): preview is PlacePreview {
  return !!preview && 'gains' in preview;
}

export function isBidPreview(preview: object | null | undefined): preview is BidPreview {
  return !!preview && 'food' in preview;
}
