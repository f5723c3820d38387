import { expect, test } from 'vitest';
import { girth, habitat, outline, place, stand } from './layout';

const AREAS = ['s1', 's2', 's3', 'f1', 'f2', 'f3', 'd1', 'd2', 'd3', 'm1', 'm2', 'm3'];

test('the outer swamp lies in the north-west', () => {
  expect(outline('s1')).toBe('M 35.0,500.0 A 465 465 0 0 1 500.0,35.0 L 500.0,160.0 A 340 340 0 0 0 160.0,500.0 Z');
});

test.each(AREAS)('the primary habitat of %s is the leftmost one', (area) => {
  const xs = [0, 1, 2].map((rank) => habitat(area, rank).x);
  expect(xs).toEqual([...xs].sort((one, other) => one - other));
});

test.each(AREAS)('nothing in %s stands on top of something else', (area) => {
  const herds = [0, 1, 2].map((rank) => habitat(area, rank));
  const beasts = ['trex', 'pterodactyl', 'raptor_a', 'raptor_b'].map((beast) => stand(area, beast));
  for (const [index, one] of herds.entries())
    for (const other of herds.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60);
  for (const beast of beasts)
    for (const herd of herds) expect(Math.hypot(beast.x - herd.x, beast.y - herd.y)).toBeGreaterThan(30);
});

test('a larger herd looks larger, up to a limit', () => {
  expect(girth(1)).toBeLessThan(girth(4));
  expect(girth(4)).toBeLessThan(girth(9));
  expect(girth(57)).toBe(44);
});

test('places are shares of arc and depth', () => {
  expect(place('d2', 0, 0)).toEqual({ x: 715, y: 500 });
});
