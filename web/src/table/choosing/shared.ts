import type { Choosing } from './choosing.svelte';

/** What the drawings of one table share: made when the first of them asks for it. */
export function perTable<Shared>(make: (choosing: Choosing) => Shared): (choosing: Choosing) => Shared {
  const made = new WeakMap<Choosing, Shared>();
  return (choosing) => {
    let shared = made.get(choosing);
    if (!shared) made.set(choosing, (shared = make(choosing)));
    return shared;
  };
}
