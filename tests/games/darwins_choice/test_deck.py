"""The animal cards, and a deck of the user's own."""

import csv
import io
import os
import subprocess
import sys
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from support.darwins_choice import card_like, card_of, table

from gondwana.games.darwins_choice.cards import animals as deck
from gondwana.games.darwins_choice.cards import biomes_and_events as box
from gondwana.games.darwins_choice.cards.checked_csv import FOLDER
from gondwana.games.darwins_choice.tables import ANIMALS, CARDS, DECK, EVENT_CARDS, EXTINCT
from gondwana.games.darwins_choice.words import ANIMAL, OWN_NAMES
from gondwana.kernel.errors import BadGame

DECK_FILE = "cards.csv"


def part_counts(expansion: bool) -> dict[str, int]:
    counts = Counter(deck.PARTS[card.part] for card in DECK if card.expansion == expansion)
    return {part: counts[part] for part in deck.PARTS}


def test_the_expansion_adds_140_small_and_105_large_cards() -> None:
    """DC-6: heads, wings, single legs and tails are small; bodies and double legs are large."""
    sizes = Counter(card.large for card in DECK if card.expansion)
    assert (sizes[False], sizes[True]) == (140, 105)
    assert {deck.PARTS[card.part] for card in DECK if card.large} == {"body", "double_legs"}


def test_the_base_deck_has_234_cards() -> None:
    """DC-7."""
    assert list(part_counts(False).values()) == [58, 60, 18, 26, 38, 34]


def test_the_kinds_of_the_expansion() -> None:
    """DC-8; together 479 cards of 307 animals, 156 of the cards extinct."""
    assert list(part_counts(True).values()) == [60, 64, 18, 26, 41, 36]
    assert (CARDS, len(ANIMALS), sum(EXTINCT)) == (479, 307, 156)


@pytest.mark.parametrize(
    ("key", "symbols"),
    [
        ("b070-b", (1, 1, 0, 0, 2, 1, 0, 0)),
        ("b070-w", (0, 1, 0, 0, 3, 0, 0, 0)),
        ("b070-s", (0, 2, 0, 0, 0, 1, 0, 0)),
    ],
)
def test_symbols_come_from_the_tables_of_the_parts(key: str, symbols: tuple[int, ...]) -> None:
    """DC-9, DC-10: the eagle, whose single legs are its signature part and show one competitiveness more."""
    assert DECK[card_of(key)].symbols == symbols
    assert DECK[card_of("b070-b")].docks == (1, 1, 1)


def test_only_heads_have_a_diet() -> None:
    """DC-11."""
    assert all((card.diet >= 0) == (deck.PARTS[card.part] == "head") for card in DECK)
    diets = Counter(card.diet for card in DECK if card.diet >= 0)
    assert [round(100 * diets[diet] / sum(diets.values())) for diet in range(3)] == [40, 24, 36]


def test_a_card_only_goes_to_a_dock_of_its_kind() -> None:
    """DC-17: nothing is turned to fit another dock: without a dock for wings there are none."""
    body = card_like("body", wings=0, legs=2, tail=1, cold=0, heat=0)
    others = f"{card_like('wings', cold=0)} {card_like('single_legs', cold=0)} {card_like('tail', cold=0)}"
    head = card_like("head", hearts=0, cold=0, heat=0)
    game = table("bb03 bb07", hands={0: f"{head} {body} {others}"}).play(head, body)
    assert [word for word in game.options() if "-" in word] == others.split()[1:]


def test_cards_of_both_boxes_combine() -> None:
    """DC-21: a base body with a head of the expansion."""
    game = table("bb01 bb02", hands={0: "b070-b x051-h"}).play("x051-h", "b070-b", "bb01")
    assert game.cards("1a") == ["x051-h", "b070-b"]


# a deck of one's own


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder for this game."""
    folder = tmp_path / FOLDER.name
    folder.mkdir()
    monkeypatch.setenv("GONDWANA_DATA", str(tmp_path))
    return folder


def printed() -> list[dict[str, str]]:
    """The deck as the module prints it."""
    out = io.StringIO()
    with redirect_stdout(out):
        deck._print_deck()
    return list(csv.DictReader(io.StringIO(out.getvalue())))


def ours(name: str) -> list[dict[str, str]]:
    """The rows of one of our own tables."""
    return list(csv.DictReader(io.StringIO((FOLDER / "data" / name).read_text(encoding="utf-8"))))


def write(folder: Path, name: str, rows: list[dict[str, str]]) -> None:
    with (folder / name).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def test_the_printed_deck_is_read_back(own: Path) -> None:
    write(own, DECK_FILE, printed())
    assert deck.read_deck() == DECK


def test_true_values_take_the_place_of_ours(own: Path) -> None:
    rows = printed()
    rows[0]["hearts"], rows[0]["animal"], rows[1]["animal"] = "3", "Mammoth", "Mammoth"
    write(own, DECK_FILE, rows)
    assert deck.read_deck()[0].symbols[0] == 3
    assert deck.read_deck()[0].name == "Mammoth"


PLAY = """
import gondwana
from gondwana.games.darwins_choice.eye.cards import card_view

