import type * as compiled from '../paraglide/messages/en.js';
import { settings } from '../ui/settings.svelte';
import type { Text } from '../wire/types.gen';
import { spoken } from './loading';

type Messages = typeof compiled;
export type Key = keyof Messages;
type Inputs<K extends Key> = Parameters<Messages[K]>[0];
type Args<K extends Key> = {} extends NonNullable<Inputs<K>> ? [] : [NonNullable<Inputs<K>>];

/** A text of the page in the reader's language; changes at once when the language does. */
export function t<K extends Key>(key: K, ...args: Args<K>): string {
  return word(key, args[0] ?? {});
}

/** Whether there is such a text, among those of the page and of the games that were opened. */
export function isKey(key: string): boolean {
  return spoken(key) !== undefined;
}

/** A text by a key that is known only at run time. */
export function word(key: string, args: Record<string, unknown> = {}): string {
  const said = spoken(key);
  if (said) return said(args);
  console.error(`no text for ${key}`);
  return key;
}

/**
 * A text of the server's, or one that the page makes of several: then a hole may take a list of texts, which begin small.
 */
export interface Saying {
  key: string;
  args: Record<string, Text['args'][string] | { texts: Text[] }>;
}

// Marks a name within a sentence, so that what stands before it can be fitted to it; nobody sees it.
const NAME = '\u2060';

// A number below zero as a message writes it: people are shown a true minus sign.
const HYPHEN = /(^|[\s(:])-(?=\d)/g;

/** Who the players are, in sentences. */
export interface Names {
  of: (seat: number) => string;
  /** The reader's own seat: a sentence about it says "you". */
  you: number | null;
}

/**
 * A text that the server told, with the players' names in it.
 *
 * Its subject is the first argument that is a seat. Where that is the reader, the text with `_you` at its end is said,
 * if there is one; where the reader is another argument, the one with `_at_you`, or "you" in its place.
 */
export function say(text: Saying, names: Names): string {
  const sentence = within(text, names);
  // A sentence that begins with a term ("the lion") wants a capital; a player's name stays as it was chosen.
  return sentence.startsWith(NAME) ? sentence.replaceAll(NAME, '') : capital(sentence.replaceAll(NAME, ''));
}

/** The same within another sentence: without a capital of its own. */
function within(text: Saying, names: Names): string {
  const seats = Object.values(text.args).flatMap((value) =>
    typeof value === 'object' && 'seat' in value ? value.seat : [],
  );
  const own = names.you !== null && seats.includes(names.you);
  const addressed = own ? `${text.key}_${seats[0] === names.you ? 'you' : 'at_you'}` : text.key;
  const key = isKey(addressed) ? addressed : text.key;
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(text.args)) {
    if (typeof value !== 'object') args[name] = value;
    else if ('term' in value) args[name] = word(value.term);
    else if ('texts' in value) args[name] = list(value.texts.map((each) => within(each, names)));
    else if (value.seat === names.you && value.seat !== seats[0]) args[name] = t('table_you');
    else args[name] = NAME + names.of(value.seat);
  }
  return elided(word(key, args)).replace(HYPHEN, '$1−');
}

/** French drops the vowel of a short word before a name that begins with one: d’Amazonia. */
function elided(sentence: string): string {
  if (settings.locale !== 'fr') return sentence;
  return sentence.replace(
    new RegExp(`\\b([dljDLJ]|[qQ]u|[jJ]usqu|[lL]orsqu|[pP]uisqu)e ${NAME}(?=[aeiouyhàâéèêëîïôöûü])`, 'giu'),
    '$1’',
  );
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(settings.locale) + sentence.slice(1);
}

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.locale, { type: 'conjunction' }).format(words);
}

/** "What: how", as the language writes it. */
export function colon(what: string, how: string | number): string {
  return t('table_colon', { what, how });
}

/** A number with a true minus sign. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** +6 or −2; no change has no sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? figure(points) : '0';
}
