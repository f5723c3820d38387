import { expect, test } from 'vitest';
import { beside, middle, spots, tip, viewBox } from './layout';

const hex = (q: number, r: number) => ({ thing: `tile:${q},${r}`, hex: `${q},${r}`, q, r });

test('three hexes meet at a corner', () => {
  const corner = tip('E:0,0');
  for (const [q, r] of [
    [0, 0],
    [1, -1],
    [1, 0],
  ] as const) {
    const { x, y } = middle({ q, r });
    expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(60);
  }
  expect(tip('W:1,0').x).toBeCloseTo(30);
});

test('a window shows every hex', () => {
  const [left, top, width, height] = viewBox([hex(0, 0), hex(2, -1)]).split(' ').map(Number);
  expect(left).toBeLessThan(-60);
  expect(left! + width!).toBeGreaterThan(180 + 60);
  expect(top! + height!).toBeGreaterThan(52);
});

test('six animals stand apart on a tile', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = spots(count, { x: 0, y: 0 });
    expect(places).toHaveLength(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});

test('new tiles touch the earth', () => {
  expect(beside([hex(1, 0), hex(3, 0)], [hex(0, 0)])).toEqual([hex(1, 0)]);
});
