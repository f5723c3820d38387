"""The shape of the view: everything that the page gets, beside the questions.

Things (what choices point at): `card:b070-w` wherever the card lies (hand, trade row, species), `biome:bb14` (for
children also `biome:competition`), `species:2c` (the third token of the second seat), `pile:small`, `pile:large`.
Words: animals `b070`, biomes `bb14`, events `he01`, as their texts name them; parts head, body, wings, single, double,
tail; diets herbivore, omnivore, carnivore; traits run, swim, fly, climb, heat, cold; territories agriculture, industry,
suburb, city, park; fates fed, eaten (fed, but somebody will eat it), hungry, excess (beyond the park's limit), unfit.

How questions are answered (all by clicking things, with undo until the next card is drawn or the next player answers):

- draw: `pile:small` or `pile:large`, card by card.
- menu: a head of the hand begins a new species; an own species begins a mutation or migration; a card of the trade row
  begins a trade; buttons `redraw` and `pass`.
- build: cards of the hand are added (first a body), a click on a biome places the species there.
- species: a biome is where it migrates to; a card of the hand is added or replaces one (if both are possible or several
  could go: replace); an own card is removed; button `double` for a double mutation, which asks `change` twice.
- replace: the own card that goes, or the button `add`.
- trade: a card of the hand; after: a card of the trade row, or the button `end`; keep: a card of the hand.
- assign: the own species that gets the point.

Previews: build, species, change and replace come with an `Outlook` of what would be after the answer.
"""

from typing import Any, TypedDict


class CardView(TypedDict):
    """An animal card."""

    thing: str  # card:b070-w
    card: str  # b070-w
    animal: str  # b070
    name: str | None  # the name in the user's own deck, None where the texts have it
    part: str
    size: str  # small, large
    diet: str | None  # heads only
    hearts: int
    comp: int  # competitiveness
    traits: dict[str, int]  # all six, also 0
    docks: dict[str, int] | None  # bodies only: wings 0-1, legs 0-2, tail 0-1
    extinct: bool  # the small cross after the name
    expansion: bool


class Totals(TypedDict):
    """The symbols of a species, all cards together."""

    hearts: int
    comp: int
    traits: dict[str, int]


class Meal(TypedDict):
    """What a species lives on."""

    plants: int
    meat: int  # of the biome, or left over by other hunters
    waste: int
    prey: list[str]  # the species that it eats: their things


class SpeciesView(TypedDict):
    """A species on the table; or a neutral animal, with owner None and neutral pets or invaders."""

    thing: str  # species:2c; neutral:pets
    species: str  # 2c
    owner: int | None
    neutral: str | None
    cards: list[CardView]  # head, body, wings, legs, tail, as far as they are there
    diet: str
    totals: Totals
    adaptation: int  # in its biome, with what the event adds; at the Competition token its competitiveness
    rank: int  # 1 for the best of its biome; equals share it; 0 where it does not live there (unfit)
    fate: str
    meal: Meal
    eaten_by: str | None  # the thing of the species that will eat it
    points: int  # Darwin Points on it
    checked: bool  # it took part in a main action of this era
    arrival: int
    waste: bool  # it holds a waste token
    best: bool  # has the best adaptation now
    competitive: int  # what it would get for competitiveness now: 3, 2, 1 or 0


class TerritoryView(TypedDict):
    """What lies beside a biome."""

    territory: str  # agriculture … city, park
    active: bool  # False in Story mode before it counts
    plants: int | None  # the limits at the Nature Index, None for the park
    meat: int | None
    waste: dict[str, Any] | None  # {"by": "hearts" | "comp", "least": int | None, "most": int | None}; None: no waste
    predation: bool
    limit: int | None  # species in the park


