"""The bench of a game, from beginning to end, in numbers and in words."""

import json as writing
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from gondwana.games import game as game_of

from . import compilation, patience, search, soundness, speed

Say = Callable[[str, int, int], None]  # what is measured, how much of it is done, and of how much

QUICK_GAMES: Final = 3_000
QUICK_POSITIONS: Final = 6


def nobody(what: str, done: int, total: int) -> None:
    """Hears nothing."""


def bench(slug: str, quick: bool = False, say: Say = nobody) -> dict[str, Any]:
    """All numbers of a game; quick ones are for tests."""
    game = game_of(slug)
    say(f"{slug}: speed", 0, 1)
    fast = speed.measure(slug, game.usual_seats, rounds=1 if quick else speed.ROUNDS)
    say(f"{slug}: search", 0, 1)
    thought = search.measure(slug, game.usual_seats)
    waits = patience.measure(slug, game.usual_seats, QUICK_POSITIONS if quick else patience.POSITIONS)
    games = QUICK_GAMES if quick else soundness.enough(slug)
    sound = soundness.check(slug, games, lambda done, total: say(f"{slug}: checked games", done, total))
    found: dict[str, Any] = {"speed": asdict(fast), "search": asdict(thought), "soundness": asdict(sound)}
    found["patience"] = [asdict(wait) for wait in waits]
    if not quick:
        say(f"{slug}: compiling into an empty cache", 0, 1)
        found["compilation"] = asdict(compilation.measure(slug))
    return found


def run(slug: str, json: bool = False, quick: bool = False, say: Say = nobody) -> dict[str, Any]:
    """Measure a game and print what was found."""
    found = bench(slug, quick, say)
    print(writing.dumps({slug: found}) if json else "\n".join(lines(found)))
    return found


def lines(found: dict[str, Any]) -> list[str]:
    """What was found, in words."""
    fast, sound, thought = found["speed"], found["soundness"], found["search"]
    said = [
        f"{fast['game']}, {fast['seats']} seats, one thread",
        f"  a state has {fast['state_bytes']:,} bytes and is copied in {fast['copy_ns']:.0f} ns",
        f"  compiled     {fast['compiled']['steps']:>12,.0f} steps/s {fast['compiled']['games']:>10,.0f} games/s",
        f"  interpreted  {fast['interpreted']['steps']:>12,.0f} steps/s {fast['interpreted']['games']:>10,.0f} games/s",
        f"  compiled is {fast['to_interpreted']:,.0f} times interpreted",
    ]
    if fast["c"] is not None:
        said[4:4] = [f"  C by hand    {fast['c']['steps']:>12,.0f} steps/s {fast['c']['games']:>10,.0f} games/s"]
        said += [f"  compiled is {fast['to_c']:.2f} of C by hand (in games; median of the ratios)"]
    said += [f"  search       {thought['iterations']:>12,.0f} iterations/s at the first question"]
    said += [f"  {thought['outside']:.0%} of a search's time are spent outside rules, value and prior"]
    for wait in found["patience"]:
        said += [f"  {wait['level']:<12} answers in {wait['usual']:,.1f} ms, 99 of 100 in {wait['longest']:,.1f} ms"]
    said += [f"  {sound['games']:,} random games with every position checked: sound ({sound['seconds']:.0f} s)"]
    if "compilation" in found:
        took = found["compilation"]
        said += [f"  compiling takes {took['cold']:.1f} s once, loading {took['warm']:.1f} s"]
    return said
