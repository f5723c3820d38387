import type { DarwinView, Report, ReportRow, Species } from '../view';

export const STEPS = ['conditions', 'food', 'survival', 'adaptation', 'competition'] as const;
export type Step = (typeof STEPS)[number];

const DEATHS: Partial<Record<Step, readonly string[]>> = { conditions: ['unfit', 'excess'], food: ['hungry', 'eaten'] };

/** Whether a species dies in a step. */
export const dies = (row: ReportRow, step: Step): boolean => DEATHS[step]?.includes(row.fate) ?? false;

/** Whether it had died before a step. */
export function gone(row: ReportRow, step: Step): boolean {
  return STEPS.slice(0, STEPS.indexOf(step)).some((earlier) => dies(row, earlier));
}

/** What a species gets in a step. */
export function gains(row: ReportRow, step: Step): number {
  if (step === 'survival') return row.survival;
  if (step === 'adaptation') return row.win;
  return step === 'competition' ? row.competitive : 0;
}

/** Whether it got food; who has no hearts needs none. */
export const eats = ({ meal }: ReportRow): boolean => meal.plants + meal.meat + meal.waste + meal.prey.length > 0;

/** The steps in which something happened. */
export function stepsOf(report: Report): Step[] {
  const happened = (row: ReportRow, step: Step) =>
    dies(row, step) || gains(row, step) > 0 || (step === 'food' && eats(row));
  return STEPS.filter((step) => report.rows.some((row) => happened(row, step)));
}

/** What a step ranks the living by. */
export function rankedBy(row: ReportRow, step: Step): number | null {
  if (gone(row, step)) return null;
  return step === 'adaptation' ? row.adaptation : step === 'competition' ? row.comp : null;
}

/** The species of the evaluation by biome, in the order of the table; within one as they stood. */
export function byBiome(report: Report, before: DarwinView | null): { biome: string; rows: ReportRow[] }[] {
  const order = new Map(
    (before?.biomes ?? []).flatMap((biome) => biome.species.map(({ thing }, place) => [thing, place] as const)),
  );
  const place = (row: ReportRow) => order.get(row.thing) ?? order.size;
  return report.biomes.map((biome) => ({
    biome,
    rows: report.rows
      .filter((row) => row.biome === biome)
      .toSorted((a, b) => place(a) - place(b) || b.adaptation - a.adaptation),
  }));
}

/** The points that lay on a species before the evaluation, and what it has got through a step. */
export function pointsAfter(row: ReportRow, before: DarwinView | null, step: Step): number {
  const was = speciesOf(before).find(({ thing }) => thing === row.thing)?.points ?? 0;
  return STEPS.slice(0, STEPS.indexOf(step) + 1).reduce((sum, each) => sum + gains(row, each), was);
}

const speciesOf = (view: DarwinView | null) => (view?.biomes ?? []).flatMap((biome) => biome.species);
const KEPT = 1;

/** The scores before an evaluation, and through some of its steps; who dies keeps one point. */
export function scoresAfter(report: Report, before: DarwinView, steps: readonly Step[]): number[] {
  const points = new Map(speciesOf(before).map((species) => [species.thing, species.points] as const));
  return before.players.map(({ seat, score }) => {
    const own = report.rows.filter((row) => row.owner === seat);
    const lost = (row: ReportRow) => Math.max(0, (points.get(row.thing) ?? 0) - KEPT);
    return steps.reduce(
      (sum, step) => sum + own.reduce((all, row) => all + gains(row, step) - (dies(row, step) ? lost(row) : 0), 0),
      score,
    );
  });
}

/** The species that an event has killed: they are gone, and no evaluation let them die. */
export function struckBy(before: DarwinView, after: DarwinView, report: Report | null): Species[] {
  const alive = new Set(speciesOf(after).map(({ thing }) => thing));
  const judged = new Set(
    (report?.rows ?? []).filter((row) => STEPS.some((step) => dies(row, step))).map((row) => row.thing),
  );
  return speciesOf(before).filter(({ thing, neutral }) => !neutral && !alive.has(thing) && !judged.has(thing));
}

/** What each seat gets in a step. */
export function seatGains(report: Report, step: Step): Map<number, number> {
  const all = new Map<number, number>();
  for (const row of report.rows) {
    const gain = gains(row, step);
    if (gain > 0) all.set(row.owner, (all.get(row.owner) ?? 0) + gain);
  }
  return all;
}
