"""The sequence of play: the first pieces, then turn after turn, until one of them is the last."""

from enum import IntEnum

from gondwana.kernel.rules import ask, rule

from .prompts import Prompt
from .rules.abilities import wipe_marks
from .rules.auction import bid_for_species
from .rules.cards import deal, discard_played, draw_up
from .rules.seating import begin, clockwise, maybe_change_first, seat_without_species
from .rules.settling import is_settling
from .rules.turn import begin_turn, cards_to_lay
from .scoring import final_scoring, is_last_turn, maybe_score, note_scores
from .state import State


class Stage(IntEnum):
    """What comes next."""

    SPECIES = 0  # the variant: the choice is auctioned (WL-53)
    BEGIN = 1  # the first player, the cards (WL-5 … WL-7)
    SETTLE = 2  # the first pieces, one each in turn (WL-8)
    TURN = 3  # a turn begins (WL-9)
    LAY = 4  # three cards (WL-57)
    ACT = 5  # in any order, until it is ended (WL-11)
    END = 6  # discard, draw (WL-9)
    SCORE = 7  # a general scoring, if one is due, or the end (WL-49, WL-63)


@rule
def flow(s: State) -> None:
    """Go to the next step."""
    if s.stage == Stage.ACT:
        act(s)
    elif s.stage == Stage.LAY:
        if cards_to_lay(s) > 0:
            ask(s, Prompt.LAY, s.active)
        else:
            s.stage = Stage.ACT
    elif s.stage == Stage.TURN:
        begin_turn(s)
        s.stage = Stage.LAY
    elif s.stage == Stage.END:
        discard_played(s)
        draw_up(s, s.active)
        s.stage = Stage.SCORE
    elif s.stage == Stage.SCORE:
        end_turn(s)
    else:
        prepare(s)


@rule
def act(s: State) -> None:
    """The active player does one thing after the other, until he ends his turn (WL-11)."""
    if s.ended:
        s.ended = 0
        s.stage = Stage.END
    else:
        ask(s, Prompt.ACT, s.active)


@rule
def prepare(s: State) -> None:
    """Before the first turn."""
    if s.stage == Stage.SPECIES:
        if seat_without_species(s) >= 0:
            bid_for_species(s)
        else:
            s.stage = Stage.BEGIN
    elif s.stage == Stage.BEGIN:
        begin(s)
        deal(s)
        s.stage = Stage.SETTLE
    elif is_settling(s):
        ask(s, Prompt.SETTLE, s.active)
    else:
        s.stage = Stage.TURN


@rule
def end_turn(s: State) -> None:
    """After drawing the general scoring or the end of the game; the next player follows (WL-9, WL-63)."""
    if is_last_turn(s):
        final_scoring(s)
        return
    maybe_score(s)
    note_scores(s)
    wipe_marks(s)
    s.active = clockwise(s, s.active)
    if s.turns == s.seats:
        s.turns = 0
        s.lap += 1
        maybe_change_first(s)
        s.active = s.first
    s.stage = Stage.TURN
