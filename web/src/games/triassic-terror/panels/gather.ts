import type { Told } from '../../../table/log/told';
import type { Line, Text } from '../../../wire/types.gen';

const LOG = 'triassic_terror_log_';
type Value = Text['args'][string];
type Args = Text['args'];

/** The kinds of actions; a line begins one, goes on with one, or stands alone. */
type Kind = 'select' | 'card' | 'tile' | 'hunt' | 'trex' | 'herd' | 'volcano' | 'hatch' | 'white';
const BEGINS: Record<string, Kind> = {
  took_card: 'select',
  drew_blind: 'select',
  took_tile: 'select',
  played_card: 'card',
  played_tile: 'tile',
  pterodactyl_moved: 'hunt',
  raptor_moved: 'hunt',
  trex_claimed: 'trex',
  trex_moved: 'trex',
  trex_stayed: 'trex',
  followed: 'herd',
  migrated: 'herd',
  erupted: 'volcano',
  counter_hatched: 'hatch',
  white_placed: 'white',
};
const GOES_ON: Record<string, readonly Kind[]> = {
  drew: ['select'],
  took_tile: ['select'],
  took_white: ['select'],
  turned_up: ['select'],
  placed: ['card', 'tile'],
  grew: ['tile'],
  hatched: ['tile'],
  trex_moved: ['trex'],
  trex_stayed: ['trex'],
  followed: ['herd'],
  migrated: ['herd'],
  shocked: ['herd'],
  killed: ['volcano'],
  white_placed: ['white'],
  eaten: ['hunt', 'trex'],
  scattered: ['hunt'],
  scatter_died: ['hunt'],
  evicted: ['card', 'tile', 'trex', 'herd', 'hatch', 'white', 'hunt', 'volcano'],
};
/** What a tile that was only just played turns into. */
const OF_A_TILE: readonly Kind[] = ['hunt', 'trex', 'herd'];

interface Run {
  kind: Kind;
  lines: Line[];
}

const nameOf = (line: Line) => (line.text.key.startsWith(LOG) ? line.text.key.slice(LOG.length) : '');
const has = (run: Run, name: string) => run.lines.some((line) => nameOf(line) === name);

/** One action of one player is one sentence; what happened within it lies folded under it. */
export function gather(lines: Line[]): Told[] {
  const told: Told[] = [];
  let run: Run | null = null;
  for (const line of lines) {
    if (run && goesOn(run, line)) {
      run.lines.push(line);
      if (run.kind === 'tile' && has(run, 'played_tile') && run.lines.length === 2)
        run.kind = turnsInto(line) ?? 'tile';
      continue;
    }
    if (run) told.push(inOne(run));
    const kind = BEGINS[nameOf(line)];
    run = kind ? { kind, lines: [line] } : null;
    if (!run) told.push(alone(line));
  }
  if (run) told.push(inOne(run));
  return told;
}

const turnsInto = (line: Line): Kind | null => {
  const kind = BEGINS[nameOf(line)];
  return kind && OF_A_TILE.includes(kind) ? kind : null;
};

function goesOn(run: Run, line: Line): boolean {
  const first = run.lines[0]!;
  if (line.seat !== first.seat || JSON.stringify(line.group) !== JSON.stringify(first.group)) return false;
  const name = nameOf(line);
  if (run.kind === 'tile' && run.lines.length === 1 && has(run, 'played_tile') && turnsInto(line)) return true;
  if (!GOES_ON[name]?.includes(run.kind)) return false;
  // A second migration is an action of its own, as is a choice by somebody who has chosen already.
  if (name === 'followed') return !has(run, 'migrated');
  if (name === 'migrated') return same(run, line, 'origin');
  if (name === 'took_tile' || name === 'trex_moved' || name === 'trex_stayed') return !has(run, name);
  return true;
}

function same(run: Run, line: Line, arg: string): boolean {
  const other = run.lines.find((each) => nameOf(each) === 'migrated');
  return !other || JSON.stringify(other.text.args[arg]) === JSON.stringify(line.text.args[arg]);
}

/** The end of a round and a scoring belong to nobody, whoever moved last. */
const NOBODYS = new Set(['round_began', 'tiles_shuffled', 'scored', 'presence', 'dominance', 'won', 'shared']);
const alone = (line: Line): Told => (NOBODYS.has(nameOf(line)) ? { ...line, seat: null } : line);

