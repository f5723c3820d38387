"""The record of Darwin's Choice, and the stages of an era (DC-2, DC-102, DC-114)."""

from enum import IntEnum

from gondwana.kernel.rules import SEATS, Cube, Grid, Header, Ints, i4, record

from .tables import BIOMES, DOCKS, ERAS, HAND, MEMBERS, PILE_ROOM, ROW, SIZES, SLOTS, SOURCES, SPECIES


class Stage(IntEnum):
    """An era: action phase, evaluation, transition."""

    FILL = 0  # hands are filled up, one player after the other (DC-76, DC-132)
    ERA = 1  # a new era begins
    TURN = 2  # of a player
    MENU = 3  # the choices of a turn, offered again after a redraw or a trade (DC-184)
    REFILL = 4  # a redraw (DC-98)
    AFTER = 5  # the main action is done: an unused trade (DC-101)
    NEXT = 6  # player
    EVALUATE = 7  # conditions, food, survival, adaptation, competitiveness (DC-102)
    EVENT = 8  # transition (DC-114)
    ASSIGN = 9  # points of species that an event killed (DC-140)
    CHANGE = 10  # biomes
    RENEW = 11  # tokens, trade row, then hands
    FINISH = 12  # after the last evaluation (DC-4)


@record
class State(Header):
    """Everything on the table and in the hands; scores are in the header."""

    # the sequence of play
    mode: int = i4()  # a Mode
    teams: int = i4()  # 1 where seats 0 and 2 play against 1 and 3 (DC-162)
    stage: int = i4()  # the Stage that comes next
    era: int = i4()  # 1 … 6
    eras: int = i4()  # how many there are
    first: int = i4()  # the seat with the first-player token
    turn: int = i4()  # the seat whose turn it is, or who draws
    drawn: int = i4()  # hands that are full in this filling up
    active: int = i4()  # bit mask of the seats that have not passed in this era
    fresh: int = i4()  # bit mask of the seats that have done nothing in this era: they may redraw (DC-99)
    traded: int = i4()  # 1 once the active player has traded in this turn (DC-101)
    acted: int = i4()  # 1 once the active player has taken the main action of this turn
    actions: Ints = i4(SEATS)  # main actions in this era (DC-172)
    arrivals: int = i4()  # the last arrival number (DC-180)
    # biomes
    slots: int = i4()  # how many there are; in the children's game the Competition token is the last
    biome: Ints = i4(SLOTS)  # the biome card of each slot, NONE beyond
    biome_place: Ints = i4(BIOMES)  # a Place: pile, table, discard pile or gone
    territory: Ints = i4(SLOTS)  # a Territory, NONE without; Story: NONE until it is revealed
    park: int = i4()  # the slot of the National Park, NONE without; Story: known before it counts (DC-168)
    special: Ints = i4(SLOTS)  # children's game: the Special card of a location, a Territory, NONE without (DC-166)
    index: int = i4()  # the Nature Index 1 … 4; 0 without territories
    waste_total: int = i4()  # waste tokens in the game; children's game: left in the reserve
    # events
    used_events: int = i4()  # bit mask of the event cards that were drawn
    event: int = i4()  # the event that lasts over this era, NONE without
    event_slot: int = i4()  # the slot that it hits, NONE without
    last_event: int = i4()  # the event of the last transition, NONE before
    forced: int = i4()  # transition: bit mask of the slots whose biome must change (DC-124)
    shielded: int = i4()  # transition: bit mask of the slots whose biome must stay (DC-137)
    drift: int = i4()  # transition: biomes that change beyond the plan
    orphans: Ints = i4(SEATS)  # transition: points of killed species that their owner spreads (DC-140)
    neutral: int = i4()  # PETS, INVADERS, NONE
    neutral_slot: int = i4()  # where it is
    neutral_arrival: int = i4()  # its arrival number
    # animal cards: in a row of `pool` the pile lies at the front, the discard pile at the end; neither has an order
    pool: Grid = i4(SIZES, PILE_ROOM)  # small cards, large cards
    pile: Ints = i4(SIZES)  # how many lie in the pile
    discards: Ints = i4(SIZES)  # how many lie in the discard pile
    removed: int = i4()  # animal cards that have left the game, or never were in it
    row: Ints = i4(ROW)  # the trade row, NONE where no card lies
    hand: Grid = i4(SEATS, HAND)  # cards, in the order in which they came
    hand_size: Ints = i4(SEATS)
    shown: Ints = i4(SEATS)  # bit mask of the places of a hand whose card all have seen (it was in the trade row)
    bank: Ints = i4(SEATS)  # points of species that have died, and of children's eras
    collected: Ints = i4(SEATS)  # children's game: waste tokens
    earned: Cube = i4(SEATS, ERAS, SOURCES)  # points by era and source, losses below 0; they add up to the scores
    # species: those of a seat have the numbers from seat * TOKENS on
    card: Grid = i4(SPECIES, DOCKS)  # the card at each Dock, NONE where none lies; no head: the token is free
    low: Ints = i4(SPECIES)  # hearts, competitiveness, RUN, SWIM of all its cards: see tables.LOW
    high: Ints = i4(SPECIES)  # FLY, CLIMB, HEAT, COLD
    slot: Ints = i4(SPECIES)  # where it lives
    points: Ints = i4(SPECIES)  # Darwin Points on it (DC-5)
    checked: Ints = i4(SPECIES)  # 1 once it took part in a main action of this era (DC-81)
    arrival: Ints = i4(SPECIES)  # when it came into its slot (DC-180)
    ancient: Ints = i4(SPECIES)  # Story: bit mask of the docks whose card lies there since era 1 (DC-177)
    waste: Ints = i4(SPECIES)  # 1 where the last evaluation left a waste token (DC-179)
    # the running main action
    chosen: int = i4()  # creating: bit mask of the places of the hand that were chosen
    doubling: int = i4()  # mutating: 0 one change, 1 and 2 the first and second change of a double mutation
    gone: int = i4()  # double mutation: the card that leaves by the first change, NONE without
    come: int = i4()  # double mutation: the card that comes by the first change, NONE without
    # the last evaluation, for those who watch it
    judged: int = i4()  # the era that was evaluated last, 0 before
    was_biome: Ints = i4(SLOTS)  # the biome card of each slot then
    was_head: Ints = i4(SPECIES)  # the head of each species that was evaluated, NONE without
    was_body: Ints = i4(SPECIES)
    was_in: Ints = i4(SPECIES)  # its biome card
    fate: Ints = i4(SPECIES)  # a Fate
    eater: Ints = i4(SPECIES)  # who ate it, NONE if nobody did
    ate: Ints = i4(SPECIES)  # plants, meat and waste that it got, FIELD bits each
    stood: Ints = i4(SPECIES)  # its adaptation and its competitiveness, FIELD bits each
    won: Ints = i4(SPECIES)  # points for the best adaptation
    ranked: Ints = i4(SPECIES)  # points for competitiveness
    # room to hand out food in one biome, its members by rank; blank from one question to the next
    members: int = i4()  # how many are in it
    used: int = i4()  # how many places of it were written on
    member: Ints = i4(MEMBERS)  # a species, NEUTRAL or NEWCOMER
    rank: Ints = i4(MEMBERS)  # adaptation, competitiveness and hearts as one number
    hearts: Ints = i4(MEMBERS)
    diet: Ints = i4(MEMBERS)
    litter: Ints = i4(MEMBERS)  # 1 where the waste condition holds
    outcome: Ints = i4(MEMBERS)  # a Fate
    plants: Ints = i4(MEMBERS)  # that it takes
    meat: Ints = i4(MEMBERS)
    scraps: Ints = i4(MEMBERS)  # 1 where it takes a waste token
    hunter: Ints = i4(MEMBERS)  # the place of the member that eats it
    # a bot's plan for a turn: see bot/actions.py; always blank in a game, written only on copies that a bot thinks with
    plan_for: int = i4()  # the question that it was made for, 0 without
    plan_kind: int = i4()  # CREATE, MUTATE, MIGRATE; 0: none
    plan_species: int = i4()
    plan_slot: int = i4()
    plan_cards: int = i4()  # bit mask of the places of the hand
    plan_gone: int = i4()
    plan_come: int = i4()
    plan_worth: int = i4()  # in thousandths of a point
