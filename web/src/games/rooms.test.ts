import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '.';

/** The rooms of every game, and those that one game has besides, because no other has such a thing. */
const ROOMS = ['board', 'panels', 'pieces', 'telling'];
const OWN: Record<string, string[]> = { 'darwins-choice': ['drawing'] };

/** What every game has, under the same name. */
const COMMON = [
  'index.ts',
  'layout.test.ts',
  'layout.ts',
  'plate.ts',
  'view.gen.ts',
  'view.ts',
  'words.ts',
  'board/Board.svelte',
  'panels/Figures.svelte',
  'panels/Rules.svelte',
  'panels/SeatPiece.svelte',
  'panels/Sheet.svelte',
];
/** What some games have beside their rooms. */
const BESIDE = ['colours.css', 'view.fixture.ts'];

const entriesOf = (folder: string) => readdirSync(new URL(folder, import.meta.url), { withFileTypes: true });
const foldersIn = (folder: string) => entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const filesIn = (folder: string) => entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));

const games = foldersIn('.');

test('every game that the page draws has its folder', () => {
  expect(games.sort()).toEqual(Object.keys(GAMES).sort());
});

test.each(games)('%s has the rooms of all games, and no others', (game) => {
  expect(foldersIn(game).sort()).toEqual([...ROOMS, ...(OWN[game] ?? [])].sort());
  for (const room of ROOMS) expect([room, foldersIn(join(game, room))]).toEqual([room, []]);
});

test.each(games)('%s has what all games have, and nothing else outside of its rooms', (game) => {
  const files = [game, ...ROOMS.map((room) => join(game, room))].flatMap((folder) =>
    filesIn(folder).map((name) => join(folder, name).slice(game.length + 1)),
  );
  expect(files).toEqual(expect.arrayContaining(COMMON));
  const outside = files.filter((file) => !file.includes('/'));
  expect(outside.filter((file) => !COMMON.includes(file) && !BESIDE.includes(file))).toEqual([]);
});

test('what two games call the same lies in the same room in both', () => {
  const places = new Map<string, Set<string>>();
  for (const game of games)
    for (const room of ['.', ...ROOMS])
      for (const name of filesIn(join(game, room))) places.set(name, (places.get(name) ?? new Set()).add(room));
  const torn = [...places].filter(([, rooms]) => rooms.size > 1).map(([name, rooms]) => [name, [...rooms]]);
  expect(torn).toEqual([]);
});
