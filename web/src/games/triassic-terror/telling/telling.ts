import { ENVIRONMENTS, PARTS, type Part, type Period, type TerrorView } from '../view';

/** The scoring of a period: what is counted, and what everybody got for it. */
export interface Scoring {
  period: Period;
  parts: Part[];
  before: number[];
  points: Record<Part, number[]>;
}

const PRESENCE = 8;

/** The scoring that lies between two views, if one does; nothing on the island moves between a scoring and the next turn. */
export function scoringBetween(before: TerrorView, after: TerrorView): Scoring | null {
  const ended = after.phase === 'over' && before.phase !== 'over';
  const done = (view: TerrorView) => view.track.filter((round) => round.done && round.scoring).length;
  if (!ended && done(after) !== done(before) + 1) return null;
  const counted = before.track.find((round) => round.period === before.period && round.scoring)?.scoring ?? [];
  const parts = PARTS.filter((part) => counted.includes(part));
  const habitats = after.players.map((player) => player.forecast.habitats);
  const presence = after.players.map((player) =>
    parts.includes('presence') && ENVIRONMENTS.every((each) => (player.animals[each] ?? 0) > 0) ? PRESENCE : 0,
  );
  const dominance = after.players.map(
    (player, seat) => player.score - (before.players[seat]?.score ?? 0) - habitats[seat]! - presence[seat]!,
  );
  const scores = before.players.map((player) => player.score);
  return { period: before.period, parts, before: scores, points: { habitats, presence, dominance } };
}

/** Scores once the first few parts have been told. */
export function scoresAfter(scoring: Scoring, told: number): number[] {
  const parts = scoring.parts.slice(0, told);
  return scoring.before.map((score, seat) => parts.reduce((sum, part) => sum + scoring.points[part][seat]!, score));
}

/** The things that a part of the scoring looks at. */
export function countedIn(view: TerrorView, part: Part): string[] {
  if (part === 'habitats') return view.areas.filter((area) => area.herds.length > 0).map((area) => area.thing);
  return ENVIRONMENTS.map((environment) => `environment:${environment}`);
}
