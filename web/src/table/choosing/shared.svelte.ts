import { untrack } from 'svelte';
import type { Choosing } from './choosing.svelte';

/**
 * What the drawings of one table share: made when the first of them asks for it.
 *
 * It outlives who asked: a table is drawn anew when its server comes back, and what had been derived within the first
 * drawing would stand still from then on. So it has a root of its own.
 */
export function perTable<Shared>(make: (choosing: Choosing) => Shared): (choosing: Choosing) => Shared {
  const made = new WeakMap<Choosing, Shared>();
  return (choosing) => {
    if (!made.has(choosing))
      $effect.root(
        () =>
          void made.set(
            choosing,
            untrack(() => make(choosing)),
          ),
      );
    return made.get(choosing)!;
  };
}
