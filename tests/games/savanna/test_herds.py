"""The comparison of the herds (SAV-26, SAV-41)."""

import pytest
from support.savanna import ecosystem, ecosystems, herd, solo, two_players


@pytest.mark.parametrize(
    ("herds", "bonuses"),
    [
        ([3, 2, 1], [5, 2, 0]),
        ([1, 2, 3], [0, 2, 5]),
        ([4, 4, 2], [5, 5, 0]),
        ([4, 4, 4], [5, 5, 5]),
        ([4, 2, 2], [5, 2, 2]),
        ([5, 0, 0], [5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([6, 5, 4, 3], [5, 2, 0, 0]),
        ([6, 4, 4, 4], [5, 2, 2, 2]),
        ([3, 3, 3, 2, 1], [5, 5, 5, 0, 0]),
        ([1, 0, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0]),
        ([2, 1, 0, 1, 0, 0], [5, 2, 0, 2, 0, 0]),
    ],
)
def test_the_largest_herd_gets_5_and_the_second_2(herds: list[int], bonuses: list[int]) -> None:
    """SAV-26, case 8, case 9, case 10: who ties takes the place's points, the next is void; no herd, no bonus."""
    scored = ecosystems(*(herd(size) for size in herds))
    assert scored.bonuses() == bonuses
    assert [scored.line("A", seat) for seat in range(len(herds))] == [
        2 * size + bonus for size, bonus in zip(herds, bonuses, strict=True)
    ]


def test_a_herd_is_all_gazelles_wherever_they_stand() -> None:
    """SAV-26: three scattered ones are more than two together."""
    assert ecosystems("ATA TAT", "AA", "A").bonuses() == [5, 2, 0]


def test_eaten_gazelles_count_in_the_herd() -> None:
    """SAV-26, case 7: the herds are compared before anything is turned down."""
    scored = ecosystem("A.A .C. A.A", herds=[3, 2])
    assert len(scored.down()) == 4
    assert scored.bonuses() == [5, 2, 0]
    assert scored.line("A") == 8 + 5


@pytest.mark.parametrize(
    ("first", "second", "neutral", "bonuses"),
    [
        (4, 3, 2, [5, 2]),
        (3, 2, 4, [2, 0]),
        (4, 2, 4, [5, 0]),
        (2, 2, 5, [2, 2]),
        (3, 3, 1, [5, 5]),
        (0, 2, 1, [0, 5]),
        (0, 1, 3, [0, 2]),
    ],
)
def test_with_two_players_the_neutral_pile_takes_up_a_place(
    first: int, second: int, neutral: int, bonuses: list[int]
) -> None:
    """SAV-41, case 11: and gives its bonus to nobody."""
    scored = two_players(herd(first), herd(second), neutral)
    assert scored.bonuses() == bonuses
    assert [scored.line("A", seat) for seat in range(2)] == [2 * first + bonuses[0], 2 * second + bonuses[1]]
    parties = [(party["party"], party["gazelles"]) for party in scored.match.view(None)["herds"]]
    assert parties == [("seat:0", first), ("seat:1", second), ("neutral", neutral)]


def test_in_solo_the_player_is_compared_with_jhay() -> None:
    """SAV-41."""
    scored = solo(herd(3), herd(4))
    assert [scored.line("A", index) for index in range(2)] == [6 + 2, 8 + 5]
    assert [party["party"] for party in scored.match.view(0)["herds"]] == ["seat:0", "jhay"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_players_are_compared(seats: int) -> None:
    """SAV-41: the last seat too."""
    assert ecosystems(*["T"] * (seats - 1), "AA").bonuses() == [0] * (seats - 1) + [5]
    assert ecosystems("AA", *["T"] * (seats - 2), "AAA").bonuses() == [2] + [0] * (seats - 2) + [5]
