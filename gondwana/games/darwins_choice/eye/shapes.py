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

from typing import Annotated, Final, Literal

from typing_extensions import TypeAliasType, TypedDict

from gondwana.kernel.game.shapes import Shapes, Words

from ..cards.biomes_and_events import BACKS, GROUPS, MODES
from ..words import DIET_WORDS, FATE_WORDS, NEUTRAL, PART_WORDS, SOURCE_WORDS, TERRITORY_WORDS, TRAIT_WORDS

PartName = TypeAliasType("PartName", Annotated[str, Words(PART_WORDS)])
Diet = TypeAliasType("Diet", Annotated[str, Words(DIET_WORDS)])
Trait = TypeAliasType("Trait", Annotated[str, Words(TRAIT_WORDS)])
Traits = TypeAliasType("Traits", dict[Trait, int])
SourceName = TypeAliasType("SourceName", Annotated[str, Words(SOURCE_WORDS)])
Fate = TypeAliasType("Fate", Annotated[str, Words(FATE_WORDS)])
Neutral = TypeAliasType("Neutral", Annotated[str, Words(NEUTRAL.words)])
TerritoryName = TypeAliasType("TerritoryName", Annotated[str, Words((*TERRITORY_WORDS, "hidden"))])
Group = TypeAliasType("Group", Annotated[str, Words(GROUPS)])
Back = TypeAliasType("Back", Annotated[str, Words(BACKS)])
Mode = TypeAliasType("Mode", Annotated[str, Words(MODES)])
Phase = TypeAliasType("Phase", Literal["draw", "action", "assign", "over"])


class Sizes(TypedDict):
    """How many small and large cards."""

    small: int
    large: int


class Food(TypedDict):
    """Plants and meat."""

    plants: int
    meat: int


class Docks(TypedDict):
    """Docking points of a body."""

    wings: int  # 0-1
    legs: int  # 0-2
    tail: int  # 0-1


class CardView(TypedDict):
    """An animal card."""

    thing: str  # card:b070-w
    card: str  # b070-w
    animal: str  # b070
    name: str | None  # the name in the user's own deck, None where the texts have it
    part: PartName
    size: Literal["small", "large"]
    diet: Diet | None  # heads only
    hearts: int
    comp: int  # competitiveness
    traits: Traits  # all six, also 0
    docks: Docks | None  # bodies only
    extinct: bool  # the small cross after the name
    expansion: bool


class Totals(TypedDict):
    """The symbols of a species, all cards together."""

    hearts: int
    comp: int
    traits: Traits


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
    neutral: Neutral | None
    cards: list[CardView]  # head, body, wings, legs, tail, as far as they are there
    diet: Diet
    totals: Totals
    adaptation: int  # in its biome, with what the event adds; at the Competition token its competitiveness
    rank: int  # 1 for the best of its biome; equals share it; 0 where it does not live there (unfit)
    fate: Fate
    meal: Meal
    eaten_by: str | None  # the thing of the species that will eat it
    points: int  # Darwin Points on it
    checked: bool  # it took part in a main action of this era
    arrival: int
    waste: bool  # it holds a waste token
    best: bool  # has the best adaptation now
    competitive: int  # what it would get for competitiveness now: 3, 2, 1 or 0


class WasteRule(TypedDict):
    """Who finds waste: who has at least, or at most, so many hearts or so much competitiveness."""

    by: Literal["hearts", "comp"]
    least: int | None
    most: int | None


class TerritoryView(TypedDict):
    """What lies beside a biome."""

    territory: TerritoryName  # hidden in a Story before it is revealed
    active: bool  # False in Story mode before it counts
    plants: int | None  # the limits at the Nature Index, None for the park
    meat: int | None
    waste: WasteRule | None
    predation: bool
    limit: int | None  # species in the park


class SpecialView(TypedDict):
    """The Special card of the children's game."""

    territory: TerritoryName
    waste: WasteRule | None


class BiomeView(TypedDict):
    """A slot with its biome, in the order of the table."""

    thing: str  # biome:bb14
    biome: str  # bb14; competition in the children's game
    slot: int  # 1 …
    needs: Traits  # at least so many of each
    any_of: list[Trait]  # at least one of these
    forbids: list[Trait]
    adapt: list[Trait]  # what counts for the adaptation, with what the event adds
    plants: int  # on the card
    meat: int
    supply: Food  # what there is now: event and territory counted
    left: Food  # what nobody takes
    win: int  # points for the best adaptation, as they will be paid in this era
    group: Group | None
    prehistoric: bool
    territory: TerritoryView | None
    special: SpecialView | None
    species: list[SpeciesView]  # best first; those that are unfit last


