"""Data files of one's own are read, and refused with the file, what is wrong and what is allowed."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gondwana.games.wildlife import WILDLIFE
from gondwana.games.wildlife.board.files import Source, check_cards, check_numbers, check_species
from gondwana.games.wildlife.board.island import Board, check_settling, check_supply, read_board
from gondwana.games.wildlife.tables import TERRITORIES, Card
from gondwana.games.wildlife.words import ABILITY, CAPABILITY, CARDS, SPECIES_KIND, TERRAIN_WORDS
from gondwana.kernel.errors import BadGame

ROOT = Path(__file__).parents[3]
Data = dict[str, Any]


def read(name: str) -> Data:
    """A data file as it is shipped."""
    return tomllib.loads((WILDLIFE.folder / "data" / name).read_text(encoding="utf-8"))


def redrawn(change: Callable[[str], str]) -> Data:
    """The board with another map."""
    data = read("board.toml")
    return {**data, "map": change(data["map"])}


def board_of(data: Data) -> Board:
    return read_board(Source("my/board.toml", data), TERRAIN_WORDS)


def species_of(data: Data) -> Any:
    return check_species(Source("my/species.toml", data), SPECIES_KIND.words, TERRAIN_WORDS, CAPABILITY.words)


def cards_of(data: Data) -> Any:
    return check_cards(Source("my/cards.toml", data), CARDS, ABILITY.words)


def changed(name: str, *place: str | int, to: Any) -> Data:
    """A shipped file with one thing changed, or left out where it becomes None."""
    data: Any = read(name)
    part = data
    for step in place[:-1]:
        part = part[step]
    if to is None:
        del part[place[-1]]
    else:
        part[place[-1]] = to
    return dict(data)


SMALLER = """
SSSSSMMMMM
sssTTTTTmm
tttDDDDDmd
wwwWWWWWdd
fffFFFFF..
"""


def test_another_map_of_squares_will_do() -> None:
    """WL-2: each terrain with one large and one small connected territory."""
    board = board_of({**read("board.toml"), "map": SMALLER})
    assert (board.rows, board.cols, len(board.cells)) == (5, 10, 48)
    assert [board.room(territory) for territory in range(TERRITORIES)] == [5, 3] * 6
    check_settling(Source("numbers.toml", read("numbers.toml")), board, species_of(read("species.toml")), ["?"] * 6)


TERRAIN = read("board.toml")["terrain"]


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (redrawn(lambda drawn: drawn.replace("..DDDFFF..", "..DDDFFF")), "not equally long"),
        (redrawn(lambda drawn: drawn.replace("ss", "sx", 1)), "row 3, column 8 is 'x'; allowed: ., S, s"),
        (redrawn(lambda drawn: drawn.replace("..STTTTT..", "..STTTTTf.")), "territory 'f' is not connected"),
        (redrawn(lambda drawn: drawn.replace("s", "M")), "no cell of the map is 's'"),
        (redrawn(lambda drawn: ""), "the rows of the map"),
        (redrawn(lambda drawn: drawn * 3), "the map has 234 cells; allowed: 1 to 200"),
        ({**read("board.toml"), "terrain": TERRAIN[:5]}, "allowed: savanna, mountain"),
        ({**read("board.toml"), "terrain": 7}, "the rows [[terrain]] are []"),
        (
            changed("board.toml", "terrain", 0, "small", to=None),
            "the small savanna is drawn as None; allowed: one letter",
        ),
        (changed("board.toml", "terrain", 0, "small", to="M"), "two territories share a letter"),
        (redrawn(lambda drawn: drawn.swapcase()), "the large savanna has 4 cells, the small one 9"),
    ],
)
def test_an_impossible_map_is_refused(data: Data, wrong: str) -> None:
    """WL-2: the file is named, so that its owner knows which."""
    with pytest.raises(BadGame) as refused:
        board_of(data)
    assert wrong in str(refused.value)
    assert str(refused.value).startswith("my/board.toml: ")


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (
            changed("species.toml", "species", 0, "water", to="swim"),
            "crocodile on water: 'swim'; allowed: nothing, move, reproduce, attack",
        ),
        (changed("species.toml", "species", 0, "water", to=None), "crocodile on water: None"),
        (changed("species.toml", "species", 5, "age", to=300), "the oldest species must come first"),
        (changed("species.toml", "species", 1, "age", to=200), "no two of one age"),
        (changed("species.toml", "species", 1, "age", to="old"), "age of snake is 'old'; allowed: a number"),
        (changed("species.toml", "species", 1, "colour", to=None), "colour of snake is None"),
        ({"species": []}, "the rows [[species]] are []; allowed: crocodile, snake"),
    ],
)
def test_an_impossible_species_is_refused(data: Data, wrong: str) -> None:
    """WL-3, WL-5."""
    with pytest.raises(BadGame) as refused:
        species_of(data)
    assert wrong in str(refused.value)
    assert str(refused.value).startswith("my/species.toml: ")


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (changed("cards.toml", "card", 0, "copies", to=-1), "copies of savanna is -1; allowed: 0 or more"),
        (changed("cards.toml", "card", 0, "copies", to="ten"), "copies of savanna is 'ten'"),
        (changed("cards.toml", "card", to=read("cards.toml")["card"][1:]), "the rows [[card]] are"),
        (changed("cards.toml", "ability", 0, "two_players", to=6), "two_players of food is 6; allowed: 0 to 5"),
        (changed("cards.toml", "tokens", to=None), "there is no table [tokens]"),
        (changed("cards.toml", "tokens", "attack", to=None), "attack of [tokens] is None"),
    ],
)
def test_an_impossible_deck_is_refused(data: Data, wrong: str) -> None:
    """WL-7, WL-50."""
    with pytest.raises(BadGame) as refused:
        cards_of(data)
    assert wrong in str(refused.value)


@pytest.mark.parametrize(
    ("place", "to", "wrong"),
    [
        (("players", "settled"), [40, 8, 5, 4, 3], "40 of 30 pieces can't be placed at the start"),
        (("players", "pieces"), [30, 30, 25, 21], "[players] needs five columns"),
        (("players", "pieces"), "many", "pieces of [players] is 'many'; allowed: a list of numbers, each 1 or more"),
        (("track", "marked"), [4, 12], "space 12 of the track is marked; allowed: 1 to 11"),
        (("track", "values"), [3] * 12, "the track has 12 spaces: fewer than there are territories; allowed: 1 to 11"),
        (("scoring", "colony"), [], "colony of [scoring] is []"),
        (("bounds", "highest_bid"), 2, "bids from 3 to 2"),
        (("bounds", "rounds"), 0, "rounds of [bounds] is 0"),
        (("turn", "cards"), 11, "11 cards can't be laid out of a hand of 10"),
        (("food", "for_a_point"), 0, "for_a_point of [food] is 0; allowed: 1 to 500"),
        (("food",), None, "there is no table [food]"),
    ],
)
def test_impossible_numbers_are_refused(place: tuple[str, ...], to: Any, wrong: str) -> None:
    """WL-4, WL-41, WL-68."""
    with pytest.raises(BadGame) as refused:
        check_numbers(Source("my/numbers.toml", changed("numbers.toml", *place, to=to)), TERRITORIES)
    assert wrong in str(refused.value)
    assert str(refused.value).startswith("my/numbers.toml: ")


def test_the_shipped_numbers_are_possible() -> None:
    assert check_numbers(Source("numbers.toml", read("numbers.toml")), TERRITORIES)


@pytest.mark.parametrize(
    ("place", "to", "wrong"),
    [
        (("settling", "small"), 4, "4 first pieces would fill a territory of 4 cells; allowed: 1 to 3"),
        (("players", "settled"), [13, 8, 5, 4, 3], "26 first pieces, but room for 24 where the crocodile can live"),
    ],
)
def test_the_first_pieces_must_find_room(place: tuple[str, str], to: Any, wrong: str) -> None:
    """WL-8: they complete nothing, and a cell is always free for the next one."""
    numbers = Source("my/numbers.toml", changed("numbers.toml", *place, to=to))
    with pytest.raises(BadGame) as refused:
        check_settling(numbers, board_of(read("board.toml")), species_of(read("species.toml")), SPECIES_KIND.words)
    assert wrong in str(refused.value)


@pytest.mark.parametrize(
    ("place", "to", "wrong"),
    [
        (("card", 6, "copies"), 5, "5 arrows are too few; allowed: 6 or more"),
        (("tokens", "move"), 2, "2 tokens of level 1, but 3 species may need one"),
        (("tokens", "attack"), 4, "4 tokens of level 3, but 5 species may need one"),
    ],
)
def test_cards_and_tokens_must_suffice(place: tuple[str | int, ...], to: Any, wrong: str) -> None:
    """WL-7, WL-19, WL-51, ruling 26: no pile ever runs out."""
    data = changed("cards.toml", *place, to=to)
    with pytest.raises(BadGame) as refused:
        check_supply(Source("my/cards.toml", data), cards_of(data), species_of(read("species.toml")), 10, Card.ARROW)
    assert wrong in str(refused.value)


def test_six_hands_need_cards() -> None:
    """WL-7, ruling 54."""
    data = read("cards.toml")
    for row in data["card"]:
        row["copies"] = 6
    with pytest.raises(BadGame, match="72 cards are too few for six hands; allowed: 80 or more"):
        check_supply(Source("my/cards.toml", data), cards_of(data), species_of(read("species.toml")), 10, Card.ARROW)


# a folder of one's own, as $GONDWANA_DATA names it

PLAY = """
import gondwana
match = gondwana.new("wildlife", seats=3, seed=1)
assert len(match.view(0)["cells"]) == 48
while not match.over:
    seat = match.asked[0]
    match.play(seat, match.legal(seat)[0])
