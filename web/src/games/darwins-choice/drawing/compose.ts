import type { Point } from './geometry';
import { lookOf, partOf, type Look, type Part } from './look';
import { drawBody, drawHead, drawLeg, drawTail, drawWing, torsoOf } from './parts';
import { Pen, type Box, type Ink } from './pen';

export interface Drawing {
  inks: readonly Ink[];
  box: Box;
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** One card's part alone, as it lies in a hand. */
function drawPart(card: string): Drawing {
  const pen = new Pen(card);
  const look = lookOf(card);
  const part = partOf(card);
  if (part === 'H') drawHead(pen, look);
  if (part === 'B') drawBody(pen, look);
  if (part === 'T') drawTail(pen, look, [0, 0]);
  if (part === 'W') for (const far of [true, false]) drawWing(pen, look, [0, 0], far);
  if (part === 'S') for (const far of [true, false]) drawLeg(pen, look, [far ? 14 : 0, 0], true, far);
  if (part === 'D')
    for (const far of [true, false]) {
      drawLeg(pen, look, [-34, 0], false, far);
      drawLeg(pen, look, [34, 0], true, far);
    }
  return { inks: pen.inks, box: pen.box };
}

/** A whole animal from its cards: tail and far limbs behind the body, near limbs and head before it. */
function drawSpecies(cards: readonly string[]): Drawing {
  const of = (part: Part) => cards.filter((card) => partOf(card) === part);
  const [body] = of('B');
  if (body === undefined) return drawPart(cards[0]!);
  const pen = new Pen(cards.join(' '));
  const look = lookOf(body);
  const torso = torsoOf(look.words);
  const legs: [look: Look, at: Point, hind: boolean][] = [];
  const singles = of('S');
  singles.forEach((card, i) => {
    if (singles.length === 1) legs.push([lookOf(card), between(torso.shoulder, torso.hip, 0.62), true]);
    else legs.push([lookOf(card), i === 0 ? torso.shoulder : torso.hip, i > 0]);
  });
  for (const card of of('D')) legs.push([lookOf(card), torso.shoulder, false], [lookOf(card), torso.hip, true]);

  for (const card of of('W')) drawWing(pen, lookOf(card), torso.wing, true);
  for (const card of of('T')) drawTail(pen, lookOf(card), torso.tail);
  for (const [leg, at, hind] of legs) drawLeg(pen, leg, at, hind, true);
  drawBody(pen, look);
  for (const [leg, at, hind] of legs) drawLeg(pen, leg, at, hind, false);
  for (const card of of('H')) drawHead(pen.from({ x: torso.neck[0] + 6, y: torso.neck[1] }), lookOf(card));
  for (const card of of('W')) drawWing(pen, lookOf(card), torso.wing, false);
  return { inks: pen.inks, box: pen.box };
}

const drawn = new Map<string, Drawing>();

/** The drawing of one card, or of the animal that several make; the same cards always look the same. */
export function drawingOf(cards: readonly string[]): Drawing {
  const key = cards.join(' ');
  let drawing = drawn.get(key);
  if (!drawing) drawn.set(key, (drawing = cards.length === 1 ? drawPart(cards[0]!) : drawSpecies(cards)));
  return drawing;
}

/** The window that shows a whole drawing, never smaller than `least`, so that small parts look small. */
export function viewBoxOf({ box }: Drawing, least = 0): string {
  const margin = 5;
  const [width, height] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  const x = (box.left + box.right - wide) / 2;
  const y = (box.top + box.bottom - high) / 2;
  return [x, y, wide, high].map((value) => Math.round(value)).join(' ');
}
