import type { Action, Animal, Card, Element, Source, Terrain } from './view.gen';

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
