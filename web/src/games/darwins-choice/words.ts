import { t, word } from '../../text';
import type { Fate, Meal, WasteRule } from './view';

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
