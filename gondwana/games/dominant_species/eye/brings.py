"""What an answer will do, in words, before it is confirmed; and what it would waste.

The answer is played on a copy, as far as it goes without anybody's word and without chance; what differs then is said.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from gondwana.kernel.game.dispatch import answer, perform
from gondwana.kernel.rules import NONE, Text, asked_about, open_prompt, text

from ..prompts import NO_CORNER, NO_STACK, NO_TILE, NO_TYPE, Prompt
from ..rules.earth import dominant, match, tundra_at, whose
from ..rules.elements import is_threatened
from ..rules.reset import in_danger
from ..state import Stage, State
from ..tables import ANIMALS, CARD_NAMES, CORNERS, ELEMENTS, HEXES, Box
from ..words import A_TERRAIN, BEAST, THE_BEAST, TILE_WORDS, TYPE
from .planning import promises, wastes

PLACING: Final = (Prompt.PLACE, Prompt.PLACE_AGAIN, Prompt.INSTINCT)
# Where an action may be given up, and the answer that does so.
FIRST: Final = {
    Prompt.INITIATIVE: 0,
    Prompt.ADAPT: NO_TYPE,
    Prompt.ABUNDANCE_TYPE: NO_TYPE,
    Prompt.DEPLETE: NO_CORNER,
    Prompt.GLACIATE: NO_TILE,
    Prompt.SPECIATE_DISK: NO_CORNER,
    Prompt.INSECT: NO_TILE,
    Prompt.STACK: NO_STACK,
    Prompt.MIGRATE_FROM: NO_TILE,
    Prompt.ARACHNID: NO_TILE,
    Prompt.COMPETE: NO_TILE,
    Prompt.DOMINATE: NO_TILE,
    Prompt.HIBERNATE_TILE: NO_TILE,
}
# Answers with which something is done, also where no number changes by it.
LAST: Final = (
    Prompt.ABUNDANCE_CORNER,
    Prompt.WANDER_CORNER,
    Prompt.AQUATIC_CORNER,
    Prompt.HABITAT_CORNER,
    Prompt.KEEP_DISK,
)
MOST: Final = 6  # clauses: more are not read
FEW: Final = 3  # tiles on which cubes die, each in a clause of its own
MANY: Final = 8  # tiles that are listed in one clause


def plain(field: Any) -> Any:
    """A field as Python lists, in either mode."""
    return field.tolist() if hasattr(field, "tolist") else field


class Outlook:
    """What can be said of a position: numbers by animal, who dominates what, disks, who is asked for a card."""

    def __init__(self, s: State) -> None:
        animals, tiles = range(ANIMALS), range(HEXES)
        cubes, disks = plain(s.cubes), plain(s.disks)
        self.on = [list(row) for row in cubes]
        self.points = [int(s.points[a]) for a in animals]
        self.cubes = [sum(cubes[h][a] for h in tiles) for a in animals]
        self.gene_pool = [int(s.gene_pool[a]) for a in animals]
        self.eliminated = [int(s.eliminated[a]) for a in animals]
        self.spare = [int(s.spare[a]) for a in animals]
        self.disks = [list(disks[a]) for a in animals]
        self.on_earth = sum(element != NONE for element in plain(s.disk))
        self.terrain = [int(s.terrain[h]) for h in tiles]
        laid = [h for h in tiles if s.terrain[h] != NONE]
        self.rulers = {h: int(dominant(s, h)) for h in laid}
        self.fits = {(a, h): int(match(s, a, h)) for h in laid for a in animals if cubes[h][a]}
        self.danger = [sum(int(in_danger(s, a, h)) for h in laid if cubes[h][a]) for a in animals]
        self.track = [int(animal) for animal in s.track]
        self.last_turn = int(s.last_turn)


class Clauses:
    """The differences between two positions, most important first: for the reader, then for the others."""

    def __init__(self, s: State, live: State, before: Outlook, after: Outlook, own: list[int]) -> None:
        self.s, self.live, self.before, self.after = s, live, before, after
        others = [animal for animal in range(ANIMALS) if animal not in own and s.owner[animal] != NONE]
        self.order = [*own, *others]
        self.own = len(own)

    def _who(self, animal: int, kind: Any = BEAST) -> Any:
        return kind.shown(int(whose(self.live, animal)), self.s.seats)

    def _per_animal(self, field: str, more: str, fewer: str) -> Iterator[Text]:
        was, now = getattr(self.before, field), getattr(self.after, field)
        for animal in self.order:
            change = now[animal] - was[animal]
            if change:
                key = f"dominant_species_brings_{more if change > 0 else fewer}"
                yield text(key, animal=self._who(animal), count=abs(change))

    def points(self) -> Iterator[Text]:
        """VPs."""
        yield from self._per_animal("points", "points", "points_lost")

    def cubes(self) -> Iterator[Text]:
        """Cubes that die, that withdraw, that come."""
        for animal in self.order:
            yield from self._losses(animal)
        for animal in self.order:
            yield from self._arrivals(animal)

    def _losses(self, animal: int) -> Iterator[Text]:
        """Cubes out of play, with the tile where it is one; cubes that come back from there."""
        dead = self.after.eliminated[animal] - self.before.eliminated[animal]
        left = self._shifted(animal, -1)
        if dead > 0 and sum(left.values()) == dead and len(left) <= FEW:
            for tile, count in left.items():
                yield self._at("cubes_lost_on", animal, count, tile)
        elif dead:
            key = f"dominant_species_brings_cubes_{'lost' if dead > 0 else 'back'}"
            yield text(key, animal=self._who(animal), count=abs(dead))

    def _arrivals(self, animal: int) -> Iterator[Text]:
        """Cubes that withdraw, or come to tiles: from the gene pool, or from other tiles."""
        back = self.after.gene_pool[animal] - self.before.gene_pool[animal]
        come, left = self._shifted(animal, 1), self._shifted(animal, -1)
        if back > 0:
            yield text("dominant_species_brings_cubes_withdrawn", animal=self._who(animal), count=back)
        elif come and len(come) + len(left) <= MANY:
            moved = [(TILE_WORDS[h], f"−{n}") for h, n in left.items()] + [
                (TILE_WORDS[h], f"+{n}") for h, n in come.items()
            ]
            tiles = ", ".join(f"{tile} {count}" for tile, count in moved)
            yield text("dominant_species_brings_cubes_on", animal=self._who(animal), tiles=tiles)
        elif back < 0:
            yield text("dominant_species_brings_cubes", animal=self._who(animal), count=-back)

    def _shifted(self, animal: int, way: int) -> dict[int, int]:
        """By how many cubes of an animal tiles have more (or fewer)."""
        changes = {h: way * (self.after.on[h][animal] - self.before.on[h][animal]) for h in range(HEXES)}
        return {tile: count for tile, count in changes.items() if count > 0}

    def _at(self, key: str, animal: int, count: int, tile: int) -> Text:
        terrain = A_TERRAIN.shown(self.after.terrain[tile], self.s.seats)
        who, where = self._who(animal), TILE_WORDS[tile]
        return text(f"dominant_species_brings_{key}", animal=who, count=count, terrain=terrain, tile=where)

    def rulers(self) -> Iterator[Text]:
        """Who comes to dominate a tile, and where nobody does any longer; first what concerns the reader."""
        tiles = [h for h, ruler in self.after.rulers.items() if ruler != self.before.rulers.get(h, NONE)]
        place = {animal: number for number, animal in enumerate(self.order)}
        tiles.sort(key=lambda h: min(place.get(self.after.rulers[h], 9), place.get(self.before.rulers.get(h, NONE), 9)))
        for tile in tiles:
            ruler = self.after.rulers[tile]
            terrain = A_TERRAIN.shown(self.after.terrain[tile], self.s.seats)
            if ruler != NONE:
                yield text(
                    "dominant_species_brings_ruler",
                    animal=self._who(ruler),
                    terrain=terrain,
                    tile=TILE_WORDS[tile],
                )
            else:
                lost = self._who(self.before.rulers[tile])
                yield text("dominant_species_brings_no_ruler", animal=lost, terrain=terrain, tile=TILE_WORDS[tile])

    def danger(self) -> Iterator[Text]:
        """Cubes that come into danger, or out of it."""
        died = [now - was for was, now in zip(self.before.eliminated, self.after.eliminated, strict=True)]
        for animal in self.order:
            change = self.after.danger[animal] - self.before.danger[animal]
            if change > 0 or (change < 0 and died[animal] <= 0):  # the dead are not said to be safe
                key = f"dominant_species_brings_{'danger' if change > 0 else 'safe'}"
                yield text(key, animal=self._who(animal), count=abs(change))

    def fits(self) -> Iterator[Text]:
        """How well the tiles on which the reader stands feed it."""
        for (animal, tile), now in self.after.fits.items():
            was = self.before.fits.get((animal, tile), now)
            if animal in self.order[: self.own] and was != now:
                terrain = A_TERRAIN.shown(self.after.terrain[tile], self.s.seats)
                yield text("dominant_species_brings_match", terrain=terrain, tile=TILE_WORDS[tile], was=was, now=now)

    def disks(self) -> Iterator[Text]:
        """Elements of animals, elements on earth."""
        for animal in self.order:
            for element in range(ELEMENTS):
                change = self.after.disks[animal][element] - self.before.disks[animal][element]
                if change:
                    key = "disk" if change > 0 else "disk_lost"
                    kind = TYPE.shown(element, self.s.seats)
                    yield text(f"dominant_species_brings_{key}", animal=self._who(animal), element=kind)
        gone = self.before.on_earth - self.after.on_earth
        if gone > 0:
            yield text("dominant_species_brings_elements_gone", count=gone)

    def pawns(self) -> Iterator[Text]:
        """Pawns won and lost, places on the track."""
        for animal in self.order:
            change = self.before.spare[animal] - self.after.spare[animal]
            if change:
                key = "pawn" if change > 0 else "pawn_lost"
                yield text(f"dominant_species_brings_{key}", animal=self._who(animal))
        for animal in self.order:
            if self.after.track.index(animal) < self.before.track.index(animal):
                other = self.before.track[self.after.track.index(animal)]
                yield text(
                    "dominant_species_brings_forward",
                    animal=self._who(animal),
                    other=self._who(other, THE_BEAST),
                )
        if self.after.last_turn > self.before.last_turn:
            yield text("dominant_species_brings_last_turn")

    def all(self) -> list[Text]:
        """Everything that differs."""
        parts = (self.points, self.cubes, self.disks, self.pawns, self.rulers, self.danger, self.fits)
        return [clause for part in parts for clause in part()]


def brings(s: State, live: State, seat: int, move: int) -> list[Text]:
    """What an answer does at once, for the reader and for the others."""
    question = Prompt(open_prompt(s))
    if question == Prompt.CHOOSE_ANIMAL:
        return []
    if question in PLACING:
        return promises(s, live, asked_about(s)[0], move)
    if question in OWN_WORDS:
        return OWN_WORDS[question](s, live, move)
    own = [animal for animal in range(ANIMALS) if s.owner[animal] == seat]
    before = Outlook(live)
    told = Clauses(s, live, before, carried_out(live, seat, move, before), own).all()
    if question == Prompt.DOMINATE and move != NO_TILE:
        return domination(s, live, before.rulers[move], told)
    if question == Prompt.TAKE_CARD:
        return told[:MOST] or [text(f"dominant_species_card_text_{CARD_NAMES[move]}")]
    if not told and question in FIRST and move == FIRST[question]:
        return [text("dominant_species_brings_forgone")]
    if not told and question in LAST:
        return [text("dominant_species_brings_nothing")]
    return told[:MOST]


def together(s: State, before: State, after: State, seat: int) -> list[Text]:
    """What the answers of a whole action did, for the reader and for the others."""
    own = [animal for animal in range(ANIMALS) if s.owner[animal] == seat]
    return Clauses(s, before, Outlook(before), Outlook(after), own).all()[:MOST]


def protection(s: State, live: State, move: int) -> list[Text]:
    """What is kept; without protection every threatened type is lost (DS-62)."""
    animal = asked_about(s)[0]
    who = BEAST.shown(int(whose(live, animal)), s.seats)
    if move != NO_TYPE:
        return [text("dominant_species_brings_kept", element=TYPE.shown(move, s.seats))]
    lost = [element for element in range(ELEMENTS) if is_threatened(live, animal, element)]
    return [text("dominant_species_brings_disk_lost", animal=who, element=TYPE.shown(e, s.seats)) for e in lost]


def wasteland(s: State, live: State, move: int) -> list[Text]:
    """How many disks at the tundra stay, and how many go all the same (DS-67, DS-68)."""
    box = [int(s.box[Box.WASTELAND][element]) for element in range(ELEMENTS)]
    at_tundra = [int(s.disk[c]) for c in range(CORNERS) if s.disk[c] != NONE and tundra_at(live, c) > 0]
    if move != NO_TYPE:
        box[move] -= 1
    gone = sum(box[element] > 0 for element in at_tundra)
    kept = at_tundra.count(move) if move != NO_TYPE and box[move] == 0 else 0
    return [
        text("dominant_species_brings_tundra_kept", count=kept),
        text("dominant_species_brings_tundra_lost", count=gone),
    ]


# Questions whose consequence comes only when the section ends.
OWN_WORDS: Final[dict[Prompt, Callable[[State, State, int], list[Text]]]] = {
    Prompt.PROTECT: protection,
    Prompt.WASTE: wasteland,
}


def carried_out(live: State, seat: int, move: int, before: Outlook) -> Outlook:
    """The position after an answer, and after what follows from it without anybody's word; not if chance has a say."""
    draws = live.reveals
    answer(live, seat, move)
    while live.depth > 0 and not live.asked:
        perform(live)
    return before if live.reveals != draws else Outlook(live)


