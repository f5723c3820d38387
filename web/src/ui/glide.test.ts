import { expect, test, vi } from 'vitest';
import { glide } from './glide';

const box = (left: number, width: number) => ({ left, top: 0, width, height: width }) as DOMRect;
const node = { clientWidth: 10, clientHeight: 10 } as unknown as Element;

test('what was folded away is there at once, without a way from nowhere', () => {
  vi.stubGlobal('getComputedStyle', () => ({ transform: 'none', transformOrigin: '0 0', zoom: '1' }));
  expect(glide(node, { from: box(0, 0), to: box(5, 10) })).toEqual({ duration: 0 });
  expect(glide(node, { from: box(0, 10), to: box(5, 0) })).toEqual({ duration: 0 });
  vi.unstubAllGlobals();
});
