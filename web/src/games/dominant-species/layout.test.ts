import { expect, test } from 'vitest';
import { arrow, beside, herds, middle, outline, tip, viewBox, windowOn } from './layout';

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
  expect(outline({ x: 0, y: 0 }, 10).split(' ')).toHaveLength(6);
});

test('a window shows every hex', () => {
  const window = windowOn([hex(0, 0), hex(2, -1)]);
  expect(window.left).toBeLessThan(-60);
  expect(window.left + window.width).toBeGreaterThan(180 + 60);
  expect(window.top + window.height).toBeGreaterThan(52);
  expect(viewBox(window).split(' ')).toHaveLength(4);
});

test('all herds stand apart and inside their tile, whoever is there', () => {
  const all = { mammal: 1, reptile: 9, bird: 3, amphibian: 4, arachnid: 2, insect: 12 };
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const some = Object.fromEntries(Object.entries(all).slice(0, count));
    const placed = herds(some, { x: 0, y: 0 });
    expect(placed).toHaveLength(count);
    for (const one of placed) {
      const half = (one.size + (one.fan - 1) * one.step) / 2;
      expect(Math.abs(one.x) + half).toBeLessThan(50);
      expect(Math.abs(one.y) + one.size / 2).toBeLessThan(42);
      for (const other of placed)
        if (one !== other && one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThan(one.size - 1);
    }
  }
});

test('up to four cubes are drawn singly, more have a figure', () => {
  const [four, five] = herds({ bird: 4, insect: 5 }, { x: 0, y: 0 });
  expect([four?.fan, four?.figure]).toEqual([4, null]);
  expect([five?.fan, five?.figure]).toEqual([4, 5]);
});

test('new tiles touch the earth', () => {
  expect(beside([hex(1, 0), hex(3, 0)], [hex(0, 0)])).toEqual([hex(1, 0)]);
});

test('an arrow begins and ends inside its tiles', () => {
  const { path, label } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(path).toBe('M20.0 0.0Q50.0 16.0 70.0 0.0');
  expect(label).toEqual({ x: 50, y: 8 });
});
