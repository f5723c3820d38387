import type { Component } from 'svelte';
import type { Identity } from '../../../table/seats/identity';
import { mark } from '../../../table/seats/marks';
import { word } from '../../../text';
import HerdMark from '../pieces/HerdMark.svelte';

const COLOURS = ['orange', 'sky', 'green', 'red', 'blue', 'pink'] as const;

/** One component for each seat, made once: a mark that is drawn again is the same mark. */
const MARKS = COLOURS.map(
  (_, seat): Component<{ size: number }> =>
    (anchor, props) =>
      HerdMark(anchor, {
        seat,
        get size() {
          return props.size;
        },
      }),
);

/** Who somebody is: the colour and the shape of their herds. */
export function identity(_: unknown, seat: number): Identity | null {
  const Mark = MARKS[seat];
  return Mark ? { colour: mark(seat).colour, Mark, name: word(`triassic_terror_colour_${COLOURS[seat]}`) } : null;
}
