import { expect, test } from 'vitest';
import { Stage } from './stage.svelte';
import type { DarwinView } from './view';

const view = (era: number | null, ...cards: string[]) =>
  ({
    report: era === null ? null : { era, rows: [] },
    biomes: [{ species: cards.length > 0 ? [{ thing: 'species:1a', cards: cards.map((card) => ({ card })) }] : [] }],
  }) as unknown as DarwinView;

test('an evaluation that comes before our eyes is told, with the animals as they were', () => {
  const stage = new Stage();
  expect(stage.see(view(null, 'b001-h', 'b001-b'))).toBe(false);
  expect(stage.see(view(1))).toBe(true);
  expect(stage.looks.get('species:1a')).toEqual(['b001-h', 'b001-b']);
});

test('one that had come before is not told by itself', () => {
  expect(new Stage().see(view(2))).toBe(false);
});

test('playing past moves again does not tell it again', () => {
  const stage = new Stage();
  stage.see(view(null));
  stage.see(view(1));
  expect(stage.see(view(null))).toBe(false);
  expect(stage.see(view(1))).toBe(false);
  expect(stage.see(view(2))).toBe(true);
});
