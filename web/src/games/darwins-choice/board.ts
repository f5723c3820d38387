import type { GameBoard } from '..';
import Board from './Board.svelte';
import Extras from './Extras.svelte';
import Figures from './Figures.svelte';
import { gather } from './gather';
import LineMark from './LineMark.svelte';
import Rules from './Rules.svelte';
import SeatPiece from './SeatPiece.svelte';
import Sheet from './Sheet.svelte';

export const darwin: GameBoard = { Board, SeatPiece, Extras, Figures, LineMark, gather, Sheet, Rules };
