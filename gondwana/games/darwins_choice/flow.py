"""The sequence of play: action phase, evaluation, transition, era by era (DC-2)."""

from gondwana.kernel.rules import ask, rule

from .prompts import Prompt
from .rules.biomes import change_biomes
from .rules.building import is_for_children
from .rules.children import end_childrens_era
from .rules.evaluation import evaluate
from .rules.events import end_effects, reveal_event
from .rules.hands import fill_hand
from .rules.members import tidy
from .rules.story import turn_page
from .rules.transition import ask_for_points, begin_era, pass_first_player, renew
from .rules.turn import after_action, begin_turn, next_turn
from .scoring import finish
from .state import Stage, State


@rule
def flow(s: State) -> None:
    """Go to the next step."""
    if s.stage < Stage.EVALUATE:
        act(s)
    elif s.stage == Stage.EVALUATE:
        if is_for_children(s):
            end_childrens_era(s)
        else:
            evaluate(s)
            tidy(s)
        s.stage = Stage.EVENT if s.era < s.eras else Stage.FINISH
    elif s.stage == Stage.FINISH:
        finish(s)
    else:
        go_on(s)


@rule
def act(s: State) -> None:
    """Hands, then turn after turn."""
    if s.stage == Stage.FILL:
        fill_hands(s)
    elif s.stage == Stage.ERA:
        begin_era(s)
        s.stage = Stage.TURN
    elif s.stage == Stage.TURN:
        begin_turn(s)
        s.stage = Stage.MENU
    elif s.stage == Stage.MENU:
        ask(s, Prompt.MENU, s.turn)
    elif s.stage == Stage.REFILL:
        if fill_hand(s, s.turn):
            s.stage = Stage.MENU
    elif s.stage == Stage.AFTER:
        after_action(s)
    else:
        next_turn(s)


@rule
def fill_hands(s: State) -> None:
    """From the first player on, one hand after the other; then the first-player token goes on (DC-76, DC-182)."""
    while s.drawn < s.seats:
        s.turn = (s.first + s.drawn) % s.seats
        if not fill_hand(s, s.turn):
            return
        s.drawn += 1
    s.drawn = 0
    if s.era > 0:
        pass_first_player(s)
    s.stage = Stage.ERA


@rule
def go_on(s: State) -> None:
    """Event, biomes, tokens and trade row, then hands (DC-114)."""
    if s.stage == Stage.EVENT:
        turn_page(s)
        end_effects(s)
        reveal_event(s)
        s.stage = Stage.ASSIGN
    elif s.stage == Stage.ASSIGN:
        if ask_for_points(s):
            s.stage = Stage.CHANGE
    elif s.stage == Stage.CHANGE:
        change_biomes(s)
        s.stage = Stage.RENEW
    else:
        renew(s)
        s.stage = Stage.FILL
