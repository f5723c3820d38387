import type { Told } from '../../../table/log/told';
import type { Saying } from '../../../text';
import type { Line, Text } from '../../../wire/types.gen';

const LOG = 'dominant_species_log_';
type Args = Line['text']['args'];

/** Lines that follow each other and are one action: what is said of all, and of each within it. */
interface Way {
  whole: string;
  /** The list in the whole sentence, and what each line puts into it; none where it would be too long to be read. */
  list: string;
  each: string;
  /** Only what one animal does. */
  alone: boolean;
  /** What is added up. */
  sum?: boolean;
}

const WAYS: Record<string, Way> = {
  cubes_placed: { whole: 'placed_all', list: 'places', each: 'place', alone: true, sum: true },
  moved: { whole: 'moved_all', list: 'ways', each: 'way', alone: true, sum: true },
  killed: { whole: 'killed_all', list: 'victims', each: 'victim', alone: true },
  extinct: { whole: 'extinct_all', list: 'losses', each: 'loss', alone: false },
  lost_cubes: { whole: 'lost_all', list: 'losses', each: 'loss', alone: false },
  lost_disk: { whole: 'lost_disks', list: 'losses', each: 'lost', alone: false },
  final: { whole: 'final_all', list: 'pays', each: 'pay', alone: false },
  card_shown: { whole: 'cards_shown', list: 'cards', each: 'card', alone: false },
  disks_drawn: { whole: 'disks_all', list: '', each: '', alone: false },
  tile_shown: { whole: 'tiles_shown', list: 'tiles', each: 'tile', alone: false },
};

const nameOf = (line: Line) => (line.text.key.startsWith(LOG) ? line.text.key.slice(LOG.length) : '');
const animalOf = (line: Line) => JSON.stringify(line.text.args.animal);
const together = (a: Line, b: Line) => JSON.stringify(a.group) === JSON.stringify(b.group);

function goesOn(first: Line, line: Line): boolean {
  const name = nameOf(first);
  if (!together(first, line)) return false;
  // Whoever names a tile scores it: what it pays is part of that.
  if (name === 'named') return nameOf(line) === 'scored' && line.number === first.number;
  const way = WAYS[name];
  return way !== undefined && nameOf(line) === name && (!way.alone || animalOf(line) === animalOf(first));
}

/** Within a sentence an animal is "the insects". */
function inside(args: Args): Args {
  const { animal } = args;
  if (typeof animal !== 'object' || !('term' in animal)) return args;
  return { ...args, animal: { ...animal, term: animal.term.replace('_animal_', '_the_') } };
}

const texts = (key: string, lines: Line[]): { texts: Text[] } => ({
  texts: lines.map((line) => ({ key: `${LOG}part_${key}`, args: inside(line.text.args) })),
});

function sentence(run: Line[]): Saying {
  const [first, ...rest] = run as [Line, ...Line[]];
  const { args } = first.text;
  const kept = (...names: string[]): Args =>
    Object.fromEntries(names.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]])));
  if (nameOf(first) === 'named')
    return { key: `${LOG}domination`, args: { ...kept('animal', 'terrain', 'tile'), pays: texts('pay', rest) } };
  const way = WAYS[nameOf(first)]!;
  const count = way.sum ? run.reduce((all, line) => all + Number(line.text.args.count ?? 0), 0) : run.length;
  return {
    key: LOG + way.whole,
    args: { ...(way.alone ? kept('animal') : {}), count, ...(way.list ? { [way.list]: texts(way.each, run) } : {}) },
  };
}

function inOne(run: Line[]): Told[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length === 1) return run;
  const at = [...new Set(run.flatMap((line) => line.at))];
  const whole = {
    number: last.number,
    stage: last.stage,
    from: first.number,
    seat: first.seat,
    group: first.group,
    at,
  };
  return [{ ...whole, text: sentence(run), parts: run }];
}

/** What happens tile by tile, animal by animal or card by card is told as the one action that it is. */
export function gather(lines: Line[]): Told[] {
  const told: Told[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    if (run[0] && !goesOn(run[0], line)) {
      told.push(...inOne(run));
      run = [];
    }
    run.push(line);
  }
  return [...told, ...inOne(run)];
}
