import type { Colour, Environment, Part, Player, Preview, Tile } from './view.gen';

export type * from './view.gen';
export type { View as TerrorView } from './view.gen';

export const ENVIRONMENTS = ['swamp', 'forest', 'desert', 'mountain'] as const satisfies readonly Environment[];
export const TILES = ['new', 'grow', 'mig', 'hatch', 'trex', 'rapt'] as const satisfies readonly Tile[];
/** The colours of herds, in the order of the seats that have them where nobody chooses. */
export const COLOURS = ['orange', 'sky', 'green', 'red', 'blue', 'pink'] as const satisfies readonly Colour[];
/** What may be scored after a period, in order. */
export const PARTS = ['habitats', 'presence', 'dominance'] as const satisfies readonly Part[];

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
