import type { Component } from 'svelte';
import type { Choosing } from '../table/choosing.svelte';
import type { Told } from '../table/told';
import type { View } from '../wire/session.svelte';
import type { Line, Table } from '../wire/types.gen';
import { PLATE as ANIMALS } from './darwins-choice/plate';
import { BEASTS } from './dominant-species/pieces/faces';
import { FACES } from './savanna/pieces/faces';
import { PLATE as DINOS } from './triassic-terror/pieces/drawings';
import { SPECIES_ICONS } from './wildlife/pieces/icons';

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
  Extras: Component<BoardProps>;
  /** In the log, whom a line is about, where that is not a player. */
  LineMark?: Component<{ line: Told }>;
  /** In the log, lines that people would say in one breath become one. */
  gather?: (lines: Line[]) => Told[];
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
  load: () => Promise<GameBoard>;
}

/** Every game that the page can draw; name and about are keys of texts. */
export const GAMES: Record<string, GameEntry> = {
  savanna: {
    name: 'savanna_name',
    about: 'savanna_about',
    plate: [FACES.giraffe, FACES.tree, FACES.zebra, FACES.lion, FACES.gazelle, FACES.elephant],
    ground: 'var(--grass)',
    load: async () => (await import('./savanna/board')).savanna,
  },
  'dominant-species': {
    name: 'dominant_species_name',
    about: 'dominant_species_about',
    plate: [BEASTS.mammal, BEASTS.reptile, BEASTS.bird, BEASTS.amphibian, BEASTS.arachnid, BEASTS.insect],
    ground: 'var(--terrain-wetland)',
    load: async () => (await import('./dominant-species/board')).dominantSpecies,
  },
  'triassic-terror': {
    name: 'triassic_terror_name',
    about: 'triassic_terror_about',
    plate: DINOS,
    ground: 'var(--lion)',
    load: async () => (await import('./triassic-terror/board')).terror,
  },
  wildlife: {
    name: 'wildlife_name',
    about: 'wildlife_about',
    plate: Object.values(SPECIES_ICONS),
    ground: 'var(--tree)',
    load: async () => (await import('./wildlife/board')).wildlife,
  },
  'darwins-choice': {
    name: 'darwins_choice_name',
    about: 'darwins_choice_about',
    plate: ANIMALS,
    ground: 'light-dark(#dce8cf, #b9c9aa)',
    load: async () => (await import('./darwins-choice/board')).darwin,
  },
};
