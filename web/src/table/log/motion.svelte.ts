import { api } from '../../wire/api';
import { settings } from '../../ui/settings.svelte';
import type { View } from '../../wire/session.svelte';
import type { Table, Text } from '../../wire/types.gen';
import { useChoosing } from '../choosing/choosing.svelte';

const PACE = 900;

/** Plays past moves again on the board, one after another; any input stops it. */
export function motion() {
  const choosing = useChoosing();
  let view = $state.raw<View | null>(null);
  let line = $state.raw<Text | null>(null);
  let run = 0;

  function stop() {
    run += 1;
    if (view) choosing.dim();
    view = line = null;
  }
  async function play(table: Table, from: number) {
    stop();
    const mine = run;
    for (let number = from; number <= table.number && mine === run; number += 1) {
      const at = await api.at(table.id, number, table.you).catch(() => null);
      if (!at || mine !== run) break;
      if (number > from && at.lines.length === 0) continue;
      view = at.view;
      line = at.lines.at(-1)?.text ?? null;
      choosing.light(at.lines.flatMap((each) => each.at));
      await new Promise((resolve) => setTimeout(resolve, settings.moves ? PACE : PACE * 1.5));
    }
    if (mine === run) stop();
  }

  return {
    get view() {
      return view;
    },
    get line() {
      return line;
    },
    play,
    stop,
  };
}
