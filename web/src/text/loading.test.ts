import { beforeEach, expect, test, vi } from 'vitest';

const get = vi.fn(() => null);
vi.stubGlobal('localStorage', { getItem: get, setItem: vi.fn() });
vi.stubGlobal('document', { documentElement: { dataset: {}, removeAttribute: vi.fn() } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));

/** The page as it is when it has just been opened: nothing loaded. */
async function fresh() {
  vi.resetModules();
  const [{ settings }, loading, text] = await Promise.all([
    import('../ui/settings.svelte'),
    import('./loading'),
    import('.'),
  ]);
  settings.set({ locale: 'en' });
  return { settings, ...loading, ...text };
}
beforeEach(() => vi.restoreAllMocks());

test('a scope brings its own texts and no others', async () => {
  const page = await fresh();
  await page.open('page');
  expect(page.t('lobby_games')).toBe('Games');
  expect(page.word('wildlife_name')).toBe('Wildlife');
  expect(page.isKey('wildlife_species')).toBe(false);
  await page.open('wildlife');
  expect(page.isKey('wildlife_species')).toBe(true);
  expect(page.isKey('savanna_hand')).toBe(false);
});

test('the language changes when all that is open has come', async () => {
  const page = await fresh();
  await Promise.all([page.open('page'), page.open('savanna')]);
  const switched = page.speak('fr');
  expect(page.settings.locale).toBe('en');
  const later = page.open('wildlife');
  await Promise.all([switched, later]);
  expect(page.settings.locale).toBe('fr');
  expect(page.t('lobby_games')).toBe('Jeux');
  expect(page.isKey('savanna_about') && page.isKey('wildlife_species')).toBe(true);
});

test('who changes their mind gets the last language chosen', async () => {
  const page = await fresh();
  await page.open('page');
  await Promise.all([page.speak('fr'), page.speak('en')]);
  expect(page.settings.locale).toBe('en');
});

test('what the server tells has a true minus sign before numbers, and keeps its hyphens', async () => {
  const page = await fresh();
  await page.open('page');
  const names = { of: () => 'Jean-1', you: null };
  const said = page.say({ key: 'table_colon', args: { what: { seat: 0 }, how: -33 } }, names);
  expect(said).toBe('Jean-1: −33');
});
