import { untrack } from 'svelte';
import type { Choosing, Draft } from '../../../table/choosing/choosing.svelte';
import { perTable } from '../../../table/choosing/shared.svelte';
import { t, word } from '../../../text';
import { settings } from '../../../ui/settings.svelte';
import type { Choice, Text } from '../../../wire/types.gen';
import { isCardPreview, type Card, type CardPreview, type Gain } from '../view';
import { clauses } from './brings';

const NOTHING: ReadonlySet<string> = new Set();
const RIVAL = 'savanna_brings_rival';

interface Laid {
  /** The question that is answered: what was laid out for another one is forgotten. */
  number: number;
  card: string;
  place: string | null;
}

/** A card of the hand and its place, laid out before they are sent together; or the card alone, to see the others first. */
export class CardDraft implements Draft {
  #laid = $state.raw<Laid | null>(null);
  readonly wordless = false;

  constructor(readonly choosing: Choosing) {}

  get #number(): number | null {
    const { ask } = this.choosing.asker;
    return ask?.prompt === 'choose' && this.choosing.choices.length > 0 ? ask.number : null;
  }
  get #now(): Laid | null {
    return this.#laid?.number === this.#number ? this.#laid : null;
  }

  readonly live = $derived.by(() => this.#number !== null);
  readonly card = $derived.by(() => this.#now?.card ?? null);
  readonly place = $derived.by(() => this.#now?.place ?? null);
  readonly begun = $derived(this.card !== null);
  readonly #preview = $derived.by(() => this.previewOf(this.card));
  /** Where the chosen card may go; empty where that is no question. */
  readonly places = $derived<ReadonlySet<string>>(
    this.#preview && asksForPlace(this.#preview) ? new Set(placesOf(this.#preview)) : NOTHING,
  );
  readonly can = $derived.by<ReadonlySet<string>>(() =>
    this.live ? new Set([...this.choosing.choices.flatMap((choice) => choice.at), ...this.places]) : NOTHING,
  );
  readonly chosen = $derived<ReadonlySet<string>>(
    new Set([this.card, this.place].filter((thing): thing is string => thing !== null)),
  );
  /** Alone, no other card waits to be seen: the question of the place follows at once, and belongs to the action. */
  readonly #alone = $derived.by(() => this.#choice(this.card)?.leads === 'place');
  readonly ready = $derived(this.begun && (this.place !== null || this.places.size === 0 || !this.#alone));

  readonly sentence = $derived.by(() => {
    if (this.card === null) return null;
    const kind = kindOf(this.card);
    if (this.place !== null) return t('savanna_choice_place', { card: word(`savanna_the_${kind}`) });
    if (this.places.size === 0) return t('savanna_hint_only', { card: word(`savanna_a_${kind}`) });
    return this.#alone ? t('savanna_hint_solo', { card: word(`savanna_the_${kind}`) }) : t('savanna_hint');
  });

  readonly brings = $derived.by<Text[] | null>(() => {
    const { hovered } = this.choosing;
    const choice = this.#choice(this.card);
    if (!choice || (hovered?.startsWith('hand:') && hovered !== this.card)) return null;
    const place = hovered !== null && this.places.has(hovered) ? hovered : this.place;
    const gain = place === null ? null : this.gainAt(place);
    if (!gain) return choice.brings;
    return [...clauses(gain), ...choice.brings.filter((said) => said.key === RIVAL)];
  });

  gainAt(place: string): Gain | null {
    return this.#preview?.places[place.slice(place.lastIndexOf(':') + 1)] ?? null;
  }

  previewOf(card: string | null): CardPreview | null {
    const preview = this.#choice(card)?.preview;
    return isCardPreview(preview) ? preview : null;
  }

  #choice(card: string | null): Choice | undefined {
    return card === null ? undefined : this.choosing.at(card)[0];
  }

  pick(thing: string): void {
    const number = this.#number;
    if (number === null || !this.can.has(thing)) return;
    const again = thing === this.place || (thing === this.card && this.place === null);
    if (again) return this.ready ? this.confirm() : undefined;
    if (this.places.has(thing)) this.#laid = { number, card: this.card!, place: thing };
    else this.#laid = { number, card: thing, place: this.place };
    // Without confirming, the last click is the answer: the place, or the card where there is only one.
    if (!settings.confirm && (this.place !== null || this.places.size === 0)) this.confirm();
  }

  back(): void {
    if (this.#now?.place) this.#laid = { ...this.#now, place: null };
    else this.clear();
  }

  clear(): void {
    this.#laid = null;
  }

  confirm(): void {
    const choice = this.#choice(this.card);
    if (!choice || !this.ready) return;
    untrack(() => {
      this.choosing.then = this.place;
      this.clear();
      this.choosing.send(choice);
    });
  }
}

const kindOf = (thing: string) => thing.slice('hand:'.length) as Card;

/** The things of a card's places: all cells of the ecosystem where the best of them lies. */
export function placesOf(preview: CardPreview): string[] {
  const own = preview.best.cell.slice(0, preview.best.cell.lastIndexOf(':'));
  return Object.keys(preview.places).map((cell) => `${own}:${cell}`);
}

/** The first card and the last have one place only: nobody is asked for it. */
export const asksForPlace = (preview: CardPreview): boolean => Object.keys(preview.places).length > 1;

export const draftOf = perTable((choosing) => new CardDraft(choosing));
