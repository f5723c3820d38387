import { signed } from '../../../text';
import type { Text } from '../../../wire/types.gen';
import { CARDS, type Gain } from '../view';

/** What a card brings on a place, as the rules have counted it, in the same words as the server's (eye/brings.py). */
export function clauses({ gain, lines, herd }: Gain): Text[] {
  const changed = CARDS.filter((line) => lines[line]);
  const said = changed.map((line): Text => {
    const points = lines[line] ?? 0;
    const args = { points: signed(points), count: Math.abs(points), line: { term: `savanna_line_${line}` } };
    return { key: changed.length === 1 ? 'savanna_brings_only' : 'savanna_brings_line', args };
  });
  const total: Text = { key: 'savanna_brings_total', args: { points: signed(gain), count: Math.abs(gain) } };
  const more: Text[] = herd === 0 ? [] : [{ key: 'savanna_brings_herd', args: { points: signed(herd) } }];
  if (said.length === 0 && herd === 0) return [{ key: 'savanna_brings_nothing', args: {} }];
  return [...(said.length > 1 ? [total] : []), ...said, ...more];
}
