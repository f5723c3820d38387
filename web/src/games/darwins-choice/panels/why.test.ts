import { expect, test } from 'vitest';
import type { View } from '../../../wire/session.svelte';
import type { Ask } from '../../../wire/types.gen';
import { why } from './why';

const hand = ['head', 'body', 'tail'].map((part) => ({ thing: `card:${part}`, part }));
const building = { prompt: 'build' } as Ask;
const reason = (part: string, ...lying: string[]) =>
  why(`card:${part}`, { hand, build: { cards: lying.map((each) => ({ part: each })) } } as unknown as View, building);

test('who builds a species is told what it lacks, and what it has already', () => {
  expect(reason('head', 'head')).toBe('It has a head already');
  expect(reason('body', 'head')).toBe('With this body it could live in no biome');
  expect(reason('tail', 'head')).toBe('Choose a body first');
  expect(reason('body', 'head', 'body')).toBe('It has a body already');
  expect(reason('tail', 'head', 'body')).toContain('no free dock');
});
