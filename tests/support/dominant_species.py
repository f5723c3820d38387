"""Positions of Dominant Species in a few words.

A tile is its axial coordinates `1,-1`, or its terrain for one of the seven start tiles (`tundra` is the centre); a
corner is named as in the specification, `E:0,-1`. Lists are words in pairs: `disks="sun W:2,-1 grub E:1,0"`,
`pawns="com3 reptile"`, `tiles="forest 2,-1"`; cubes are `"desert: insect 2, amphibian 4; 1,-1: reptile 1"`. Where no
disks are given the standard twelve lie on earth; displays are as printed unless given. Everything else goes to bag,
gene pools and stacks, so that nothing is lost.
"""

from typing import Any

import gondwana
from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.games.dominant_species.flow import flow
from gondwana.games.dominant_species.invariants import broken
from gondwana.games.dominant_species.prompts import Prompt
from gondwana.games.dominant_species.rules.earth import dominant, match
from gondwana.games.dominant_species.state import Stage
from gondwana.games.dominant_species.tables import (
    ALLOTMENT,
    ANIMAL_NAMES,
    ANIMALS,
    BOX_NAMES,
    CARD_NAMES,
    CARDS,
    CORNER_LIST,
    CORNERS,
    ELEMENT_NAMES,
    ELEMENTS,
    FIRST_CUBES,
    FIRST_EYE,
    FIRST_PAWNS,
    HEX_LIST,
    HEXES,
    LARGE,
    PAWNS,
    TERRAIN_NAMES,
    TILES,
)
from gondwana.games.dominant_species.words import EYE, TILE_WORDS
from gondwana.kernel.game.dispatch import answer, perform
from gondwana.kernel.rules.header import NONE
from support.boards import live, twin_of

START = {
    "wetland": "0,-1",
    "savannah": "1,-1",
    "desert": "1,0",
    "mountain": "0,1",
    "forest": "-1,1",
    "jungle": "-1,0",
    "tundra": "0,0",
}
EVERYBODY = "mammal reptile bird amphibian arachnid insect"


def tile(word: str) -> int:
    """The number of a tile, from its coordinates or the name of a start tile."""
    q, r = START.get(word, word).split(",")
    return HEX_LIST.index((int(q), int(r)))


def pairs(words: str) -> list[tuple[str, str]]:
    """Words, two by two."""
    split = words.split()
    return list(zip(split[::2], split[1::2], strict=True))


def groups(words: str) -> dict[str, list[str]]:
    """`name: word word; name: word`, by name."""
    named = [part.partition(":") for part in words.split(";") if part.strip()]
    return {name.strip(): listed.replace(",", " ").split() for name, _, listed in named}


def cube_groups(words: str) -> dict[str, list[tuple[str, str]]]:
    """`tile: animal count, animal count; …`, by tile."""
    named = [part.rpartition(":") for part in words.split(";") if part.strip()]
    return {name.strip(): pairs(listed.replace(",", " ")) for name, _, listed in named}


