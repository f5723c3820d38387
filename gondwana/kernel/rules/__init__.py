"""What rules are written with: the record, questions, chance, the story, and the words for their numbers."""

from ..compiler.rule import rule
from .chance import draw_one, roll, uncover
from .declare import Prompts, answers, question, task
from .header import NONE, SEATS, Header
from .notation import NUMBER, SEAT, Kind, Question, Saying, Text, text
from .posing import Posing
from .promises import FOOLISH
from .questions import (
    ABOUT,
    ASKED,
    PROMPT,
    about,
    answered,
    ask,
    ask_each,
    asked_about,
    drop,
    everybody,
    first_asked,
    is_asked,
    later,
    open_prompt,
    pose,
    prompt,
    top_frame,
)
from .ranking import rank_by_scores
from .records import Cube, Grid, Ints, constant, i4, numbers, record
from .story import tell, tell_only

__all__ = [
    "ABOUT",
    "ASKED",
    "FOOLISH",
    "NONE",
    "NUMBER",
    "PROMPT",
    "SEAT",
    "SEATS",
    "Cube",
    "Grid",
    "Header",
    "Ints",
    "Kind",
    "Posing",
    "Prompts",
    "Question",
    "Saying",
    "Text",
    "about",
    "answered",
    "answers",
    "ask",
    "ask_each",
    "asked_about",
    "constant",
    "draw_one",
    "drop",
    "everybody",
    "first_asked",
    "i4",
    "is_asked",
    "later",
    "numbers",
    "open_prompt",
    "pose",
    "prompt",
    "question",
    "rank_by_scores",
    "record",
    "roll",
    "rule",
    "task",
    "tell",
    "tell_only",
    "text",
    "top_frame",
    "uncover",
]
