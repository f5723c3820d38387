// Made by `npm run types` from gondwana/games/savanna/eye/shapes.py: change it there.

export type Card =
  'water' | 'grass' | 'tree' | 'gazelle' | 'zebra' | 'giraffe' | 'cheetah' | 'lion' | 'elephant' | 'hyena' | 'vulture';
export type Counts = Partial<Record<Card, number>>;
export type Level = 'defeat' | 'easy' | 'normal' | 'hard';
export type Phase = 'choose' | 'place' | 'give' | 'lion' | 'over';

export interface Shapes {
  BestPlace: BestPlace;
  Card: Card;
  CardPreview: CardPreview;
  Counts: Counts;
  Earned: Earned;
  Ecosystem: Ecosystem;
  Frame: Frame;
  Gain: Gain;
  Herd: Herd;
  HuntPreview: HuntPreview;
  InHand: InHand;
  Level: Level;
  Memory: Memory;
  Neutral: Neutral;
  Phase: Phase;
  PlacePreview: PlacePreview;
  PlacedCard: PlacedCard;
  Result: Result;
  ScoringLine: ScoringLine;
  ScoringPart: ScoringPart;
  Solo: Solo;
  View: View;
}
/**
 * A free cell and what a card would gain on it.
 */
export interface BestPlace {
  cell: string;
  gain: number;
}
/**
 * What a card would gain at once on each free cell; with a single one nobody is asked for the place.
 */
export interface CardPreview {
  best: BestPlace;
  places: {
    [k: string]: Gain;
  };
}
/**
 * What a card brings at once: by the lines of the sheet, and apart from them what the herds' places change by.
 */
export interface Gain {
  gain: number;
  lines: Counts;
  herd: number;
}
/**
 * What an ecosystem earned on a line; the gazelles also for the herd.
 */
export interface Earned {
  seat: number;
  points: number;
  parts: ScoringPart[];
  bonus: number | null;
}
/**
 * What one card earned, because of which others, and what it turned face down.
 */
export interface ScoringPart {
  cell: string;
  points: number;
  because: string[];
  turned: string[];
}
/**
 * One ecosystem: what lies there, what it would score now.
 */
export interface Ecosystem {
  seat: number;
  owner: 'seat' | 'jhay';
  cards: PlacedCard[];
  frame: Frame | null;
  answered: boolean;
  revealed: Card | null;
  tally: Counts;
  total: number;
}
/**
 * A card of an ecosystem; `pending` is laid by its owner and not yet seen by the others.
 */
export interface PlacedCard {
  thing: string;
  row: number;
  col: number;
  card: Card;
  down: boolean;
  new: boolean;
  pending?: boolean;
}
/**
 * The extent of the cards, counted from the first row and column that can be reached.
 */
export interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
/**
 * A herd as it compares now; the party is a seat, Jhay or the neutral pile.
 */
export interface Herd {
  party: string;
  gazelles: number;
  bonus: number;
}
/**
 * The lines that turning a card down changes.
 */
export interface HuntPreview {
  gain: number;
  lines: Counts;
}
/**
 * The cards of one kind in the own hand.
 */
export interface InHand {
  thing: string;
  card: Card;
  count: number;
}
/**
 * A hand that passed through the own: whose it is, how far away, what is left in it.
 */
export interface Memory {
  from: string;
  steps: number;
  cards: Counts;
}
/**
 * The neutral pile of the two-player game.
 */
export interface Neutral {
  pile: Counts;
  shown: Card | null;
  count: number;
}
/**
 * The score sheet of an ecosystem with one more card, and what that card brings.
 */
export interface PlacePreview {
  gain: number;
  lines: Counts;
  herd: number;
  thing: string;
  tally: Counts;
  total: number;
}
/**
 * Who has won; alone, by how much and at which level.
 */
export interface Result {
  winners: number[];
  totals: number[];
  margin: number | null;
  level: Level | null;
  target: Level | null;
}
/**
 * One line of the score sheet.
 */
export interface ScoringLine {
  line: Card;
  ecosystems: Earned[];
}
/**
 * How the solo player stands: the lead over Jhay as it stands, the level aimed at and the lead that it takes.
 */
export interface Solo {
  lead: number;
  target: Level;
  margin: number;
}
/**
 * The table as one seat sees it.
 */
export interface View {
  mode: 'solo' | 'two' | 'multi';
  round: number;
  rounds: number;
  step: number;
  steps: number;
  phase: Phase;
  direction: ('left' | 'right') | null;
  hand: InHand[] | null;
  hand_size: number;
  picked: Card | null;
  seen: Memory[];
  deck: number;
  ecosystems: Ecosystem[];
  neutral: Neutral | null;
  herds: Herd[];
  solo: Solo | null;
  scoring: ScoringLine[] | null;
  result: Result | null;
}
