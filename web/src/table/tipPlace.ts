export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where a tip goes: above its thing, below, or at the edge of the window, wherever it covers least of the board. */
export function tipPlace(
  thing: Box,
  tip: { width: number; height: number },
  others: Box[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const within = (value: number, length: number, size: number) =>
    Math.max(MARGIN, Math.min(value, length - size - MARGIN));
  const middle = within(thing.left + thing.width / 2 - tip.width / 2, window.width, tip.width);
  const beside = within(thing.top + thing.height - tip.height, window.height, tip.height);
  const above = thing.top - tip.height - MARGIN;
  const below = thing.top + thing.height + MARGIN;
  const places = [
    { left: middle, top: above },
    { left: middle, top: below },
    { left: MARGIN, top: beside },
    { left: MARGIN, top: within(above, window.height, tip.height) },
  ].filter(({ top }) => top >= MARGIN && top + tip.height <= window.height - MARGIN);
  const cost = (place: { left: number; top: number }) =>
    [thing, ...others].reduce(
      (sum, other) => sum + covered({ ...place, width: tip.width, height: tip.height }, other),
      0,
    );
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] ?? { left: middle, top: MARGIN };
}
