import { t } from '../../../text';
import type { View } from '../../../wire/session.svelte';
import type { Ask } from '../../../wire/types.gen';
import type { DominantView } from '../view';
import { animalWord } from '../words';

/** Why a thing can't be chosen, for who clicks it. */
export function why(thing: string, view: View, ask: Ask | null): string | null {
  const dominant = view as unknown as DominantView;
  const eye = dominant.display.flatMap((section) => section.eyes).find((each) => each.thing === thing);
  if (eye?.animal && ['place', 'place_again', 'instinct'].includes(ask?.prompt ?? ''))
    return t('dominant_species_why_eye', { animal: animalWord(eye.animal) });
  const tile = dominant.tiles.find((each) => each.thing === thing);
  if (tile?.named && ask?.prompt === 'dominate') return t('dominant_species_why_named');
  if (tile?.terrain === 'tundra' && ask?.prompt === 'glaciate') return t('dominant_species_why_tundra');
  if (tile && ask?.prompt === 'glaciate') return t('dominant_species_why_far');
  return null;
}