class Table:
    """A game at a position of our own making, played with words by whoever is asked."""

    def __init__(self, twin: Any, last: int, sound: bool = True) -> None:
        self.s = live(twin)
        self.last = last  # play stops after this stage
        self.sound = sound  # whether nothing is missing from the box
        self.settle()

    def settle(self) -> "Table":
        """Go on until somebody is asked, or the last stage is over."""
        while not self.s.asked and not self.s.over and (self.s.depth or self.s.stage <= self.last):
            if self.s.depth:
                perform(self.s)
            else:
                flow(self.s)
            assert not self.sound or broken(self.s) == 0
        return self

    def go_on(self, last: str) -> "Table":
        """Play on through a later stage."""
        self.last = Stage[last.upper()]
        return self.settle()

    # questions

    @property
    def _prompt(self) -> Prompt:
        return Prompt(int(self.s.frames[self.s.depth - 1, 0]))

    @property
    def asks(self) -> str:
        """Who is asked what, `reptile: compete`; empty if nobody is."""
        if not self.s.asked:
            return ""
        who = int(self.s.frames[self.s.depth - 1, 2])
        name = f"seat {who}" if self._prompt == Prompt.CHOOSE_ANIMAL else ANIMAL_NAMES[who]
        return f"{name}: {DOMINANT_SPECIES.questions[self._prompt].name}"

    @property
    def options(self) -> set[str]:
        """The answers that may be given: tiles by their coordinates, the others by the words of the notation."""
        if not self.s.asked:
            return set()
        return {self._word(int(self.s.answers[option])) for option in range(self.s.options)}

    def _word(self, number: int) -> str:
        word = DOMINANT_SPECIES.questions[self._prompt].answer.word(number)
        return "{},{}".format(*HEX_LIST[TILE_WORDS.index(word)]) if word in TILE_WORDS else word

    def play(self, *words: str | int) -> "Table":
        """Whoever is asked answers, again and again."""
        for word in words:
            assert self.s.asked, f"nobody is asked: {word}"
            said = START.get(str(word), str(word))
            assert said in self.options, f"{self.asks}: {said} is not one of {sorted(self.options)}"
            number = next(
                int(self.s.answers[option])
                for option in range(self.s.options)
                if self._word(int(self.s.answers[option])) == said
            )
            answer(self.s, int(self.s.asked).bit_length() - 1, number)
            self.settle()
        return self

    # looking

    def cubes(self, where: str) -> dict[str, int]:
        """The cubes on a tile, by animal."""
        at = tile(where)
        return {
            name: int(self.s.cubes[at, animal]) for animal, name in enumerate(ANIMAL_NAMES) if self.s.cubes[at, animal]
        }

    def count(self, field: str) -> dict[str, int]:
        """A field of all animals in play: `points`, `gene_pool`, `eliminated`, `pawns`, `spare`."""
        row = getattr(self.s, field)
        return {name: int(row[animal]) for animal, name in enumerate(ANIMAL_NAMES) if self.s.owner[animal] != NONE}

    def gained(self) -> dict[str, int]:
        """VPs, of those who have some."""
        return {name: points for name, points in self.count("points").items() if points}

    def display(self, animal: str) -> list[str]:
        """The disks of an animal, besides what is printed."""
        return listed(self.s.disks[ANIMAL_NAMES.index(animal)])

    def box(self, name: str) -> list[str]:
        """The disks in a box."""
        return listed(self.s.box[BOX_NAMES.index(name)])

    def bag(self) -> dict[str, int]:
        """The disks in the bag."""
        return {name: int(self.s.bag[element]) for element, name in enumerate(ELEMENT_NAMES)}

    def disk(self, corner: str) -> str | None:
        """What lies on a corner."""
        found = int(self.s.disk[CORNER_LIST.index(corner)])
        return None if found == NONE else ELEMENT_NAMES[found]

    def disks(self) -> dict[str, str]:
        """All disks on earth by corner."""
        return {corner: found for corner in CORNER_LIST if (found := self.disk(corner))}

    def eye(self, name: str) -> str | None:
        """Whose pawn stands on an eye."""
        found = int(self.s.eyes[EYE.number(name)])
        return None if found == NONE else ANIMAL_NAMES[found]

    def track(self) -> list[str]:
        """The initiative order."""
        return [ANIMAL_NAMES[int(animal)] for animal in self.s.track if animal != NONE]

    def terrain(self, where: str) -> str | None:
        """What lies on a hex."""
        found = int(self.s.terrain[tile(where)])
        return None if found == NONE else TERRAIN_NAMES[found]

    def tiles(self) -> set[str]:
        """The hexes with tiles."""
        return {f"{q},{r}" for number, (q, r) in enumerate(HEX_LIST) if self.s.terrain[number] != NONE}

    def match(self, animal: str, where: str) -> int:
        """How well a tile feeds an animal."""
        return int(match(self.s, ANIMAL_NAMES.index(animal), tile(where)))

    def dominant(self, where: str) -> str | None:
        """Who dominates a tile."""
        found = int(dominant(self.s, tile(where)))
        return None if found == NONE else ANIMAL_NAMES[found]

    def cards(self) -> set[str]:
        """The cards that lie face up."""
        return {name for card, name in enumerate(CARD_NAMES) if self.s.offer[card]}


def listed(counts: Any) -> list[str]:
    """Element names, as often as there are disks."""
    return [name for element, name in enumerate(ELEMENT_NAMES) for _ in range(int(counts[element]))]


def table(
    cubes: str | None = None,
    at: str = "plan",
    *,
    animals: str = EVERYBODY,
    disks: str | None = None,
    tiles: str = "",
    pawns: str = "",
    boxes: str = "",
    displays: str = "",
    cards: str | None = None,
    points: str = "",
    eliminated: str = "",
    asleep: str = "",
    bag: str | None = None,
    through: str | None = None,
    **fields: int,
) -> Table:
    """A game about to go through a stage; `cubes=None` are the start cubes, seats play the animals in the order given.

    With a `bag` of its own the other disks are out of the game, as they never are in play.
    """
    names = animals.split()
    s = twin_of(gondwana.new("dominant-species", seats=len(names), seed=1))
    s.depth = s.asked = s.options = 0
    s.answers = [0] * len(s.answers)
    s.stage, s.next_place, s.turn = Stage[at.upper()], 0, 1
    if Stage.INITIATIVE <= s.stage <= Stage.DOMINATION:
        s.next_eye = int(FIRST_EYE[s.stage - Stage.INITIATIVE])
    _deal(s, names)
    _lay(s, tiles, disks)
    _settle(s, cubes, eliminated, asleep)
    _place(s, pawns)
    _fill(s, boxes, displays)
    for animal, number in pairs(points):
        s.points[ANIMAL_NAMES.index(animal)] = int(number)
        s.scores[names.index(animal)] = int(number)
    if cards is not None:
        s.offer = [int(name in cards.split()) for name in CARD_NAMES]
        s.deck = [int(name not in cards.split()) for name in CARD_NAMES]
        if "ice_age" in cards.split():
            s.deck = [0] * CARDS
    if bag is not None:
        s.bag = [bag.split().count(element) for element in ELEMENT_NAMES]
    for name, number in fields.items():
        setattr(s, name, number)
    return Table(s, Stage[(through or at).upper()], sound=bag is None)


