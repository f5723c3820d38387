import { TERRAINS, type ScoringLine } from '../view';

/** The lines of a general scoring by what they count: all territories in one, the others as they are. */
export function bySource(lines: ScoringLine[]): { name: string; points: number[] }[] {
  const isTerritory = ({ line }: ScoringLine) => TERRAINS.some((terrain) => line.startsWith(terrain));
  const territories = lines.filter(isTerritory);
  const sums = (lines[0]?.points ?? []).map((_, seat) =>
    territories.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  const others = lines.filter((line) => !isTerritory(line)).map(({ line, points }) => ({ name: line, points }));
  return [{ name: 'territories', points: sums }, ...others].filter(({ points }) => points.some(Boolean));
}
