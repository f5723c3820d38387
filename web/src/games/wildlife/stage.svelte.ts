import { perTable } from '../../table/shared';

/** What the drawings of one table share: which line of the last general scoring is being told. */
export class Stage {
  telling = $state.raw<number | null>(null);
}

export const stageOf = perTable(() => new Stage());
