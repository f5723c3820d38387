import { expect, test } from 'vitest';
import { Choosing, type Asker } from '../../../table/choosing/choosing.svelte';
import type { Ask, Choice } from '../../../wire/types.gen';
import { MapDraft } from './draft.svelte';
import type { Plan } from '../view';

const ROUTES: Plan = { animal: 'bird', kind: 'routes', most: 3, from: { a: 2 }, reach: { a: ['b'] } };
const choice = (move: number, thing: string) => ({ move, word: thing, at: [thing] }) as unknown as Choice;
const asking = (number: number, prompt: string, ...choices: Choice[]) =>
  ({ number, prompt, choices }) as unknown as Ask;

/** A table where answers are sent, and heard of when the test says so. */
class FakeTable implements Asker {
  ask: Ask | null = null;
  pending: Choice | null = null;
  sent: number[] = [];
  play(answer: Choice): void {
    this.pending = answer;
    this.sent.push(answer.move);
  }
}

/** A migration from a to b is confirmed; its first answer is on its way. */
function sending(): [FakeTable, MapDraft] {
  const table = new FakeTable();
  const draft = new MapDraft(new Choosing(table));
  tell(table, draft, asking(4, 'migrate_from', choice(1, 'a')), ROUTES);
  draft.pick('a');
  draft.pick('b');
  draft.confirm();
  return [table, draft];
}

/** What the board does when it hears of the table. */
function tell(table: FakeTable, draft: MapDraft, ask: Ask | null, plan: Plan | null): void {
  [table.ask, table.pending] = [ask, null];
  draft.hear(ask ? plan : null);
  draft.follow();
}

test('a confirmed draft answers one question after the other', () => {
  const [table, draft] = sending();
  expect(table.sent).toEqual([1]);
  tell(table, draft, asking(5, 'migrate_to', choice(2, 'b')), ROUTES);
  expect(table.sent).toEqual([1, 2]);
});

test('when a bot takes over, the rest of the draft is dropped and not sent later', () => {
  const [table, draft] = sending();
  tell(table, draft, null, ROUTES);
  expect(draft.sentence).toBeNull();
  expect([draft.live, draft.begun, draft.ready, draft.wordless]).toEqual([false, false, false, false]);
  tell(table, draft, asking(9, 'migrate_to', choice(2, 'b')), ROUTES);
  expect(table.sent).toEqual([1]);
  expect(draft.ways).toEqual([]);
});
