import type { Action, Animal, Beast, Card, Element, Source, Terrain } from './view.gen';

export type * from './view.gen';
export type { View as DominantView } from './view.gen';

export const ANIMALS = [
  'mammal',
  'reptile',
  'bird',
  'amphibian',
  'arachnid',
  'insect',
] as const satisfies readonly Animal[];
export const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'] as const satisfies readonly Element[];
export const TERRAINS = [
  'sea',
  'wetland',
  'savannah',
  'jungle',
  'forest',
  'desert',
  'mountain',
  'tundra',
] as const satisfies readonly Terrain[];
/** What is printed on each animal's display. */
export const NEEDS: Record<Animal, Element[]> = {
  mammal: ['meat', 'meat'],
  reptile: ['sun', 'sun'],
  bird: ['seed', 'seed'],
  amphibian: ['water', 'water', 'water'],
  arachnid: ['grub', 'grub'],
  insect: ['grass', 'grass'],
};
/** Where each animal begins on the printed earth; on the first of them with two cubes. */
export const HOMES: Record<Animal, Terrain[]> = {
  mammal: ['mountain', 'desert', 'forest'],
  reptile: ['desert', 'savannah', 'mountain'],
  bird: ['forest', 'mountain', 'jungle'],
  amphibian: ['wetland', 'jungle', 'savannah'],
  arachnid: ['jungle', 'forest', 'wetland'],
  insect: ['savannah', 'wetland', 'desert'],
};
/** Stands where an animal will be: six empty places for elements, and figures. */
export const NO_BEAST: Beast = {
  thing: '',
  animal: 'mammal',
  seat: -1,
  points: 0,
  earned: {},
  gene_pool: 0,
  eliminated: 0,
  on_earth: 0,
  pawns: 0,
  spare: 0,
  printed: {},
  disks: {},
  room: 6,
  dominates: 0,
  endangered: 0,
};
/** Where points come from, in the order of a turn. */
export const SOURCES = [
  'start',
  'glaciation',
  'wanderlust',
  'domination',
  'cards',
  'dominance',
  'survival',
  'final',
] as const satisfies readonly Source[];
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
] as const satisfies readonly Action[];
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
] as const satisfies readonly Card[];
