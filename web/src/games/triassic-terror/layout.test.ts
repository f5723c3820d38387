import { expect, test } from 'vitest';
import {
  border,
  bow,
  corner,
  distance,
  flock,
  girth,
  habitat,
  leap,
  oddBorders,
  outline,
  place,
  planOf,
  round,
  scaleIn,
  spot,
  stand,
  stoneAt,
  touches,
} from './layout';

const AREAS = ['s1', 's2', 's3', 'f1', 'f2', 'f3', 'd1', 'd2', 'd3', 'm1', 'm2', 'm3'];
const PLANS = { wide: planOf(1500, 900), square: planOf(900, 900), high: planOf(390, 500) };
const cases = Object.entries(PLANS).flatMap(([name, plan]) => AREAS.map((area) => ({ name, plan, area })));

test('a plan has the shape of its frame, and always the same room', () => {
  for (const plan of Object.values(PLANS)) expect(plan.width * plan.height).toBeCloseTo(1e6, -4);
  expect(PLANS.wide.width / PLANS.wide.height).toBeCloseTo(1500 / 900, 1);
  expect(planOf(9000, 10)).toEqual(planOf(1800, 1000));
});

test('swamp, forest, desert and mountain lie clockwise from the north-west', () => {
  const { width, height } = PLANS.wide;
  const quarter = (area: string) => {
    const { x, y } = place(PLANS.wide, area, 0.5, 0.5);
    return [x > width / 2, y > height / 2];
  };
  expect(AREAS.filter((area) => area[1] === '1').map(quarter)).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, true],
  ]);
});

test('neighbours share their border', () => {
  const [s1, s2] = [outline(PLANS.wide, 's1'), outline(PLANS.wide, 's2')];
  const border = spot(PLANS.wide, 0.74, 225);
  for (const line of [s1, s2]) expect(line).toContain(`${border.x.toFixed(1)} ${border.y.toFixed(1)}`);
});

test.each(cases)('in $area of a $name island the primary habitat is the leftmost one', ({ plan, area }) => {
  const xs = [0, 1, 2].map((rank) => habitat(plan, area, rank).x);
  expect(xs).toEqual([...xs].sort((one, other) => one - other));
});

test.each(cases)('nothing in $area of a $name island hides something else', ({ plan, area }) => {
  const herds = [0, 1, 2].map((rank) => habitat(plan, area, rank));
  for (const [index, one] of herds.entries())
    for (const other of herds.slice(index + 1))
      expect(distance(one, other)).toBeGreaterThan(girth(6) * scaleIn(area) * 2);
  for (const beast of ['trex', 'pterodactyl', 'raptor_a', 'raptor_b', 'volcano'] as const) {
    const spot = stand(plan, area, beast);
    for (const herd of herds) expect(distance(spot, herd)).toBeGreaterThan(30);
    for (const rank of [0, 1, 2]) expect(distance(spot, stoneAt(plan, area, rank))).toBeGreaterThan(30);
  }
});

test.each(cases)('everything of $area of a $name island is within the frame', ({ plan, area }) => {
  const points = [0, 1, 2].map((rank) => habitat(plan, area, rank));
  for (const { x, y } of points) {
    expect(Math.min(x, plan.width - x)).toBeGreaterThan(48);
    expect(Math.min(y, plan.height - y)).toBeGreaterThan(48);
  }
});

test('a larger herd looks larger, up to a limit', () => {
  expect(girth(1)).toBeLessThan(girth(4));
  expect(girth(4)).toBeLessThan(girth(9));
  expect(girth(57)).toBe(50);
});

test('up to four dinos are drawn singly', () => {
  expect([1, 2, 3, 4, 5].map((dinos) => flock(dinos).length)).toEqual([1, 2, 3, 4, 0]);
});

test('names stand in the corners, lines close, arrows leave their ends free', () => {
  expect(corner(PLANS.square, 'swamp')).toEqual({ x: 56, y: 54 });
  expect(corner(PLANS.square, 'desert')).toEqual({ x: 882, y: 946 });
  expect(round(PLANS.square, 1.02)).toMatch(/^M.*Z$/);
  expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toBe('M20.0 0.0Q50.0 10.8 80.0 0.0');
  expect(leap({ x: 0, y: 50 }, { x: 100, y: 50 })).toBe('M0.0 10.0Q50.0 -40.0 100.0 10.0');
  expect(leap({ x: 100, y: 50 }, { x: 0, y: 50 })).toBe('M100.0 10.0Q50.0 -40.0 0.0 10.0');
});

const touching = (area: string) => AREAS.filter((other) => other !== area && touches(area, other));

test('the drawing has the twenty borders of the printed island, and corners do not count', () => {
  expect(AREAS.map((area) => touching(area).length).reduce((sum, count) => sum + count)).toBe(40);
  expect(touching('s1')).toEqual(['s2', 'f1', 'm1']);
  expect(touching('m2')).toEqual(['s2', 'd2', 'm1', 'm3']);
});

test('a map of one’s own shows what the drawing does not', () => {
  const areas = AREAS.map((area) => ({ area, near: touching(area) }));
  expect(oddBorders(areas)).toEqual({ cliffs: [], ways: [] });
  const other = areas.map(({ area, near }) => {
    if (area === 's1') return { area, near: ['s2', 'm1', 'd1'] };
    if (area === 'd1') return { area, near: [...near, 's1'] };
    return { area, near: area === 'f1' ? near.filter((each) => each !== 's1') : near };
  });
  expect(oddBorders(other)).toEqual({ cliffs: [['s1', 'f1']], ways: [['s1', 'd1']] });
});

test('a border is the line that both areas share', () => {
  for (const [one, other] of [
    ['s1', 's2'],
    ['f2', 'd2'],
    ['m3', 's3'],
  ] as const) {
    const middle = border(PLANS.wide, one, other).slice(1).split('L')[3]!;
    for (const area of [one, other]) expect(outline(PLANS.wide, area)).toContain(middle);
  }
});
