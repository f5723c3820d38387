"""Data files of one's own are read, and refused with the file, what is wrong and what is allowed."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.checks import check_cards, check_numbers, check_species, read_board
from gondwana.games.wildlife.prompts import ABILITY, CAPABILITY, CARDS, SPECIES_KIND, TERRAIN_WORDS
from gondwana.kernel.errors import BadGame

Data = dict[str, Any]


def read(name: str) -> Data:
    """A data file as it is shipped."""
    return tomllib.loads((WILDLIFE.folder / "data" / name).read_text(encoding="utf-8"))


def redrawn(change: Callable[[str], str]) -> Data:
    """The board with another map."""
    data = read("board.toml")
    return {**data, "map": change(data["map"])}


SMALLER = """
SSSMMM
sTTTTm
tDDDDd
tWWWWd
wFFFFf
w.....
"""


def test_another_map_of_squares_will_do() -> None:
    """WL-2: each terrain with one large and one small connected territory."""
    data = read("board.toml")
    board = read_board({**data, "map": SMALLER}, TERRAIN_WORDS)
    assert (board.rows, board.cols, len(board.cells)) == (6, 6, 31)
    assert board.first[-1] == 31


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (redrawn(lambda drawn: drawn.replace("..DDDFFF..", "..DDDFFF")), "not equally long"),
        (redrawn(lambda drawn: drawn.replace("ss", "sx", 1)), "row 3, column 8 is 'x'; allowed: ., S, s"),
        (redrawn(lambda drawn: drawn.replace("..STTTTT..", "..STTTTTf.")), "territory 'f' is not connected"),
        (redrawn(lambda drawn: drawn.replace("s", "M")), "no cell of the map is 's'"),
        (redrawn(lambda drawn: ""), "the rows of the map"),
        ({**read("board.toml"), "terrain": read("board.toml")["terrain"][:5]}, "allowed: savanna, mountain"),
        (redrawn(lambda drawn: drawn.swapcase()), "the large savanna has 4 cells, the small one 9"),
    ],
)
def test_an_impossible_map_is_refused(data: Data, wrong: str) -> None:
    """WL-2."""
    with pytest.raises(BadGame) as refused:
        read_board(data, TERRAIN_WORDS)
    assert wrong in str(refused.value)
    assert "data/board.toml" in str(refused.value)


def test_an_impossible_species_is_refused() -> None:
    """WL-3, WL-5."""
    names, levels = SPECIES_KIND.words, CAPABILITY.words
    data = read("species.toml")
    data["species"][0]["water"] = "swim"
    with pytest.raises(BadGame, match="crocodile on water: 'swim'; allowed: nothing, move, reproduce, attack"):
        check_species(data, names, TERRAIN_WORDS, levels)
    data = read("species.toml")
    data["species"][5]["age"] = 300
    with pytest.raises(BadGame, match="the oldest species must come first"):
        check_species(data, names, TERRAIN_WORDS, levels)
    with pytest.raises(BadGame, match="the species are"):
        check_species({"species": []}, names, TERRAIN_WORDS, levels)


def test_an_impossible_deck_is_refused() -> None:
    """WL-7: six hands, the table and the draw pile need cards."""
    data = read("cards.toml")
    for row in data["card"]:
        row["copies"] = 5
    with pytest.raises(BadGame, match="60 cards are too few"):
        check_cards(data, CARDS, ABILITY.words)
    with pytest.raises(BadGame, match="the rows of card are"):
        check_cards({**data, "card": data["card"][1:]}, CARDS, ABILITY.words)


def test_impossible_numbers_are_refused() -> None:
    """WL-4, WL-41, WL-68."""
    for part, name, value, wrong in (
        ("players", "settled", [40, 8, 5, 4, 3], "40 of 30 pieces"),
        ("track", "marked", [4, 12], "marked"),
        ("bounds", "highest_bid", 2, "bids from 3 to 2"),
    ):
        data = read("numbers.toml")
        data[part][name] = value
        with pytest.raises(BadGame, match=wrong):
            check_numbers(data)
    assert check_numbers(read("numbers.toml"))


def test_every_fact_has_its_provenance() -> None:
    """WL-2, WL-3, WL-7: rulebook, source, derived or assumed."""
    rows = [read("board.toml"), *read("board.toml")["terrain"], *read("species.toml")["species"]]
    rows += [*read("cards.toml")["card"], *read("cards.toml")["ability"], *read("numbers.toml").values()]
    assert all(row["provenance"][0] in "RSDA" for row in rows)
