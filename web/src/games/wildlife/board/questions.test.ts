import { expect, test } from 'vitest';
import { BEGINS, needsNoConfirmation } from './questions';

test('what says all by itself and can be taken back needs no confirmation', () => {
  expect(needsNoConfirmation('lay', 'forest')).toBe(true);
  expect(needsNoConfirmation('extra', 'forest')).toBe(true);
  expect(needsNoConfirmation('act', 'convert')).toBe(true);
});

test('what others answer, what is drawn and where a piece goes is confirmed', () => {
  expect(needsNoConfirmation('act', 'sell_wheel')).toBe(false);
  expect(needsNoConfirmation('act', 'use_epidemic')).toBe(false);
  expect(needsNoConfirmation('act', 'end')).toBe(false);
  expect(needsNoConfirmation('move_to', 'c4')).toBe(false);
  expect(needsNoConfirmation('bid', '7')).toBe(false);
  expect(needsNoConfirmation(null, 'forest')).toBe(false);
});

test('the questions within an action are none that begin one', () => {
  for (const step of ['way', 'joker', 'place', 'attack', 'wheel', 'arrow', 'move_piece', 'move_to', 'strike'])
    expect(BEGINS).not.toContain(step);
});
