import type { Area, Preview } from './view';

/** A herd as it is drawn: as it stands, or as it would stand after the choice that is being looked at. */
export interface Standing {
  thing: string;
  seat: number;
  dinos: number;
  trex: boolean;
  /** Its habitat, from 0; where it stood before, or null if it was not there. */
  rank: number;
  was: number | null;
  change: number;
  ghost: boolean;
  /** It would no longer be there. */
  gone: boolean;
  /** How many of it a predator could eat. */
  prey: number;
}

export function standing(area: Area, preview: Preview | null): Standing[] {
  const meal = preview?.meal?.area === area.area ? preview.meal.prey : {};
  const now = area.herds.map((herd, rank) => ({
    thing: herd.thing,
    seat: herd.seat,
    dinos: herd.dinos,
    trex: herd.trex,
    rank,
    was: rank,
    change: 0,
    ghost: false,
    gone: false,
    prey: meal[herd.seat] ?? 0,
  }));
  const after = preview?.areas[area.area];
  if (!after) return now;
  const there = after.map(({ seat, dinos, trex }, rank) => {
    const herd = now.find((each) => each.seat === seat);
    const thing = herd?.thing ?? `ghost:${area.area}:${seat}`;
    const change = dinos - (herd?.dinos ?? 0);
    const prey = meal[seat] ?? 0;
    return { thing, seat, dinos, trex, rank, was: herd?.rank ?? null, change, ghost: true, gone: false, prey };
  });
  const gone = now.filter(({ seat }) => after.every((herd) => herd.seat !== seat));
  return [...there, ...gone.map((herd) => ({ ...herd, ghost: true, gone: true }))];
}
