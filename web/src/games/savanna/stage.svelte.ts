import { perTable } from '../../table/shared';

/** What the drawings of one table share: which ecosystem is large, and how far the scoring has been told. */
export class Stage {
  /** The ecosystem in the middle; null is the viewer's own. */
  focus = $state.raw<number | null>(null);
  /** The scoring line being told; null when nothing is being told. */
  telling = $state.raw<number | null>(null);
}

export const stageOf = perTable(() => new Stage());
