"""The T-Rex (TT-87 … TT-100, TT-146)."""

from support.boards import live, twin_of
from support.triassic_terror import end_of_period, seat_of, turn

from gondwana.games.triassic_terror.rules.herds import rerank
from gondwana.games.triassic_terror.tables import TREX_SIZE
from gondwana.games.triassic_terror.words import AREA
from gondwana.kernel.rules.header import NONE


def test_the_t_rex_on_the_board_is_replaced() -> None:
    """TT-87, case 36: be it neutral or another player's; a figure may come back later."""
    game = turn("s1: red 4", "red", "trex", predators={"trex": "f1"}).play("tile")
    assert (game.s.trex_owner, game.s.trex_settled) == (0, 0)
    taken = turn("f1: blue 2+T", "red", "trex").play("tile")
    assert (taken.s.trex_owner, taken.area("f1")) == (0, "blue 2")
    again = turn("f1: red T", "blue", "trex").play("tile", "stay")
    assert again.area("f1") == "blue T"


def test_it_stays_or_moves_one_or_two_areas() -> None:
    """TT-88, case 32: never back to its start."""
    game = turn("s1: red 4", "red", "trex", predators={"trex": "s1"}).play("tile")
    assert game.options() == ["s2", "s3", "f1", "f2", "d1", "m1", "m2", "stay"]


def test_meals_after_one_and_two_steps() -> None:
    """TT-89: five, three, none without a step."""
    for start, meal in (("s1", 5), ("s2", 3)):
        game = turn("m1: blue 9", "red", "trex", predators={"trex": start}).play("tile", "m1")
        for _ in range(meal):
            assert game.prompt() == "trex_eat"
            game.play("p3")
        assert (game.prompt(), game.s.dinos[9][2]) == ("menu", 9 - meal)
    game = turn("m1: blue 9", "red", "trex", predators={"trex": "m1"}).play("tile", "stay")
    assert (game.prompt(), game.s.dinos[9][2]) == ("menu", 9)


def test_it_eats_any_mix_of_opponents_dinos_before_it_counts() -> None:
    """TT-90: own dinos are spared; fewer may be eaten."""
    game = turn("m1: blue 2, green 2, red 1", "red", "trex", predators={"trex": "s1"}).play("tile", "m1")
    assert game.options() == ["p2", "p3", "done"]
    game.play("p2", "p3", "p2")
    assert game.s.trex_settled == 0
    assert game.options() == ["p3", "done"]
    assert game.play("done").area("m1") == "red 1+T, blue 1"


def test_after_eating_it_adds_three_to_its_owner() -> None:
    """TT-91, case 29: also to dinos that come later."""
    game = turn("m1: blue 3, red 1", "red", "trex", predators={"trex": "s1"}).play("tile", "m1", "done")
    assert game.area("m1") == "red 1+T, blue 3"
    outside = turn("m1: blue 3, green 3, orange 3 | T(red)", "red", card="mountain", supply={"red": 1})
    assert outside.play("card", "1-0-0").area("m1") == "red 1+T, blue 3, green 3"


def test_without_a_meal_it_settles_at_once() -> None:
    """TT-91, TT-92: beside own dinos, or alone in an empty area."""
    own = turn("m1: red 2", "red", "trex", predators={"trex": "s1"}).play("tile", "m1")
    assert (own.prompt(), own.area("m1")) == ("menu", "red 2+T")
    lone = turn("m1: red 2", "red", "trex", predators={"trex": "s1"}).play("tile", "s2")
    assert (lone.prompt(), lone.area("s2")) == ("menu", "red T")
    again = turn("m1: red 1+T", "red", "trex").play("tile", "m2")  # it was settled elsewhere
    assert (again.area("m1"), again.area("m2")) == ("red 1", "red T")


def test_a_lone_t_rex_takes_a_habitat() -> None:
    """TT-92, case 27: as a newcomer of size three; the herd that ends up fourth leaves."""
    game = turn("m1: blue 4, green 3, orange 2", "red", "trex", predators={"trex": "s1"}).play("tile", "m1", "done")
    assert game.area("m1") == "blue 4, green 3, red T"
    assert game.supply("orange") == 57
    free = turn("m1: blue 4, green 1", "red", "trex", predators={"trex": "s1"}).play("tile", "m1", "done")
    assert free.area("m1") == "blue 4, red T, green 1"


def test_a_lone_t_rex_that_is_too_small_stands_outside() -> None:
    """TT-93, case 26: a tertiary herd of three keeps its place."""
    game = turn("m1: blue 4, green 3, orange 3", "red", "trex", predators={"trex": "s1"}).play("tile", "m1", "done")
    assert game.area("m1") == "blue 4, green 3, orange 3 | T(red)"


def test_a_t_rex_outside_enters_when_a_herd_shrinks() -> None:
    """TT-94, case 28: at any later ranking; the herd that is then fourth leaves."""
    game = turn("m1: blue 4, green 3, orange 3 | T(red)", "blue", "hatch", predators={"pterodactyl": "m2"})
    game.play("tile", "m1", "m1", "p4", "done")
    assert game.area("m1") == "blue 7, green 3, red T"
    assert game.supply("orange") == 57


