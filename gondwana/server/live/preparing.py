"""Before step 4: the rules of a game are compiled once, by a process beside the server, which answers meanwhile."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import gondwana
from gondwana.kernel.ahead import prepare

from ..schemas.http import Preparation
from ..schemas.shared import Json

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
        self._wanted: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._being_compiled: set[str] = set()
        self._loading = asyncio.Lock()

    def start(self) -> None:
        """Begins with all games, one after the other."""
        for slug in self._games:
            self._begin(slug)

    def want(self, slug: str) -> None:
        """Somebody wants to play: the game comes before those that nobody waits for."""
        self._wanted.add(slug)
        self._begin(slug)
        self._call_next()

    def _begin(self, slug: str) -> None:
        """Prepares a game, unless that is done or under way."""
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
        error = await self._made_ready(slug)
        outcome = {"state": "ready"} if error is None else {"state": "failed", "error": error}
        self._states[slug] = self._states[slug].model_copy(update=outcome)
        if error is None:
            await self._ready(slug)
        else:
            log.error("The rules of %s could not be prepared: %s", slug, error)
            self._failed_at[slug] = time.monotonic()

    async def _made_ready(self, slug: str) -> str | None:
        """None when the rules are compiled and loaded, else what went wrong."""
        try:
            if await self._load(slug, compiled=not self._compiling):
                return None
            error = await self._compile(slug)
            if error is None:
                await self._load(slug, compiled=True)
        except Exception as problem:
            log.exception("The rules of %s do not run", slug)
            return f"{type(problem).__name__}: {problem}"
        return error

    async def _load(self, slug: str, compiled: bool) -> bool:
        """Loads the rules if they lie compiled on the disk, one game at a time: together all would be there late."""
        async with self._loading:
            if not compiled and not await asyncio.to_thread(prepare.is_ready, slug):
                return False
            await asyncio.to_thread(prepare.prepare, slug)
        return True

    async def _compile(self, slug: str) -> str | None:
        """None when the rules lie compiled on the disk, else what went wrong."""
        error = None
        async with self._turn(slug):
            for _ in range(TRIES):
                error = await self._run(slug)
                if error is None:
                    return None
        return error

    @asynccontextmanager
    async def _turn(self, slug: str) -> AsyncIterator[None]:
        """Waits until it is this game's turn to be compiled."""
        self._waiting[slug] = asyncio.get_running_loop().create_future()
        self._call_next()
        try:
            await self._waiting[slug]
            yield
        finally:
            self._waiting.pop(slug, None)
            self._being_compiled.discard(slug)
            self._call_next()

    def _call_next(self) -> None:
        """Wanted games come first, one of them even beside another that is being compiled."""
        for slug in sorted(self._waiting, key=lambda slug: slug not in self._wanted):
            most = 2 if slug in self._wanted else 1
            if slug not in self._being_compiled and len(self._being_compiled) < most:
                self._being_compiled.add(slug)
                self._waiting[slug].set_result(None)

    async def _run(self, slug: str) -> str | None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *prepare.compiler(slug, "--json"), stdout=pipe, stderr=asyncio.subprocess.STDOUT
        )
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


def _progress(told: Json) -> Json:
    return {"done": int(told["done"]), "total": int(told["total"]), "seconds": float(told["seconds"])}
