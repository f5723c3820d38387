import type { GameBoard } from '..';
import Board from './board/Board.svelte';
import { BEGINS } from './board/questions';
import './colours.css';
import Figures from './panels/Figures.svelte';
import { gather } from './panels/gather';
import Rules from './panels/Rules.svelte';
import SeatPiece from './panels/SeatPiece.svelte';
import Sheet from './panels/Sheet.svelte';
import { whyNot } from './panels/why';
import { identityOf } from './pieces/marks';
import type { WildlifeView } from './view';

export const drawings: GameBoard = {
  Board,
  SeatPiece,
  Figures,
  Sheet,
  Rules,
  gather,
  begins: BEGINS,
  identity: (view, seat) => identityOf(view as unknown as WildlifeView, seat),
  why: (thing, view, ask) => whyNot(thing, view as unknown as WildlifeView, ask),
};
