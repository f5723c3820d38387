// Made by `npm run types` from gondwana/games/triassic_terror/eye/shapes.py: change it there.

export type AreaKey = 's1' | 's2' | 's3' | 'f1' | 'f2' | 'f3' | 'd1' | 'd2' | 'd3' | 'm1' | 'm2' | 'm3';
export type Environment = 'swamp' | 'forest' | 'desert' | 'mountain';
export type Habitat = 'primary' | 'secondary' | 'tertiary';
export type AreaCounts = Partial<Record<AreaKey, number>>;
export type Card = Environment | 'hidden';
export type Counts = Partial<Record<Environment, number>>;
export type Colour = 'orange' | 'sky' | 'green' | 'red' | 'blue' | 'pink';
export type Counter = Period | 'ready';
export type Period = 'triassic' | 'jurassic' | 'cretaceous';
export type Part = 'habitats' | 'presence' | 'dominance';
export type Phase = 'colours' | 'select' | 'act' | 'over';
export type Predator = 'raptor_a' | 'raptor_b' | 'pterodactyl' | 'trex';
export type Tile = 'new' | 'grow' | 'mig' | 'hatch' | 'trex' | 'rapt';
export type Rankings = Partial<Record<AreaKey, Ranking>>;
export type Ranking = RankedHerd[];
export type Side = 'a' | 'b';

export interface Shapes {
  Area: Area;
  AreaCounts: AreaCounts;
  AreaKey: AreaKey;
  Card: Card;
  Cards: Cards;
  Colour: Colour;
  Counter: Counter;
  Counts: Counts;
  Environment: Environment;
  Forecast: Forecast;
  Habitat: Habitat;
  Herd: Herd;
  Meal: Meal;
  Migration: Migration;
  Part: Part;
  Period: Period;
  Phase: Phase;
  PlacedPredator: PlacedPredator;
  Player: Player;
  Predator: Predator;
  Preview: Preview;
  RankedHerd: RankedHerd;
  Ranking: Ranking;
  Rankings: Rankings;
  Result: Result;
  Round: Round;
  SeatCounts: SeatCounts;
  Side: Side;
  Space: Space;
  Tile: Tile;
  View: View;
}
/**
 * An area: the points of its habitats, its herds by rank, whose volcano lies on it.
 */
export interface Area {
  thing: string;
  area: AreaKey;
  environment: Environment;
  near: AreaKey[];
  stones: number[];
  herds: Herd[];
  volcano: number | null;
}
/**
 * A herd in its habitat, and the points of that; `size` counts the T-Rex, where it is with the herd, as three.
 */
export interface Herd {
  thing: string;
  seat: number;
  habitat: Habitat;
  dinos: number;
  trex: boolean;
  size: number;
  points: number;
}
/**
 * Terrain cards: how many are in the pile, which one lies beside it, which were discarded.
 */
export interface Cards {
  pile: number;
  face_up: Environment | null;
  discards: Counts;
}
/**
 * What a player would get if the period ended now.
 */
export interface Forecast {
  habitats: number;
  presence: number;
  dominance: number;
}
/**
 * Where a predator would stand, how many it may eat there, and at most how many of whom.
 */
export interface Meal {
  area: AreaKey;
  most: number;
  prey: SeatCounts;
}
export interface SeatCounts {
  [k: string]: number;
}
/**
 * A herd that is setting out: who goes where already, which area is being asked about, how many follow.
 *
 * `left` are those who may still go, followers included.
 */
export interface Migration {
  origin: AreaKey;
  to: AreaKey | null;
  followers: number;
  left: number;
  going: AreaCounts;
}
/**
 * A predator and where it stands; a T-Rex may have an owner, and is `inside` when it counts for a herd there.
 */
export interface PlacedPredator {
  thing: string;
  predator: Predator;
  area: AreaKey;
  owner: number | null;
  inside: boolean;
}
/**
 * What lies in front of a player; a counter is ready or was used in a period; `pending` dinos are to be placed.
 *
 * The colour is that of all pieces, None until it is chosen.
 */
export interface Player {
  seat: number;
  colour: Colour | null;
  score: number;
  supply: number;
  pending: number;
  hatch: Counter;
  volcano: Counter;
  card: Card | null;
  tile: Tile | null;
  animals: Counts;
  forecast: Forecast;
}
/**
 * What an answer would change, as if the player stopped right after it; whom a predator could eat.
 */
export interface Preview {
  areas: Rankings;
  lost: SeatCounts;
  points: SeatCounts;
  meal: Meal | null;
}
/**
 * A herd as it would stand in an area.
 */
export interface RankedHerd {
  seat: number;
  dinos: number;
  trex: boolean;
}
/**
 * Who has won; the points and the place of each seat.
 */
export interface Result {
  winners: number[];
  totals: number[];
  places: number[];
}
/**
 * A round of the track: whether it brings cards; after the last one of a period what is scored, in order.
 */
export interface Round {
  thing: string;
  period: Period;
  round: number;
  card: boolean;
  scoring: Part[] | null;
  done: boolean;
  now: boolean;
}
/**
 * An action space, its tile and who took it; `marked` until its turn is over, `white` dinos come with it.
 */
export interface Space {
  thing: string;
  space: number;
  tile: Tile;
  white: number;
  seat: number | null;
  marked: boolean;
  now: boolean;
  played: boolean;
}
/**
 * The table as one seat sees it; `hunter` is the predator that is being moved or is eating.
 */
export interface View {
  side: Side;
  long: boolean;
  phase: Phase;
  period: Period;
  round: number;
  track: Round[];
  first: number;
  active: number | null;
  spaces: Space[];
  pool: number;
  cards: Cards;
  areas: Area[];
  predators: PlacedPredator[];
  hunter: Predator | null;
  players: Player[];
  migration: Migration | null;
  result: Result | null;
}
