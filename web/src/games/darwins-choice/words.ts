import { list, t, word } from '../../text';
import type { Card, Fate, Lacks, Meal, WasteRule } from './view';

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

/** When a species gets waste, in words. */
export function wasteWords(rule: WasteRule): string {
  const what = word(`darwins_choice_${rule.by}`);
  if (rule.least !== null) return t('darwins_choice_waste_least', { what, count: rule.least });
  return t('darwins_choice_waste_most', { what, count: rule.most ?? 0 });
}

export const fateWord = (fate: Fate): string => word(`darwins_choice_fate_${fate}`);

/** What a species lives on, in words. */
export function mealWords(meal: Meal): string {
  const parts = [
    meal.plants > 0 ? t('darwins_choice_eats_plants', { count: meal.plants }) : '',
    meal.meat > 0 ? t('darwins_choice_eats_meat', { count: meal.meat }) : '',
    meal.waste > 0 ? t('darwins_choice_eats_waste') : '',
    meal.prey.length > 0 ? t('darwins_choice_eats_prey', { count: meal.prey.length }) : '',
  ];
  return parts.filter(Boolean).join(', ') || t('darwins_choice_eats_nothing');
}

/** Why a species can't live in a biome, in words. */
export function lacksWords({ needs, any_of, forbids }: Lacks): string {
  const trait = (name: string) => word(`darwins_choice_trait_${name}`);
  const either = any_of.map(trait).join(' / ');
  return [
    ...(needs.length > 0 ? [t('darwins_choice_lacks', { list: list(needs.map(trait)) })] : []),
    ...(either ? [t('darwins_choice_lacks', { list: either })] : []),
    ...(forbids.length > 0 ? [t('darwins_choice_not_with', { list: list(forbids.map(trait)) })] : []),
  ].join(' · ');
}
