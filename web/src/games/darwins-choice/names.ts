import { word } from '../../text';
import type { Card } from './view';

/** The animal that a card comes from: by our texts, or as the owner of the deck calls it. */
export const animalOf = (card: Pick<Card, 'animal' | 'name'>): string =>
  card.name ?? word(`darwins_choice_animal_${card.animal}`);

export const biomeName = (biome: string): string => word(`darwins_choice_biome_${biome}`);

/** A species is called by the animals of its body and its head. */
export function speciesName(cards: readonly Card[], neutral: string | null = null): string {
  if (neutral) return word(`darwins_choice_animal_${neutral}`);
  const part = (name: string) => cards.find((card) => card.part === name);
  const [body, head] = [part('body'), part('head')];
  if (body && head && body.animal === head.animal) return animalOf(body);
  return [body, head].flatMap((card) => (card ? [animalOf(card)] : [])).join(' · ');
}
