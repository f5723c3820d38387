"""The vocabulary of Darwin's Choice, and its data as constants.

The choices that no source settles stand here too, each with its rule: see the end of the file.
"""

from enum import IntEnum
from typing import Final

from gondwana.kernel.rules import SEATS, Cube, Grid, Ints, constant

from .cards.animals import PARTS, read_deck
from .cards.biomes_and_events import (
    EFFECTS,
    LEVELS,
    MODES,
    Biome,
    read_biomes,
    read_events,
    read_neutrals,
    read_setup,
    read_territories,
    read_tokens,
)
from .cards.biomes_and_events import TRAITS as TRAIT_KEYS

DECK: Final = read_deck()
BIOME_CARDS: Final = read_biomes()
TERRITORY_CARDS, PARK_LIMITS = read_territories()
EVENT_CARDS: Final = read_events()
NEUTRALS: Final = read_neutrals()


class Part(IntEnum):
    """The six kinds of animal cards (DC-6)."""

    HEAD = 0
    BODY = 1
    WINGS = 2
    SINGLE_LEGS = 3
    DOUBLE_LEGS = 4
    TAIL = 5


class Dock(IntEnum):
    """The places of a species' cards (DC-12 … DC-16); a double-legs card lies at the first pair of legs."""

    HEAD = 0
    BODY = 1
    WINGS = 2
    LEGS = 3
    MORE_LEGS = 4
    TAIL = 5


class Diet(IntEnum):
    """In the order in which they are fed (DC-53)."""

    HERBIVORE = 0
    OMNIVORE = 1
    CARNIVORE = 2


class Trait(IntEnum):
    """The six characteristics (DC-10)."""

    RUN = 0
    SWIM = 1
    FLY = 2
    CLIMB = 3
    HEAT = 4
    COLD = 5


class Territory(IntEnum):
    """What lies beside a biome; NONE where nothing does (DC-71)."""

    AGRICULTURE = 0
    INDUSTRY = 1
    SUBURB = 2
    CITY = 3
    PARK = 4


class Mode(IntEnum):
    """Which game is played, in the order of MODES."""

    BASE = 0
    MIXED = 1
    EXPANSION = 2
    STORY = 3
    BEGINNER = 4
    CHILDREN_BASE = 5
    CHILDREN_EXPANSION = 6


class Back(IntEnum):
    """The back of an event card (DC-70)."""

    BASE = 0
    HOUSE = 1
    RESIDENTIAL = 2
    SKYSCRAPER = 3


class Effect(IntEnum):
    """What an event does, in the order of EFFECTS."""

    NOTHING = 0
    REMOVE_BIOMES = 1
    WASTE_THRESHOLD = 2
    WAR = 3
    KILL_TWO_CARDS = 4
    MIGRATION_COST = 5
    KILL_WASTE_ONLY = 6
    REWARD_LOWEST = 7
    PETS = 8
    NO_WASTE = 9
    DOUBLE_WIN = 10
    INVADERS = 11
    MEAT = 12
    PLANTS = 13
    METEORITE = 14
    NO_PLANTS = 15
    WIN_PLUS = 16
    EXTRA_TRAIT = 17
    EPIDEMIC = 18
    MUTATION_COST = 19
    MIGRATION_REWARD = 20
    EXTRA_CHANGE = 21


class Fate(IntEnum):
    """How a species stands in its biome (DC-42, DC-55, DC-59): a forecast until the evaluation."""

    FED = 0
    EATEN = 1  # fed, but a carnivore will eat it
    HUNGRY = 2
    EXCESS = 3  # beyond the limit of the park
    UNFIT = 4  # does not meet the conditions


class Place(IntEnum):
    """Where a biome card is."""

    PILE = 0
    TABLE = 1
    DISCARD = 2
    GONE = 3  # out of the game, or never in it


# Animal cards. Eight numbers of symbols lie in two words of four fields, so that two additions sum a species (DC-18).
CARDS: Final = len(DECK)
ANIMALS: Final = tuple(dict.fromkeys(card.animal for card in DECK))
NAMES: Final = {card.animal: card.name for card in DECK}
ANIMAL: Final[Ints] = constant([ANIMALS.index(card.animal) for card in DECK])
PART: Final[Ints] = constant([card.part for card in DECK])
LARGE: Final[Ints] = constant([card.large for card in DECK])  # 0: small (DC-6)
EXTINCT: Final[Ints] = constant([card.extinct for card in DECK])
EXPANSION: Final[Ints] = constant([card.expansion for card in DECK])
DIET: Final[Ints] = constant([card.diet for card in DECK])  # NONE but for heads (DC-11)
DOCK_WINGS: Final[Ints] = constant([card.docks[0] for card in DECK])
DOCK_LEGS: Final[Ints] = constant([card.docks[1] for card in DECK])
DOCK_TAIL: Final[Ints] = constant([card.docks[2] for card in DECK])
DOCK_OF: Final[Ints] = constant([0, 1, 2, 3, 3, 5])  # the Dock of each Part; single and double legs are one kind

