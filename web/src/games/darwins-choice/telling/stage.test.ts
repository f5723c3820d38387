import { expect, test } from 'vitest';
import { DarwinStage } from './stage.svelte';
import type { DarwinView } from '../view';

const view = (era: number | null, event: string | null = null, ...biomes: string[]) =>
  ({
    report: era === null ? null : { era, rows: [], biomes: [] },
    last_event: event === null ? null : { event },
    biomes: biomes.map((biome) => ({ biome, species: [] })),
  }) as unknown as DarwinView;
const news = (stage: DarwinStage) => [stage.news?.report?.era ?? null, stage.news?.event, stage.news?.biomes];

test('an evaluation that comes before our eyes is told, with the table as it was', () => {
  const stage = new DarwinStage();
  const before = view(null, null, 'bb14');
  expect(stage.see(before)).toBe(false);
  expect(stage.see(view(1, null, 'bb14'))).toBe(true);
  expect(stage.news?.before).toBe(before);
  expect(news(stage)).toEqual([1, false, false]);
});

test('event and change of biomes are told as they come, each in its own picture or all in one', () => {
  const stage = new DarwinStage();
  stage.see(view(null, null, 'bb14'));
  stage.see(view(1, null, 'bb14'));
  expect([stage.see(view(1, 'he01', 'bb14')), news(stage)]).toEqual([true, [null, true, false]]);
  expect([stage.see(view(1, 'he01', 'bb16')), news(stage)]).toEqual([true, [null, false, true]]);
  expect(stage.see(view(1, 'he01', 'bb16'))).toBe(false);
  expect([stage.see(view(2, 'he06', 'bb03')), news(stage)]).toEqual([true, [2, true, true]]);
});

test('what had come before is not told by itself', () => {
  expect(new DarwinStage().see(view(2, 'he01', 'bb14'))).toBe(false);
});

test('playing past moves again does not tell it again', () => {
  const stage = new DarwinStage();
  stage.see(view(null, null, 'bb14'));
  stage.see(view(1, 'he01', 'bb16'));
  expect(stage.see(view(null, null, 'bb14'))).toBe(false);
  expect(stage.see(view(1, 'he01', 'bb16'))).toBe(false);
  expect(stage.see(view(2, 'he01', 'bb16'))).toBe(true);
});