def test_on_ties_a_t_rex_outside_is_last_in_line() -> None:
    """TT-94."""
    game = turn("m1: blue 4, green 4, orange 4 | T(red)", "blue", "hatch", predators={"pterodactyl": "m2"})
    game.play("tile", "m1", "m1", "p4", "done")
    assert game.area("m1") == "blue 7, green 4, orange 3 | T(red)"


def test_a_lone_t_rex_lines_up_behind_newcomers_of_its_size() -> None:
    """TT-94: whoever comes to an area with dinos is ranked before a T-Rex that stands outside there."""
    s = live(twin_of(turn("m1: blue 4, green 3 | T(red)", seats=5).match))
    m1, pink = AREA.number("m1"), seat_of("pink")
    s.dinos[m1, pink] = TREX_SIZE
    rerank(s, m1)
    assert [int(seat) for seat in s.habitat[m1]][:4] == [seat_of("blue"), seat_of("green"), pink, NONE]
    s.dinos[m1, pink] = TREX_SIZE - 1  # now the T-Rex is larger
    rerank(s, m1)
    assert [int(seat) for seat in s.habitat[m1]][:3] == [seat_of("blue"), seat_of("green"), seat_of("red")]
    assert s.dinos[m1, pink] == 0


def test_the_three_end_when_it_leaves() -> None:
    """TT-95, case 25, case 37: the old area is ranked before the meal elsewhere."""
    game = turn("m1: red 2+T, blue 4; s1: green 2", "red", "trex").play("tile", "s1")
    assert (game.prompt(), game.area("m1")) == ("trex_eat", "blue 4, red 2")
    lone = turn("m1: red T, blue 2, green 1", "red", "trex").play("tile", "m2")
    assert lone.area("m1") == "blue 2, green 1"


def test_the_three_end_when_it_changes_colour() -> None:
    """TT-95, case 24: the herd that held a habitat thanks to them is ranked anew, and stays."""
    game = turn("m1: blue 4, red 1+T, green 2", "orange", "trex").play("tile")
    assert game.area("m1") == "blue 4, green 2, red 1"


def test_the_present_owner_may_stay_without_any_change() -> None:
    """TT-96, case 31."""
    game = turn("m1: blue 3, red T, green 3", "red", "trex")
    before = game.match.view(None)["areas"]
    game.play("tile", "stay")
    assert game.match.view(None)["areas"] == before
    assert game.prompt() == "menu"


def test_a_change_of_owner_without_a_step() -> None:
    """TT-87, TT-91: it settles, nobody is eaten."""
    game = turn("m1: blue 2+T, green 4, red 2", "red", "trex").play("tile", "stay")
    assert game.area("m1") == "red 2+T, green 4, blue 2"


def test_the_neutral_t_rex_counts_for_nobody() -> None:
    """TT-97."""
    game = turn("m1: blue 2, red 1", "red", predators={"trex": "m1"}, white=1).play("white", "m1")
    assert game.area("m1") == "blue 2, red 2"
    assert game.s.trex_owner == NONE
    assert end_of_period("s1: red 1", seats=4, period=2).scores() == {"red": 6 + 8}


def test_nothing_removes_the_t_rex_from_its_area() -> None:
    """TT-98, case 63: no meal, no volcano, no scattering."""
    erupted = turn("m1: red T, blue 3", "blue", counters=True).play("volcano", "m1")
    assert erupted.area("m1") == "red T, blue 2"
    eaten = turn("m1: red 1+T", "blue", "hatch", predators={"pterodactyl": "m2"}).play("tile", "m1", "p1")
    assert eaten.area("m1") == "red T"
    scattered = turn("m1: red 1+T", "blue", "rapt", predators={"raptor-a": "m2"})
    scattered.play("tile", "raptor-a", "m1", "done")
    assert scattered.options() == ["p1", "done"]
    scattered.play("p1", "m2")
    assert (scattered.area("m1"), scattered.area("m2")) == ("red T", "red 1")


def test_when_its_owners_herd_is_evicted_it_stays_outside() -> None:
    """TT-99."""
    game = turn("m1: blue 5, green 5, red 1+T", "orange", card="mountain", white=2)
    game.play("card", "3-0-0")
    assert game.area("m1") == "blue 5, green 5, red 1+T"
    game = turn("m1: blue 5, green 5, red 1+T; m2: orange 5", "orange", "mig").play("tile", "m2", "m1", "5")
    assert game.area("m1") == "blue 5, green 5, orange 5 | T(red)"
    assert game.supply("red") == 57


def test_a_habitat_of_a_lone_t_rex_scores_for_its_owner() -> None:
    """TT-100."""
    assert end_of_period("m1: red T, blue 2").scores() == {"red": 6, "blue": 3}
    assert end_of_period("m1: blue 4, green 3, orange 3 | T(red)").scores() == {"blue": 6, "green": 3}


def test_a_t_rex_outside_stays_settled() -> None:
    """TT-146: its three count as soon as its owner is ranked there again."""
    game = turn("m1: blue 4, green 3, orange 3 | T(red); m2: red 2", "red", "mig").play("tile", "m2", "m1", "2")
    assert game.area("m1") == "red 2+T, blue 4, green 3"
