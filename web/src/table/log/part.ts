/** The lines of a log that are drawn: in a long game only some of them, for a thousand take a second and more. */
export interface Part {
  first: number;
  end: number;
}

export const NOTHING: Part = { first: 0, end: 0 };
const MANY = 200; // lines that are drawn at a time
const NEAR = 20; // lines that are drawn at least around the one that is looked at

/** What is drawn of so many lines: the last ones and what comes after them, or those around one that is looked at. */
export function partOf(drawn: Part, count: number, at: number | null): Part {
  if (at === null) {
    const goesOn = drawn.end > 0 && drawn.first < count && Math.abs(count - drawn.end) <= MANY;
    return { first: goesOn ? drawn.first : Math.max(0, count - MANY), end: count };
  }
  const above = drawn.first === 0 || at >= drawn.first + NEAR;
  const below = drawn.end === count || at < drawn.end - NEAR;
  if (drawn.end > 0 && drawn.end <= count && above && below) return drawn;
  return { first: Math.max(0, at - MANY / 2), end: Math.min(count, at + MANY / 2) };
}

/** The same with more lines before it. */
export function earlier({ first, end }: Part): Part {
  return { first: Math.max(0, first - MANY), end };
}

/** The same with more lines after it. */
export function later({ first, end }: Part, count: number): Part {
  return { first, end: Math.min(count, end + MANY) };
}
