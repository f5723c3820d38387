/** Savanna's view, as gondwana/games/savanna/view.py builds it. */
export const CARDS = [
  'water',
  'grass',
  'tree',
  'gazelle',
  'zebra',
  'giraffe',
  'cheetah',
  'lion',
  'elephant',
  'hyena',
  'vulture',
] as const;
export type Card = (typeof CARDS)[number];
export const TERRAINS: readonly Card[] = ['water', 'grass', 'tree'];

export type Counts = Partial<Record<Card, number>>;

export interface PlacedCard {
  thing: string;
  row: number;
  col: number;
  card: Card;
  down: boolean;
  new: boolean;
  /** Laid by its owner, and not yet seen by the others. */
  pending?: boolean;
}

export interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Ecosystem {
  seat: number;
  owner: 'seat' | 'jhay';
  cards: PlacedCard[];
  frame: Frame | null;
  answered: boolean;
  revealed: Card | null;
  tally: Record<Card, number>;
  total: number;
}

export interface ScoringPart {
  cell: string;
  points: number;
  because: string[];
  turned: string[];
}

export interface ScoringLine {
  line: Card;
  ecosystems: { seat: number; points: number; parts: ScoringPart[]; bonus: number | null }[];
}

export interface Herd {
  party: string;
  gazelles: number;
  bonus: number;
}

export interface Result {
  winners: number[];
  totals: number[];
  margin: number | null;
  level: 'easy' | 'normal' | 'hard' | 'defeat' | null;
  target: string | null;
}

export interface SavannaView {
  mode: 'solo' | 'two' | 'multi';
  round: number;
  rounds: number;
  step: number;
  steps: number;
  phase: 'choose' | 'place' | 'give' | 'lion' | 'over';
  direction: 'left' | 'right' | null;
  hand: { thing: string; card: Card; count: number }[] | null;
  hand_size: number;
  picked: Card | null;
  seen: { from: string; steps: number; cards: Counts }[];
  deck: number;
  ecosystems: Ecosystem[];
  neutral: { pile: Counts; shown: Card | null; count: number } | null;
  herds: Herd[];
  scoring: ScoringLine[] | null;
  result: Result | null;
}

/** What a placement would change. */
export interface PlacePreview {
  gain: number;
  lines: Counts;
}

/** What a card would gain at each place. */
export interface CardPreview {
  best: { cell: string; gain: number };
  places: Record<string, number>;
}

export function isPlacePreview(preview: object | null | undefined): preview is PlacePreview {
  return !!preview && 'lines' in preview;
}

export function isCardPreview(preview: object | null | undefined): preview is CardPreview {
  return !!preview && 'places' in preview;
}
