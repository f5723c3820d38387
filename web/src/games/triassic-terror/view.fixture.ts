import { COLOURS, type Area, type AreaKey, type Herd, type Player, type Round, type TerrorView } from './view';

/** Small pieces of a view for tests. */
export function herd(seat: number, dinos: number, rank: number, trex = false): Herd {
  const habitat = (['primary', 'secondary', 'tertiary'] as const)[rank]!;
  return { thing: `herd:0:p${seat + 1}`, seat, habitat, dinos, trex, size: dinos + (trex ? 3 : 0), points: 0 };
}

export function area(name: AreaKey, near: AreaKey[], ...herds: [number, number][]): Area {
  return {
    thing: `area:${name}`,
    area: name,
    environment: 'swamp',
    near,
    stones: [6, 3, 0],
    herds: herds.map(([seat, dinos], rank) => herd(seat, dinos, rank)),
    volcano: null,
  };
}

export function player(seat: number, score: number, habitats = 0, animals = [1, 1, 1, 1]): Player {
  const [swamp = 0, forest = 0, desert = 0, mountain = 0] = animals;
  return {
    seat,
    colour: COLOURS[seat] ?? null,
    score,
    supply: 50,
    pending: 0,
    hatch: 'ready',
    volcano: 'ready',
    card: null,
    tile: null,
    animals: { swamp, forest, desert, mountain },
    forecast: { habitats, presence: 0, dominance: 0 },
  };
}

export function viewOf(change: Partial<TerrorView>): TerrorView {
  const round: Round = {
    thing: 'round:triassic:3',
    period: 'triassic',
    round: 3,
    card: false,
    scoring: ['habitats', 'presence'],
    done: false,
    now: true,
  };
  return {
    side: 'a',
    long: false,
    phase: 'act',
    period: 'triassic',
    round: 3,
    track: [round],
    first: 0,
    active: 0,
    spaces: [],
    pool: 12,
    cards: { pile: 20, face_up: null, discards: { swamp: 0, forest: 0, desert: 0, mountain: 0 } },
    areas: [],
    predators: [],
    hunter: null,
    players: [player(0, 0), player(1, 0)],
    migration: null,
    result: null,
    ...change,
  };
}
