import type { Component, ComponentProps } from 'svelte';
import type { Identity } from '../../../table/seats/identity';
import { word } from '../../../text';
import type { Species, WildlifeView } from '../view';
import SpeciesMark from './SpeciesMark.svelte';

type Mark = Identity['Mark'];
const marks = new Map<Species, Mark>();

/** The mark of a species as a component of its own: the shared table only tells it how large it is. */
function markOf(species: Species): Mark {
  const known = marks.get(species);
  if (known) return known;
  const draw = SpeciesMark as Component<ComponentProps<typeof SpeciesMark>>;
  const mark: Mark = (internals, props) =>
    draw(internals, {
      species,
      get size() {
        return props.size;
      },
    });
  marks.set(species, mark);
  return mark;
}

/** A player is known by the species, everywhere; before it is drawn or chosen by the mark of the seat. */
export function identityOf(view: WildlifeView, seat: number): Identity | null {
  const species = view.seats[seat]?.species;
  if (!species) return null;
  return { colour: `var(--wl-${species})`, Mark: markOf(species), name: word(`wildlife_species_${species}`) };
}
