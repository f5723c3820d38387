import type { Card } from './view';

/** The key of the text that explains a card. */
export const CARD_HELP: Record<Card, string> = {
  savanna: 'wildlife_help_card_savanna',
  mountain: 'wildlife_help_card_mountain',
  steppe: 'wildlife_help_card_steppe',
  desert: 'wildlife_help_card_desert',
  water: 'wildlife_help_card_water',
  forest: 'wildlife_help_card_forest',
  arrow: 'wildlife_help_card_arrow',
  wheel: 'wildlife_help_card_wheel',
  joker: 'wildlife_help_card_joker',
  food_source: 'wildlife_help_card_food_source',
  epidemic: 'wildlife_help_card_epidemic',
  famine: 'wildlife_help_card_famine',
};
