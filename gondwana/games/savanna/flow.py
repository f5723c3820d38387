"""The sequence of play: choose, reveal, place, pass; the solo player gives and draws instead of passing."""

from enum import IntEnum

from gondwana.kernel.rules import ask, ask_each, everybody, rule

from .prompts import Prompt
from .rules.draft import deal, discard, pass_hands, reveal
from .rules.hunting import ask_for_prey
from .rules.placement import ask_for_places, lay_cards
from .rules.solo import draw
from .scoring import finish, score_before_lions
from .state import State
from .tables import FULL, PICKS, ROUNDS


class Stage(IntEnum):
    """What comes next."""

    DEAL = 0  # eleven cards to each hand, twice in a game (SAV-3)
    CHOOSE = 1  # everybody, at once (SAV-4)
    REVEAL = 2  # and then everybody places (SAV-5, SAV-42, SAV-43)
    PLACED = 3  # the cards lie; solo: the player gives a card to Jhay (SAV-18)
    DRAW = 4  # solo (SAV-20)
    PASS = 5  # hands go on, or the round ends (SAV-6, SAV-7)
    SCORE = 6  # everything up to the cheetahs' prey (SAV-21)
    LIONS = 7  # everybody at once, one card each, until all lions have hunted (SAV-45)
    FINISH = 8  # elephants, hyenas, vultures, the winner (SAV-38)


@rule
def flow(s: State) -> None:
    """Go to the next step."""
    if s.stage == Stage.DEAL:
        deal(s)
        s.stage = Stage.CHOOSE
    elif s.stage == Stage.CHOOSE:
        ask_each(s, Prompt.CHOOSE, everybody(s))
        s.stage = Stage.REVEAL
    elif s.stage == Stage.REVEAL:
        reveal(s)
        ask_for_places(s)
        s.stage = Stage.PLACED
    elif s.stage == Stage.PLACED:
        lay_cards(s)
        if s.seats == 1:
            ask(s, Prompt.GIVE, 0)
        s.stage = Stage.DRAW if s.seats == 1 else Stage.PASS
    elif s.stage == Stage.DRAW:
        draw(s)
        s.step += 1
        s.stage = Stage.SCORE if s.laid == FULL else Stage.CHOOSE
    elif s.stage == Stage.PASS:
        end_step(s)
    elif s.stage == Stage.SCORE:
        score_before_lions(s)
        s.stage = Stage.LIONS
    elif s.stage == Stage.LIONS:
        if not ask_for_prey(s):
            s.stage = Stage.FINISH
    else:
        finish(s)


@rule
def end_step(s: State) -> None:
    """After the tenth step the last cards are put away; a new round is dealt, or the game scored (SAV-3, SAV-7)."""
    if s.step < PICKS:
        pass_hands(s)
        s.step += 1
        s.stage = Stage.CHOOSE
        return
    discard(s)
    if s.lap < ROUNDS:
        s.lap += 1
        s.step = 1
        s.stage = Stage.DEAL
    else:
        s.stage = Stage.SCORE
