"""The record of Triassic Terror."""

from gondwana.kernel.rules import SEATS, Grid, Header, Ints, i4, record

from .tables import AREAS, ENVIRONMENTS, RAPTORS, SPACES, TILES


@record
class State(Header):
    """Everything on the table and in the hands; scores are in the header."""

    # the sequence of play
    stage: int = i4()  # the Stage that comes next
    schedule: int = i4()  # the row of the schedule: players - 2, LONG for the long game of six
    period: int = i4()  # a Period
    lap: int = i4()  # the round of the period, from 0 (the name `round` is NumPy's)
    first: int = i4()  # the seat with the first-player marker
    chosen: int = i4()  # how many seats have selected in this round; before the game, how many have a colour
    space: int = i4()  # in the action phase: the space whose turn it is
    # cards
    deck: Ints = i4(ENVIRONMENTS)  # the pile: cards of each environment; nobody knows their order
    face_up: int = i4()  # the Environment beside the pile, NONE until it is refilled
    discards: Ints = i4(ENVIRONMENTS)  # cards of each environment
    hand: Ints = i4(SEATS)  # the Environment of the card taken in this round, NONE without
    open_hand: Ints = i4(SEATS)  # 1 when that card was taken face up: all know it
    # tiles
    tile_on: Ints = i4(SPACES)  # the Tile that lies on each space, or lay there before it was taken
    taken: Ints = i4(TILES)  # the seat that took the tile in this round, NONE while it lies
    white: Ints = i4(TILES)  # white tokens on it; the rest of the 12 is the pool
    # in front of a seat
    colour: Ints = i4(SEATS)  # the Colour of its pieces, NONE until it is chosen
    supply: Ints = i4(SEATS)  # dinos that are neither on the board nor pending: 0 … 57
    pending: Ints = i4(SEATS)  # dinos from white tokens, to be placed in the own turn
    hatch_used: Ints = i4(SEATS)  # the Period in which the Hatch counter was used, NONE before
    volcano_used: Ints = i4(SEATS)  # the Period in which the Volcano counter was used, NONE before
    # the island
    dinos: Grid = i4(AREAS, SEATS)  # 0 … 57
    habitat: Grid = i4(AREAS, SEATS)  # the seats of an area by rank, then NONE; more than three only while ranking
    volcano: Ints = i4(AREAS)  # the seat whose volcano lies there, NONE without
    trex_owner: int = i4()  # a seat, NONE while the neutral T-Rex is on the board
    trex_area: int = i4()  # where it stands
    trex_settled: int = i4()  # 1 when it counts for its owner; 0 while neutral and in the middle of its tile
    raptor: Ints = i4(RAPTORS)  # where each stands
    pterodactyl: int = i4()  # where it stands
    # the running turn
    acting: int = i4()  # 1 until the active player ends the turn
    tile_played: int = i4()  # 1 once the tile was played
    grown: int = i4()  # Herd Growth: the area that got the first dinos, NONE before
    homes: int = i4()  # Migration: bit mask of the areas whose herds may still migrate
    arrived: Ints = i4(AREAS)  # Migration: dinos that the first migration brought there
    going: Ints = i4(AREAS)  # Migration: dinos that will leave for each area
    moved: int = i4()  # Raptors: bit mask of those that moved in this turn
    far: int = i4()  # Raptors: 1 once one of them moved two areas
