"""The fields that begin every game's record."""

from typing import Final

from .records import Grid, Ints, i4, u8

SEATS: Final = 6  # no game of ours seats more
DEPTH: Final = 24  # open questions and tasks at once; `ask` raises beyond it
FRAME: Final = 6  # numbers of one frame: see questions
STORY: Final = 128  # events that one move may tell; `tell` raises beyond it
EVENT: Final = 6  # numbers of one event: see story

NONE: Final = -1  # no seat, no card, no tile: whatever the field counts


class Header:
    """Whose word is awaited, on what, and how the game stands: the part of a record that the kernel reads."""

    rng: int = u8()  # the generator: see chance
    seats: int = i4()  # how many play
    asked: int = i4()  # bit mask of the seats whose answer is open now
    depth: int = i4()  # frames on the stack
    frames: Grid = i4(DEPTH, FRAME)  # open questions and tasks, the last one on top
    question: int = i4()  # how many questions have been asked so far
    reveals: int = i4()  # how often something was drawn or uncovered: undo may not cross it
    over: int = i4()  # 1 when the game has ended
    scores: Ints = i4(SEATS)  # points, final when over
    places: Ints = i4(SEATS)  # 1 for winners, 2 … for the others; 0 before the end
    listening: int = i4()  # 1 when somebody wants the story: searches leave it at 0
    told: int = i4()  # events in the story of the running move
    story: Grid = i4(STORY, EVENT)  # what happened in the running move
