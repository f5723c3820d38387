import type { Choosing } from '../../table/choosing.svelte';
import { ecosystemOf } from './layout';
import { isCardPreview, isPlacePreview, type Card, type Ecosystem, type SavannaView } from './view';

/** Where a card may go in this ecosystem, with the gain: asked for now, or foreseen for the card looked at. */
export function placesOf(view: SavannaView, choosing: Choosing, ecosystem: Ecosystem): Map<string, number | null> {
  const taken = new Set(ecosystem.cards.map((placed) => placed.thing));
  const places = new Map<string, number | null>();
  for (const choice of choosing.choices) {
    const thing = choice.at[0];
    if (!thing?.startsWith('cell:') || ecosystemOf(thing) !== ecosystem.seat || taken.has(thing)) continue;
    places.set(thing, isPlacePreview(choice.preview) ? choice.preview.gain : null);
  }
  const preview = cardLooked(choosing)?.preview;
  if (places.size === 0 && view.phase === 'choose' && isCardPreview(preview))
    for (const [cell, gain] of Object.entries(preview.places)) places.set(`cell:${ecosystem.seat}:${cell}`, gain);
  const pending = choosing.asker.pending?.at[0];
  if (pending?.startsWith('cell:') && ecosystemOf(pending) === ecosystem.seat && !taken.has(pending))
    places.set(pending, null);
  return places;
}

/** The hand card whose places are shown: the one under the pointer, or the one chosen but not yet sent. */
function cardLooked(choosing: Choosing) {
  const looked = choosing.looked;
  return looked?.at[0]?.startsWith('hand:') ? looked : choosing.selected;
}

/** The card that would be placed. */
export function ghostOf(view: SavannaView, choosing: Choosing, ecosystem: Ecosystem): Card | null {
  const hand = view.phase === 'choose' ? cardLooked(choosing)?.at[0] : undefined;
  return hand ? (hand.slice('hand:'.length) as Card) : (ecosystem.revealed ?? view.picked);
}

/** Prey that may be chosen, with what turning it over would bring. */
export function preyOf(choosing: Choosing): Map<string, number> {
  const prey = new Map<string, number>();
  for (const choice of choosing.choices)
    if (choice.at[0] && isPlacePreview(choice.preview) && choosing.asker.ask?.prompt === 'lion')
      prey.set(choice.at[0], choice.preview.gain);
  return prey;
}