function inOne({ kind, lines }: Run): Told {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const act = ACTS[kind](lines);
  if (lines.length === 1 || !act) return lines.length === 1 ? first : folded(lines, first.text);
  const then = clauses(lines, act.said);
  // Whose action it is stands first: by that it is marked.
  const whose: Told['text']['args'] = first.seat === null ? {} : { seat: { seat: first.seat } };
  const text: Told['text'] =
    then.length > 0
      ? {
          key: `${LOG}told`,
          args: { ...whose, act: { texts: [act.text] }, then: { texts: then } },
        }
      : { key: `${LOG}done`, args: { ...whose, act: { texts: [act.text] } } };
  return { ...folded(lines, text), number: last.number, from: first.number };
}

function folded(lines: Line[], text: Told['text']): Told {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const at = [...new Set(lines.flatMap((line) => line.at))];
  return { number: last.number, from: first.number, seat: first.seat, group: first.group, at, text, parts: lines };
}

/** What an action is called, and which lines that says already. */
type Act = (lines: Line[]) => { text: Text; said: readonly string[] } | null;
const act =
  (key: string, ...names: string[]): Act =>
  (lines) => {
    const line = lines.findLast((each) => names.includes(nameOf(each)));
    return line ? { text: { key: LOG + key, args: line.text.args }, said: names } : null;
  };
const ACTS: Record<Kind, Act> = {
  select: act('takes', 'took_tile'),
  card: act('plays_card', 'played_card'),
  tile: act('plays', 'played_tile'),
  hunt: (lines) => act('sends_raptor', 'raptor_moved')(lines) ?? act('sends_pterodactyl', 'pterodactyl_moved')(lines),
  trex: (lines) =>
    act('sends_trex', 'trex_moved')(lines) ??
    act('keeps_trex', 'trex_stayed')(lines) ??
    act('claims', 'trex_claimed')(lines),
  herd: act('leads', 'migrated'),
  volcano: act('erupts', 'erupted'),
  hatch: act('uses_hatch', 'counter_hatched'),
  white: (lines) => {
    const { seat } = lines[0]!.text.args;
    return seat === undefined ? null : { text: { key: `${LOG}places_white`, args: { seat } }, said: [] };
  },
};

/** Everything else that happened, alike things added up. */
function clauses(lines: Line[], said: readonly string[]): Text[] {
  const found = new Map<string, { key: string; args: Args; count: number }>();
  // The last migration is the sentence itself; those before it are clauses.
  const last = lines.findLast((line) => said.includes(nameOf(line)));
  for (const line of lines) {
    if (line === last) continue;
    const clause = clauseOf(line);
    if (!clause) continue;
    const id = JSON.stringify([clause.key, { ...clause.args, count: 0 }]);
    const before = found.get(id);
    if (before) before.count += clause.count;
    else found.set(id, clause);
  }
  return [...found.values()].map(({ key, args, count }) => ({ key: `${LOG}then_${key}`, args: { ...args, count } }));
}

function clauseOf(line: Line): { key: string; args: Args; count: number } | null {
  const { args } = line.text;
  const many = typeof args.count === 'number' ? args.count : 1;
  const only = (key: string, ...names: string[]) => {
    const kept = names.map((name): [string, Value] => [name, args[name] ?? '']);
    return { key, args: Object.fromEntries(kept) as Args, count: many };
  };
  switch (nameOf(line)) {
    case 'took_card':
      return only('card', 'environment');
    case 'drew_blind':
      return only('secret');
    case 'took_white':
      return only('white');
    case 'placed':
    case 'grew':
    case 'hatched':
    case 'counter_hatched':
    case 'white_placed':
      return only('dinos', 'area');
    case 'migrated':
      return only('go', 'area');
    case 'evicted':
      return only('driven_out', 'seat', 'area');
    case 'killed':
      return only('loses', 'seat');
    case 'eaten':
      return { key: 'loses', args: { seat: args.prey ?? '' }, count: 1 };
    case 'followed':
      return only('follows', 'seat');
    case 'shocked':
      return only('dies');
    case 'scattered':
      return only('flees', 'prey', 'area');
    case 'scatter_died':
      return only('flees_and_dies', 'prey', 'area');
    default:
      return null;
  }
}
