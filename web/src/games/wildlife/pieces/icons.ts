import baobab from 'game-icons:baobab';
import brain from 'game-icons:brain';
import arrow from 'game-icons:broadhead-arrow';
import cactus from 'game-icons:cactus';
import joker from 'game-icons:card-joker';
import claw from 'game-icons:fangs';
import skull from 'game-icons:desert-skull';
import droplets from 'game-icons:droplets';
import footsteps from 'game-icons:footsteps';
import meat from 'game-icons:ham-shank';
import grass from 'game-icons:high-grass';
import mountains from 'game-icons:mountains';
import pine from 'game-icons:pine-tree';
import shield from 'game-icons:checked-shield';
import apple from 'game-icons:shiny-apple';
import sprint from 'game-icons:wingfoot';
import sprout from 'game-icons:sprout';
import wheel from 'game-icons:stone-wheel';
import virus from 'game-icons:virus';
import colony from 'game-icons:three-friends';
import token from 'game-icons:dna1';
import paw from 'game-icons:paw-print';
import type { Ability, Capability, Card, Way } from '../view';

export const CARD_ICONS: Record<Card, string> = {
  savanna: baobab,
  mountain: mountains,
  steppe: grass,
  desert: cactus,
  water: droplets,
  forest: pine,
  arrow,
  wheel,
  joker,
  food_source: apple,
  epidemic: virus,
  famine: skull,
};

export const ABILITY_ICONS: Record<Ability, string> = {
  food: meat,
  intelligence: brain,
  mobility: sprint,
  defence: shield,
  attack: claw,
};

/** Empty where a species can do nothing. */
export const CAPABILITY_ICONS: Record<Capability, string> = {
  nothing: '',
  move: footsteps,
  reproduce: sprout,
  attack: claw,
};

/** What a card could do now. */
export const WAY_ICONS: Record<Way, string> = { move: footsteps, place: sprout, attack: claw, use: '' };

/** Colonies, pieces in reserve, adaptation tokens. */
export const COLONY_ICON = colony;
export const RESERVE_ICON = paw;
export const TOKEN_ICON = token;
