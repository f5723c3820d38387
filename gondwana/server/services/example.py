"""Beside the steps: a worked turn for the rules page, from a real game of bots, drawn by the table's own components."""

import asyncio
from functools import cache
from typing import Final

import gondwana
from gondwana import bots
from gondwana.kernel.match.match import Match

from ..errors import Conflict
from ..live import presenter
from ..live.registry import Registry
from ..schemas.http import Example, Frame

SEED: Final = 11
LEVEL: Final = "greedy"
BEFORE: Final = 40  # answers before the turn is shown: by then there is something to see
FRAMES: Final = 12  # pictures of it


async def example(registry: Registry, game: str) -> Example:
    """The same few moves for everybody."""
    slug = gondwana.game(game).slug
    if not registry.is_ready(slug):
        raise Conflict("preparing", "The rules of this game are being prepared; try again in a moment.")
    return await asyncio.to_thread(_played, slug)


@cache
def _played(slug: str) -> Example:
    game = gondwana.game(slug)
    match = Match(game, game.usual_seats, game.unattended(), seed=SEED)
    for _ in range(BEFORE):
        _answer(match)
    frames = [Frame(view=match.view(), scores=match.standing(), lines=[])]
    while len(frames) < FRAMES and not match.over:
        before = match.number
        _answer(match)
        lines = presenter.lines(match, None, since=before)
        if lines:
            frames.append(Frame(view=match.view(), scores=match.standing(), lines=lines))
    return Example(game=slug, seats=game.usual_seats, options=match.options, frames=frames)


def _answer(match: Match) -> None:
    if not match.over:
        seat = match.asked[0]
        match.play(seat, bots.choose(match, seat, LEVEL, seed=match.number))