def _deal(s: Any, names: list[str]) -> None:
    s.owner = [names.index(name) if name in names else NONE for name in ANIMAL_NAMES]
    in_play = [animal for animal in range(ANIMALS) if s.owner[animal] != NONE]
    s.track = [*reversed(in_play), *[NONE] * (ANIMALS - len(in_play))]
    s.animals = len(in_play)


def _lay(s: Any, tiles: str, disks: str | None) -> None:
    laid = [(TERRAIN_NAMES.index(terrain), tile(where)) for terrain, where in pairs(tiles)]
    bare = [place for terrain, place in laid if terrain == LARGE and s.terrain[place] == NONE]
    for terrain, place in laid:
        if terrain == LARGE:
            s.covered[place] = s.terrain[place]  # tundra: on a bare hex something else will lie under it
            s.tundra -= 1
        s.terrain[place] = terrain
    left = [int(TILES[large]) - s.terrain.count(large) - s.covered.count(large) for large in range(LARGE)]
    for place in bare:
        s.covered[place] = _draw(left)
    s.face_up = [_draw(left) if sum(left) else NONE for _ in s.face_up]
    s.hidden = left
    s.face_down = [sum(left) // 3 + (stack < sum(left) % 3) for stack in range(3)]
    assert min(left) >= 0, "there are not so many tiles"
    if disks is not None:
        s.disk = [NONE] * CORNERS
        for element, corner in pairs(disks):
            s.disk[CORNER_LIST.index(corner)] = ELEMENT_NAMES.index(element)


def _draw(left: list[int]) -> int:
    """A tile of the most frequent terrain that is left."""
    found = left.index(max(left))
    left[found] -= 1
    return found


def _settle(s: Any, cubes: str | None, eliminated: str, asleep: str) -> None:
    for place in range(HEXES):
        terrain = s.terrain[place]
        for animal in range(ANIMALS):
            starts = cubes is None and terrain != NONE and s.owner[animal] != NONE
            s.cubes[place, animal] = int(FIRST_CUBES[animal][terrain]) if starts else 0
    for where, present in cube_groups(cubes or "").items():
        for animal, count in present:
            s.cubes[tile(where), ANIMAL_NAMES.index(animal)] = int(count)
    for animal, count in pairs(eliminated):
        s.eliminated[ANIMAL_NAMES.index(animal)] = int(count)
    for where, marked in cube_groups(asleep).items():
        for animal, count in marked:
            s.sleeper = ANIMAL_NAMES.index(animal)
            s.asleep[tile(where)] = int(count)
    for animal in range(ANIMALS):
        used = sum(s.cubes[place, animal] for place in range(HEXES)) + s.eliminated[animal]
        s.gene_pool[animal] = int(ALLOTMENT[s.animals]) - 1 - used if s.owner[animal] != NONE else 0


def _place(s: Any, pawns: str) -> None:
    for animal in range(ANIMALS):
        issued = int(FIRST_PAWNS[s.animals]) if s.owner[animal] != NONE else 0
        s.pawns[animal] = issued
        s.spare[animal] = PAWNS - issued if s.owner[animal] != NONE else 0
    for eye, name in pairs(pawns):
        animal = ANIMAL_NAMES.index(name)
        s.eyes[EYE.number(eye)] = animal
        if s.pawns[animal]:
            s.pawns[animal] -= 1
        else:
            s.spare[animal] -= 1


def _fill(s: Any, boxes: str, displays: str) -> None:
    for box, name in enumerate(BOX_NAMES):
        wanted = groups(boxes).get(name, [])
        s.box[box] = [wanted.count(element) for element in ELEMENT_NAMES]
    for animal, wanted in groups(displays).items():
        s.disks[ANIMAL_NAMES.index(animal)] = [wanted.count(element) for element in ELEMENT_NAMES]
    for element in range(ELEMENTS):
        on_earth = s.disk.count(element)
        held = sum(row[element] for row in s.disks) + sum(row[element] for row in s.box)
        s.bag[element] = 20 - on_earth - held
        assert s.bag[element] >= 0, f"there are not so many disks: {ELEMENT_NAMES[element]}"
