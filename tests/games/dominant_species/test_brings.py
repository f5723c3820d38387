"""One sentence before Confirm: what an answer brings, and what it wastes; as the rules carry it out on a copy."""

from typing import Any

import pytest
from support.boards import recorded
from support.dominant_species import Table, table
from support.random_games import random_moves

import gondwana
from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.games.dominant_species.eye.brings import brings, warns
from gondwana.games.dominant_species.tables import HEX_LIST
from gondwana.games.dominant_species.words import EYE
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.text import speak
from gondwana.kernel.match.board import Board

FOLDER = DOMINANT_SPECIES.folder / "text"


def said(game: Table, word: str, seat: int | None = None) -> list[str]:
    """What an answer brings, as it is said about everybody."""
    number = number_of(word)
    asked = int(game.s.asked).bit_length() - 1 if seat is None else seat
    clauses = brings(*both(game), asked, number)
    return [speak(clause, FOLDER, "en", ["A"] * 6) for clause in clauses]


def warned(game: Table, word: str) -> str | None:
    asked = int(game.s.asked).bit_length() - 1
    clause = warns(*both(game), asked, number_of(word))
    return None if clause is None else clause["key"].removeprefix("dominant_species_warns_")


def number_of(word: str) -> int:
    if word in EYE.words:
        return EYE.number(word)
    q, r = word.split(",")
    return HEX_LIST.index((int(q), int(r)))


def both(game: Table) -> tuple[Any, Any]:
    """The position to be read, and a copy on which an answer may be tried."""
    board = Board(DOMINANT_SPECIES)
    board.load(recorded(game.s) if INTERPRET else game.s)
    return board.plain(), board.live()


def test_a_tile_says_whom_it_pays_and_who_takes_a_card() -> None:
    """DS-92, DS-94: the rulebook's wetland, named by the reptiles, who dominate it."""
    sunny = "sun E:-1,-1 sun W:1,-2 water W:1,-1"
    game = table("wetland: amphibian 4, reptile 2, bird 2", "domination", disks=sunny, pawns="dom1 reptile")
    assert said(game, "0,-1") == ["Reptiles +4 VP", "Birds +2 VP", "Amphibians +8 VP", "Reptiles take a card"]
    assert said(game, "0,0") == ["nobody gets VP", "nobody takes a card"]


def test_the_reader_is_told_first_and_as_you() -> None:
    game = table("desert: reptile 1, bird 2", "domination", disks="sun W:1,0", pawns="dom1 reptile")
    clauses = brings(*both(game), 1, number_of("1,0"))
    assert [clause["args"].get("animal", {}).get("seat") for clause in clauses] == [1, 2, 1]


def test_nothing_is_changed_by_looking() -> None:
    game = table("desert: reptile 1, bird 2", "domination", disks="sun W:1,0", pawns="dom1 reptile")
    said(game, "1,0")
    assert game.gained() == {}
    assert game.asks == "reptile: dominate"


def test_a_tile_that_pays_only_others_warns() -> None:
    game = table("desert: bird 2; jungle: reptile 1", "domination", disks="grub W:0,-1", pawns="dom1 reptile")
    assert warned(game, "1,0") == "domination"
    assert warned(game, "-1,0") is None


def test_a_card_that_takes_the_prize_away_is_no_waste() -> None:
    """DS-119: the birds take the last card, and who has more than they loses what the tile has just paid."""
    placed = "desert: reptile 2, bird 1"
    game = table(placed, "domination", disks="seed W:1,0", pawns="dom1 reptile", cards="niche_biomes")
    assert said(game, "1,0")[-1] == "Birds take a card"
    assert warned(game, "1,0") is None


def test_a_pawn_that_can_do_nothing_warns() -> None:
    """DS-173: Regression and Wasteland in turn 1, Depletion in turns 1 and 2."""
    first = table()
    assert {eye: warned(first, eye) for eye in ("reg1", "was1", "dep1")} == dict.fromkeys(
        ("reg1", "was1", "dep1"), "box"
    )
    later = table(boxes="regression: grub; wasteland: sun; depletion: meat")
    assert [warned(later, eye) for eye in ("reg1", "was1", "dep1", "ada1")] == [None] * 4
    full = table(animals="insect bird", displays="insect: sun sun sun sun")
    assert warned(full, "ada1") == "adaptation"


def test_an_eye_says_what_it_promises() -> None:
    game = table("desert: insect 3, bird 1", pawns="wan1 bird gla1 bird")
    assert said(game, "mig1") == ["moves up to 7 of your 3 cubes"]
    assert said(game, "dom1") == ["as things stand the desert e4 would bring you +4 VP"]
    assert said(game, "wan2")[-1] == "1 pawn acts here before yours"
    assert said(game, "gla2") == ["waits: 1 pawn is before it, one acts each turn"]


def test_ice_says_who_withdraws() -> None:
    """DS-73, DS-74."""
    game = table("desert: amphibian 4, bird 2, insect 1", "glaciation", disks="water W:2,-1", pawns="gla1 reptile")
    assert said(game, "1,0") == [
        "Reptiles +1 VP",
        "Birds: 1 cube back to the gene pool",
        "Amphibians: 3 cubes back to the gene pool",
        "Birds: 1 cube fewer in danger",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_can_be_said(language: str) -> None:
    match = gondwana.new("dominant-species", seats=3, seed=8, options={"turn_limit": "10", "animals_each": "several"})
    for _ in random_moves(match, 8):
        if match.number % 13 == 0 and match.asked:
            ask = match.ask(match.asked[0])
            assert ask is not None
            for choice in ask["choices"]:
                for clause in (*choice["brings"], *filter(None, [choice["warns"]])):
                    assert "{" not in speak(clause, FOLDER, language, ["A"] * 3)
