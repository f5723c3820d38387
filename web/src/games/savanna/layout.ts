import type { Frame } from './view';

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

/** The cells that hold cards and those where a card may still come, and never less than a whole ecosystem. */
export function windowOn(frame: Frame | null): Window {
  const { top, bottom, left, right } = frame ?? START;
  const rows = reach(bottom - top + 1, HIGH);
  const cols = reach(right - left + 1, WIDE);
  return { top: (top + bottom + 1 - rows) / 2, left: (left + right + 1 - cols) / 2, rows, cols };
}

/** Jhay's cards come in reading order: the whole frame is known from the first one on. */
export function fixedWindowOn(frame: Frame | null): Window {
  const { top, left } = frame ?? START;
  return { top, left, rows: HIGH, cols: WIDE };
}

/** As long as a side may grow it may grow at both ends. */
function reach(length: number, limit: number): number {
  return Math.max(limit, length < limit ? length + 2 : length);
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

/** The four sides of the frame: closed where the ecosystem has its full height or width. */
export function edges(frame: Frame): Edge[] {
  const [top, bottom] = [frame.top * CELL, (frame.bottom + 1) * CELL];
  const [left, right] = [frame.left * CELL, (frame.right + 1) * CELL];
  const high = frame.bottom - frame.top + 1 >= HIGH;
  const wide = frame.right - frame.left + 1 >= WIDE;
  return [
    { d: `M${left} ${top}H${right}`, closed: high },
    { d: `M${left} ${bottom}H${right}`, closed: high },
    { d: `M${left} ${top}V${bottom}`, closed: wide },
    { d: `M${right} ${top}V${bottom}`, closed: wide },
  ];
}
