import type { Card, Ecosystem, Frame, SavannaView } from './view';

export const CELL = 100;
export const GAP = 6;
export const HIGH = 4;
export const WIDE = 5;

/** A window onto the endless grid, in cells; edges may lie between cells. */
export interface Window {
  top: number;
  left: number;
  rows: number;
  cols: number;
}

const START: Frame = { top: 3, bottom: 3, left: 4, right: 4 };

/** The cells that hold cards and those where a card may still come; its size changes only when a side closes. */
export function windowOn(frame: Frame | null): Window {
  const { top, bottom, left, right } = frame ?? START;
  const rows = bottom - top + 1 < HIGH ? HIGH + 1 : HIGH;
  const cols = right - left + 1 < WIDE ? WIDE + 1 : WIDE;
  return { top: (top + bottom + 1 - rows) / 2, left: (left + right + 1 - cols) / 2, rows, cols };
}

/** Four rows by five, as the ecosystem will be in the end: where they may come to lie round the cards that lie. */
export function frameOn(frame: Frame | null): Window {
  const { top, bottom, left, right } = frame ?? START;
  return {
    top: Math.floor((top + bottom + 1 - HIGH) / 2),
    left: Math.floor((left + right + 1 - WIDE) / 2),
    rows: HIGH,
    cols: WIDE,
  };
}

/** Jhay's cards come in reading order: the whole frame is known from the first one on. */
export function fixedWindowOn(frame: Frame | null): Window {
  const { top, left } = frame ?? START;
  return { top, left, rows: HIGH, cols: WIDE };
}

/** The extent with one more card. */
export function grown(frame: Frame | null, cell: { row: number; col: number }): Frame {
  const { top, bottom, left, right } = frame ?? { top: cell.row, bottom: cell.row, left: cell.col, right: cell.col };
  return {
    top: Math.min(top, cell.row),
    bottom: Math.max(bottom, cell.row),
    left: Math.min(left, cell.col),
    right: Math.max(right, cell.col),
  };
}

export function viewBox(window: Window): string {
  return `${window.left * CELL} ${window.top * CELL} ${window.cols * CELL} ${window.rows * CELL}`;
}

export function corner(cell: { row: number; col: number }): { x: number; y: number } {
  return { x: cell.col * CELL + GAP / 2, y: cell.row * CELL + GAP / 2 };
}

/** Row and column of a word ("e4") or of a thing ("cell:0:e4"). */
export function cellOf(word: string): { row: number; col: number } {
  const cell = word.slice(word.lastIndexOf(':') + 1);
  return { row: Number(cell.slice(1)) - 1, col: cell.charCodeAt(0) - 'a'.charCodeAt(0) };
}

export function ecosystemOf(thing: string): number {
  return Number(thing.split(':')[1]);
}

export interface Edge {
  d: string;
  /** No card can come beyond this side any more. */
  closed: boolean;
}

/** The four sides of the frame of four rows by five: closed where the cards have its full height or width. */
export function edges(frame: Frame | null, around: Window): Edge[] {
  const [top, bottom] = [around.top * CELL, (around.top + around.rows) * CELL];
  const [left, right] = [around.left * CELL, (around.left + around.cols) * CELL];
  const high = frame !== null && frame.bottom - frame.top + 1 >= HIGH;
  const wide = frame !== null && frame.right - frame.left + 1 >= WIDE;
  return [
    { d: `M${left} ${top}H${right}`, closed: high },
    { d: `M${left} ${bottom}H${right}`, closed: high },
    { d: `M${left} ${top}V${bottom}`, closed: wide },
    { d: `M${right} ${top}V${bottom}`, closed: wide },
  ];
}

type Side = 'above' | 'below' | 'left' | 'right';

/** The cards beside a cell, and on which side of them it is. */
export function neighbours(
  cell: { row: number; col: number },
  cards: readonly { row: number; col: number; card: Card }[],
): { side: Side; card: Card }[] {
  const sides: [Side, number, number][] = [
    ['below', -1, 0],
    ['above', 1, 0],
    ['right', 0, -1],
    ['left', 0, 1],
  ];
  return sides.flatMap(([side, down, right]) => {
    const found = cards.find((card) => card.row === cell.row + down && card.col === cell.col + right);
    return found ? [{ side, card: found.card }] : [];
  });
}

/** What a picture says of its step. */
type Stepped = Pick<SavannaView, 'round' | 'step' | 'steps'> & {
  ecosystems: Pick<Ecosystem, 'revealed' | 'cards'>[];
};

/** The step that a picture is of, for whoever is told how it went: not the next one, of which nothing has happened yet. */
export function toldStep({ round, step, steps, ecosystems }: Stepped): { round: number; step: number } {
  const shown = ecosystems.some(({ revealed, cards }) => revealed !== null || cards.some(({ pending }) => pending));
  const sizes = new Set(ecosystems.map(({ cards }) => cards.length)); // alone one lays a card before Jhay does
  if (shown || sizes.size > 1 || sizes.has(0)) return { round, step };
  return step > 1 ? { round, step: step - 1 } : { round: round - 1, step: steps };
}
