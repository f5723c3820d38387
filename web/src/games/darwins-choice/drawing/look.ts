import { coat, PATTERNS, type Coat, type Pattern } from './coat';
import BASE from './looks/base.txt?raw';
import EXPANSION from './looks/expansion.txt?raw';

/** The letters of the parts, as the cards' names end with them. */
export const PARTS = ['H', 'B', 'W', 'S', 'D', 'T'] as const;
export type Part = (typeof PARTS)[number];

/** How one part of an animal looks: the words for its drawing, and the coat it is drawn in. */
export interface Look {
  words: string[];
  coat: Coat;
}

/** A line reads: animal, two colours, pattern, then for each part its letter and the words for its drawing. */
export function readLooks(text: string): Map<string, Look> {
  const looks = new Map<string, Look>();
  for (const line of text.trim().split('\n')) {
    const [animal, base, mark, pattern, ...rest] = line.split(' ');
    if (!PATTERNS.includes(pattern as Pattern)) throw new Error(`${animal}: no pattern named ${pattern}`);
    for (const part of rest.join(' ').split(' | ')) {
      const [letter, words = ''] = part.split(':');
      const all = words.split(' ');
      const other = all.find((word) => word.startsWith('#')) ?? mark!;
      const worn = coat(base!, other, pattern as Pattern);
      looks.set(`${animal}-${letter}`.toLowerCase(), {
        words: all.filter((word) => !word.startsWith('#')),
        coat: worn,
      });
    }
  }
  return looks;
}

export const LOOKS: ReadonlyMap<string, Look> = readLooks(`${BASE.trim()}\n${EXPANSION}`);

const PLAIN: Record<Part, string> = {
  H: 'dog pricked nose',
  B: 'quad',
  W: 'broad',
  S: 'paw',
  D: 'paw',
  T: 'cat',
};
const COATS = ['#a98a5f #6b4f2d', '#7f8f6a #4f5f3a', '#8a94a5 #596577', '#b5705a #7a3f2e', '#c9b184 #8a6d3c'];

export const partOf = (card: string): Part => card.slice(card.lastIndexOf('-') + 1).toUpperCase() as Part;

/** A card of a deck that somebody else has made is drawn plainly, in a coat that its name picks. */
function plainLook(card: string): Look {
  const [base, mark] =
    COATS[[...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COATS.length]!.split(' ');
  return { words: PLAIN[partOf(card)].split(' '), coat: coat(base!, mark!, 'fur') };
}

export const lookOf = (card: string): Look => LOOKS.get(card.toLowerCase()) ?? plainLook(card);
