import type { Component } from 'svelte';
import type { Identity } from '../../../table/seats/identity';
import { list } from '../../../text';
import type { View } from '../../../wire/session.svelte';
import Marks from '../pieces/Marks.svelte';
import type { Animal, DominantView } from '../view';
import { animalWord } from '../words';

const marks = new Map<string, Component<{ size: number }>>();

/** One component for the same animals, so that a mark is not drawn anew with every view. */
function markOf(animals: Animal[]): Component<{ size: number }> {
  const key = animals.join(' ');
  const known = marks.get(key);
  if (known) return known;
  const mark = ((anchor: Parameters<typeof Marks>[0], props: { size: number }) =>
    Marks(anchor, {
      animals,
      get size() {
        return props.size;
      },
    })) as Component<{ size: number }>;
  marks.set(key, mark);
  return mark;
}

/** Who leads an animal is marked by it everywhere. */
export function identity(view: View, seat: number): Identity | null {
  const animals = (view as unknown as DominantView).animals
    .filter((beast) => beast.seat === seat)
    .map((beast) => beast.animal);
  if (animals.length === 0) return null;
  return { colour: `var(--beast-${animals[0]})`, Mark: markOf(animals), name: list(animals.map(animalWord)) };
}
