import { perTable } from '../choosing/shared.svelte';

/** What the drawings of one table share while a scoring is told; a game may keep more on it. */
export class Stage {
  /** The line or step being told; null when nothing is being told. */
  telling = $state.raw<number | null>(null);
}

export const stageOf = perTable(() => new Stage());