class EventView(TypedDict):
    """An event card."""

    event: str
    back: Back
    biome: str | None  # where it strikes, if it strikes one biome


class PlayerView(TypedDict):
    """A player."""

    seat: int
    partner: int | None
    active: bool  # has not passed in this era
    turn: bool
    first: bool
    hand: Sizes
    known: list[CardView]  # cards that came openly from the trade row and are still in the hand
    tokens: int  # free player tokens
    actions: int  # main actions in this era
    bank: int
    on_species: int  # points that lie on living species
    waste: int  # children's game: collected tokens
    score: int
    earned: list[dict[SourceName, int]]  # by era, what every point came from; losses are below 0


class Foreseen(TypedDict):
    """A species as it would stand in a biome after an answer."""

    thing: str
    adaptation: int
    rank: int  # 1 for the best; equals share it; 0 where it can't live there
    fate: Fate
    meal: Meal
    eaten_by: str | None
    waste: bool
    best: bool


class Lacks(TypedDict):
    """Why a species can't live in a biome: what it would need, and what it must not have."""

    needs: list[Trait]
    any_of: list[Trait]
    forbids: list[Trait]


class OutlookBiome(TypedDict):
    """How a species would do in a biome, and what would become of everybody there."""

    biome: str
    thing: str  # the species itself, as it will be called
    fate: Fate  # fed and eaten are allowed, the others not
    legal: bool  # could it be placed here, or stay here, now
    lacks: Lacks | None  # why it is unfit
    adaptation: int
    earns: int  # Darwin Points that it would get in the evaluation, if nothing more happened
    species: list[Foreseen]  # all who would be there, itself too, best first
    left: Food  # what nobody would take


class LeftBiome(TypedDict):
    """The biome that a species would leave."""

    biome: str
    species: list[Foreseen]
    left: Food


class Outlook(TypedDict):
    """A species as it would be, and how it would do in each biome that comes into question."""

    cards: list[CardView]
    diet: Diet | None
    totals: Totals
    docks: Docks | None  # still free; None without a body; may be negative
    biomes: list[OutlookBiome]  # none without head and body, or with cards that no dock holds
    origin: LeftBiome | None  # a migration: the biome that it leaves
    cost: int  # Darwin Points that it pays


class ReportRow(TypedDict):
    """A species in the last evaluation."""

    thing: str
    owner: int
    body: CardView
    head: CardView
    biome: str
    fate: Fate
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
    biomes: list[str]  # as they lay on the table then
    rows: list[ReportRow]


class Result(TypedDict):
    """Who has won."""

    winners: list[int]
    totals: list[int]
    teams: list[int] | None  # totals of seats 0 + 2 and 1 + 3


class Competitive(TypedDict):
    """A species that would score for competitiveness."""

    thing: str
    points: int


class View(TypedDict):
    """The whole table."""

    mode: Mode
    teams: bool
    era: int
    eras: int
    phase: Phase
    first: int
    turn: int | None
    index: int | None  # Nature Index 1 … 4, None without territories
    waste: int | None  # tokens left in the reserve, None where there is no waste
    event: EventView | None  # the event whose effect lasts over this era
    last_event: EventView | None  # the event of the last transition
    ahead: list[Back]  # backs of the event cards to come
    changes: int  # biomes that will change after this era; 0 after the last
    biomes: list[BiomeView]
    piles: Sizes  # cards left
    discards: Sizes
    biome_pile: int
    row: list[CardView]
    hand: list[CardView] | None  # the own hand
    hand_limit: int
    action_limit: int | None  # Story: main actions that each player has in an era
    trades: bool  # the own trade of this turn is still to be made
    chosen: list[str]  # things of the own hand cards that the running build, or the first of two changes, uses
    partner_hand: list[CardView] | None
    build: Outlook | None  # the own new species, while it is built; or an own one after the first of two changes
    acting: str | None  # the thing of the own species that mutates or migrates
    players: list[PlayerView]
    competitive: list[Competitive]  # who would score for competitiveness now, best first
    report: Report | None
    result: Result | None


SHAPES: Final = Shapes(View, (Outlook,))
