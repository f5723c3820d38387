import { dress, type Coat } from './coat';
import { eye, HAIR, MARKS, type HairName, type MarkName } from './faces';
import type { Point } from './geometry';
import { CRESTS, EARS, HORNS, type CrestName, type EarName, type HornName } from './horns';
import { LEGS, type LegName } from './legs';
import type { Look } from './look';
import { MOUTHS, type MouthName } from './mouths';
import { paler, type Pen } from './pen';
import { OVER } from './shells';
import { SKULLS, type Skull, type SkullName } from './skulls';
import { TAILS, type TailName } from './tails';
import { UNDER } from './toppings';
import { TORSOS, type Torso, type TorsoName } from './torsos';
import { WINGS, type WingName } from './wings';

/** What lies on the far side is this much darker. */
const FAR = 0.3;

function known<Name extends string>(word: string | undefined, among: Record<Name, unknown>): Name {
  if (word === undefined || !(word in among)) throw new Error(`no drawing named ${word}`);
  return word as Name;
}
const pick = <Name extends string>(words: string[], among: Record<Name, unknown>) =>
  words.filter((word): word is Name => word in among);

export function drawHead(pen: Pen, { words, coat }: Look): void {
  const skull: Skull = SKULLS[known<SkullName>(words[0], SKULLS)];
  const features = words.slice(1);
  const ears = pick<EarName>(features, EARS);
  const horns = pick<HornName>(features, HORNS);
  const far = pen.from({ x: -7, y: -1 }, FAR);
  for (const name of pick<HairName>(features, HAIR)) HAIR[name](pen, skull, coat);
  for (const name of ears) EARS[name](far, skull, coat);
  for (const name of horns) HORNS[name](far, skull, coat);
  for (const name of pick<CrestName>(features, CRESTS)) CRESTS[name](pen, skull, coat);
  const spine = pen.limb(skull.nodes, coat.base);
  dress(pen, spine, quiet(coat), skull.dense, 0.34, 0.96);
  const marks = pick<MarkName>(features, MARKS);
  for (const name of marks) MARKS[name](pen, skull, coat);
  for (const name of pick<MouthName>(features, MOUTHS)) MOUTHS[name](pen, skull, coat);
  if (!marks.some((name) => name === 'turret' || name === 'stalkeyes' || name === 'horns')) {
    eye(pen, skull, words[0] === 'owl' ? 6.4 : words[0] === 'frog' ? 7 : 4.6, irisOf(skull, coat));
  }
  for (const name of horns) HORNS[name](pen, skull, coat);
  for (const name of ears) EARS[name](pen, skull, coat);
}

/** Hair that hangs from a belly would hide a face. */
const quiet = (coat: Coat): Coat =>
  coat.pattern === 'shag'
    ? { ...coat, pattern: 'fur' }
    : coat.pattern === 'saddle'
      ? { ...coat, pattern: 'plain' }
      : coat;

function irisOf(skull: Skull, coat: Coat): string {
  if (skull.gaze === 'facet') return paler(coat.mark, 0.15);
  return skull.gaze === 'stern' ? '#e3a72f' : '#7a4a26';
}

export function drawBody(pen: Pen, { words, coat }: Look): Torso {
  const torso: Torso = torsoOf(words);
  for (const word of pick<keyof typeof UNDER>(words, UNDER)) UNDER[word](pen, torso, coat);
  const spine = pen.limb(torso.nodes, coat.base);
  dress(pen, spine, coat, torso.dense);
  for (const word of pick<keyof typeof OVER>(words, OVER)) OVER[word](pen, torso, coat);
  return torso;
}

export const torsoOf = (words: string[]): Torso => TORSOS[known<TorsoName>(words[0], TORSOS)];

/** One pair of legs: the far one behind the body, the near one before it. */
export function drawLeg(pen: Pen, { words, coat }: Look, [x, y]: Point, hind: boolean, far: boolean): void {
  const leg = LEGS[known<LegName>(words[0], LEGS)];
  leg(pen.from({ x: x + (far ? 9 : 0), y: y - (far ? 3 : 0) }, far ? FAR : 0), coat, hind);
}

export function drawWing(pen: Pen, { words, coat }: Look, [x, y]: Point, far: boolean): void {
  const wing = WINGS[known<WingName>(words[0], WINGS)];
  wing(pen.from({ x: x + (far ? -6 : 0), y, turn: far ? -0.32 : 0 }, far ? FAR : 0), coat);
}

export function drawTail(pen: Pen, { words, coat }: Look, [x, y]: Point): void {
  TAILS[known<TailName>(words[0], TAILS)](pen.from({ x, y }), coat);
}
