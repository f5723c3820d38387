import { perTable } from '../../../table/choosing/shared.svelte';

/** Which ecosystem is large; which line of the scoring is told, the shared table knows (table/telling/stage). */
class Focus {
  /** The ecosystem in the middle; null is the viewer's own. */
  seat = $state.raw<number | null>(null);
}

export const focusOf = perTable(() => new Focus());
