"""Wheels and arrows (WL-19 … WL-24)."""

import pytest
from support.wildlife import fill, table, together

TERRAINS = ("savanna", "mountain", "steppe", "desert", "water", "forest")
MASTER = dict.fromkeys(TERRAINS, "attack")


@pytest.mark.parametrize(
    ("terrain", "before", "after"),
    [("water", "nothing", "move"), ("forest", "move", "reproduce"), ("steppe", "reproduce", "attack")],
)
def test_a_wheel_raises_a_terrain_by_one_level(terrain: str, before: str, after: str) -> None:
    """WL-19: and leaves a token on the board; by agreement no placement or attack comes with it, ruling 61."""
    game = table(laid="wheel famine joker", pieces={"man": "c3"}, options={"wheel_bonus": "off"})
    assert game.capability("man", terrain) == before
    game.play("man: use_wheel", f"man: {terrain}")
    assert game.capability("man", terrain) == after
    assert game.tokens("man") == 1
    assert game.asked() == "man: act"


def test_attack_is_the_highest_level() -> None:
    """WL-20: man attacks in the savanna already."""
    game = table(laid="wheel famine joker").play("man: use_wheel")
    assert game.choices() == ["mountain", "steppe", "desert", "water", "forest"]


def test_a_wheel_needs_a_terrain_to_raise() -> None:
    """WL-20: nothing is left to learn."""
    assert "use_wheel" not in table(laid="wheel famine joker", capability={"man": MASTER}).choices()


def test_one_terrain_may_rise_three_times_in_a_turn() -> None:
    """WL-20, ruling 68."""
    game = table(laid="wheel wheel wheel", abilities={"man": "intelligence"}, hands={"man": "joker"})
    game.play("man: intelligence", "man: joker")
    for _ in range(3):
        game.play("man: use_wheel", "man: water")
    assert game.capability("man", "water") == "attack"
    assert game.tokens("man") == 3


def test_a_wheel_that_brings_the_attack_brings_a_placement_or_an_attack() -> None:
    """WL-19: the rulebook's sentence as it stands, unless agreed otherwise; it may be declined."""
    pieces = fill("steppe_large", snake=8)
    game = table(laid="wheel famine joker", pieces=pieces)
    game.play("man: use_wheel", "man: steppe")
    assert game.asked() == "man: way"
    assert game.choices() == ["place", "attack", "nothing"]
    game.play("man: nothing")
    assert game.asked() == "man: act"
    game = table(laid="wheel famine joker", pieces=pieces)
    game.play("man: use_wheel", "man: forest")
    assert game.asked() == "man: act"  # only the attack token brings it
    game = table(laid="wheel famine joker", pieces=pieces, options={"wheel_bonus": "off"})
    game.play("man: use_wheel", "man: steppe")
    assert game.asked() == "man: act"  # ruling 61, by agreement


def test_the_bonus_of_a_wheel_is_no_move() -> None:
    """WL-19: man on c9 stands beside the steppe, and may still only place or attack, if he can."""
    for pieces, offered in (
        ({"man": "c9"}, ["place", "nothing"]),
        (together(fill("steppe_large", snake=8), fill("steppe_small", snake=5)), ["attack", "nothing"]),
    ):
        game = table(laid="wheel famine joker", pieces=pieces)
        game.play("man: use_wheel", "man: steppe")
        assert game.choices() == offered
    game = table(laid="wheel famine joker", pieces={"man": "c9"}, reserve={"man": 0})
    assert game.play("man: use_wheel", "man: steppe").asked() == "man: act"


def test_an_arrow_takes_an_ability_from_the_supply() -> None:
    """WL-21."""
    game = table(laid="arrow famine joker")
    game.play("man: use_arrow")
    assert game.choices() == ["food", "intelligence", "mobility", "defence", "attack"]
    game.play("man: mobility")
    assert game.abilities("man") == ["mobility"]
    assert game.supply("mobility") == 2


def test_nobody_takes_a_second_copy_of_an_ability() -> None:
    """WL-23, ruling 27."""
    game = table(laid="arrow famine joker", abilities={"man": "food mobility"}).play("man: use_arrow")
    assert game.choices() == ["intelligence", "defence", "attack"]


