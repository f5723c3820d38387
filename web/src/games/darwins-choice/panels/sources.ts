import type { DarwinView, Player, SourceName } from '../view';

const ORDER = [
  'survival',
  'adaptation',
  'competitiveness',
  'events',
  'lost',
  'bonus',
] as const satisfies readonly SourceName[];
const ALWAYS: ReadonlySet<SourceName> = new Set(['survival', 'adaptation', 'competitiveness']);

/** What a player has got from a source in all eras. */
export const pointsFrom = (player: Player, source: SourceName): number =>
  player.earned.reduce((sum, era) => sum + (era[source] ?? 0), 0);

/** The sources that the sheet tells of: the usual ones, and those that ever gave or took something. */
export function sourcesOf(view: DarwinView): SourceName[] {
  const counts = (source: SourceName) =>
    view.players.some(({ earned }) => earned.some((era) => (era[source] ?? 0) !== 0));
  return ORDER.filter((source) => ALWAYS.has(source) || counts(source));
}
