import type { Told } from '../../../table/log/told';
import { subjectOf } from '../../../table/seats/names';
import type { Line, Text } from '../../../wire/types.gen';

const PREFIX = 'wildlife_log_';
const nameOf = (line: Told): string => (line.text.key.startsWith(PREFIX) ? line.text.key.slice(PREFIX.length) : '');

/** What a card, an ability or a move does, once it is used: the clauses of its sentence. */
const CLAUSES: Record<string, string> = {
  moved: 'wildlife_log_part_moved',
  placed: 'wildlife_log_part_placed',
  relocated: 'wildlife_log_part_relocated',
  attacked: 'wildlife_log_part_attacked',
  cancelled: 'wildlife_log_part_cancelled',
  raised: 'wildlife_log_part_raised',
  gained: 'wildlife_log_part_gained',
  took: 'wildlife_log_part_took',
  fed: 'wildlife_log_part_fed',
  perished: 'wildlife_log_part_perished',
  starved: 'wildlife_log_part_starved',
  completed: 'wildlife_log_part_completed',
  last_piece: 'wildlife_log_part_last_piece',
  last_marker: 'wildlife_log_part_last_marker',
};
const EFFECTS: ReadonlySet<string> = new Set(Object.keys(CLAUSES));
/** With these a piece is moved or placed without a card; what it completes belongs to it. */
const BEGINS = new Set(['moved', 'placed', 'relocated']);
const FOLLOWS = new Set(['completed', 'last_piece', 'last_marker']);
const BIDDING = new Set(['bid', 'passed', 'sold', 'unsold', 'moved_back']);

/** Who acts is said before: a clause speaks of those to whom something happens. */
const ABOUT_OTHERS = new Set(['cancelled', 'fed', 'perished', 'starved']);
/** What happens to everybody in turn. */
const EACH = new Set(['fed', 'perished', 'starved']);

/** Which lines go on with the action that a line begins. */
const GOES_ON: Record<string, ReadonlySet<string>> = {
  turn: new Set(['laid']),
  laid: new Set(['laid']),
  offered: BIDDING,
  converted: new Set(['converted']),
  general: new Set(['scored']),
  final: new Set(['scored']),
  ...Object.fromEntries([...BEGINS].map((name) => [name, FOLLOWS])),
};

/** One action of one player in one sentence: cards laid out, a sale with its bids, a card with all that it does, a scoring. */
export function gather(lines: Line[]): Told[] {
  const told: Told[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    if (goesOn(run, line)) run.push(line);
    else {
      if (run.length > 0) told.push(inOne(run));
      run = [line];
    }
  }
  if (run.length > 0) told.push(inOne(run));
  return told;
}

function goesOn(run: Line[], line: Line): boolean {
  const [first, last, name] = [run[0], run.at(-1), nameOf(line)];
  if (!first || !last || JSON.stringify(first.group) !== JSON.stringify(line.group)) return false;
  if (nameOf(first) === 'executed') return isDone(first, last, line);
  if (!GOES_ON[nameOf(first)]?.has(name)) return false;
  return BIDDING.has(name) || name === 'scored' || subjectOf(first) === subjectOf(line);
}

/** Whether a card does this: one thing of who uses it, with what that completes, or something to each of the others. */
function isDone(used: Line, last: Line, line: Line): boolean {
  const name = nameOf(line);
  const own = subjectOf(used) === subjectOf(line);
  if (last !== used) return FOLLOWS.has(name) ? own : EACH.has(name) && name === nameOf(last);
  return EFFECTS.has(name) && (own || ABOUT_OTHERS.has(name));
}

function inOne(run: Line[]): Told {
  const first = run[0]!;
  if (run.length === 1) return first;
  const text = isScoring(first) ? first.text : (SENTENCES[nameOf(first)]?.(run) ?? acts(run));
  const at = [...new Set(run.flatMap((line) => line.at))];
  const parts = isScoring(first) ? [totals(run), ...run.slice(1)] : concernsOthers(run) ? run : [];
  return { number: run.at(-1)!.number, from: first.number, seat: first.seat, group: first.group, at, text, parts };
}

/** Of what one player alone does the sentence says all; what others did or suffered is folded under it. */
function concernsOthers(run: Line[]): boolean {
  const seats = run.flatMap((line) =>
    Object.values(line.text.args).flatMap((value) => (typeof value === 'object' && 'seat' in value ? value.seat : [])),
  );
  return new Set(seats).size > 1;
}

type Sentence = (run: Line[]) => Told['text'];
const SENTENCES: Record<string, Sentence> = { turn: lays, laid: lays, offered: sells, executed: uses, converted };

const of = (line: Line, name: string) => line.text.args[name] ?? '';
const find = (run: Line[], name: string) => run.find((line) => nameOf(line) === name);

function lays(run: Line[]): Told['text'] {
  const laid = run.filter((line) => nameOf(line) === 'laid');
  const texts = laid.map((line) => ({ key: 'wildlife_log_part_card', args: { card: of(line, 'card') } }));
  return { key: 'wildlife_log_lays', args: { seat: of(run[0]!, 'seat'), cards: { texts } } };
}

/** The sale so far: to whom and for how much, once that is known. */
function sells(run: Line[]): Told['text'] {
  const [offered, sold, back] = [run[0]!, find(run, 'sold'), find(run, 'moved_back')];
  const said = { seat: of(offered, 'seat'), card: of(offered, 'card') };
  if (find(run, 'unsold')) return { key: 'wildlife_log_offers_in_vain', args: said };
  if (!sold) return offered.text;
  const args = { ...said, buyer: of(sold, 'seat'), food: of(sold, 'food') };
  return back
    ? { key: 'wildlife_log_sells_back', args: { ...args, points: of(back, 'points') } }
    : { key: 'wildlife_log_sells', args };
}

function uses(run: Line[]): Told['text'] {
  const [used, ...effects] = run;
  const args = { seat: of(used!, 'seat'), card: of(used!, 'card'), what: { texts: effects.map(effect) } };
  return { key: 'wildlife_log_uses', args };
}

function acts(run: Line[]): Told['text'] {
  return { key: 'wildlife_log_does', args: { seat: of(run[0]!, 'seat'), what: { texts: run.map(effect) } } };
}

function effect(line: Line): Text {
  const name = nameOf(line);
  const args = Object.entries(line.text.args).filter(
    ([arg]) => arg !== 'attacker' && (arg !== 'seat' || ABOUT_OTHERS.has(name)),
  );
  return { key: CLAUSES[name] ?? line.text.key, args: Object.fromEntries(args) };
}

function converted(run: Line[]): Told['text'] {
  const sum = (name: string) => run.reduce((total, line) => total + Number(of(line, name)), 0);
  return {
    key: 'wildlife_log_converted',
    args: { seat: of(run[0]!, 'seat'), food: sum('food'), points: sum('points') },
  };
}

const isScoring = (line: Line) => ['general', 'final'].includes(nameOf(line));

/** What a scoring brought everybody: folded under its heading, so that it gives nothing away while it is told. */
function totals(run: Line[]): Told {
  const sums = new Map<number, number>();
  for (const line of run.slice(1)) {
    const seat = subjectOf(line);
    if (seat !== null) sums.set(seat, (sums.get(seat) ?? 0) + Number(of(line, 'points')));
  }
  const texts = [...sums]
    .sort(([, one], [, other]) => other - one)
    .map(([seat, points]) => ({ key: 'wildlife_log_part_total', args: { seat: { seat }, points } }));
  return { ...run.at(-1)!, at: [], text: { key: 'wildlife_log_totals', args: { totals: { texts } } } };
}
