export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;
const FAR = 30; // square pixels of the board that a tip may cover to be a pixel nearer to its thing

function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How many pixels lie between two boxes. */
function apart(one: Box, other: Box): number {
  const across = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
  const down = Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height);
  return Math.max(0, across) + Math.max(0, down);
}

function fits(box: Box, window: { width: number; height: number }): boolean {
  const across = box.left >= MARGIN && box.left + box.width <= window.width - MARGIN;
  return across && box.top >= MARGIN && box.top + box.height <= window.height - MARGIN;
}

/** Where a tip goes: above its thing, below, beside it, or at the edge of the window, covering little of the board. */
export function tipPlace(
  thing: Box,
  tip: { width: number; height: number },
  others: Box[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const within = (value: number, length: number, size: number) =>
    Math.max(MARGIN, Math.min(value, length - size - MARGIN));
  const middle = within(thing.left + thing.width / 2 - tip.width / 2, window.width, tip.width);
  const level = within(thing.top + thing.height - tip.height, window.height, tip.height);
  const above = thing.top - tip.height - MARGIN;
  const below = thing.top + thing.height + MARGIN;
  const before = thing.left - tip.width - MARGIN;
  const after = thing.left + thing.width + MARGIN;
  const places = [
    { left: middle, top: above },
    { left: middle, top: below },
    { left: before, top: level },
    { left: after, top: level },
    { left: MARGIN, top: level },
    { left: MARGIN, top: within(above, window.height, tip.height) },
  ]
    .map((place) => ({ ...place, width: tip.width, height: tip.height }))
    .filter((place) => fits(place, window));
  const cost = (place: Box) =>
    [thing, ...others].reduce((sum, other) => sum + covered(place, other), FAR * apart(place, thing));
  const costs = places.map(cost);
  const { left, top } = places[costs.indexOf(Math.min(...costs))] ?? { left: middle, top: MARGIN };
  return { left, top };
}
