import { subjectOf } from '../../../table/seats/names';
import type { Told } from '../../../table/log/told';
import type { Line, Text } from '../../../wire/types.gen';

const name = (line: Line): string => line.text.key.replace('darwins_choice_log_', '');
const DRAWS = new Set(['took_small', 'took_large', 'drew']);
const MUTATION = new Set(['mutated', 'replaced', 'added', 'lost', 'paid_mutation']);
const MIGRATION = new Set(['migrated', 'paid_migration', 'gained_migration']);
const JUDGED = new Set(
  'died_unfit died_excess died_hungry died_eaten survived best_adapted most_competitive competition waste'.split(' '),
);
const STRIKES = new Set(
  'index biome_removed city_gone died_event assigned kept_all rewarded neutral_came slot_hit'.split(' '),
);
const CHANGES = new Set(['biome_changed', 'row_renewed']);

type Telling = (run: Line[]) => Told[];
/** What begins an action, what still belongs to it, and how all of it is said. */
const ACTIONS: { begins: ReadonlySet<string>; goesOn: ReadonlySet<string>; tell: Telling }[] = [
  { begins: DRAWS, goesOn: DRAWS, tell: drawn },
  { begins: MUTATION, goesOn: MUTATION, tell: mutated },
  { begins: new Set(['migrated']), goesOn: MIGRATION, tell: migrated },
  { begins: new Set(['traded']), goesOn: new Set(), tell: traded },
  { begins: new Set(['evaluation']), goesOn: JUDGED, tell: struck },
  { begins: new Set(['event']), goesOn: STRIKES, tell: struck },
  { begins: new Set(['biome_changed']), goesOn: CHANGES, tell: changed },
];

/** An entry of the log is one action of one player, or one step between the eras; its parts are folded under it. */
export function gather(lines: Line[]): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at]!;
    const action = ACTIONS.find(({ begins }) => begins.has(name(first)));
    let end = at + 1;
    if (action) while (end < lines.length && belongs(first, lines[end]!, action.goesOn)) end += 1;
    const run = lines.slice(at, end);
    told.push(...(action ? action.tell(run) : run));
    at = end;
  }
  return told;
}

function belongs(first: Line, line: Line, goesOn: ReadonlySet<string>): boolean {
  if (!goesOn.has(name(line)) || JSON.stringify(line.group) !== JSON.stringify(first.group)) return false;
  // Cards are drawn one by one; all else happens in one move, or is nobody's.
  return DRAWS.has(name(first))
    ? subjectOf(line) === subjectOf(first)
    : first.number === line.number || isNobodys(first);
}

const isNobodys = (line: Line): boolean => ['event', 'evaluation', 'biome_changed'].includes(name(line));

/** Several lines in one sentence. */
function inOne(run: Line[], text: Told['text'], seat = run[0]!.seat, parts: Line[] = []): Told {
  const [first, last] = [run[0]!, run.at(-1)!];
  const at = [...new Set(run.flatMap((line) => line.at))];
  const whole = { number: last.number, seat, group: first.group, at, text };
  const from = first.number === last.number ? {} : { from: first.number };
  return parts.length > 0 ? { ...whole, ...from, parts } : { ...whole, ...from };
}

const byWhom = (line: Line): Told['text']['args'] => (line.seat === null ? {} : { seat: { seat: line.seat } });

/** Cards that one player draws one after the other; who may know them reads which they are. */
function drawn(run: Line[]): Told[] {
  const seat = run[0]?.text.args.seat;
  if (seat === undefined) return run;
  const known = run.filter((line) => name(line) === 'drew');
  const small = run.filter((line) => name(line) === 'took_small').length;
  const large = run.filter((line) => name(line) === 'took_large').length;
  const count = small + large;
  // A single card has a sentence of its own, the one that says most.
  if (count < 2) return known.length > 0 ? known : run;
  if (known.length < count)
    return [inOne(run, { key: 'darwins_choice_log_drew_some', args: { seat, count, small, large } })];
  const texts = known.map(({ text: { args } }) => ({
    key: 'darwins_choice_log_card',
    args: { animal: args.animal ?? '', part: args.part ?? '' },
  }));
  return [inOne(run, { key: 'darwins_choice_log_drew_known', args: { seat, count, cards: { texts } } })];
}

const CHANGE_WORDS: Record<string, string> = {
  added: 'darwins_choice_line_gains',
  lost: 'darwins_choice_line_loses',
  replaced: 'darwins_choice_line_replaces',
  paid_mutation: 'darwins_choice_line_pays',
};

/** One change of a species, or two, and what they cost. */
function mutated(run: Line[]): Told[] {
  const named = run.find((line) => line.text.args.body !== undefined);
  const first = run[0]!;
  if (!named || first.seat === null) return run;
  const { body = '', head = '' } = named.text.args;
  // What is paid is said last.
  const ordered = [
    ...run.filter((line) => name(line) !== 'paid_mutation'),
    ...run.filter((line) => name(line) === 'paid_mutation'),
  ];
  const texts = ordered.flatMap((line): Text[] => {
    const key = CHANGE_WORDS[name(line)];
    return key === undefined ? [] : [{ key, args: line.text.args }];
  });
  return [
    inOne(run, { key: 'darwins_choice_line_mutates', args: { ...byWhom(first), body, head, changes: { texts } } }),
  ];
}

function migrated(run: Line[]): Told[] {
  const first = run[0]!;
  if (first.seat === null) return run;
  const text = { key: 'darwins_choice_line_migrated', args: { ...byWhom(first), ...first.text.args } };
  return [inOne(run, text, first.seat, run.slice(1))];
}

function traded(run: Line[]): Told[] {
  const first = run[0]!;
  if (first.seat === null) return run;
  return [inOne(run, { key: 'darwins_choice_line_traded', args: { ...byWhom(first), ...first.text.args } })];
}

/** What happens between the turns is nobody's action, whoever ended the era. */
function struck(run: Line[]): Told[] {
  return [inOne(run, run[0]!.text, null, run.slice(1))];
}

function changed(run: Line[]): Told[] {
  const biomes = run.filter((line) => name(line) === 'biome_changed');
  const texts = biomes.map(({ text: { args } }) => ({ key: 'darwins_choice_line_biome', args }));
  return [
    inOne(run, { key: 'darwins_choice_line_biomes', args: { lines: { texts } } }, null, run.slice(biomes.length)),
  ];
}
