"""The end of a round (TT-44 … TT-48)."""

from collections import Counter

import pytest
from support.boards import at_position, twin_of
from support.triassic_terror import TRIASSIC_TERROR, Table, new

from gondwana.games.triassic_terror.flow import Stage
from gondwana.games.triassic_terror.words import TILE


def cleaned(tiles: str, white: dict[str, int] | None = None, seed: int = 1, seats: int = 0) -> Table:
    """The tiles of spaces 1 to 6, those in capitals were taken; after the clean-up."""
    names = tiles.split()
    taken = [name for name in names if name.isupper()]
    s = twin_of(new(seats or len(taken), seed=seed).match)
    s.depth = s.asked = 0
    s.stage, s.chosen, s.lap = Stage.CLEAN_UP, s.seats, 0
    for space, name in enumerate(names):
        tile = TILE.number(name.lower())
        s.tile_on[space] = tile
        s.white[tile] = (white or {}).get(name, 0)
        if name.isupper():
            s.taken[tile] = taken.index(name)
    return Table(at_position(TRIASSIC_TERROR, s, seed=seed))


def tiles(game: Table) -> list[str]:
    return [space["tile"] for space in game.match.view(None)["spaces"]]


def white(game: Table) -> list[int]:
    return [space["white"] for space in game.match.view(None)["spaces"]]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("NEW grow mig HATCH trex rapt", ["grow", "mig", "trex", "rapt"]),
        ("new GROW mig HATCH trex RAPT", ["new", "mig", "trex"]),
        ("NEW grow MIG hatch TREX RAPT", ["grow", "hatch"]),
        ("new GROW MIG HATCH TREX RAPT", ["new"]),
    ],
)
def test_unused_tiles_slide_up_in_their_order(before: str, after: list[str]) -> None:
    """TT-44: with two to five players."""
    assert tiles(cleaned(before))[6 - len(after) :] == after


def test_each_unused_tile_gets_a_white_token() -> None:
    """TT-45: they add up."""
    game = cleaned("new GROW MIG hatch TREX RAPT", {"new": 2})
    assert white(game) == [0, 0, 0, 0, 3, 1]
    assert game.match.view(None)["pool"] == 8


def test_the_last_tokens_are_given_from_space_6_downward() -> None:
    """TT-45, case 14: who gets none is owed nothing."""
    game = cleaned("NEW GROW mig hatch trex rapt", {"mig": 4, "hatch": 3, "trex": 3})
    assert tiles(game)[2:] == ["mig", "hatch", "trex", "rapt"]
    assert white(game) == [0, 0, 4, 3, 4, 1]
    assert game.match.view(None)["pool"] == 0


def test_used_tiles_are_shuffled_onto_the_low_spaces() -> None:
    """TT-46: every order is equally likely."""
    orders = Counter(tuple(tiles(cleaned("new GROW mig HATCH trex RAPT", seed=seed))[:3]) for seed in range(180))
    assert len(orders) == 6
    assert max(orders.values()) < 60
    assert all(set(order) == {"grow", "hatch", "rapt"} for order in orders)


def test_with_six_players_all_tiles_are_shuffled() -> None:
    """TT-47: and no token lies anywhere."""
    games = [cleaned("NEW GROW MIG HATCH TREX RAPT", seed=seed) for seed in range(60)]
    assert len({tuple(tiles(game)) for game in games}) > 40
    assert all(sum(white(game)) == 0 for game in games)


def test_all_tiles_are_free_in_the_new_round() -> None:
    """TT-46."""
    game = cleaned("new GROW mig HATCH trex RAPT")
    assert all(space["seat"] is None for space in game.match.view(None)["spaces"])
    assert game.match.view(None)["round"] == 2


def test_the_last_round_of_a_period_ends_with_a_scoring() -> None:
    """TT-48: other rounds do not."""
    game = new(4)
    scored = {}
    while not game.match.over:
        view = game.match.view(None)
        if game.match.scores != scored.get("last", [0] * 4):
            scored.setdefault("at", []).append((view["period"], view["round"]))
            scored["last"] = game.match.scores
        game.idle() if game.prompt() == "menu" else game.play(game.options()[0])
    assert scored["at"] == [("jurassic", 1), ("cretaceous", 1)]
    assert game.match.scores != scored["last"]
