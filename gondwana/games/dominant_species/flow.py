"""The sequence of play: Planning, the twelve sections of Execution, Reset (DS-36, DS-54, DS-55)."""

from gondwana.kernel.rules import NONE, pose, rule, tell

from .prompts import Event, Prompt
from .rules.competition import begin_competition, compete
from .rules.domination import dominate
from .rules.elements import abound, adapt, deplete, end_regression, end_wasteland, protect, waste
from .rules.glaciation import glaciate
from .rules.layout import lay_out
from .rules.migration import migrate
from .rules.planning import ask_next_placement, initiate
from .rules.reset import begin_extinction, reseed, survive
from .rules.speciation import end_speciation, speciate
from .rules.wanderlust import wander
from .scoring import finish
from .state import Stage, State
from .tables import FIRST_EYE, Action


@rule
def flow(s: State) -> None:
    """Go to the next step."""
    if Stage.INITIATIVE <= s.stage <= Stage.DOMINATION:
        execute(s)
    elif s.stage == Stage.PLAN:
        if not ask_next_placement(s):
            s.stage = Stage.INITIATIVE
    elif s.stage == Stage.EXTINCTION:
        if closes(s):
            begin_extinction(s)
        else:
            s.stage = Stage.SURVIVAL
    elif s.stage == Stage.SURVIVAL:
        survive(s)
        s.stage = Stage.FINISH if s.last_turn == 1 or s.turn == s.limit else Stage.RESEED
    elif s.stage == Stage.RESEED:
        reseed(s)
        begin_turn(s)
    elif s.stage == Stage.FINISH:
        finish(s)
    else:
        prepare(s)


@rule
def prepare(s: State) -> None:
    """Animals are chosen seat by seat, if the players want to; then the table is laid (DS-1)."""
    if s.stage == Stage.CHOOSE and s.chosen < s.seats * s.each:
        pose(s, Prompt.CHOOSE_ANIMAL, s.chosen % s.seats)
    elif s.stage == Stage.CHOOSE:
        s.stage = Stage.LAY_OUT
    else:
        lay_out(s)
        begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """A turn begins at the left end of the track; no eye was visited in it yet (DS-36, DS-47, DS-50)."""
    s.turn += 1
    s.next_place = 0
    s.next_eye = 0
    s.stage = Stage.PLAN
    tell(s, Event.TURN, s.turn)


@rule
def execute(s: State) -> None:
    """The next pawn of the section acts; without one the section ends (DS-47, DS-54, DS-55)."""
    action = s.stage - Stage.INITIATIVE
    eye = next_pawn(s, FIRST_EYE[action + 1])
    if eye != NONE:
        s.next_eye = eye + 1
        act(s, action, eye)
    elif closes(s):
        s.next_eye = FIRST_EYE[action + 1]
        end_section(s, action)
    else:
        s.stage += 1
        if s.stage == Stage.COMPETITION:
            begin_competition(s)


@rule
def closes(s: State) -> bool:
    """Whether a section is about to end; what it asks at its end is still part of it, the step after goes on."""
    s.closing = 1 - s.closing
    return s.closing == 1


@rule
def next_pawn(s: State, end: int) -> int:
    """The next eye with a pawn that was not visited in this turn, left of an end; NONE without one (DS-47)."""
    for eye in range(s.next_eye, end):
        if s.eyes[eye] != NONE:
            return eye
    return NONE


@rule
def end_section(s: State, action: int) -> None:
    """What runs without pawns: Regression, the automatic part of Wasteland, the insects' cube (DS-55)."""
    if action == Action.REGRESSION:
        end_regression(s)
    elif action == Action.WASTELAND:
        end_wasteland(s)
    elif action == Action.SPECIATION:
        end_speciation(s)


@rule
def act(s: State, action: int, eye: int) -> None:
    """A pawn acts."""
    if action <= Action.DEPLETION:
        act_on_elements(s, action, eye)
    elif action == Action.GLACIATION:
        glaciate(s, eye)
    elif action == Action.SPECIATION:
        speciate(s, eye)
    elif action == Action.WANDERLUST:
        wander(s, eye)
    elif action == Action.MIGRATION:
        migrate(s, eye)
    elif action == Action.COMPETITION:
        compete(s, eye)
    else:
        dominate(s, eye)


@rule
def act_on_elements(s: State, action: int, eye: int) -> None:
    """A pawn of the first six sections acts."""
    if action == Action.INITIATIVE:
        initiate(s, eye)
    elif action == Action.ADAPTATION:
        adapt(s, eye)
    elif action == Action.REGRESSION:
        protect(s, eye)
    elif action == Action.ABUNDANCE:
        abound(s, eye)
    elif action == Action.WASTELAND:
        waste(s, eye)
    else:
        deplete(s, eye)
