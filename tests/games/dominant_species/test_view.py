"""What everybody sees, and what an answer would change."""

import json
from typing import Any

import numpy as np
from support.boards import recorded, twin_of, with_position
from support.dominant_species import Table, table, tile
from support.random_games import random_match

import gondwana
from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.games.dominant_species.eye.preview import preview
from gondwana.games.dominant_species.eye.view import expected, view
from gondwana.games.dominant_species.tables import CORNER_LIST
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.match.match import Match

BUTTONS = {question.name for question in DOMINANT_SPECIES.questions.values() if not question.at}


def fresh(seats: int = 6, **options: str) -> Match:
    return gondwana.new("dominant-species", seats=seats, seed=3, options=options)


def test_tiles_say_who_dominates_and_what_they_would_pay() -> None:
    """DS-39, DS-92: the rulebook's wetland."""
    game = table("wetland: amphibian 4, reptile 2, bird 2", disks="sun E:-1,-1 sun W:1,-2 water W:1,-1")
    wetland = next(seen for seen in view(game.s, game.s, -1)["tiles"] if seen["terrain"] == "wetland")
    assert wetland["thing"] == "tile:d3"
    assert (wetland["q"], wetland["r"]) == (0, -1)
    assert wetland["cubes"] == {"reptile": 2, "bird": 2, "amphibian": 4}
    assert wetland["match"] == {"mammal": 0, "reptile": 4, "bird": 0, "amphibian": 3, "arachnid": 0, "insect": 0}
    assert wetland["dominant"] == "reptile"
    assert wetland["endangered"] == ["bird"]
    assert [(pay["animal"], pay["points"]) for pay in wetland["pays"]] == [
        ("amphibian", 8),
        ("reptile", 4),
        ("bird", 2),
    ]


def test_the_forecast_names_what_would_be_lost() -> None:
    """DS-60, DS-68, DS-129."""
    game = table(
        "jungle: insect 2",
        boxes="regression: sun; wasteland: grass",
        displays="bird: sun meat",
        disks="grass E:0,0 sun W:2,0",
    )
    forecast = view(game.s, game.s, -1)["forecast"]
    assert forecast == {
        "regression": {"bird": ["sun"]},
        "wasteland": ["E:0,0"],
        "extinction": {"tile:c3": {"insect": 2}},
    }


def test_every_choice_points_at_a_thing_of_the_view() -> None:
    """Tiles, hexes, corners, eyes, boxes, stacks and cards are drawn; the others become buttons."""
    for seed in range(3):
        match = random_match(DOMINANT_SPECIES, 2 + seed, seed, moves=150 + 40 * seed)
        while not match.over and match.number < 180 + 40 * seed:
            seat = match.asked[0]
            shown = json.dumps(match.view(seat))
            ask = match.ask(seat)
            assert ask is not None
            for choice in ask["choices"]:
                assert (choice["at"] == []) == (choice["word"] == "pass" or ask["prompt"] in BUTTONS)
                for thing in choice["at"]:
                    assert thing.startswith("box:") or f'"{thing}"' in shown, thing
            match.play(seat, match.legal(seat)[seed % len(match.legal(seat))])


def test_everybody_sees_the_same() -> None:
    """There is no private information: only `own` differs."""
    match = fresh(3)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    owns = [seen.pop("own") for seen in views]
    assert all(seen == views[0] for seen in views)
    assert owns[0] == []
    assert all(len(own) == 1 for own in owns[1:])


def test_what_chance_will_bring_is_not_shown() -> None:
    """DS-27, DS-29: another generator, another future; the same view and the same choices."""
    match = random_match(DOMINANT_SPECIES, 3, 1, moves=60)
    s = twin_of(match)
    s.rng ^= 12345
    other = with_position(match.copy(), recorded(s))
    seat = match.asked[0]
    assert match.view(seat) == other.view(seat)
    first, second = match.ask(seat), other.ask(seat)
    assert first is not None
    assert second is not None
    assert first["choices"] == second["choices"]


def test_the_deck_is_known_only_by_what_is_missing() -> None:
    """DS-23: what was taken is known, the order is not."""
    seen = fresh().view(None)
    assert len(seen["cards"]) == 5
    assert seen["deck"] == 21
    assert seen["gone"] == []


def test_previews_tell_points_and_dominance() -> None:
    """DS-66, DS-41, DS-92."""
    game = table(at="abundance", pawns="abu1 amphibian", boxes="abundance: water sun").play("water")
    changed = preview(game.s, copy_of(game), 3, CORNER_LIST.index("E:1,-1"))
    assert changed == {"dominant": {"tile:e3": ["insect", "amphibian"]}}
    scored = table("wetland: amphibian 4, bird 2", "domination", pawns="dom1 bird", cards="omnivore")
    assert preview(scored.s, copy_of(scored), 2, tile("wetland")) == {"points": {"amphibian": 8, "bird": 4}}


def copy_of(game: Table) -> Any:
    """The position once more, to be played on."""
    if INTERPRET:
        return game.s.duplicate()
    array = np.zeros(1, game.s.dtype)
    array[0] = game.s
    return array.view(np.recarray)[0]


def test_what_a_seat_may_expect() -> None:
    """DS-145: its points and what the earth would pay as it lies."""
    game = table("desert: reptile 1, bird 2", points="bird 3")
    assert expected(game.s, game.s) == [0, 2, 3 + 4, 0, 0, 0]
