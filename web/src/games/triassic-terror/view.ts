/** Triassic Terror's view, as gondwana/games/triassic_terror/view.py builds it. */
export const ENVIRONMENTS = ['swamp', 'forest', 'desert', 'mountain'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
export const TILES = ['new', 'grow', 'mig', 'hatch', 'trex', 'rapt'] as const;
export type Tile = (typeof TILES)[number];
export type Beast = 'raptor_a' | 'raptor_b' | 'pterodactyl' | 'trex';
export type Habitat = 'primary' | 'secondary' | 'tertiary';

export interface Herd {
  thing: string;
  seat: number;
  habitat: Habitat;
  dinos: number;
  trex: boolean;
  size: number;
  points: number;
}

export interface Area {
  thing: string;
  area: string;
  environment: Environment;
  near: string[];
  stones: number[];
  herds: Herd[];
  volcano: number | null;
}

export interface Predator {
  thing: string;
  predator: Beast;
  area: string;
  owner: number | null;
  inside: boolean;
}

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

export interface Round {
  thing: string;
  period: string;
  round: number;
  card: boolean;
  scoring: string[] | null;
  done: boolean;
  now: boolean;
}

export interface Player {
  seat: number;
  score: number;
  supply: number;
  pending: number;
  hatch: string;
  volcano: string;
  card: Environment | 'hidden' | null;
  tile: Tile | null;
  animals: Record<Environment, number>;
  forecast: { habitats: number; presence: number; dominance: number };
}

export interface Migration {
  origin: string;
  to: string | null;
  followers: number;
  going: Record<string, number>;
}

export interface TerrorView {
  side: 'a' | 'b';
  long: boolean;
  phase: 'select' | 'act' | 'over';
  period: string;
  round: number;
  track: Round[];
  first: number;
  active: number | null;
  spaces: Space[];
  pool: number;
  cards: { pile: number; face_up: Environment | null; discards: Record<Environment, number> };
  areas: Area[];
  predators: Predator[];
  /** The predator that is being moved or is eating. */
  hunter: Beast | null;
  players: Player[];
  migration: Migration | null;
  result: { winners: number[]; totals: number[]; places: number[] } | null;
}

/** What an answer would change, as if the player stopped right after it. */
export interface Preview {
  areas: Record<string, { seat: number; dinos: number; trex: boolean }[]>;
  lost: Record<string, number>;
  points: Record<string, number>;
  /** Where a predator would stand, how many it may eat there, and at most how many of whom. */
  meal: { area: string; most: number; prey: Record<string, number> } | null;
}

/** The areas of an environment, from the coast inwards. */
export function beltOf(environment: string): string[] {
  return [1, 2, 3].map((ring) => `${environment.charAt(0)}${ring}`);
}

/** What a player would get if the period ended now. */
export function expectedBy({ forecast }: Player): number {
  return forecast.habitats + forecast.presence + forecast.dominance;
}

export function previewOf(preview: unknown): Preview | null {
  return typeof preview === 'object' && preview !== null && 'areas' in preview ? (preview as Preview) : null;
}
