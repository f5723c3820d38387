import beetle from 'game-icons:beetle-shell';
import caterpillar from 'game-icons:caterpillar';
import eagle from 'game-icons:eagle-emblem';
import frog from 'game-icons:frog';
import gecko from 'game-icons:gecko';
import grass from 'game-icons:high-grass';
import meat from 'game-icons:meat';
import seed from 'game-icons:plant-seed';
import spider from 'game-icons:spider-alt';
import sun from 'game-icons:sun';
import water from 'game-icons:water-drop';
import wolf from 'game-icons:wolf-head';
import type { Animal, Element } from '../view';

/** The drawing of each animal and of each element. */
export const BEASTS: Record<Animal, string> = {
  mammal: wolf,
  reptile: gecko,
  bird: eagle,
  amphibian: frog,
  arachnid: spider,
  insect: beetle,
};

export const DISKS: Record<Element, string> = { grass, grub: caterpillar, meat, seed, sun, water };
