/** The questions with which an action begins; what leads to any other is a step of it. */
export const BEGINS = [
  'bid_for_choice',
  'species',
  'settle',
  'lay',
  'act',
  'bid',
  'bought',
  'defend',
  'epidemic',
] as const;

/** What says all by itself and can be taken back: a card laid out, two points of Food, food changed into a point. */
const LAYS = new Set(['lay', 'extra']);
const ACTS = new Set(['food', 'convert']);

export function needsNoConfirmation(prompt: string | null, answer: string): boolean {
  return prompt !== null && (LAYS.has(prompt) || (prompt === 'act' && ACTS.has(answer)));
}
