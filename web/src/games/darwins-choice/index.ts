import type { GameBoard } from '..';
import Board from './board/Board.svelte';
import './colours.css';
import { BEGINS } from './layout';
import Figures from './panels/Figures.svelte';
import { gather } from './panels/gather';
import Rules from './panels/Rules.svelte';
import { why } from './panels/why';
import SeatPiece from './panels/SeatPiece.svelte';
import Sheet from './panels/Sheet.svelte';

export const drawings: GameBoard = { Board, SeatPiece, Figures, gather, begins: BEGINS, why, Sheet, Rules };
