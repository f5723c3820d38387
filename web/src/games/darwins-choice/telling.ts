import type { Report, ReportRow } from './view';

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

/** The species of the evaluation by biome, in the order of the table. */
export function byBiome(report: Report): { biome: string; rows: ReportRow[] }[] {
  const biomes = [...new Set(report.rows.map((row) => row.biome))];
  return biomes.map((biome) => ({ biome, rows: report.rows.filter((row) => row.biome === biome) }));
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
