"""Handing a game in: its package is looked through, and what it declared is put together.

WILDLIFE: Final = hand_in(__name__, seats=range(2, 7), usual_seats=4)
"""

from pathlib import Path
from typing import Any

from .branches import branches
from .declared import Declared, gather
from .dispatch import Rules
from .game import Eye, Game, count_points, no_clauses, nothing
from .package import Package
from .sentences import Speaker


def hand_in(package: str, seats: range, slug: str | None = None, **settings: Any) -> Game:
    """The game of a package; the settings are those of Game."""
    found = Package(package)
    slug = slug or package.rpartition(".")[2].replace("_", "-")
    state = found.part("state", "State")
    prompts = found.part("prompts", "Prompt")
    found.load("rules")
    declared = gather(slug, prompts, state.cells)
    return Game(
        slug=slug,
        state=state,
        seats=seats,
        rules=_rules(found, slug, state, declared),
        questions=declared.questions(),
        sayings=found.part("words", "SAYINGS"),
        eye=_eye(found, slug, prompts, declared),
        folder=Path(str(found.module.__file__)).parent,
        broken=found.part("invariants", "Broken"),
        **settings,
    )


def _rules(found: Package, slug: str, state: Any, declared: Declared) -> Rules:
    """What is compiled."""
    return Rules(
        setup=found.part("setup", "setup"),
        flow=found.part("flow", "flow"),
        redeal=found.part("redeal", "redeal"),
        value=found.part("bot.value", "value"),
        prior=found.part("bot.prior", "prior"),
        broken=found.part("invariants", "broken"),
        declared=declared.functions(),
        **branches(slug, state, declared),
    )


def _eye(found: Package, slug: str, prompts: Any, declared: Declared) -> Eye:
    """What people are shown."""
    found.load("eye")
    speaker = Speaker(slug, prompts, declared.questions())
    return Eye(
        shapes=found.part("eye.shapes", "SHAPES"),
        view=found.part("eye.view", "view"),
        standing=found.part("eye.view", "standing", count_points),
        expected=found.part("eye.view", "expected", None),
        preview=found.part("eye.preview", "preview", nothing),
        brings=found.part("eye.brings", "brings", no_clauses),
        warns=found.part("eye.brings", "warns", nothing),
        together=found.part("eye.brings", "together", None),
        prompt=speaker.ask,
        choice=speaker.choose,
        group=found.part("eye.sentences", "group"),
        reveals=found.part("eye.sentences", "reveals"),
    )