print(match.over)
"""


def run(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Another process that reads the user's own files, interpreted."""
    environment = {**os.environ, "GONDWANA_DATA": str(folder), "GONDWANA_INTERPRET": "1", "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-c", script]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The user's folder for this game."""
    folder = tmp_path / "wildlife"
    folder.mkdir()
    return folder


def drawn_as(island: str) -> str:
    """The shipped board.toml with another map."""
    shipped = (WILDLIFE.folder / "data" / "board.toml").read_text(encoding="utf-8")
    return shipped.replace(read("board.toml")["map"], island.lstrip())


def test_a_whole_game_is_played_on_a_map_of_ones_own(own: Path) -> None:
    """WL-2: the other files stay as they are shipped."""
    (own / "board.toml").write_text(drawn_as(SMALLER), encoding="utf-8")
    ran = run(own.parent, PLAY)
    assert ran.stdout.strip() == "True", ran.stderr


def test_a_wrong_map_of_ones_own_is_named(own: Path) -> None:
    """WL-2: the path of the user's file, what is wrong, what is allowed."""
    (own / "board.toml").write_text(drawn_as(SMALLER.replace("f", "?")), encoding="utf-8")
    ran = run(own.parent, PLAY)
    assert ran.returncode != 0
    assert f"{own / 'board.toml'}: row 4, column 0 is '?'; allowed: ., S, s" in ran.stderr


def test_every_fact_has_its_provenance() -> None:
    """WL-2, WL-3, WL-7: rulebook, source, derived or assumed."""
    rows = [read("board.toml"), *read("board.toml")["terrain"], *read("species.toml")["species"]]
    rows += [*read("cards.toml")["card"], *read("cards.toml")["ability"], *read("numbers.toml").values()]
    assert all(row["provenance"][0] in "RSDA" for row in rows)
