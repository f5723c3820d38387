"""What a player can't know (SAV-40, SAV-42); tests/test_every_game.py tries far more positions."""

import json

import pytest
from support.boards import recorded, twin_of, with_position
from support.savanna import Scoring, Table, table

from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.loops import redeal_at
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.chance import word


def seen_by(match: Match, seat: int | None) -> str:
    """Everything that a seat, or an onlooker, is shown."""
    ask = None if seat is None else match.ask(seat)
    return json.dumps([match.view(seat), ask, match.log(seat)])


def two_tables(**position: object) -> tuple[Table, Table]:
    return table(**position), table(**position)  # type: ignore[arg-type]


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    """SAV-40."""
    game = table(hands=["LLAWG", "ZTREC", "HVGAA"])
    mine = {entry["card"]: entry["count"] for entry in game.match.view(0)["hand"]}
    assert mine == {"lion": 2, "gazelle": 1, "water": 1, "grass": 1}
    assert game.match.view(None)["hand"] is None
    for changed in ("ZZZZZ", "WGTCC"):
        other = table(hands=["LLAWG", changed, "HVGAA"])
        for seat in (0, 2, None):
            assert seen_by(other.match, seat) == seen_by(game.match, seat)
        assert seen_by(other.match, 1) != seen_by(game.match, 1)


def test_a_chosen_card_is_secret_until_the_reveal() -> None:
    """SAV-40: others see that a choice was made, and not which."""
    one, other = two_tables(hands=["LLA", "ZTR", "HVG"], grids=["G", "T", "R"])
    one.match.play(0, "lion")
    other.match.play(0, "gazelle")
    for seat in (1, 2, None):
        assert seen_by(one.match, seat) == seen_by(other.match, seat)
    assert one.match.view(0)["picked"] == "lion"
    assert one.match.view(1)["picked"] is None
    assert [eco["answered"] for eco in one.match.view(None)["ecosystems"]] == [True, False, False]


def test_a_card_taken_back_is_secret_too() -> None:
    """SAV-40: nobody learns what was chosen first."""
    one, other = two_tables(hands=["LLA", "ZTR", "HVG"], grids=["G", "T", "R"])
    for game, card in ((one, "lion"), (other, "gazelle")):
        game.match.play(0, card)
        game.match.undo(0)
        game.match.play(0, "lion")
    for seat in (1, 2, None):
        assert seen_by(one.match, seat) == seen_by(other.match, seat)


def test_a_chosen_place_is_secret_until_all_have_placed() -> None:
    """SAV-42: the others see the ecosystem as it was before the step."""
    one, other = two_tables(hands=["LLA", "ZTR", "HVG"], grids=["G", "T", "R"])
    for game, cell in ((one, "d4"), (other, "e5")):
        game.choose("LZH")
        game.match.play(0, cell)
    for seat in (1, 2, None):
        assert seen_by(one.match, seat) == seen_by(other.match, seat)
    assert seen_by(one.match, 0) != seen_by(other.match, 0)


def test_the_undealt_cards_are_secret() -> None:
    """SAV-40: only their number is known."""
    game = table(seed=3)
    s = twin_of(game.match)
    given, taken = [kind for kind in range(1, 12) if s.deck[kind]][:2]
    s.deck[given] -= 1
    s.deck[taken] += 1
    changed = with_position(game.match.copy(), recorded(s))
    for seat in (0, 1, 2, None):
        assert seen_by(changed, seat) == seen_by(game.match, seat)
    assert game.match.view(None)["deck"] == 99


