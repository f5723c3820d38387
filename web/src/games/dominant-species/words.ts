import { colon, word } from '../../text';
import type { Animal, Element } from './view';

export const animalWord = (animal: Animal) => word(`dominant_species_class_${animal}`);
export const elementWord = (element: Element) => word(`dominant_species_element_${element}`);

/** An animal and what it alone can do. */
export const powerOf = (animal: Animal) => colon(animalWord(animal), word(`dominant_species_power_${animal}`));