def domination(s: State, live: State, taker: int, told: list[Text]) -> list[Text]:
    """What a tile pays, and who takes a card for it, the last one without being asked (DS-92, DS-94)."""
    points = [clause for clause in told if clause["key"] == "dominant_species_brings_points"]
    card = text("dominant_species_brings_no_card")
    if taker != NONE and any(s.offer):
        card = text("dominant_species_brings_card", animal=BEAST.shown(int(whose(live, taker)), s.seats))
    return [*(points or [text("dominant_species_brings_no_points")]), card]


def warns(s: State, live: State, seat: int, move: int) -> Text | None:
    """A pawn that can do nothing in this turn, a tile that pays only others."""
    question = Prompt(open_prompt(s))
    if question in (Prompt.PLACE, Prompt.PLACE_AGAIN):
        return wastes(s, live, asked_about(s)[0], move) if s.stage <= Stage.INITIATIVE else None
    if question != Prompt.DOMINATE or move == NO_TILE:
        return None
    ruler = int(dominant(live, move))
    if ruler != NONE and s.owner[ruler] == seat and any(s.offer):
        return None
    own = [animal for animal in range(ANIMALS) if s.owner[animal] == seat]
    had = [int(live.points[animal]) for animal in own]
    answer(live, seat, move)
    if live.depth > 0 and not live.asked:
        perform(live)  # the prizes alone: what a card does afterwards is not what the tile pays
    paid = [int(live.points[animal]) for animal in own] != had
    return None if paid else text("dominant_species_warns_domination")
