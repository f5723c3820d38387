"""The record of Dominant Species."""

from enum import IntEnum

from gondwana.kernel.rules import Grid, Ints, Posing, i4, record

from .tables import ANIMALS, BOXES, CARDS, CORNERS, ELEMENTS, EYES, HEXES, LARGE, MOST_OPTIONS, SOURCES, STACKS


class Stage(IntEnum):
    """What runs now."""

    CHOOSE = 0  # who plays which animal, if the players choose (DS-1)
    LAY_OUT = 1  # the table is prepared (DS-25 … DS-35)
    PLAN = 2  # pawns go to eyes (DS-50)
    INITIATIVE = 3  # the twelve sections, in the order of Action (DS-54)
    ADAPTATION = 4
    REGRESSION = 5
    ABUNDANCE = 6
    WASTELAND = 7
    DEPLETION = 8
    GLACIATION = 9
    SPECIATION = 10
    WANDERLUST = 11
    MIGRATION = 12
    COMPETITION = 13
    DOMINATION = 14
    EXTINCTION = 15  # endangered cubes die (DS-129)
    SURVIVAL = 16  # the tundra pays (DS-133); the last turn ends here (DS-136, DS-144, DS-192)
    RESEED = 17  # the display is made ready (DS-137)
    FINISH = 18  # every tile is scored (DS-145)


@record
class State(Posing):
    """Everything on the table; nothing of it is secret but what chance will bring."""

    # the sequence of play
    stage: int = i4()  # the Stage that runs now
    turn: int = i4()  # 1 …: Planning, Execution and Reset make a turn
    limit: int = i4()  # the turn that is played as the last one, 0 for none
    last_turn: int = i4()  # 1 once Ice Age is taken
    chosen: int = i4()  # animals chosen before the game
    next_place: int = i4()  # Planning: the place on the track that is looked at next
    closing: int = i4()  # 1 while a section's end is carried out, so that its questions are asked under its name
    next_eye: int = i4()  # Execution: the eye that is visited next; those before it wait for the next turn
    random_earth: int = i4()  # 1 for the variant (DS-166)
    # who plays what
    each: int = i4()  # animals of each seat: 1, or 2 or 3 in the variant with several (DS-167)
    animals: int = i4()  # animals in play: 2 … 6
    owner: Ints = i4(ANIMALS)  # the seat that plays an animal, NONE if nobody does
    # on earth
    terrain: Ints = i4(HEXES)  # a Terrain, NONE where no tile lies
    covered: Ints = i4(HEXES)  # the Terrain under a tundra tile, NONE elsewhere: for the eye only
    disk: Ints = i4(CORNERS)  # an Element, NONE where no disk lies
    cubes: Grid = i4(HEXES, ANIMALS)  # 0 … 54
    asleep: Ints = i4(HEXES)  # cubes of the sleeper that hibernate there: 0 … 5
    sleeper: int = i4()  # the animal that hibernates in this turn, or NONE
    # in front of an animal
    points: Ints = i4(ANIMALS)  # VPs, never below 0
    earned: Grid = i4(ANIMALS, SOURCES)  # where those came from
    disks: Grid = i4(ANIMALS, ELEMENTS)  # disks on its display, besides what is printed
    gene_pool: Ints = i4(ANIMALS)  # cubes it may still place
    eliminated: Ints = i4(ANIMALS)  # cubes out of play
    pawns: Ints = i4(ANIMALS)  # available action pawns
    spare: Ints = i4(ANIMALS)  # pawns not yet gained
    # the action display
    eyes: Ints = i4(EYES)  # the animal whose pawn stands there, or NONE
    track: Ints = i4(ANIMALS)  # the initiative order, left to right, NONE at the unused places
    box: Grid = i4(BOXES, ELEMENTS)  # disks in each box: 0 … 4 in all
    protected: Ints = i4(ANIMALS)  # Regression: bit mask of the types that are safe
    # supplies
    bag: Ints = i4(ELEMENTS)  # disks left of each type
    tundra: int = i4()  # tundra tiles left
    face_up: Ints = i4(STACKS)  # the Terrain that a stack shows, or NONE
    face_down: Ints = i4(STACKS)  # tiles under it; which ones nobody knows
    hidden: Ints = i4(LARGE)  # all face-down tiles by terrain; they are drawn when they are turned up
    deck: Ints = i4(CARDS)  # 1 for each card face down; Ice Age is drawn when it is alone
    offer: Ints = i4(CARDS)  # 1 for each card face up
    # while something is being done
    named: Ints = i4(HEXES)  # 1 for each tile that was named for Domination in this turn
    unmoved: Ints = i4(HEXES)  # Migration: cubes of the acting animal that have not moved yet
    rescue: int = i4()  # Extinction: the tile on which one mammal is saved, or NONE
    given: int = i4()  # one more than the answer that is about to be carried out, 0 for none
    options: int = i4()  # how many answers the open question has
    answers: Ints = i4(MOST_OPTIONS)  # what they are
