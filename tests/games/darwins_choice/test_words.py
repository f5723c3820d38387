"""What people are told to do: no sentence names what the rules do not allow; nobody hears what another draws."""

from typing import Any

import pytest
from support.darwins_choice import Table, card_like, new, table

from gondwana.games.darwins_choice import DARWINS_CHOICE
from gondwana.games.darwins_choice.tables import DECK
from gondwana.kernel.game.text import speak

HEAD = card_like("head", hearts=0, cold=0, heat=0, diet=0)
OTHER_HEAD = next(card.key for card in DECK if card.part == 0 and card.key != HEAD and not any(card.symbols[6:]))
BODY = card_like("body", cold=0, heat=0, wings=1, tail=1, legs=2)
TAILS = [card.key for card in DECK if card.part == 5 and card.symbols[6] == card.symbols[7] == 0]
PAIRS = [card.key for card in DECK if card.part == 3 and card.symbols[6] == card.symbols[7] == 0]
ONE = f"1a bb03: {HEAD} {BODY}"


def asked(game: Table) -> str:
    """The open question in English."""
    question = game.match.ask(game.seat)
    assert question is not None
    return speak(question["text"], DARWINS_CHOICE.folder / "text", "en", ["Ada", "Ben", "Cleo", "Dan"])


def offered(game: Table, word: str) -> dict[str, Any]:
    """One of the choices."""
    question = game.match.ask(game.seat)
    assert question is not None
    found: dict[str, Any] = next(choice for choice in question["choices"] if choice["word"] == word)
    return found


@pytest.mark.parametrize(
    ("species", "hand", "row", "options", "sentence"),
    [
        ([ONE], f"{OTHER_HEAD} {BODY}", TAILS[0], None, "Choose a head, one of your species or a card to trade"),
        ([], f"{HEAD} {BODY}", "", None, "Choose a head to begin a species"),
        ([], f"{HEAD} {BODY}", TAILS[0], None, "Choose a head or a card to trade"),
        ([ONE], TAILS[1], "", None, "Choose one of your species to mutate or migrate"),
        ([], HEAD, TAILS[0], None, "Trade a card, or pass"),
        ([], HEAD, "", None, "No action is possible with these cards"),
    ],
)
def test_the_menu_names_what_the_rules_allow(
    species: list[str], hand: str, row: str, options: dict[str, str] | None, sentence: str
) -> None:
    """DC-79."""
    hand = hand.replace(BODY, card_like("body", hearts=1)) if species else hand
    assert asked(table("bb03", species, hands={0: hand}, row=row, options=options)).startswith(sentence)


def test_children_are_told_neither_to_mutate_nor_to_trade() -> None:
    """DC-164."""
    options = {"children": "yes"}
    game = table("bb14 bb15 bb16", ["1a bb15: herbivore 3 1 1"], hands={0: f"{HEAD} {BODY}"}, options=options)
    assert asked(game) == "Choose a head to begin a species"


# double mutation


def test_the_first_of_two_changes_shows_what_it_makes() -> None:
    """DC-93: a preview with its price; then the second question names the first change, and the bench shows it."""
    game = table("bb03", [f"{ONE} * 4"], hands={0: f"{TAILS[0]} {PAIRS[0]}"}).play("1a", "double")
    preview = offered(game, TAILS[0])["preview"]
    assert ([card["card"] for card in preview["cards"]], preview["cost"]) == ([HEAD, BODY, TAILS[0]], 3)
    assert game.match.view(0)["build"] is None
    game.play(TAILS[0])
    assert "with" in asked(game)
    view = game.match.view(0)
    assert [card["card"] for card in view["build"]["cards"]] == [HEAD, BODY, TAILS[0]]
    assert (view["chosen"], view["build"]["cost"]) == ([f"card:{TAILS[0]}"], 3)
    assert (game.match.view(1)["build"], game.match.view(None)["chosen"]) == (None, [])


