import type { Action, Animal, Card, Element, Terrain } from './view.gen';

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
