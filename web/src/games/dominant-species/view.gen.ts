// Made by `npm run types` from gondwana/games/dominant_species/eye/shapes.py: change it there.

export type Action =
  | 'initiative'
  | 'adaptation'
  | 'regression'
  | 'abundance'
  | 'wasteland'
  | 'depletion'
  | 'glaciation'
  | 'speciation'
  | 'wanderlust'
  | 'migration'
  | 'competition'
  | 'domination';
export type Animal = 'mammal' | 'reptile' | 'bird' | 'amphibian' | 'arachnid' | 'insect';
export type Elements = Partial<Record<Element, number>>;
export type Box = 'adaptation' | 'regression' | 'abundance' | 'wasteland' | 'depletion' | 'wanderlust';
export type Card =
  | 'aquatic'
  | 'biodiversity'
  | 'biomass'
  | 'blight'
  | 'catastrophe'
  | 'cold_snap'
  | 'disease'
  | 'ecodiversity'
  | 'evolution'
  | 'fecundity'
  | 'fertile'
  | 'habitat'
  | 'hibernation'
  | 'ice_age'
  | 'ice_sheet'
  | 'immigrants'
  | 'instinct'
  | 'intelligence'
  | 'mass_exodus'
  | 'metamorphosis'
  | 'niche_biomes'
  | 'nocturnal'
  | 'omnivore'
  | 'parasitism'
  | 'predator'
  | 'symbiotic';
export type PerAnimal = Partial<Record<Animal, number>>;
export type Terrain = 'sea' | 'wetland' | 'savannah' | 'jungle' | 'forest' | 'desert' | 'mountain' | 'tundra';
export type Element = 'grass' | 'grub' | 'meat' | 'seed' | 'sun' | 'water';
export type Cubes = Partial<Record<Animal, number>>;
export type Diet = Element[];
export type Phase =
  | 'choose'
  | 'lay_out'
  | 'plan'
  | 'initiative'
  | 'adaptation'
  | 'regression'
  | 'abundance'
  | 'wasteland'
  | 'depletion'
  | 'glaciation'
  | 'speciation'
  | 'wanderlust'
  | 'migration'
  | 'competition'
  | 'domination'
  | 'extinction'
  | 'survival'
  | 'reseed'
  | 'finish'
  | 'over';
export type Plan = Routes | Slots | Disks | Strikes;
export type Source =
  'start' | 'glaciation' | 'wanderlust' | 'domination' | 'cards' | 'dominance' | 'survival' | 'final';
export type Tiles = Partial<Record<Terrain, number>>;

export interface Shapes {
  Action: Action;
  Animal: Animal;
  Beast: Beast;
  Box: Box;
  Card: Card;
  Change: Change;
  Corner: Corner;
  Cubes: Cubes;
  Diet: Diet;
  Disks: Disks;
  Element: Element;
  Elements: Elements;
  EyeSpace: EyeSpace;
  Forecast: Forecast;
  Hex: Hex;
  Offered: Offered;
  Payment: Payment;
  PerAnimal: PerAnimal;
  Phase: Phase;
  Plan: Plan;
  Result: Result;
  Routes: Routes;
  Section: Section;
  Slot: Slot;
  Slots: Slots;
  Source: Source;
  Stack: Stack;
  Strikes: Strikes;
  Survival: Survival;
  Terrain: Terrain;
  Tile: Tile;
  Tiles: Tiles;
  Victim: Victim;
  View: View;
}
/**
 * What lies in front of an animal.
 *
 * `earned` is where its VPs came from, `spare` are pawns that it has not gained yet, `disks` its elements besides
 * those `printed`, `room` how many more it can take; it `dominates` so many tiles, and so
 * many of its cubes are `endangered`.
 */
