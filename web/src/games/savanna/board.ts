import type { GameBoard } from '..';
import Board from './Board.svelte';
import Extras from './Extras.svelte';
import Rules from './Rules.svelte';
import SeatPiece from './SeatPiece.svelte';
import Sheet from './Sheet.svelte';
import Tally from './Tally.svelte';

export const savanna: GameBoard = { Board, SeatPiece, Extras, Figures: Tally, Sheet, Rules };
