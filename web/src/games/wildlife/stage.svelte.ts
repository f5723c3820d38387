import type { Choosing } from '../../table/choosing.svelte';

/** What the drawings of one table share: which line of the last general scoring is being told. */
export class Stage {
  telling = $state.raw<number | null>(null);
}

const stages = new WeakMap<Choosing, Stage>();

export function stageOf(choosing: Choosing): Stage {
  let stage = stages.get(choosing);
  if (!stage) stages.set(choosing, (stage = new Stage()));
  return stage;
}