export interface Beast {
  thing: string;
  animal: Animal;
  seat: number;
  points: number;
  earned: Partial<Record<Source, number>>;
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
/**
 * What an answer would change at once.
 *
 * Points, cubes in danger, who dominates a tile before and after it, and the tile that would come to lie on a hex.
 */
export interface Change {
  points?: PerAnimal;
  endangered?: PerAnimal;
  dominant?: {
    [k: string]: (Animal | null)[];
  };
  lies?: Terrain;
}
/**
 * A corner of earth with its disk, if there is one, and the tiles that meet there.
 */
export interface Corner {
  thing: string;
  corner: string;
  element: Element | null;
  tiles: string[];
}
/**
 * Each disk that may be chosen, with the tiles round it.
 */
export interface Disks {
  animal: Animal;
  kind: 'disks';
  most: number;
  disks: {
    [k: string]: Slot[];
  };
}
/**
 * A tile that takes or gives so many cubes.
 */
export interface Slot {
  thing: string;
  most: number;
}
/**
 * An eye, whose pawn stands there, whether it has acted.
 */
export interface EyeSpace {
  element?: Element;
  cubes?: number;
  terrains?: Terrain[];
  thing: string;
  eye: string;
  animal: Animal | null;
  done: boolean;
}
/**
 * What would be lost if nobody did anything: an animal's elements, disks on corners, the cubes on tiles.
 */
export interface Forecast {
  regression: Partial<Record<Animal, Diet>>;
  wasteland: string[];
  extinction: {
    [k: string]: Cubes;
  };
}
/**
 * A hex of the grid: its name, and its axial coordinates.
 */
export interface Hex {
  thing: string;
  hex: string;
  q: number;
  r: number;
}
/**
 * A card that lies face up.
 */
export interface Offered {
  thing: string;
  card: Card;
}
/**
 * What an animal would get for its place on a tile.
 */
export interface Payment {
  animal: Animal;
  points: number;
}
/**
 * Cubes that may go `from` tiles to those within their `reach`, and how many in all.
 */
export interface Routes {
  from: {
    [k: string]: number;
  };
  animal: Animal;
  kind: 'routes';
  most: number;
  reach: {
    [k: string]: string[];
  };
}
/**
 * Cubes for some tiles in turn; the open question is about the slot `now`.
 *
 * With `to` the cubes go there from the slots, with `from` they come from there to the slots.
 */
export interface Slots {
  from?: string;
  animal: Animal;
  kind: 'slots';
  now: string;
  slots: Slot[];
  least: number;
  most: number;
  to?: string;
}
/**
 * Whose cubes may be struck.
 */
export interface Strikes {
  animal: Animal;
  kind: 'strikes';
  victims: Victim[];
}
/**
 * Cubes of an animal that may be struck; of all in one field only one.
 */
export interface Victim {
  thing: string;
  tile: string;
  field: number;
}
/**
 * Who has won; the order of all seats, and what each has in the end.
 */
export interface Result {
  winners: number[];
  order: number[];
  totals: number[];
}
/**
 * A section of the action display with its eyes.
 */
export interface Section {
  action: Action;
  active: boolean;
  eyes: EyeSpace[];
}
/**
 * A stack of tiles: what it shows, and how many lie below.
 */
export interface Stack {
  thing: string;
  terrain: Terrain | null;
  below: number;
}
/**
 * Who would hold the Survival card now, what it would pay, and everybody's cubes on tundra.
 */
export interface Survival {
  holder: Animal | null;
  points: number;
  cubes: Cubes;
}
/**
 * A tile: what it is, who stands there, whom it feeds, what it would pay.
 *
 * `covered` is the terrain under a tundra tile, `herds` what the cubes of each animal here are called, `asleep` how
 * many cubes hibernate, `match` how many elements feed each animal, `prizes` what the places pay, `limit` how many
 * cubes Speciation may place, `named` whether Domination has named the tile in this turn.
 */
export interface Tile {
  thing: string;
  hex: string;
  q: number;
  r: number;
  terrain: Terrain;
  covered: Terrain | null;
  cubes: Cubes;
  herds: Partial<Record<Animal, string>>;
  asleep: number;
  match: PerAnimal;
  dominant: Animal | null;
  endangered: Animal[];
  prizes: number[];
  pays: Payment[];
  limit: number;
  named: boolean;
}
/**
 * The table as everybody sees it; `own` and `plan` are the seat's.
 *
 * `limit` is the turn that is played as the last one, `sleeper` the animal that hibernates, `hidden` the tiles that
 * lie face down in all stacks, `tundra` how many such tiles are left, `deck` how many cards lie face down, `gone` the
 * cards that were taken.
 */
export interface View {
  turn: number;
  sleeper: Animal | null;
  limit: number | null;
  last_turn: boolean;
  phase: Phase;
  own: Animal[];
  animals: Beast[];
  track: Animal[];
  tiles: Tile[];
  vacant: Hex[];
  corners: Corner[];
  display: Section[];
  boxes: Partial<Record<Box, Elements>>;
  bag: Elements;
  stacks: Stack[];
  hidden: Tiles;
  tundra: number;
  cards: Offered[];
  deck: number;
  gone: Card[];
  survival: Survival;
  forecast: Forecast;
  plan: Plan | null;
  result: Result | null;
}
