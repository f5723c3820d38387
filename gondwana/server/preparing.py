"""The rules of a game are compiled once, by a process beside the server, which answers meanwhile."""

import asyncio
import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Final

import gondwana
from gondwana.kernel import prepare

from .messages import Json, Preparation

log = logging.getLogger(__name__)

TRIES: Final = 2
REST: Final = 60.0  # seconds after which a failed compilation may be tried again, when somebody wants to play


class Preparing:
    """Knows for each game how far its rules are."""

    def __init__(self, ready: Callable[[str], Awaitable[None]], compiling: bool = True) -> None:
        self._ready = ready
        self._compiling = compiling
        self._games = [game.slug for game in gondwana.games()]
        self._states: dict[str, Preparation] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed_at: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()

    def start(self) -> None:
        """Begins with all games, one after the other."""
        for slug in self._games:
            self.want(slug)

    def want(self, slug: str) -> None:
        """Somebody wants to play: prepares the game, unless that is done or under way."""
        task = self._tasks.get(slug)
        if self.is_ready(slug) or (task is not None and not task.done()) or self._rests(slug):
            return
        self._states[slug] = Preparation(game=slug, state="preparing")
        self._tasks[slug] = asyncio.create_task(self._prepare(slug), name=f"preparing {slug}")

    def is_ready(self, slug: str) -> bool:
        """Whether nothing is to be waited for; for a game that is no longer there, nothing is."""
        state = self._states.get(slug)
        return slug not in self._games or (state is not None and state.state == "ready")

    def states(self) -> list[Preparation]:
        """How far each game is."""
        return [self._states[slug] for slug in sorted(self._states)]

    async def close(self) -> None:
        """Ends what is under way."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _rests(self, slug: str) -> bool:
        return time.monotonic() - self._failed_at.get(slug, -REST) < REST

    async def _prepare(self, slug: str) -> None:
        async with self._one_at_a_time:
            error = await self._made_ready(slug)
            if error is None:
                self._states[slug] = self._states[slug].model_copy(update={"state": "ready"})
                await self._ready(slug)
            else:
                log.error("The rules of %s could not be prepared: %s", slug, error)
                self._failed_at[slug] = time.monotonic()
                self._states[slug] = self._states[slug].model_copy(update={"state": "failed", "error": error})

    async def _made_ready(self, slug: str) -> str | None:
        """None when the rules are compiled and loaded, else what went wrong."""
        try:
            error = await self._compile(slug)
            if error is None:
                await asyncio.to_thread(prepare.prepare, slug)
        except Exception as problem:
            log.exception("The rules of %s do not run", slug)
            return f"{type(problem).__name__}: {problem}"
        return error

    async def _compile(self, slug: str) -> str | None:
        """None when the rules lie compiled on the disk, else what went wrong."""
        if not self._compiling or await asyncio.to_thread(prepare.is_ready, slug):
            return None
        error = None
        for _ in range(TRIES):
            error = await self._run(slug)
            if error is None:
                return None
        return error

    async def _run(self, slug: str) -> str | None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*compiler(slug), stdout=pipe, stderr=asyncio.subprocess.STDOUT)
        try:
            last = await self._follow(slug, process)
            code = await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()
        return None if code == 0 else f"gondwana compile {slug} ended with {code}: {last}"

    async def _follow(self, slug: str, process: asyncio.subprocess.Process) -> str:
        """Takes over the progress that the process tells; returns its last other words."""
        last = "without a word"
        assert process.stdout is not None
        async for line in process.stdout:
            try:
                told = json.loads(line)
                self._states[slug] = Preparation(game=slug, state="preparing", **_progress(told))
            except (ValueError, TypeError, AttributeError):
                last = line.decode(errors="replace").strip() or last
        return last


def compiler(slug: str) -> list[str]:
    """The words of the process that compiles a game's rules."""
    return [sys.executable, "-m", "gondwana", "compile", slug, "--json"]


def _progress(told: Json) -> Json:
    return {"done": int(told["done"]), "total": int(told["total"]), "seconds": float(told["seconds"])}
