"""The record of Wildlife."""

from gondwana.kernel.rules import SEATS, Cube, Grid, Header, Ints, i4, record

from .tables import ABILITIES, CELLS, KINDS, LINES, MOST_ROUNDS, SCORINGS, SOURCES, TERRAINS, TERRITORIES


@record
class State(Header):
    """Everything on the table and in the hands; victory points are the header's `scores`."""

    # what the players agreed on: 1 where the variant is played
    many_copies: int = i4()  # several copies of an ability may be owned: with two players or V-ABILITY
    ability_variant: int = i4()  # V-ABILITY
    auction_variant: int = i4()  # V-AUCTION
    species_variant: int = i4()  # V-SPECIES
    first_variant: int = i4()  # V-FIRST
    wheel_bonus: int = i4()  # a wheel that brings the attack also brings a placement or an attack
    # the sequence of play
    stage: int = i4()  # the Stage that comes next
    lap: int = i4()  # complete rounds (the name `round` is NumPy's)
    turns: int = i4()  # turns that have begun in this round
    active: int = i4()  # whose turn it is
    first: int = i4()  # who begins a round
    order: Ints = i4(SEATS)  # the seats clockwise round the table
    chair: Ints = i4(SEATS)  # the place of each seat in `order`
    settled: int = i4()  # pieces that all have placed before the first turn
    # species
    species: Ints = i4(SEATS)  # a Species, NONE before the choice and for seats that nobody has
    capability: Grid = i4(SEATS, TERRAINS)  # a Capability
    tokens: Ints = i4(SEATS)  # adaptation tokens: 0 … 11
    reserve: Ints = i4(SEATS)  # pieces not yet on the board
    food: Ints = i4(SEATS)  # never below 0
    ability: Grid = i4(SEATS, ABILITIES)  # ability cards in front of a seat
    used: Grid = i4(SEATS, ABILITIES)  # how many of them carry a mark: used in this turn
    supply: Ints = i4(ABILITIES)  # ability cards that nobody has
    # the board
    piece: Ints = i4(CELLS + 1)  # the seat whose piece stands there, or NONE; the last one is the sea, always NONE
    living: Grid = i4(TERRITORIES, SEATS)  # pieces of each seat in a territory: agrees with `piece`
    colony: Ints = i4(
        CELLS + 1
    )  # the first cell of the colony that a piece belongs to, NONE where none stands and in the sea
    members: Ints = i4(CELLS)  # how many pieces the colony has whose first cell this is, else 0
    marker: Ints = i4(TERRITORIES)  # the number of the marker on a territory, 0 where none lies
    markers: int = i4()  # markers used: 0 … 11
    # cards
    deck: Ints = i4(KINDS)  # the draw pile: copies of each kind; nobody knows their order
    discard: Ints = i4(KINDS)  # face up
    hand: Grid = i4(SEATS, KINDS)  # secret
    renewed: Ints = i4(KINDS)  # the draw pile as all saw it when it was made: what is in it now was in it then
    promised: Ints = i4(SEATS)  # 1 while all know that an ARROW of the deal is in a hand: V-ABILITY
    laid: Ints = i4(KINDS)  # cards of this turn still unused
    spent: Ints = i4(KINDS)  # cards of this turn executed or auctioned
    # the turn
    auctions: int = i4()  # cards auctioned in this turn
    moved: int = i4()  # 1 after the free move
    ended: int = i4()  # 1 when the active player has ended it
    general: int = i4()  # 1 when a general scoring follows at the end of the turn
    ending: int = i4()  # 1 when this turn is the last one
    # the auction
    lot: int = i4()  # the card on sale, NONE if none is
    bid: int = i4()  # the highest so far, 0 before the first
    holder: int = i4()  # who made it, or NONE
    bidders: int = i4()  # bit mask of the seats that have not passed
    # where the points come from
    generals: int = i4()  # how many general scorings there have been
    sheets: Cube = i4(SCORINGS, SEATS, LINES)  # the points of each
    earned: Grid = i4(SEATS, SOURCES)  # all others by Source, below 0 where points were lost
    after: Grid = i4(MOST_ROUNDS, SEATS)  # the score after each round, so far as it has gone
