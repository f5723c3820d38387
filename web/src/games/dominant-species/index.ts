import type { GameBoard } from '..';
import Board from './board/Board.svelte';
import './colours.css';
import { identity } from './panels/identity';
import Figures from './panels/Figures.svelte';
import { gather } from './panels/gather';
import LineMark from './panels/LineMark.svelte';
import Rules from './panels/Rules.svelte';
import SeatPiece from './panels/SeatPiece.svelte';
import Sheet from './panels/Sheet.svelte';
import { why } from './panels/why';

/** What begins an action, a card or a choice of its own; everything else is a step on the way. */
const begins = [
  'choose_animal',
  'place',
  'initiative',
  'adapt',
  'protect',
  'abundance_type',
  'waste',
  'deplete',
  'glaciate',
  'speciate_disk',
  'insect',
  'stack',
  'move_in',
  'migrate_from',
  'arachnid',
  'compete',
  'save',
  'dominate',
  'take_card',
  'name_tile',
  'casualty',
  'aquatic_tile',
  'habitat_type',
  'give_type',
  'lose_disk',
  'immigrate',
  'instinct',
  'evolve_animal',
  'fecundity',
  'hibernate_tile',
] as const;

export const drawings: GameBoard = {
  Board,
  SeatPiece,
  Figures,
  LineMark,
  Sheet,
  Rules,
  begins,
  gather,
  identity,
  why,
};
