import type { Area, AreaKey, Preview, TerrorView } from './view';

/** What would become of one player in one area. */
export interface Consequence {
  seat: number;
  area: AreaKey;
  /** Driven out or wiped out, dead on arrival, gone of its own will, come anew, risen, fallen, or only more or fewer. */
  what: 'out' | 'dies' | 'left' | 'new' | 'up' | 'down' | 'size';
  /** How many dinos more or fewer in this area. */
  change: number;
  /** The habitat that it would hold, from 0. */
  rank: number;
}

const WEIGHT = { out: 0, dies: 0, down: 1, up: 2, new: 3, left: 4, size: 5 };

/** Everything that the choice being looked at would change, the hardest first, the mover's own last. */
export function consequencesOf(view: TerrorView, preview: Preview): Consequence[] {
  const found = [...view.areas.flatMap((area) => inArea(area, preview)), ...lostOnTheWay(view, preview)];
  return found.sort(
    (one, other) =>
      WEIGHT[one.what] - WEIGHT[other.what] || Number(one.seat === view.active) - Number(other.seat === view.active),
  );
}

/** Migrants of whom nobody would arrive: a single dino does not survive a new environment. */
function lostOnTheWay(view: TerrorView, preview: Preview): Consequence[] {
  const { active: seat, migration } = view;
  if (seat === null || !migration) return [];
  return view.areas
    .map(({ area }) => area)
    .filter((area) => area in migration.going || area === migration.to)
    .filter((area) => !preview.areas[area]?.some((herd) => herd.seat === seat))
    .map((area) => ({ seat, area, what: 'dies', change: -1, rank: -1 }));
}

function inArea(area: Area, preview: Preview): Consequence[] {
  const after = preview.areas[area.area];
  if (!after) return [];
  const seats = new Set([...area.herds, ...after].map((herd) => herd.seat));
  return [...seats].flatMap((seat) => {
    const was = area.herds.findIndex((herd) => herd.seat === seat);
    const rank = after.findIndex((herd) => herd.seat === seat);
    const change = (after[rank]?.dinos ?? 0) - (area.herds[was]?.dinos ?? 0);
    if (was === rank && change === 0) return [];
    return [{ seat, area: area.area, what: whatOf(was, rank, (preview.lost[seat] ?? 0) > 0), change, rank }];
  });
}

function whatOf(was: number, rank: number, loses: boolean): Consequence['what'] {
  if (rank < 0) return loses ? 'out' : 'left';
  if (was < 0) return 'new';
  return rank < was ? 'up' : rank > was ? 'down' : 'size';
}
