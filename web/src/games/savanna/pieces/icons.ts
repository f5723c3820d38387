import tree from 'game-icons:baobab';
import water from 'game-icons:droplets';
import elephant from 'game-icons:elephant';
import grass from 'game-icons:high-grass';
import hyena from 'game-icons:hyena-head';
import lion from 'game-icons:lion';
import vulture from 'game-icons:vulture';
import type { Card } from '../view';
import { cheetah, gazelle, giraffe, zebra } from './drawings';

/** The drawing of each card. */
export const FACES: Record<Card, string> = {
  water,
  grass,
  tree,
  gazelle,
  zebra,
  giraffe,
  cheetah,
  lion,
  elephant,
  hyena,
  vulture,
};
