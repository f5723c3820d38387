import { m } from '../paraglide/messages.js';
import { settings } from '../ui/settings.svelte';
import type { Text } from '../wire/types.gen';

type Messages = typeof m;
export type Key = keyof Messages;
type Inputs<K extends Key> = Parameters<Messages[K]>[0];
type Args<K extends Key> = {} extends NonNullable<Inputs<K>> ? [] : [NonNullable<Inputs<K>>];
type Loose = (inputs: Record<string, unknown>, options: { locale: 'en' | 'fr' }) => string;

/** A text of the page in the reader's language; changes at once when the language does. */
export function t<K extends Key>(key: K, ...args: Args<K>): string {
  return (m[key] as Loose)(args[0] ?? {}, { locale: settings.locale });
}

export function isKey(key: string): key is Key {
  return key in m;
}

/** A text by a key that is known only at run time. */
export function word(key: string, args: Record<string, unknown> = {}): string {
  if (isKey(key)) return (m[key] as Loose)(args, { locale: settings.locale });
  console.error(`no text for ${key}`);
  return key;
}

/** A text of the server's, or one that the page makes of several: then a hole may take a list of texts. */
export interface Saying {
  key: string;
  args: Record<string, Text['args'][string] | { texts: Text[] }>;
}

/** A text that the server told, with the players' names in it. */
export function say(text: Saying, nameOf: (seat: number) => string): string {
  const names: string[] = [];
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(text.args)) {
    if (typeof value !== 'object') args[name] = value;
    else if ('term' in value) args[name] = word(value.term);
    else if ('texts' in value) args[name] = list(value.texts.map((each) => say(each, nameOf)));
    else names.push(String((args[name] = nameOf(value.seat))));
  }
  const sentence = word(text.key, args);
  // A sentence that begins with a term ("the lion") wants a capital; a player's name stays as it was chosen.
  return names.some((name) => sentence.startsWith(name)) ? sentence : capital(sentence);
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

/** +6 or −2. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? figure(points) : '±0';
}
