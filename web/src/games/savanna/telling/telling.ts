import type { Ecosystem, ScoringLine } from '../view';

/** The cards that lie face down once the lines up to this one have been told. */
export function turnedBy(scoring: ScoringLine[], upto: number): Set<string> {
  const lines = scoring.slice(0, upto + 1);
  return new Set(lines.flatMap((line) => line.ecosystems.flatMap((each) => each.parts.flatMap((part) => part.turned))));
}

/** What each card is paid in one line. */
export function paidIn(line: ScoringLine): Map<string, number> {
  const parts = line.ecosystems.flatMap((each) => each.parts);
  return new Map(parts.map((part) => [part.cell, part.points]));
}

/** Every card that one line looks at: those that are paid and those they are paid for. */
export function countedIn(line: ScoringLine): Set<string> {
  const parts = line.ecosystems.flatMap((each) => each.parts);
  return new Set(parts.filter((part) => part.points !== 0).flatMap((part) => [part.cell, ...part.because]));
}

/** Points of every ecosystem after the lines before this one. */
export function scoresBefore(scoring: ScoringLine[], line: number, ecosystems: number): number[] {
  const scores = Array<number>(ecosystems).fill(0);
  for (const told of scoring.slice(0, line))
    for (const each of told.ecosystems) scores[each.seat] = (scores[each.seat] ?? 0) + each.points;
  return scores;
}

/** An ecosystem as it lies while the scoring is told: nothing is face down that has not been turned yet. */
export function asTold(ecosystem: Ecosystem, turned: Set<string>): Ecosystem {
  const cards = ecosystem.cards.map((card) => ({ ...card, down: turned.has(card.thing), new: false }));
  return { ...ecosystem, cards };
}
