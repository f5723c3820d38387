import { expect, test } from 'vitest';
import { needsNoConfirmation } from './questions';

test('what leads to the next question needs no confirmation', () => {
  expect(needsNoConfirmation('lay', 'forest')).toBe(true);
  expect(needsNoConfirmation('move_piece', 'c4')).toBe(true);
  expect(needsNoConfirmation('act', 'use_wheel')).toBe(true);
  expect(needsNoConfirmation('act', 'free_move')).toBe(true);
});

test('what others answer, what is drawn and where a piece goes is confirmed', () => {
  expect(needsNoConfirmation('act', 'sell_wheel')).toBe(false);
  expect(needsNoConfirmation('act', 'use_epidemic')).toBe(false);
  expect(needsNoConfirmation('act', 'end')).toBe(false);
  expect(needsNoConfirmation('move_to', 'c4')).toBe(false);
  expect(needsNoConfirmation('bid', '7')).toBe(false);
  expect(needsNoConfirmation(null, 'forest')).toBe(false);
});