def test_from_an_empty_supply_the_leading_holder_loses_it() -> None:
    """WL-22: the executor's own points do not matter."""
    game = table(
        "man mammoth snake eagle",
        laid="arrow famine joker",
        abilities={"mammoth": "defence", "snake": "defence"},
        points={"man": 99, "mammoth": 20, "snake": 21, "eagle": 50},
    )
    game.play("man: use_arrow", "man: defence")
    assert game.abilities("man") == ["defence"]
    assert game.abilities("snake") == []
    assert game.abilities("mammoth") == ["defence"]


def test_among_equal_leaders_the_executor_chooses() -> None:
    """WL-22."""
    game = table(
        "man mammoth snake eagle",
        laid="arrow famine joker",
        abilities={"mammoth": "mobility", "snake": "mobility", "eagle": "mobility"},
        points={"mammoth": 20, "snake": 20, "eagle": 19},
    )
    game.play("man: use_arrow", "man: mobility")
    assert game.asked() == "man: victim"
    assert game.choices() == ["1", "2"]
    game.play("man: 2")
    assert game.abilities("snake") == []
    assert game.abilities("mammoth") == game.abilities("man") == ["mobility"]


def test_what_lies_in_the_supply_is_not_taken_from_a_player() -> None:
    """WL-21, ruling 28."""
    game = table(laid="arrow famine joker", abilities={"mammoth": "food"}, points={"mammoth": 30})
    game.play("man: use_arrow", "man: food")
    assert game.abilities("mammoth") == ["food"]
    assert game.supply("food") == 3


def test_an_arrow_needs_something_to_take() -> None:
    """WL-21, WL-23: one of each already."""
    game = table(laid="arrow famine joker", abilities={"man": "food intelligence mobility defence attack"})
    assert "use_arrow" not in game.choices()


def test_a_new_ability_works_at_once_for_the_active_player() -> None:
    """WL-24, ruling 33."""
    game = table(laid="arrow famine joker").play("man: use_arrow", "man: food", "man: food")
    assert game.points("man") == 12


def test_a_buyer_uses_a_new_ability_from_his_own_turn_on() -> None:
    """WL-24, ruling 34: the mammoth is asked nothing before its turn."""
    game = table(laid="arrow famine joker", pieces={"mammoth": "c3"})
    game.play("man: sell_arrow", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: mobility")
    assert game.asked() == "man: act"
    game.end()
    for _ in range(3):
        game.play(f"mammoth: {game.choices()[0]}")
    assert "mobility" in game.choices()


def test_a_bought_defence_protects_at_once() -> None:
    """WL-24, WL-61."""
    pieces = together(fill("savanna_small", mammoth=3, snake=1), {"man": "a4"})
    game = table(laid="arrow savanna famine", pieces=pieces)
    game.play("man: sell_arrow", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: defence")
    game.play("man: use_savanna", "man: attack", f"man: {pieces['mammoth'].split()[0]}")
    assert game.asked() == "mammoth: defend"


def test_the_active_player_can_lose_an_ability_in_his_own_turn() -> None:
    """WL-22, rulings 29 and 30: what he has used stands, what is lost before its use can't be used."""
    game = table(laid="arrow famine joker", abilities={"man": "attack"}, points={"man": 30}, pieces={"man": "a4"})
    assert "attack" in game.choices()
    game.play("man: sell_arrow", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: attack")
    assert game.abilities("man") == []
    assert "attack" not in game.choices()


def test_an_extra_card_stays_when_intelligence_is_lost() -> None:
    """WL-35, WL-57, ruling 31."""
    game = table(
        laid="arrow famine joker",
        abilities={"man": "intelligence", "snake": "intelligence", "mammoth": "food"},
        points={"man": 30},
        hands={"man": "epidemic"},
        supply={"intelligence": 0},
    )
    game.play("man: intelligence", "man: epidemic")
    game.play("man: sell_arrow", "mammoth: 3", "snake: pass", "mammoth: execute", "mammoth: intelligence")
    assert game.abilities("man") == []
    assert "use_epidemic" in game.choices()
