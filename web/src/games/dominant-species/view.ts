/** The view of Dominant Species, as gondwana/games/dominant_species/view.py builds it. */
export const ANIMALS = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'] as const;
export const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'] as const;
export const TERRAINS = ['sea', 'wetland', 'savannah', 'jungle', 'forest', 'desert', 'mountain', 'tundra'] as const;
export const ACTIONS = [
  'initiative',
  'adaptation',
  'regression',
  'abundance',
  'wasteland',
  'depletion',
  'glaciation',
  'speciation',
  'wanderlust',
  'migration',
  'competition',
  'domination',
] as const;
export const CARDS = [
  'aquatic',
  'biodiversity',
  'biomass',
  'blight',
  'catastrophe',
  'cold_snap',
  'disease',
  'ecodiversity',
  'evolution',
  'fecundity',
  'fertile',
  'habitat',
  'hibernation',
  'ice_age',
  'ice_sheet',
  'immigrants',
  'instinct',
  'intelligence',
  'mass_exodus',
  'metamorphosis',
  'niche_biomes',
  'nocturnal',
  'omnivore',
  'parasitism',
  'predator',
  'symbiotic',
] as const;
export type Action = (typeof ACTIONS)[number];
export type Animal = (typeof ANIMALS)[number];
export type Element = (typeof ELEMENTS)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Elements = Partial<Record<Element, number>>;
export type Cubes = Partial<Record<Animal, number>>;

export interface Hex {
  thing: string;
  hex: string;
  q: number;
  r: number;
}

export interface Tile extends Hex {
  terrain: Terrain;
  covered: Terrain | null;
  cubes: Cubes;
  /** What the cubes of each animal here are called. */
  herds: Partial<Record<Animal, string>>;
  asleep: number;
  match: Cubes;
  dominant: Animal | null;
  endangered: Animal[];
  prizes: number[];
  pays: { animal: Animal; points: number }[];
  limit: number;
  named: boolean;
}

export interface Corner {
  thing: string;
  corner: string;
  element: Element | null;
  tiles: string[];
}

export interface EyeSpace {
  thing: string;
  eye: string;
  animal: Animal | null;
  done: boolean;
  element?: Element;
  cubes?: number;
  terrains?: Terrain[];
}

export interface Section {
  action: Action;
  active: boolean;
  eyes: EyeSpace[];
}

export interface Beast {
  thing: string;
  animal: Animal;
  seat: number;
  points: number;
  gene_pool: number;
  eliminated: number;
  on_earth: number;
  pawns: number;
  spare: number;
  printed: Elements;
  disks: Elements;
  room: number;
  dominates: number;
  endangered: number;
}

export interface DominantView {
  turn: number;
  sleeper: Animal | null;
  limit: number | null;
  last_turn: boolean;
  phase: string;
  own: Animal[];
  animals: Beast[];
  track: Animal[];
  tiles: Tile[];
  vacant: Hex[];
  corners: Corner[];
  display: Section[];
  boxes: Record<string, Elements>;
  bag: Elements;
  stacks: { thing: string; terrain: Terrain | null; below: number }[];
  hidden: Partial<Record<Terrain, number>>;
  tundra: number;
  cards: { thing: string; card: string }[];
  deck: number;
  gone: string[];
  survival: { holder: Animal | null; points: number; cubes: Cubes };
  forecast: {
    regression: Partial<Record<Animal, Element[]>>;
    wasteland: string[];
    extinction: Record<string, Cubes>;
  };
  plan: Plan | null;
  result: { winners: number[]; order: number[]; totals: number[] } | null;
}

/** What may be laid out on the map before it is confirmed: see gondwana/games/dominant_species/plans.py. */
export type Plan = { animal: Animal } & (Routes | Slots | Disks | Strikes);

export interface Routes {
  kind: 'routes';
  most: number;
  from: Record<string, number>;
  reach: Record<string, string[]>;
}

export interface Slot {
  thing: string;
  most: number;
}

export interface Slots {
  kind: 'slots';
  /** The slot that the open question is about. */
  now: string;
  slots: Slot[];
  least: number;
  most: number;
  /** Cubes go there from the slots. */
  to?: string;
  /** Cubes come from there to the slots. */
  from?: string;
}

export interface Disks {
  kind: 'disks';
  most: number;
  disks: Record<string, Slot[]>;
}

export interface Strikes {
  kind: 'strikes';
  victims: { thing: string; tile: string; field: number }[];
}

/** What an answer would change at once. */
export interface Change {
  points?: Cubes;
  endangered?: Cubes;
  dominant?: Record<string, [Animal | null, Animal | null]>;
}