FIELD: Final = 7  # bits of one number of symbols: six cards of up to 20 stay below 128
FULL: Final = (1 << FIELD) - 1


def _word(numbers: tuple[int, ...]) -> int:
    return sum(number << (FIELD * place) for place, number in enumerate(numbers))


LOW: Final[Ints] = constant([_word(card.symbols[:4]) for card in DECK])  # hearts, competitiveness, RUN, SWIM
HIGH: Final[Ints] = constant([_word(card.symbols[4:]) for card in DECK])  # FLY, CLIMB, HEAT, COLD
TRAITS: Final = len(Trait)
WORD_OF: Final[Ints] = constant([0, 0, 1, 1, 1, 1])  # which word a characteristic is in
SHIFT_OF: Final[Ints] = constant([2 * FIELD, 3 * FIELD, 0, FIELD, 2 * FIELD, 3 * FIELD])

SIZES: Final = 2
PILE_ROOM: Final = max(sum(card.large == size for card in DECK) for size in (False, True))  # cards of one size

# Biomes; after them the Competition token of the children's game, a location without any conditions (DC-163)
BIOMES: Final = len(BIOME_CARDS)
COMPETITION: Final = BIOMES
LOCATIONS: Final = BIOMES + 1
NEVER: Final = Biome("competition", "", False, False, 0, (0,) * TRAITS, (), (), (), 0, 0, 0, False)
_PLACES: Final = [*BIOME_CARDS, NEVER]


def _fields(traits: tuple[int, ...], word: int) -> int:
    """The bits of some characteristics in one of the two words."""
    return sum(FULL << int(SHIFT_OF[trait]) for trait in traits if WORD_OF[trait] == word)


NEEDS: Final[Grid] = constant([biome.needs for biome in _PLACES])  # (biome, trait): the least number (DC-24)
NEEDS_ANY: Final[Ints] = constant([bool(biome.any_of) for biome in _PLACES])
ANY_OF: Final[Grid] = constant([[_fields(biome.any_of, word) for word in (0, 1)] for biome in _PLACES])
FORBIDS: Final[Grid] = constant([[_fields(biome.forbids, word) for word in (0, 1)] for biome in _PLACES])
ADAPT: Final[Ints] = constant([sum(1 << trait for trait in set(biome.adapt)) for biome in _PLACES])  # bits (DC-25)
PLANTS: Final[Ints] = constant([biome.plants for biome in _PLACES])
MEAT: Final[Ints] = constant([biome.meat for biome in _PLACES])
WIN: Final[Ints] = constant([biome.win for biome in _PLACES])
GROUP: Final[Ints] = constant([biome.group for biome in _PLACES])  # removed together, 0 for none (DC-134)
PREHISTORIC: Final[Ints] = constant([biome.prehistoric for biome in _PLACES])
BIOME_EXPANSION: Final[Ints] = constant([biome.expansion for biome in _PLACES])
TWO_PLAYER: Final[Ints] = constant([biome.two_player for biome in _PLACES])

# Human territories
STANDARD: Final = len(TERRITORY_CARDS)
PLANTS_LIMIT: Final[Grid] = constant([(0, *card.plants) for card in TERRITORY_CARDS])  # (territory, level I … IV)
MEAT_LIMIT: Final[Grid] = constant([(0, *card.meat) for card in TERRITORY_CARDS])
BY_HEARTS: Final[Ints] = constant([card.by_hearts for card in TERRITORY_CARDS])  # else by competitiveness
AT_LEAST: Final[Ints] = constant([card.at_least for card in TERRITORY_CARDS])  # else at most
THRESHOLD: Final[Ints] = constant([card.threshold for card in TERRITORY_CARDS])
PREDATION: Final[Ints] = constant([*(card.predation for card in TERRITORY_CARDS), 1])  # by Territory (DC-33)
PARK_LIMIT: Final = PARK_LIMITS[0]  # DC-35
PARK_LIMIT_TWO: Final = PARK_LIMITS[1]
BEST_INDEX: Final = LEVELS  # IV (DC-30)
WORST_INDEX: Final = 1

# Events
EVENTS: Final = len(EVENT_CARDS)
EVENT_BACK: Final[Ints] = constant([card.back for card in EVENT_CARDS])
EVENT_INDEX: Final[Ints] = constant([card.index for card in EVENT_CARDS])
EVENT_LASTS: Final[Ints] = constant([card.lasts for card in EVENT_CARDS])
EVENT_EFFECT: Final[Ints] = constant([card.effect for card in EVENT_CARDS])
EVENT_AMOUNT: Final[Ints] = constant([card.amount for card in EVENT_CARDS])
EVENT_STORY: Final[Ints] = constant([card.story for card in EVENT_CARDS])
EVENT_TWO: Final[Ints] = constant([card.two_player for card in EVENT_CARDS])

