"""The sequence of play: everybody selects, everybody acts, tiles are tidied up, periods are scored (TT-27)."""

from enum import IntEnum

from gondwana.kernel.rules import NONE, ask, rule, tell

from .prompts import Event, Prompt
from .rules.cleanup import clean_up, is_last_round, next_round
from .rules.selection import ask_selection
from .rules.turn import active, begin_turn
from .scoring import finish, is_last_period, score_period
from .state import State
from .tables import SPACES


class Stage(IntEnum):
    """What comes next."""

    ROUND = 0  # a round begins
    SELECT = 1  # everybody drafts a tile, in some rounds a card too (TT-28)
    TURN = 2  # the next space with a plastic dinosaur (TT-34)
    MENU = 3  # the active player, until the turn ends (TT-35)
    CLEAN_UP = 4  # unused tiles slide and gain tokens (TT-44 … TT-46)
    SCORE = 5  # after the last round of a period only (TT-48)
    FINISH = 6  # after the last scoring (TT-134)
    COLOURS = 7  # before the first round, if the players choose (TT-14); the last number: others stand in saved games


@rule
def flow(s: State) -> None:
    """Go to the next step."""
    if s.stage == Stage.ROUND:
        tell(s, Event.ROUND_BEGAN, s.period, s.lap + 1, s.first)
        s.stage = Stage.SELECT
    elif s.stage == Stage.SELECT:
        if s.chosen < s.seats:
            ask_selection(s)
        else:
            s.stage = Stage.TURN
    elif s.stage == Stage.TURN:
        next_turn(s)
    elif s.stage == Stage.MENU:
        if s.acting:
            ask(s, Prompt.MENU, active(s))
        else:
            s.space += 1
            s.stage = Stage.TURN
    elif s.stage == Stage.CLEAN_UP:
        clean_up(s)
        s.stage = Stage.SCORE
    elif s.stage == Stage.SCORE:
        end_round(s)
    elif s.stage == Stage.FINISH:
        finish(s)
    else:
        share_colours(s)


@rule
def share_colours(s: State) -> None:
    """Seat by seat everybody chooses a colour; then the first round begins (TT-14)."""
    if s.chosen < s.seats:
        ask(s, Prompt.COLOUR, s.chosen)
    else:
        s.chosen = 0
        s.stage = Stage.ROUND


@rule
def next_turn(s: State) -> None:
    """Turns are taken in ascending order of the marked spaces (TT-34)."""
    while s.space < SPACES and active(s) == NONE:
        s.space += 1
    if s.space == SPACES:
        s.stage = Stage.CLEAN_UP
    else:
        begin_turn(s, active(s))
        s.stage = Stage.MENU


@rule
def end_round(s: State) -> None:
    """A period ends with a scoring, the last one with the game (TT-48, TT-134)."""
    if is_last_round(s):
        score_period(s)
    if is_last_round(s) and is_last_period(s):
        s.stage = Stage.FINISH
    else:
        next_round(s)
        s.stage = Stage.ROUND
