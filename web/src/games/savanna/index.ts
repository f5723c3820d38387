import type { GameBoard } from '..';
import { t } from '../../text';
import type { Table } from '../../wire/types.gen';
import Board from './board/Board.svelte';
import { why } from './panels/why';
import Extras from './panels/Extras.svelte';
import Figures from './panels/Figures.svelte';
import { gather } from './panels/gather';
import Rules from './panels/Rules.svelte';
import SeatPiece from './panels/SeatPiece.svelte';
import Sheet from './panels/Sheet.svelte';

/** Who plays alone plays against Jhay. */
const beyond = ({ seats }: Table) => (seats.length === 1 ? [t('savanna_jhay')] : []);

/** Each question is an action of its own, but for the place of a card: that is laid out together with the card. */
const begins = ['choose', 'place', 'give', 'lion', 'jhays_lion'];

export const drawings: GameBoard = { Board, SeatPiece, Extras, Figures, Sheet, Rules, gather, why, begins, beyond };
