import type { Area, AreaKey, TerrorView } from '../view';

/** Something that happened between two views, to be shown as motion. */
export type Happening =
  | { kind: 'change'; area: AreaKey; seat: number; count: number }
  | { kind: 'walk'; seat: number; count: number; from: AreaKey; to: AreaKey }
  | { kind: 'bite'; area: AreaKey; seat: number }
  | { kind: 'erupt'; area: AreaKey };

const dinosOf = (area: Area | undefined, seat: number) => area?.herds.find((herd) => herd.seat === seat)?.dinos ?? 0;

/** What came, went, was eaten and erupted; nothing if a whole round lies between. */
export function happenings(before: TerrorView, after: TerrorView): Happening[] {
  const eruptions = after.areas.filter(
    (area, index) => area.volcano !== null && before.areas[index]?.volcano !== area.volcano,
  );
  const changes = after.areas.flatMap((area, index) =>
    after.players.flatMap(({ seat }) => {
      const count = dinosOf(area, seat) - dinosOf(before.areas[index], seat);
      return count === 0 ? [] : [{ area: area.area, seat, count }];
    }),
  );
  const walks = changes.filter(({ count }) => count < 0).flatMap((left) => walksFrom(left, changes, after));
  const eaten = changes.filter(({ area, seat, count }) => count < 0 && wasHunted(before, after, area, seat));
  return [
    ...eruptions.map(({ area }) => ({ kind: 'erupt' as const, area })),
    ...walks,
    ...eaten.map(({ area, seat }) => ({ kind: 'bite' as const, area, seat })),
    ...changes.map((change) => ({ kind: 'change' as const, ...change })),
  ];
}

interface Change {
  area: AreaKey;
  seat: number;
  count: number;
}

/** Dinos that left an area for those next to it. */
function walksFrom(left: Change, changes: Change[], view: TerrorView): Happening[] {
  const near = view.areas.find(({ area }) => area === left.area)?.near ?? [];
  return changes
    .filter(({ seat, area, count }) => seat === left.seat && count > 0 && near.includes(area))
    .map(({ area, seat, count }) => ({ kind: 'walk', seat, count, from: left.area, to: area }));
}

/** Whether the predator that hunts, or has just hunted, stands over the herd. */
function wasHunted(before: TerrorView, after: TerrorView, area: AreaKey, seat: number): boolean {
  const hunter = before.predators.find(({ predator }) => predator === before.hunter);
  return hunter?.area === area && seat !== after.active;
}
