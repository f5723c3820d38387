import type { Seat, Table } from '../../wire/types.gen';

/** Whether a bot answers at a seat, for itself or for the person who sits there. */
export function botPlays(seat: Seat | undefined): boolean {
  return seat?.kind === 'bot' || (seat?.kind === 'human' && seat.level !== null);
}

/** The level of the bot that plays for the viewer; null when they play themselves. */
export function standInOf(table: Table): string | null {
  return table.status === 'playing' && table.you !== null ? (table.seats[table.you]?.level ?? null) : null;
}

/** Whether the table waits for the viewer, and not for a bot that plays for them. */
export function isYourTurn(table: Table): boolean {
  return (
    table.status === 'playing' &&
    table.you !== null &&
    table.asked.includes(table.you) &&
    !botPlays(table.seats[table.you])
  );
}
