import type { GameBoard } from '..';
import Board from './board/Board.svelte';
import './colours.css';
import Figures from './panels/Figures.svelte';
import { gather } from './panels/gather';
import Rules from './panels/Rules.svelte';
import SeatPiece from './panels/SeatPiece.svelte';
import Sheet from './panels/Sheet.svelte';
import { why } from './panels/why';
import { identity } from './panels/identity';

export const drawings: GameBoard = {
  Board,
  SeatPiece,
  Figures,
  Sheet,
  Rules,
  gather,
  identity,
  why,
  begins: ['sel_card', 'sel_tile', 'menu', 'mig_herd', 'raptor_pick'],
  ends: ['herd_counter', 'volcano_area', 'herd_white'],
};
