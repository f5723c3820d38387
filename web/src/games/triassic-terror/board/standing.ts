import type { Area, Preview } from '../view';

/** A herd where it stands, and what would become of it after the choice that is being looked at. */
export interface Standing {
  thing: string;
  seat: number;
  dinos: number;
  trex: boolean;
  /** Its habitat, from 0; and the one that it would hold. */
  rank: number;
  then: number;
  /** How many dinos more or fewer. */
  change: number;
  /** It would no longer be there. */
  gone: boolean;
  /** How many of it a predator could eat. */
  prey: number;
}

/** Who would hold a habitat instead of who holds it now. */
export interface Ghost {
  seat: number;
  dinos: number;
  trex: boolean;
  rank: number;
  /** Nobody holds it now. */
  free: boolean;
}

/** The herds of an area: they stand still whatever is looked at, so that they can be hit. */
export function standing(area: Area, preview: Preview | null): Standing[] {
  const meal = preview?.meal?.area === area.area ? preview.meal.prey : {};
  const after = preview?.areas[area.area];
  return area.herds.map(({ thing, seat, dinos, trex }, rank) => {
    const then = after ? after.findIndex((herd) => herd.seat === seat) : rank;
    const change = after && then >= 0 ? after[then]!.dinos - dinos : 0;
    return { thing, seat, dinos, trex, rank, then, change, gone: then < 0, prey: meal[seat] ?? 0 };
  });
}

/** The future beside the present: habitats that would change hands. */
export function ghosts(area: Area, preview: Preview | null): Ghost[] {
  return (preview?.areas[area.area] ?? []).flatMap(({ seat, dinos, trex }, rank) => {
    const now = area.herds[rank];
    return now?.seat === seat ? [] : [{ seat, dinos, trex, rank, free: !now }];
  });
}

/** What a player lost in an area since another picture of it: dinos, and the habitat if no herd is left. */
export function lostSince(
  area: Area,
  before: Area | undefined,
  seat: number,
): { dinos: number; rank: number; gone: boolean } | null {
  const was = before?.herds.findIndex((herd) => herd.seat === seat) ?? -1;
  if (!before || was < 0) return null;
  const now = area.herds.findIndex((herd) => herd.seat === seat);
  const dinos = before.herds[was]!.dinos - (area.herds[now]?.dinos ?? 0);
  return dinos > 0 ? { dinos, rank: now < 0 ? was : now, gone: now < 0 } : null;
}
