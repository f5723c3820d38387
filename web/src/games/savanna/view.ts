import type { Card, CardPreview, HuntPreview, PlacePreview } from './view.gen';

export type * from './view.gen';
export type { View as SavannaView } from './view.gen';

export const CARDS = [
  'water',
  'grass',
  'tree',
  'gazelle',
  'zebra',
  'giraffe',
  'cheetah',
  'lion',
  'elephant',
  'hyena',
  'vulture',
] as const satisfies readonly Card[];
export const TERRAINS: readonly Card[] = ['water', 'grass', 'tree'];

/** An answer that lays a card down. */
export function isPlacePreview(preview: object | null | undefined): preview is PlacePreview {
  return !!preview && 'tally' in preview;
}

/** An answer that turns a card over. */
export function isPreyPreview(preview: object | null | undefined): preview is HuntPreview {
  return !!preview && 'lines' in preview && !('tally' in preview);
}

export function isCardPreview(preview: object | null | undefined): preview is CardPreview {
  return !!preview && 'places' in preview;
}
