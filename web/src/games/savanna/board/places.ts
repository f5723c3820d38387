import type { Choosing } from '../../../table/choosing/choosing.svelte';
import { ecosystemOf } from '../layout';
import { isPlacePreview, isPreyPreview, type Card, type Ecosystem, type SavannaView } from '../view';
import { draftOf, placesOf as placesIn } from './draft.svelte';

/** Where a card may go in this ecosystem, with the gain: asked for now, or foreseen for the card looked at. */
export function placesOf(view: SavannaView, choosing: Choosing, ecosystem: Ecosystem): Map<string, number | null> {
  const taken = new Set(ecosystem.cards.map((placed) => placed.thing));
  const places = new Map<string, number | null>();
  const add = (thing: string, gain: number | null) => {
    if (ecosystemOf(thing) === ecosystem.seat && !taken.has(thing)) places.set(thing, gain);
  };
  if (choosing.asker.ask?.prompt === 'place')
    for (const { at, preview } of choosing.choices) if (at[0]) add(at[0], gainOf(preview));
  const preview = view.phase === 'choose' ? draftOf(choosing).previewOf(cardLooked(choosing)) : null;
  if (preview)
    for (const thing of placesIn(preview))
      add(thing, preview.places[thing.slice(thing.lastIndexOf(':') + 1)]?.gain ?? null);
  for (const thing of [choosing.asker.pending?.at[0], choosing.then])
    if (thing?.startsWith('cell:') && !places.has(thing)) add(thing, null);
  return places;
}

const gainOf = (preview: object | null) => (isPlacePreview(preview) ? preview.gain : null);

/** The hand card whose places are shown: the one under the pointer, or the one chosen but not yet sent. */
function cardLooked(choosing: Choosing): string | null {
  const { hovered } = choosing;
  return hovered?.startsWith('hand:') && choosing.at(hovered).length > 0 ? hovered : draftOf(choosing).card;
}

/** The card that would be placed. */
export function ghostOf(view: SavannaView, choosing: Choosing, ecosystem: Ecosystem): Card | null {
  const hand = view.phase === 'choose' ? cardLooked(choosing) : null;
  return hand ? (hand.slice('hand:'.length) as Card) : (ecosystem.revealed ?? view.picked);
}

/** The place at which the ghost lies: the one under the pointer, else the one chosen; a single one at once. */
export function lookedAt(choosing: Choosing, places: ReadonlyMap<string, number | null>): string | null {
  const draft = draftOf(choosing);
  const found = [choosing.hovered, choosing.then, draft.place, choosing.selected?.at[0], choosing.asker.pending?.at[0]];
  const looked = found.find((thing) => thing && places.has(thing));
  return looked ?? (places.size === 1 ? [...places.keys()][0]! : null);
}

/** Where a card that is looked at would lie in an ecosystem that is not the own: Jhay's. */
export function giftFor(choosing: Choosing, ecosystem: Ecosystem): { thing: string; card: Card; gain: number } | null {
  const looked = choosing.asker.ask?.prompt === 'give' ? choosing.looked : null;
  if (!looked || !isPlacePreview(looked.preview) || ecosystemOf(looked.preview.thing) !== ecosystem.seat) return null;
  const { thing, gain, herd } = looked.preview;
  return { thing, card: looked.word as Card, gain: gain + herd };
}

/** Prey that may be chosen, with what turning it over would bring to others than the lion. */
export function preyOf(choosing: Choosing): Map<string, number> {
  const prey = new Map<string, number>();
  for (const { at, preview } of choosing.choices) if (at[0] && isPreyPreview(preview)) prey.set(at[0], preview.gain);
  return prey;
}