def test_a_change_that_takes_a_card_away_is_named_too() -> None:
    """DC-93."""
    game = table("bb03", [f"{ONE} {TAILS[0]} * 4"], hands={0: PAIRS[0]}).play("1a", "double", TAILS[0])
    assert "without" in asked(game)
    view = game.match.view(0)
    assert ([card["card"] for card in view["build"]["cards"]], view["chosen"]) == ([HEAD, BODY], [])


def test_cards_without_a_dock_live_nowhere() -> None:
    """DC-185: between two changes they may lie there; no biome is promised."""
    armless = next(card.key for card in DECK if card.part == 1 and card.docks[0] == 0 and not any(card.symbols[6:]))
    wings = card_like("wings", cold=0, heat=0, hearts=0)
    game = table("bb03 bb07", [f"1a bb03: {HEAD} {armless} * 3"], hands={0: f"{wings} {BODY}"}).play("1a", "double")
    preview = offered(game, wings)["preview"]
    assert (preview["biomes"], preview["docks"]["wings"]) == ([], -1)


def test_a_card_that_replaces_another_says_so() -> None:
    """DC-92: heads, bodies, wings and tails have one dock each."""
    game = table("bb03", [f"{ONE} {TAILS[0]}"], hands={0: f"{OTHER_HEAD} {TAILS[1]} {PAIRS[0]}"}).play("1a")
    keys = {word: offered(game, word)["text"]["key"] for word in (OTHER_HEAD, TAILS[1], PAIRS[0])}
    assert [key.removeprefix("darwins_choice_choice_") for key in keys.values()] == [
        "change_replace",
        "change_replace",
        "change",
    ]


# what else the table shows


def test_a_story_says_how_many_actions_there_are() -> None:
    """DC-172."""
    assert new(3, story="yes").match.view()["action_limit"] == 4
    assert new(3).match.view()["action_limit"] is None


def test_the_competition_token_ranks_by_competitiveness() -> None:
    """DC-165: elsewhere adaptation counts; in both cases the best one is marked, and all live."""
    weak, strong = card_like("body", comp=1), card_like("body", comp=2)
    species = [
        f"1a competition: {card_like('head', comp=0)} {weak}",
        f"2a competition: {card_like('head', comp=2)} {strong}",
        "1b bb04: herbivore 2 0 1",
        "2b bb04: herbivore 5 0 1",
    ]
    view = table("bb04 bb15 bb16", species, options={"children": "yes"}).match.view()
    places = {biome["biome"]: biome["species"] for biome in view["biomes"]}
    shown = {
        key: [(row["species"], row["adaptation"], row["rank"], row["best"], row["fate"]) for row in rows]
        for key, rows in places.items()
    }
    assert shown["competition"] == [("2a", 4, 1, True, "fed"), ("1a", 1, 2, False, "fed")]
    assert [(name, rank, best, fate) for name, _, rank, best, fate in shown["bb04"]] == [
        ("2b", 1, True, "fed"),
        ("1b", 2, False, "fed"),
    ]


def test_a_childrens_outlook_is_what_happens() -> None:
    """DC-165, DC-188: without a symbol nobody is the most competitive."""
    weak, strong = card_like("body", comp=0, hearts=0), card_like("body", comp=2)
    head = card_like("head", comp=0, hearts=0)
    for body, best in ((weak, False), (strong, True)):
        game = table("bb14 bb15 bb16", hands={0: f"{head} {body}"}, options={"children": "yes"}).play(head, body)
        said = {each["biome"]: each for each in game.match.view(0)["build"]["biomes"]}
        (mine,) = said["competition"]["species"]
        assert (mine["best"], said["competition"]["legal"]) == (best, True)
        game.play("competition")
        row = game.match.view()["biomes"][3]["species"][0]
        assert (row["adaptation"], row["best"]) == (said["competition"]["adaptation"], best)
