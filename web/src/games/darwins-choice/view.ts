import type { Outlook, Trait, View } from './view.gen';

export type * from './view.gen';
export type {
  BiomeView as Biome,
  CardView as Card,
  EventView as EventCard,
  PlayerView as Player,
  SpeciesView as Species,
  TerritoryView as Territory,
  View as DarwinView,
} from './view.gen';

export const TRAITS = ['run', 'swim', 'fly', 'climb', 'heat', 'cold'] as const satisfies readonly Trait[];

export function isOutlook(preview: object | null | undefined): preview is Outlook {
  return !!preview && 'biomes' in preview && 'cards' in preview;
}

/** Children play without conditions and food. */
export const forChildren = (view: View): boolean => view.mode.startsWith('children');
