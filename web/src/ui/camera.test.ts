import { expect, test } from 'vitest';
import { clamp, FIT, zoomAt } from './camera';

test('the point under the pointer stays where it is', () => {
  const camera = zoomAt(FIT, 2, { x: 100, y: 50 });
  expect(camera).toEqual({ scale: 2, x: -100, y: -50 });
});

test('the whole board is the farthest view, and it fits', () => {
  expect(clamp(zoomAt({ scale: 1.5, x: -80, y: -20 }, 0.1, { x: 10, y: 10 }), { width: 400, height: 300 })).toEqual(
    FIT,
  );
});

test('the board does not leave the window', () => {
  expect(clamp({ scale: 2, x: 50, y: -900 }, { width: 400, height: 300 })).toEqual({ scale: 2, x: 0, y: -300 });
});
