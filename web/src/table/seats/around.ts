/** The other seats as one sees them round the table: my left neighbour first, my right neighbour last. */
export function around(seats: number, you: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (you === null) return all;
  return all.slice(1).map((step) => (you + step) % seats);
}
