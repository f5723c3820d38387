import { expect, test } from 'vitest';
import type { Choosing } from '../../../table/choosing/choosing.svelte';
import type { Ask, Choice } from '../../../wire/types.gen';
import { Afterwards } from './afterwards.svelte';

const ask = (prompt: string | null) => ({ prompt, choices: [{ word: 'b001-h' }, { word: 'end' }] }) as unknown as Ask;
function heard(...prompts: (string | null)[]) {
  const sent: Choice[] = [];
  const afterwards = new Afterwards({ send: (choice: Choice) => sent.push(choice) } as unknown as Choosing);
  return { afterwards, sent, hear: () => prompts.forEach((prompt) => afterwards.hear(ask(prompt))) };
}

test('the turn ends with its action', () => {
  const { sent, hear } = heard('menu', 'build', 'build', 'after');
  hear();
  expect(sent.map((choice) => choice.word)).toEqual(['end']);
});

test('unless a trade was wanted, which is wanted but once', () => {
  const { afterwards, sent, hear } = heard('menu', 'species', 'after');
  afterwards.trade = true;
  hear();
  expect([sent, afterwards.trade]).toEqual([[], false]);
});

test('who comes to the question in another way is asked', () => {
  for (const before of [[], ['trade'], ['build', null], ['menu']] as (string | null)[][]) {
    const { sent, hear } = heard(...before, 'after');
    hear();
    expect(sent).toEqual([]);
  }
});
