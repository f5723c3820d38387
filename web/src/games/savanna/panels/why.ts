import { t } from '../../../text';
import type { View } from '../../../wire/session.svelte';
import type { Ask } from '../../../wire/types.gen';
import { ecosystemOf } from '../layout';
import type { SavannaView } from '../view';

/** Why a card can't be chosen now. */
export function why(thing: string, view: View, ask: Ask | null): string | null {
  const { phase, ecosystems } = view as unknown as SavannaView;
  if (thing.startsWith('hand:')) return phase === 'place' ? t('savanna_why_hand') : null;
  if (phase === 'choose' || phase === 'give') return t('savanna_why_choose');
  if (phase === 'place') return t('savanna_why_taken');
  const wanted = ask?.choices[0]?.at[0];
  if (phase !== 'lion' || wanted === undefined) return null;
  if (ecosystemOf(thing) !== ecosystemOf(wanted)) return t('savanna_why_other');
  const card = ecosystems[ecosystemOf(thing)]?.cards.find((each) => each.thing === thing);
  return card?.down ? t('savanna_why_down') : t('savanna_why_prey');
}