match = gondwana.new("darwins-choice", seats=2, seed=1)
while not match.over:
    seat = match.asked[0]
    match.play(seat, match.legal(seat)[match.number % len(match.legal(seat))])
shown = card_view(0)
print(shown["name"], shown["hearts"], match.over)
"""


def test_a_whole_game_is_played_with_a_deck_of_ones_own(own: Path) -> None:
    """In a process of its own: the tables are read when the game is imported."""
    rows = printed()
    rows[0]["hearts"], rows[0]["animal"], rows[1]["animal"] = "3", "Mammoth", "Mammoth"
    write(own, DECK_FILE, rows)
    environment = {**os.environ, "GONDWANA_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["Mammoth", "3", "True"]), done.stderr


@pytest.mark.parametrize(
    ("column", "cell", "message"),
    [
        ("hearts", "many", r"row 2, hearts 'many': must be a number from 0 to 20"),
        ("cold", "21", r"cold '21'"),
        ("part", "fin", r"part 'fin': must be one of head, body"),
        ("diet", "", r"diet '': must be one of herbivore"),
        ("card_id", "B001-B", r"row 3, card_id 'B001-B': must be there, and only once"),
        ("set", "promo", r"set 'promo'"),
        ("animal", "Zebra", r"two names"),
    ],
)
def test_what_can_not_be_is_refused_with_its_place(own: Path, column: str, cell: str, message: str) -> None:
    rows = printed()
    rows[0][column] = cell
    write(own, DECK_FILE, rows)
    with pytest.raises(BadGame, match=message):
        deck.read_deck()


def test_a_deck_must_have_the_known_counts(own: Path) -> None:
    """DC-6, DC-7."""
    rows = printed()
    write(own, DECK_FILE, rows[:-1])
    with pytest.raises(BadGame, match="140 small and 105 large"):
        deck.read_deck()
    write(own, DECK_FILE, rows[5:])
    with pytest.raises(BadGame, match="231 to 238 animal cards"):
        deck.read_deck()


def test_species_and_parts_are_checked(own: Path) -> None:
    rows = ours("species.csv")
    write(own, "species.csv", [{**rows[0], "parts": "HXB"}, *rows[1:]])
    with pytest.raises(BadGame, match=r"parts 'HXB': must be some of the letters"):
        deck.read_deck()
    parts = ours("parts.csv")
    (own / "species.csv").unlink()
    write(own, "parts.csv", parts[1:])
    with pytest.raises(BadGame, match="rows are missing: hearts H"):
        deck.read_deck()


@pytest.mark.parametrize(
    ("name", "column", "cell", "read"),
    [
        ("biomes.csv", "adapt", "JUMP", box.read_biomes),
        ("biomes.csv", "require_all", "RUN:x", box.read_biomes),
        ("biomes.csv", "win_dp", "5", box.read_biomes),
        ("biomes.csv", "prehistoric", "1", box.read_biomes),
        ("territories.csv", "plants_limit", "-1", box.read_territories),
        ("events.csv", "effect_code", "party", box.read_events),
        ("events.csv", "back", "tower", box.read_events),
        ("setup.csv", "slots", "6", box.read_setup),
        ("setup.csv", "biome_changes", "1", box.read_setup),
        ("neutrals.csv", "key", "cats", box.read_neutrals),
        ("tokens.csv", "count", "none", box.read_tokens),
    ],
)
def test_the_other_tables_are_checked_too(own: Path, name: str, column: str, cell: str, read: object) -> None:
    rows = ours(name)
    write(own, name, [{**rows[0], column: cell}, *rows[1:]])
    assert callable(read)
    with pytest.raises(BadGame):
        read()


def test_animals_are_named_by_our_texts_or_by_the_users_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ANIMAL.shown(0, 2) == {"term": "darwins_choice_animal_b001"}
    monkeypatch.setitem(OWN_NAMES, "b001", "Mammoth")
    assert ANIMAL.shown(0, 2) == "Mammoth"


def test_every_fact_has_its_provenance() -> None:
    """R, S, D or A in every row; all values of animals are our own reconstruction."""
    for path in (FOLDER / "data").glob("*.csv"):
        for row in ours(path.name):
            assert row["provenance"].strip(), path.name
    assert sum(event.back > 0 for event in EVENT_CARDS) == 14