class BiomeView(TypedDict):
    """A slot with its biome, in the order of the table."""

    thing: str  # biome:bb14
    biome: str  # bb14; competition in the children's game
    slot: int  # 1 …
    needs: dict[str, int]  # at least so many of each
    any_of: list[str]  # at least one of these
    forbids: list[str]
    adapt: list[str]  # what counts for the adaptation, with what the event adds
    plants: int  # on the card
    meat: int
    supply: dict[str, int]  # plants and meat there are now: event and territory counted
    left: dict[str, int]  # plants and meat that nobody takes
    win: int  # points for the best adaptation, as they will be paid in this era
    group: str | None  # deforestation, climate_change, drying, marine_pollution
    prehistoric: bool
    territory: TerritoryView | None  # Story: {"territory": "hidden", "active": False, …} before it is revealed
    special: dict[str, Any] | None  # children's game: {"territory": …, "waste": …} of the Special card
    species: list[SpeciesView]  # best first; those that are unfit last


class EventView(TypedDict):
    """An event card."""

    event: str
    back: str  # base, house, residential, skyscraper
    biome: str | None  # where it strikes, if it strikes one biome


class PlayerView(TypedDict):
    """A player."""

    seat: int
    partner: int | None
    active: bool  # has not passed in this era
    turn: bool
    first: bool
    hand: dict[str, int]  # how many small and large cards
    known: list[CardView]  # cards that came openly from the trade row and are still in the hand
    tokens: int  # free player tokens
    actions: int  # main actions in this era
    bank: int
    on_species: int  # points that lie on living species
    waste: int  # children's game: collected tokens
    score: int


class OutlookBiome(TypedDict):
    """How a species would do in a biome."""

    biome: str
    fate: str  # fed and eaten are allowed, the others not
    legal: bool  # could it be placed here, or stay here, now
    adaptation: int
    rank: int  # 0 where it is unfit
    meal: Meal
    eaten_by: str | None
    best: bool
    hurt: dict[str, str]  # other species whose fate would get worse: thing → the new fate
    helped: dict[str, str]  # and better


class Outlook(TypedDict):
    """A species as it would be, and how it would do in each biome that comes into question."""

    cards: list[CardView]
    diet: str | None
    totals: Totals
    docks: dict[str, int] | None  # docking points still free: wings, legs, tail; None without a body; may be negative
    biomes: list[OutlookBiome]  # none without head and body, or with cards that no dock holds
    cost: int  # Darwin Points that it pays


class ReportRow(TypedDict):
    """A species in the last evaluation."""

    thing: str
    owner: int
    body: CardView
    head: CardView
    biome: str
    fate: str
    eaten_by: str | None
    meal: Meal  # what it got in the last distribution; nothing where it died before, or starved
    adaptation: int
    comp: int
    survival: int
    win: int
    competitive: int


class Report(TypedDict):
    """The last evaluation: who died of what, who earned what."""

    era: int
    rows: list[ReportRow]


class Result(TypedDict):
    """Who has won."""

    winners: list[int]
    totals: list[int]
    teams: list[int] | None  # totals of seats 0 + 2 and 1 + 3


class View(TypedDict):
    """The whole table."""

    mode: str  # base, base_mixed, expansion, story, beginner, children_base, children_expansion
    teams: bool
    era: int
    eras: int
    phase: str  # draw, action, assign, over
    first: int
    turn: int | None
    index: int | None  # Nature Index 1 … 4, None without territories
    waste: int | None  # tokens left in the reserve, None where there is no waste
    event: EventView | None  # the event whose effect lasts over this era
    last_event: EventView | None  # the event of the last transition
    ahead: list[str]  # backs of the event cards to come
    changes: int  # biomes that will change after this era; 0 after the last
    biomes: list[BiomeView]
    piles: dict[str, int]  # small, large: cards left
    discards: dict[str, int]
    biome_pile: int
    row: list[CardView]
    hand: list[CardView] | None  # the own hand
    hand_limit: int
    action_limit: int | None  # Story: main actions that each player has in an era
    chosen: list[str]  # things of the own hand cards that the running build, or the first of two changes, uses
    partner_hand: list[CardView] | None
    build: Outlook | None  # the own new species, while it is built; or an own one after the first of two changes
    acting: str | None  # the thing of the own species that mutates or migrates
    players: list[PlayerView]
    competitive: list[dict[str, Any]]  # who would score for competitiveness now: {"thing", "points"}, best first
    report: Report | None
    result: Result | None
