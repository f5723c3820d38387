import type { Player } from '../view';

export interface Team {
  members: Player[];
  total: number;
}

/** Who plays with whom, and what they have together; everybody alone where there are no teams. */
export function teamsOf(players: readonly Player[]): Team[] {
  const firsts = players.filter(({ seat, partner }) => partner === null || seat < partner);
  return firsts.map((first) => {
    const members = [first, ...players.filter(({ seat }) => seat === first.partner)];
    return { members, total: members.reduce((sum, { score }) => sum + score, 0) };
  });
}
