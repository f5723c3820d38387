import type { Component } from 'svelte';
import type { Identity } from '../../../table/seats/identity';
import { mark, NOBODY } from '../../../table/seats/marks';
import { word } from '../../../text';
import type { View } from '../../../wire/session.svelte';
import HerdMark from '../pieces/HerdMark.svelte';
import { COLOURS, type Colour, type TerrorView } from '../view';

/** One component for each colour, made once: a mark that is drawn again is the same mark. */
const markOf =
  (colour: Colour | null): Component<{ size: number }> =>
  (anchor, props) =>
    HerdMark(anchor, {
      colour,
      get size() {
        return props.size;
      },
    });
const MARKS = COLOURS.map(markOf);
const UNLED: Identity = { colour: NOBODY.colour, shape: mark(0).shape, Mark: markOf(null), name: '' };

/** Who somebody is: the colour and the shape of their herds; nobody yet while colours are being chosen. */
export function identity(view: View, seat: number): Identity {
  const colour = (view as unknown as TerrorView).players[seat]?.colour;
  const number = colour ? COLOURS.indexOf(colour) : -1;
  const Mark = MARKS[number];
  return colour && Mark
    ? { colour: mark(number).colour, shape: mark(number).shape, Mark, name: word(`triassic_terror_colour_${colour}`) }
    : UNLED;
}
