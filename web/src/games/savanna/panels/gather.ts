import type { Told } from '../../../table/log/told';
import type { Line, Text } from '../../../wire/types.gen';

const key = (name: string) => `savanna_log_${name}`;
const is = (line: Told | undefined, ...names: string[]) => names.some((name) => line?.text.key === key(name));
const SHOWN = ['revealed', 'neutral'];
const COUNTED = ['scored', 'herd', 'cheetah'];
/** The lines of the sheet that are scored after the lions have hunted. */
const LATE = new Set(['lion', 'elephant', 'hyena', 'vulture'].map((line) => `savanna_line_${line}`));

/**
 * What all players do at once is one action: their cards are shown, then placed, and the hands go on. The end of a round is
 * one, and so is each half of the scoring. What a sentence says of everybody is not told once more under it.
 */
export function gather(lines: Line[]): Told[] {
  const told: Told[] = [];
  for (let from = 0; from < lines.length;) {
    const run = runFrom(lines, from);
    from += run.length;
    const before = told.at(-1);
    if (is(run[0], 'placed')) {
      // What was shown has come to lie.
      const shown = before && is(before, 'told_shown') ? told.pop() : undefined;
      told.push(run.length > 1 || shown ? all('told_placed', run, shown) : run[0]!);
    } else if (is(run[0], 'passed') && before && is(before, 'told_placed')) {
      // After every step the hands go on: the board says where to.
    } else if (is(run[0], 'drew', 'discarded') && before && is(before, 'gave')) {
      told[told.length - 1] = { ...before, parts: [...(before.parts ?? []), ...run] };
    } else if (is(run[0], ...SHOWN)) {
      // Alone there is nobody to show it to.
      if (run.length > 1) told.push(all('told_shown', run));
    } else if (is(run.at(-1), 'round_began') && is(run[0], 'discarded')) {
      told.push({ ...whole(run), text: { key: key('told_new_round'), args: { over: 1 } }, parts: run.slice(0, -1) });
    } else if (is(run[0], ...COUNTED)) {
      told.push(counted(run));
    } else told.push(...run.map(own));
  }
  return told;
}

/** Lines of one kind that follow each other under one heading. */
function runFrom(lines: Line[], from: number): Line[] {
  const first = lines[from]!;
  const kinds = [SHOWN, COUNTED, ['placed'], ['discarded', 'round_began']].find((names) => is(first, ...names));
  if (!kinds) return [first];
  let to = from + 1;
  while (to < lines.length && is(lines[to], ...kinds) && (kinds[0] === 'discarded' || sameHeading(first, lines[to]!)))
    to += 1;
  return lines.slice(from, to);
}

const sameHeading = (one: Line, other: Line) => JSON.stringify(one.group) === JSON.stringify(other.group);

/** One line for several: it belongs to nobody alone. */
function whole(run: Line[], earlier?: Told): Omit<Told, 'text'> {
  const first = run[0]!;
  return {
    number: run.at(-1)!.number,
    from: earlier?.from ?? first.number,
    seat: null,
    group: first.group,
    at: [...new Set(run.flatMap((line) => line.at))],
  };
}

function all(name: string, run: Line[], shown?: Told): Told {
  const texts = run.map(({ text }): Text => {
    if (text.key === key('neutral')) return { key: key('told_neutral'), args: text.args };
    const { ecosystem, seat, card } = text.args;
    return { key: key('told_card'), args: { ecosystem: ecosystem ?? seat ?? '', card: card ?? '' } };
  });
  const before = shown?.text.args.cards;
  const neutral = typeof before === 'object' && 'texts' in before ? before.texts.filter(isNeutral) : [];
  const cards = [...texts.filter((text) => !isNeutral(text)), ...texts.filter(isNeutral), ...neutral];
  return { ...whole(run, shown), text: { key: key(name), args: { cards: { texts: cards } } } };
}

const isNeutral = (text: Text) => text.key === key('told_neutral');

/** The points of a half of the scoring, by ecosystem; where each came from is folded under it. */
function counted(run: Line[]): Told {
  const points = new Map<string, { ecosystem: Text['args'][string]; points: number }>();
  for (const { text } of run) {
    const { ecosystem } = text.args;
    if (ecosystem === undefined) continue;
    const sum = points.get(JSON.stringify(ecosystem)) ?? { ecosystem, points: 0 };
    sum.points += Number(text.args.points ?? 0);
    points.set(JSON.stringify(ecosystem), sum);
  }
  const texts = [...points.values()].map((args): Text => ({ key: key('told_points'), args }));
  const late = run.some(({ text: { args } }) => {
    const line = args.line;
    return typeof line === 'object' && 'term' in line && LATE.has(line.term);
  });
  return {
    ...whole(run),
    text: { key: key(late ? 'told_late' : 'told_early'), args: { points: { texts } } },
    parts: run,
  };
}

/** A line belongs to whom it is about: what others did within a move of the reader's is told. */
function own(line: Line): Told {
  const { ecosystem, seat } = line.text.args;
  const about = ecosystem ?? seat;
  return typeof about === 'object' && 'seat' in about ? { ...line, seat: about.seat } : line;
}
