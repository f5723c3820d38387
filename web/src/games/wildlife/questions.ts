/** Questions that only name a thing for the next question, which can be taken back. */
const LEADING = new Set(['lay', 'extra', 'joker', 'way', 'move_piece', 'relocate_piece']);

/** What the active player may begin, or do and take back, by one click; sales, the cards with a text and the end are confirmed. */
const ACTS = new Set(['free_move', 'food', 'intelligence', 'mobility', 'attack', 'convert']);
const TEXTS = new Set(['use_food_source', 'use_epidemic', 'use_famine']);

export function needsNoConfirmation(prompt: string | null, answer: string): boolean {
  if (prompt === null) return false;
  if (prompt !== 'act') return LEADING.has(prompt);
  return ACTS.has(answer) || (answer.startsWith('use_') && !TEXTS.has(answer));
}
