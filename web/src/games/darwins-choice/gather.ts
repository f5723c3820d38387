import { subjectOf } from '../../table/names';
import type { Told } from '../../table/told';
import type { Line } from '../../wire/types.gen';

const TOOK_SMALL = 'darwins_choice_log_took_small';
const TOOK_LARGE = 'darwins_choice_log_took_large';
const DREW = 'darwins_choice_log_drew';
const DRAWS = new Set([TOOK_SMALL, TOOK_LARGE, DREW]);

/** Lines that name cards and animals, but not the player who has just moved. */
export const ACTS: ReadonlySet<string> = new Set(
  ['traded', 'added', 'lost', 'replaced', 'migrated'].map((name) => `darwins_choice_log_${name}`),
);

/** Cards that one player draws one after the other are told in one line; who may know them reads which they are. */
export function gather(lines: Line[]): Told[] {
  const told: Told[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    if (run[0] && !goesOn(run[0], line)) {
      told.push(...inOne(run));
      run = [];
    }
    if (DRAWS.has(line.text.key)) run.push(line);
    else told.push(line);
  }
  return [...told, ...inOne(run)];
}

function goesOn(first: Line, line: Line): boolean {
  return (
    DRAWS.has(line.text.key) &&
    subjectOf(line) === subjectOf(first) &&
    JSON.stringify(line.group) === JSON.stringify(first.group)
  );
}

function inOne(run: Line[]): Told[] {
  const [first, last] = [run[0], run.at(-1)];
  const seat = first?.text.args.seat;
  if (!first || !last || seat === undefined) return run;
  const drawn = run.filter((line) => line.text.key === DREW);
  const small = run.filter((line) => line.text.key === TOOK_SMALL).length;
  const large = run.filter((line) => line.text.key === TOOK_LARGE).length;
  const count = small + large;
  // A single card has a sentence of its own, the one that says most.
  if (count < 2) return drawn.length > 0 ? drawn : run;
  const at = [...new Set(run.flatMap((line) => line.at))];
  const whole = { number: last.number, from: first.number, seat: first.seat, group: first.group, at };
  if (drawn.length < count) {
    return [{ ...whole, text: { key: 'darwins_choice_log_drew_some', args: { seat, count, small, large } } }];
  }
  const texts = drawn.map(({ text: { args } }) => ({
    key: 'darwins_choice_log_card',
    args: { animal: args.animal ?? '', part: args.part ?? '' },
  }));
  return [{ ...whole, text: { key: 'darwins_choice_log_drew_known', args: { seat, count, cards: { texts } } } }];
}