def test_the_neutral_hand_is_secret_and_its_pile_is_not() -> None:
    """SAV-40, SAV-17."""
    one = table(2, hands=["LLA", "ZTR", "HVG"], grids=["G", "T"])
    other = table(2, hands=["LLA", "ZTR", "AAA"], grids=["G", "T"])
    for seat in (0, 1, None):
        assert seen_by(one.match, seat) == seen_by(other.match, seat)
    one.choose("LZ")
    other.choose("LZ")
    assert other.match.view(None)["neutral"]["pile"] == {"gazelle": 1}
    assert seen_by(one.match, 0) != seen_by(other.match, 0)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ecosystems_are_public(seat: int | None) -> None:
    """SAV-40: everybody sees all cards that lie, and what they score."""
    view = table(hands=["LLA", "ZTR", "HVG"], grids=["GG", "TR", "RA"]).match.view(seat)
    assert [[card["card"] for card in eco["cards"]] for eco in view["ecosystems"]] == [
        ["grass", "grass"],
        ["tree", "giraffe"],
        ["giraffe", "gazelle"],
    ]
    assert [eco["total"] for eco in view["ecosystems"]] == [4, 9, 7]


def test_a_player_may_remember_the_hands_that_passed() -> None:
    """SAV-40: less what was openly taken from them since."""
    game = table(4, hands=["A" * 11, "G" * 11, "T" * 11, "Z" * 11])
    assert game.match.view(0)["seen"] == []
    game.step().step()
    seen = {known["from"]: known["cards"] for known in game.match.view(2)["seen"]}
    assert seen == {"seat:3": {"grass": 9}, "seat:0": {"tree": 9}}
    assert game.match.view(None)["seen"] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_new_round_begins_without_memories(seats: int) -> None:
    """SAV-40, SAV-3: new hands are dealt, and nobody has seen any but the own; then one more in each step."""
    game = table(seats).until(2, 1)
    assert [game.match.view(seat)["seen"] for seat in range(seats)] == [[]] * seats
    assert [game.state.seen[seat] for seat in range(seats)] == [1 << seat for seat in range(seats)]
    game.step()
    for seat in range(seats):
        (known,) = game.match.view(seat)["seen"]  # the one that has just gone to the right
        assert known["from"] == ("neutral" if seats == 2 and seat == 0 else f"seat:{(seat - 1) % seats}")


def test_what_a_bot_guesses_in_round_two_is_not_what_it_can_not_know() -> None:
    """SAV-40: a hand that did not pass through the seat in this round is dealt anew."""
    game = table(4, seed=5).until(2, 1)
    held = [game.state.hand[hand] for hand in range(4)]
    guessed = game.match.records(1)
    redeal_at(guessed, 0, 0, word(7))
    s = game.match.game.state.from_record(guessed[0]) if not INTERPRET else guessed[0]
    assert s.hand[0] == held[0]
    assert all(s.hand[hand] != held[hand] for hand in range(1, 4))


def test_nobody_remembers_hands_that_are_gone() -> None:
    """SAV-40: when the last cards are discarded, there is nothing left to remember."""
    asked = Scoring(["LG AA E.", "T", "T"], seats=3)
    assert asked.match.asked == [0]
    assert [asked.match.view(seat)["seen"] for seat in range(3)] == [[], [], []]


def test_memory_does_not_betray_a_choice() -> None:
    """SAV-40: a card that another has just chosen from a known hand is still counted there."""
    game = table(4, hands=["A" * 10 + "L", "G" * 11, "T" * 11, "Z" * 11]).step()
    before = game.match.view(0)["seen"]
    game.match.play(1, "lion")
    assert game.match.view(0)["seen"] == before


def test_the_discarded_cards_are_not_shown() -> None:
    """SAV-40: whoever holds a last card knows it, the story tells nobody else."""
    told = []
    for last in "LV":
        hands = [f"G{last}", "TH", "RH"]
        game = table(hands=hands, grids=["GGGGG GGGG", "TTTTT TTTT", "AAAAA AAAA"], step=10)
        game.choose("GTR").place(*(min(game.legal(seat)) for seat in range(3)))
        told.append([json.dumps(game.match.log(seat)) for seat in (0, 1, 2, None)])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]
