/** The island: four wedges of three rings round a crater; every place on it in a box of 1000 by 1000. */
export const CENTRE = 500;
const RINGS: Record<string, [number, number]> = { '1': [340, 465], '2': [215, 340], '3': [90, 215] };
const WEDGES: Record<string, number> = { s: 180, f: 270, d: 0, m: 90 };

export interface Point {
  x: number;
  y: number;
}

/** Angles run clockwise from east, in degrees. */
export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(turn), y: CENTRE + radius * Math.sin(turn) };
}

function parts(area: string): { from: number; inner: number; outer: number } {
  const [inner, outer] = RINGS[area[1] ?? '1'] ?? [340, 465];
  return { from: WEDGES[area[0] ?? 's'] ?? 180, inner, outer };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The outline of an area. */
export function outline(area: string): string {
  const { from, inner, outer } = parts(area);
  const [a, b] = [polar(outer, from), polar(outer, from + 90)];
  const [c, d] = [polar(inner, from + 90), polar(inner, from)];
  return `M ${at(a)} A ${outer} ${outer} 0 0 1 ${at(b)} L ${at(c)} A ${inner} ${inner} 0 0 0 ${at(d)} Z`;
}

/** A place in an area: a share of its arc (0 to 1, clockwise) and of its depth (0 inside, 1 outside). */
export function place(area: string, along: number, deep: number): Point {
  const { from, inner, outer } = parts(area);
  return polar(inner + (outer - inner) * deep, from + 90 * along);
}

/** Primary, secondary and tertiary habitat, from left to right as on the printed board. */
export function habitat(area: string, rank: number): Point {
  const points = [0.2, 0.5, 0.8].map((along) => place(area, along, 0.5)).sort((one, other) => one.x - other.x);
  return points[rank] ?? points[0]!;
}

/** Where predators stand, off the habitats. */
export function stand(area: string, predator: string): Point {
  const spots: Record<string, [number, number]> = {
    trex: [0.35, 0.83],
    pterodactyl: [0.65, 0.83],
    raptor_a: [0.35, 0.16],
    raptor_b: [0.65, 0.16],
  };
  const [along, deep] = spots[predator] ?? [0.5, 0.85];
  return place(area, along, deep);
}

/** How wide a herd is drawn: one of nine looks bigger than one of three, and all fit their area. */
export function girth(dinos: number): number {
  return Math.min(44, 22 + 6.5 * Math.sqrt(dinos));
}

/** The name of an environment, outside the coast. */
export function corner(environment: string): Point {
  return { s: { x: 92, y: 92 }, f: { x: 908, y: 92 }, d: { x: 908, y: 908 }, m: { x: 92, y: 908 } }[
    environment[0] as 's' | 'f' | 'd' | 'm'
  ];
}
