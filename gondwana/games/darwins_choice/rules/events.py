"""Event cards: which one comes, when it can't apply, where the index goes (chapter "transition")."""

from gondwana.kernel.rules import NONE, roll, rule, tell, uncover

from ..prompts import Event
from ..state import State
from ..tables import (
    BASE_STAGE,
    BEST_INDEX,
    EVENT_BACK,
    EVENT_EFFECT,
    EVENT_INDEX,
    EVENT_LASTS,
    EVENT_STORY,
    EVENT_TWO,
    EVENTS,
    HUMAN_STAGES,
    INVADERS,
    WORST_INDEX,
    Back,
    Effect,
    Mode,
    Territory,
)
from .effects import in_play, strike

# which event


@rule
def has_events(s: State) -> bool:
    """Beginners and children do without (DC-158, DC-164)."""
    return s.mode <= Mode.STORY


@rule
def back_after(s: State, era: int) -> int:
    """The back of the event after an era; NONE where there is none (DC-69, DC-70, DC-169)."""
    if not has_events(s) or era >= s.eras:
        return NONE
    if s.mode < Mode.EXPANSION:
        return BASE_STAGE
    stage = era - (s.eras - 1 - HUMAN_STAGES)  # 1, 2, 3 for the last three transitions
    return max(BASE_STAGE, stage)


@rule
def may_come(s: State, event: int, back: int) -> bool:
    """Whether an event card can be the next one with a back: not drawn yet, and used in this game (DC-160, DC-161)."""
    if EVENT_BACK[event] != back or (s.used_events >> event) & 1:
        return False
    if back == Back.BASE and s.mode == Mode.STORY:
        return EVENT_STORY[event] == 1
    return back != Back.BASE or s.seats > 2 or EVENT_TWO[event] == 1


@rule
def draw_event(s: State, back: int) -> int:
    """A random card with a back: the pile's, or one from the box for a card that can't apply."""
    count = 0
    for event in range(EVENTS):
        if may_come(s, event, back):
            count += 1
    left, drawn = roll(s, count), NONE
    for event in range(EVENTS):
        if may_come(s, event, back):
            if left == 0:
                drawn = event
            left -= 1
    s.used_events |= 1 << drawn
    uncover(s)
    return drawn


@rule
def applies(s: State, event: int) -> bool:
    """Pesticides, War and Pets need their territories (DC-119)."""
    effect = EVENT_EFFECT[event]
    if effect == Effect.WASTE_THRESHOLD:
        return in_play(s, Territory.AGRICULTURE) != NONE or in_play(s, Territory.INDUSTRY) != NONE
    if effect == Effect.WAR:
        return in_play(s, Territory.CITY) != NONE
    return effect != Effect.PETS or in_play(s, Territory.SUBURB) != NONE


@rule
def end_effects(s: State) -> None:
    """What lasted over the era is over; the Invaders leave (DC-118, DC-155)."""
    s.event = NONE
    s.event_slot = NONE
    if s.neutral == INVADERS:
        s.neutral = NONE
        s.neutral_slot = NONE
        s.neutral_arrival = 0
        tell(s, Event.NEUTRAL_LEFT, INVADERS)


@rule
def reveal_event(s: State) -> None:
    """One event card; a card that can't apply is replaced and does nothing (DC-115, DC-119, DC-120)."""
    back = back_after(s, s.era)
    if back == NONE:
        return
    event = draw_event(s, back)
    while not applies(s, event):
        tell(s, Event.EVENT_AGAIN, event)
        event = draw_event(s, back)
    s.last_event = event
    tell(s, Event.EVENT, event, event)
    move_index(s, EVENT_INDEX[event])
    if EVENT_LASTS[event]:
        s.event = event
    strike(s, event)


@rule
def move_index(s: State, steps: int) -> None:
    """The Nature Index of all standard territories, between I and IV (DC-30 … DC-32, DC-116, DC-117, DC-144)."""
    if s.index == 0 or steps == 0:
        return
    level = max(WORST_INDEX, min(BEST_INDEX, s.index + steps))
    if level != s.index:
        s.index = level
        tell(s, Event.INDEX, level)