# Neutral animals: Pets, Invaders
PETS: Final = 0
INVADERS: Final = 1
NEUTRAL_LOW: Final[Ints] = constant([_word(card.symbols[:4]) for card in NEUTRALS])
NEUTRAL_HIGH: Final[Ints] = constant([_word(card.symbols[4:]) for card in NEUTRALS])
NEUTRAL_DIET: Final[Ints] = constant([card.diet for card in NEUTRALS])

# The table
WASTE, TOKENS = read_tokens()  # DC-50, DC-23
SLOTS: Final = 5  # DC-65
COMPETITION_SLOT: Final = 3  # the fourth location of the children's game
ROW: Final = 8  # cards of the trade row (DC-74)
HAND: Final = 10  # DC-75
ERAS: Final = 6  # DC-173
DOCKS: Final = len(Dock)
SPECIES: Final = SEATS * TOKENS  # a seat's species have the numbers from seat * TOKENS on
NEUTRAL: Final = SPECIES  # the neutral animal among the members of a biome
NEWCOMER: Final = SPECIES + 1  # a species that is only thought of
MEMBERS: Final = SPECIES + 3  # of one biome: all species, the neutral animal, a newcomer, and a place for what is left


class Source(IntEnum):
    """Where points come from."""

    SURVIVAL = 0
    ADAPTATION = 1
    COMPETITIVENESS = 2
    EVENTS = 3  # what events give, and what mutations and migrations cost or bring
    LOST = 4  # points of species that died, beyond the one that is kept; children: waste
    BONUS = 5  # Story: cards that lasted


SOURCES: Final = len(Source)


class Setup(IntEnum):
    """The columns of SETUP (SETUP_NUMBERS); the biome changes after each era follow."""

    SLOTS = 0
    STANDARD = 1
    ROW_SMALL = 2
    ROW_LARGE = 3
    HAND = 4
    ERAS = 5
    ACTIONS = 6
    CHANGES = 7


def _setup() -> list[list[list[int]]]:
    """(mode, players, column): all 0 where a mode is not for so many."""
    found = read_setup()
    width = Setup.CHANGES + ERAS - 1
    blank: list[int] = []
    rows = [[found.get((mode, players), blank) for players in range(SEATS + 1)] for mode in range(len(Mode))]
    for row in (row for mode in (Mode.CHILDREN_BASE, Mode.CHILDREN_EXPANSION) for row in rows[mode] if row):
        row[Setup.SLOTS] += 1  # the Competition token
    return [[row + [0] * (width - len(row)) for row in mode] for mode in rows]


SETUP: Final[Cube] = constant(_setup())
BASE_STAGE: Final = 0  # Back.BASE
HUMAN_STAGES: Final = 3  # house, residential, skyscraper: the last three transitions (DC-70, DC-169)
STORY_REVEAL: Final = 2  # the territories are revealed after this era (DC-168)

# Points
SURVIVAL: Final = 1  # DC-105
COMPETITIVE: Final[Ints] = constant([3, 2, 1])  # DC-109
KEPT_BY_DEATH: Final = 1  # DC-113
DOUBLE_MUTATION: Final = 3  # DC-93
STORY_BONUS: Final = 10  # DC-176
COMPETITION_POINTS: Final = 3  # DC-165

# Answers: one numbering for all questions. First the cards, then biomes, species and commands.
BIOME_ANSWER: Final = CARDS
SPECIES_ANSWER: Final = BIOME_ANSWER + LOCATIONS
COMMANDS: Final = SPECIES_ANSWER + SPECIES
PASS: Final = COMMANDS
REDRAW: Final = COMMANDS + 1
END: Final = COMMANDS + 2
DOUBLE: Final = COMMANDS + 3
ADD: Final = COMMANDS + 4
SMALL: Final = COMMANDS + 5
LARGE_PILE: Final = COMMANDS + 6

# What no source settles, each decided once (the alternatives are in the README):
# more hearts rank higher (DC-39): `key` in rules/species.py;
# herbivores, omnivores, carnivores, inside by rank (DC-53, DC-54), all or nothing (DC-55), prey must rank
# lower (DC-60), surplus prey is shared (DC-63): rules/food.py;
# the reward of a biome is on its card (DC-107), ties by adaptation alone (DC-108): rules/evaluation.py;
# the mutating species pays (DC-94): rules/mutation.py; a pass is final (DC-83): rules/turn.py;
# partners see each other's hands (DC-162): rules/hands.py.

assert [part.lower() for part in Part.__members__] == list(PARTS)
assert [trait.lower() for trait in Trait.__members__] == [trait.lower() for trait in TRAIT_KEYS]
assert (len(Effect), len(Mode)) == (len(EFFECTS), len(MODES))
