import type { Ability, BidPreview, OpensPreview, PlacePreview, Terrain } from './view.gen';

export type * from './view.gen';
export type { View as WildlifeView } from './view.gen';

export const TERRAINS = [
  'savanna',
  'mountain',
  'steppe',
  'desert',
  'water',
  'forest',
] as const satisfies readonly Terrain[];
export const ABILITIES = [
  'food',
  'intelligence',
  'mobility',
  'defence',
  'attack',
] as const satisfies readonly Ability[];

export function isPlacePreview(preview: object | null | undefined): preview is PlacePreview {
  return !!preview && 'completes' in preview;
}

export function isBidPreview(preview: object | null | undefined): preview is BidPreview {
  return !!preview && 'food' in preview;
}

export function isOpensPreview(preview: object | null | undefined): preview is OpensPreview {
  return !!preview && 'opens' in preview;
}
