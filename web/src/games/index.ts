import type { Component } from 'svelte';
import type { Choosing } from '../table/choosing/choosing.svelte';
import type { Told } from '../table/log/told';
import type { Identity } from '../table/seats/identity';
import { open } from '../text/loading';
import type { Scope } from '../text/scopes';
import type { View } from '../wire/session.svelte';
import type { Ask, Line, Table } from '../wire/types.gen';
import { PLATE as DARWINS_CHOICE } from './darwins-choice/plate';
import { PLATE as DOMINANT_SPECIES } from './dominant-species/plate';
import { PLATE as SAVANNA } from './savanna/plate';
import { PLATE as TRIASSIC_TERROR } from './triassic-terror/plate';
import { PLATE as WILDLIFE } from './wildlife/plate';

/** What a drawing is given; it draws that and nothing else. */
export interface BoardProps {
  table: Table;
  view: View;
  choosing: Choosing;
}

/** The drawings of one game; the shared table puts each in its place. */
export interface GameBoard {
  /** The middle of the table; says when the scoring at the end has been told. */
  Board: Component<BoardProps & { live: boolean; onend: () => void }>;
  /** Under a seat's plate: what lies before that player, small. */
  SeatPiece: Component<BoardProps & { seat: number }>;
  /** Plates beside the seats, for parties that no player sits at. */
  Extras?: Component<BoardProps>;
  /** In the log, whom a line is about, where that is not a player. */
  LineMark?: Component<{ line: Told }>;
  /**
   * Which lines are one action of one player, said in one sentence: so it is told, and so it stands in the log. What is
   * said to belong to somebody else (`seat`) is told also within the reader's own move.
   */
  gather?: (lines: Line[]) => Told[];
  /** The questions with which an action begins: an answer that leads to any other is a step, and not confirmed. */
  begins?: readonly string[];
  /** The questions whose answers end an action wherever they are asked, such as one within another: always confirmed. */
  ends?: readonly string[];
  /** Who somebody is on the board: that is their mark everywhere. */
  identity?: (view: View, seat: number) => Identity | null;
  /** Parties that no player is and that have points of their own, after the seats. */
  beyond?: (table: Table) => string[];
  /** Why a thing can't be chosen now, for who clicks it. */
  why?: (thing: string, view: View, ask: Ask | null) => string | null;
  /** The side panel: the state in figures. */
  Figures: Component<BoardProps>;
  /** The score sheet at the end. */
  Sheet: Component<BoardProps>;
  /** The rules in our own words. */
  Rules: Component;
}

export interface GameEntry {
  name: string;
  about: string;
  /** Drawings that stand for the game in the lobby, and the colour of their ground. */
  plate: string[];
  ground: string;
  /** What suits a first game: how many bots, and which options. */
  first: { opponents: number; options: Record<string, string> };
  /** What a new table proposes where that is more than the rules' own default. */
  usual?: Record<string, string>;
  load: () => Promise<GameBoard>;
}

/** A game's drawings come together with its texts. */
function withWords(scope: Scope, drawn: () => Promise<{ drawings: GameBoard }>): () => Promise<GameBoard> {
  return async () => (await Promise.all([drawn(), open(scope)]))[0].drawings;
}

/** Every game that the page can draw; name and about are keys of texts. */
export const GAMES: Record<string, GameEntry> = {
  savanna: {
    name: 'savanna_name',
    about: 'savanna_about',
    plate: SAVANNA,
    first: { opponents: 2, options: {} },
    ground: 'var(--grass)',
    load: withWords('savanna', () => import('./savanna')),
  },
  'dominant-species': {
    name: 'dominant_species_name',
    about: 'dominant_species_about',
    plate: DOMINANT_SPECIES,
    first: { opponents: 2, options: {} },
    ground: 'light-dark(#9bd0c2, #7cb0a2)',
    load: withWords('dominant-species', () => import('./dominant-species')),
  },
  'triassic-terror': {
    name: 'triassic_terror_name',
    about: 'triassic_terror_about',
    plate: TRIASSIC_TERROR,
    first: { opponents: 2, options: {} },
    usual: { colours: 'chosen' },
    ground: 'var(--lion)',
    load: withWords('triassic-terror', () => import('./triassic-terror')),
  },
  wildlife: {
    name: 'wildlife_name',
    about: 'wildlife_about',
    plate: WILDLIFE,
    first: { opponents: 2, options: {} },
    ground: 'var(--tree)',
    load: withWords('wildlife', () => import('./wildlife')),
  },
  'darwins-choice': {
    name: 'darwins_choice_name',
    about: 'darwins_choice_about',
    plate: DARWINS_CHOICE,
    first: { opponents: 2, options: { box: 'beginner' } },
    ground: 'light-dark(#dce8cf, #b9c9aa)',
    load: withWords('darwins-choice', () => import('./darwins-choice')),
  },
};
