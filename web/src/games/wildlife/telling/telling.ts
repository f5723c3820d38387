import type { Line, ScoringLine, WildlifeView } from '../view';

/** The lines of a general scoring that brought anybody anything. */
export function told(lines: ScoringLine[]): ScoringLine[] {
  return lines.filter((line) => line.points.some((points) => points !== 0));
}

/** The scores before a line of the scoring was counted, from those after all of it. */
export function scoresBefore(after: number[], lines: ScoringLine[], line: number): number[] {
  return after.map(
    (points, seat) => points - lines.slice(line).reduce((sum, each) => sum + (each.points[seat] ?? 0), 0),
  );
}

/** The things that a line looks at: the cells of its territory, or of the largest colonies. */
export function countedIn(view: WildlifeView, line: ScoringLine): string[] {
  if (line.line === 'colonies') {
    const largest = new Set(view.colonies.slice(0, 5).map((colony) => colony.thing));
    return view.cells.filter((cell) => cell.colony !== null && largest.has(cell.colony)).map((cell) => cell.thing);
  }
  return view.cells.filter((cell) => cell.territory === line.line).map((cell) => cell.thing);
}

/** The key of the text that says how a line is counted. */
export function helpOf(line: Line): string {
  if (line === 'colonies') return 'wildlife_tell_colonies';
  return ['tokens', 'abilities', 'food'].includes(line) ? 'wildlife_tell_most' : 'wildlife_tell_territory';
}
