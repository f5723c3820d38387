import { settings, type Locale } from '../ui/settings.svelte';
import type { Scope } from './scopes';

type Spoken = (inputs: Record<string, unknown>) => string;
type Part = Record<string, Spoken>;

// A file for each scope and language. The pattern has to be a literal: the bundler reads it.
const FILES: Record<Scope, Record<string, () => Promise<Part>>> = {
  page: import.meta.glob<Part>('../paraglide/messages/{en,fr}.js', { query: '?of=page' }),
  savanna: import.meta.glob<Part>('../paraglide/messages/{en,fr}.js', { query: '?of=savanna' }),
  'dominant-species': import.meta.glob<Part>('../paraglide/messages/{en,fr}.js', { query: '?of=dominant-species' }),
  'triassic-terror': import.meta.glob<Part>('../paraglide/messages/{en,fr}.js', { query: '?of=triassic-terror' }),
  wildlife: import.meta.glob<Part>('../paraglide/messages/{en,fr}.js', { query: '?of=wildlife' }),
  'darwins-choice': import.meta.glob<Part>('../paraglide/messages/{en,fr}.js', { query: '?of=darwins-choice' }),
};

const loaded: Record<Locale, Part> = { en: {}, fr: {} };
const coming = new Map<string, Promise<void>>();
const opened = new Set<Scope>();
let wanted = settings.locale;

/** The text of a key in the reader's language, if its scope is open. */
export function spoken(key: string): Spoken | undefined {
  return loaded[settings.locale][key];
}

export function load(scope: Scope, locale: Locale): Promise<void> {
  const file = `${scope} ${locale}`;
  if (!coming.has(file))
    coming.set(
      file,
      take(scope, locale).catch((error) => (coming.delete(file), Promise.reject(error))),
    );
  return coming.get(file)!;
}

async function take(scope: Scope, locale: Locale): Promise<void> {
  Object.assign(loaded[locale], await FILES[scope][`../paraglide/messages/${locale}.js`]!());
}

/** Loads a scope's texts in the reader's language; from then on it follows the language. */
export async function open(scope: Scope): Promise<void> {
  opened.add(scope);
  let locale;
  do await load(scope, (locale = settings.locale));
  while (locale !== settings.locale);
}

/** Loads what is open in a language to which the reader may switch. */
export async function prepare(locale: Locale): Promise<void> {
  // What was opened meanwhile is needed too.
  for (let known = 0; known < opened.size;) {
    known = opened.size;
    await Promise.all([...opened].map((scope) => load(scope, locale)));
  }
}

/** Switches the language, without a text missing on the way; who changes their mind gets the last one chosen. */
export async function speak(locale: Locale): Promise<void> {
  wanted = locale;
  await prepare(locale);
  if (wanted === locale) settings.set({ locale });
}
