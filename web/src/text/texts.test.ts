import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type Message = string | { match: Record<string, string> }[];
type Texts = Record<string, Message>;

const ROOT = new URL('../../..', import.meta.url).pathname;
const folders = [
  join(ROOT, 'web/src/text'),
  ...readdirSync(join(ROOT, 'gondwana/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => join(ROOT, 'gondwana/games', entry.name, 'text')),
];
const read = (folder: string, locale: string) =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Texts;
const variants = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap((each) => Object.values(each.match));
const holes = (message: Message) =>
  [...new Set(variants(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['paraglide', 'page', '__pycache__'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts|py)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

// Keys that are put together from words which themselves have underscores.
const COMPOSED = [
  'error_',
  'ui_pace_',
  'reconstructed_',
  ...folders
    .slice(1)
    .map((folder) => basename(dirname(folder)))
    .flatMap((game) =>
      ['option', 'log', 'prompt', 'choice', 'brings', 'warns', 'card', 'the', 'a', 'territory', 'line'].map(
        (part) => `${game}_${part}_`,
      ),
    ),
];

test.each(folders)('%s says the same things in both languages', (folder) => {
  const [en, fr] = [read(folder, 'en'), read(folder, 'fr')];
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect([key, holes(fr[key]!)]).toEqual([key, holes(en[key]!)]);
});

test.each(folders)(
  '%s says nothing twice: the later of two texts would silently take the place of the first',
  (folder) => {
    for (const locale of ['en', 'fr']) {
      const keys: string[] = readFileSync(join(folder, `${locale}.json`), 'utf8').match(/^  "\w+"(?=:)/gm) ?? [];
      expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    }
  },
);

test.each(folders)('%s keeps to French typography', (folder) => {
  const wrong = Object.entries(read(folder, 'fr')).filter(([, message]) =>
    variants(message).some((text) => / [;:!?»]|« |\w[;!?]|'/.test(text)),
  );
  expect(wrong).toEqual([]);
});

test('every text is used somewhere', () => {
  const code = [...sources(join(ROOT, 'web/src')), ...sources(join(ROOT, 'gondwana'))].join('\n');
  const literal = new Set(code.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g));
  const patterns = (code.match(/["'`][a-z]+_(?:[a-z0-9_]|\$?\{[^}]+\})*["'`]/g) ?? [])
    .filter((found) => found.includes('{'))
    .map((found) => new RegExp(`^${found.slice(1, -1).replace(/\$?\{[^}]+\}/g, '[a-z0-9]+')}$`));
  const used = (key: string) =>
    literal.has(key) ||
    COMPOSED.some((prefix) => key.startsWith(prefix)) ||
    patterns.some((pattern) => pattern.test(key));
  // What is said to the reader is used with its sentence.
  const base = (key: string) => key.replace(/(_at)?_you$/, '');
  const unused = folders
    .flatMap((folder) => Object.keys(read(folder, 'en')))
    .filter((key) => !used(key) && !used(base(key)));
  expect(unused).toEqual([]);
});
