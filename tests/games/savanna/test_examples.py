"""The rulebook's worked examples, EX-1 … EX-11 of the specification, figure by figure."""

from collections.abc import Iterable

import pytest
from support.naive import Naive, herd_bonus
from support.savanna import Scoring, ecosystem, free, letters, sheets, table

MARGOT = "TRLGG RWAGZ GCTZA EEAWH"
ALEXIS = "HEWTR VCZEH ALGGL ZGGZE"
SHEET_OF_MARGOT = {"W": 12, "G": 10, "T": 8, "A": 11, "Z": 9, "R": 10, "C": 6, "L": 4, "E": 10, "H": 6, "V": 0}
SHEET_OF_ALEXIS = {"W": 4, "G": 16, "T": 4, "A": 2, "Z": 12, "R": 5, "C": 3, "L": 8, "E": 8, "H": 6, "V": 8}
SHEET_OF_SANAA = {"W": 12, "G": 9, "T": 6, "A": 6, "Z": 9, "R": 10, "C": 3, "L": 4, "E": 12, "H": 12, "V": 8}


def whole_sheet(scored: Scoring) -> dict[str, int]:
    """All eleven lines."""
    return {letter: scored.line(letter) for letter in SHEET_OF_MARGOT}


def test_example_1_the_watering_hole() -> None:
    """EX-1: two giraffes count once, the tree is no animal, the hyena stands diagonally."""
    assert ecosystem(".TH RWR .L.").line("W") == 4


def test_example_2_grass_trees_and_zebras() -> None:
    """EX-2: 16 + 1 for grass, five lines of trees, 9 + 6 for zebras that share two grasslands."""
    scored = ecosystem("GGZT GZGT G.T.")
    assert scored.line("G") == 17
    assert scored.line("T") == 10
    assert scored.line("Z") == 9 + 6


def test_example_3_cheetahs_and_lions() -> None:
    """EX-3: 12 + 6 for the cheetahs; one gazelle is left for two lions; the gazelles keep their 10 points."""
    scored = ecosystem("ATA. .CRC AAA. LGL.", herds=[6, 7])
    assert scored.line("C") == 12 + 6
    assert scored.line("L") == 4
    assert scored.line("A") == 10
    assert scored.down() == {(0, 0), (0, 2), (2, 0), (2, 2), (2, 1)}


def test_example_4_hyena_and_vulture() -> None:
    """EX-4: one cheetah feeds the hyena three times and the vulture twice, which only these reaches allow."""
    scored = ecosystem("GVA TAG CWH GAT")
    assert scored.line("C") == 9
    assert scored.down() == {(1, 1), (0, 2), (3, 1)}
    assert scored.line("H") == 9
    assert scored.line("V") == 8


def test_example_5_margots_score_sheet() -> None:
    """EX-5: the lion takes the zebra that feeds her hyena."""
    scored = ecosystem(MARGOT, herds=[2, 1]).take((1, 4))
    assert whole_sheet(scored) == SHEET_OF_MARGOT
    assert scored.total() == sum(SHEET_OF_MARGOT.values()) == 86
    assert scored.down() == {(1, 2), (3, 2), (1, 4)}


@pytest.mark.parametrize(("prey", "total"), [((1, 4), 86), ((2, 3), 86), ((2, 4), 83)])
def test_example_5_what_the_lion_could_take(prey: tuple[int, int], total: int) -> None:
    """EX-5: both zebras lie two steps from the hyena, the gazelle one."""
    scored = ecosystem(MARGOT, herds=[2, 1])
    assert scored.prey() == {(1, 4), (2, 3), (2, 4)}
    assert scored.take(prey).total() == total


def test_example_6_alexis_score_sheet() -> None:
    """EX-6: one gazelle, the smallest herd."""
    scored = ecosystem(ALEXIS, herds=[3, 2]).take((1, 2), (3, 0))
    assert whole_sheet(scored) == SHEET_OF_ALEXIS
    assert scored.total() == 76


@pytest.mark.parametrize(
    ("prey", "total"), [([(1, 2), (3, 0)], 76), ([(1, 2), (3, 3)], 74), ([(3, 0), (3, 3)], 73)], ids=str
)
def test_example_6_what_the_lions_could_take(prey: Iterable[tuple[int, int]], total: int) -> None:
    """EX-6: two lions and three zebras."""
    scored = ecosystem(ALEXIS, herds=[3, 2])
    assert scored.prey() == {(1, 2), (3, 0), (3, 3)}
    assert scored.take(*prey).total() == total


def test_example_7_sanaas_sheet_adds_up() -> None:
    """EX-7: no ecosystem has these lines, so they are only added."""
    assert sheets(SHEET_OF_SANAA, {}, {}).match.scores[0] == 91


def test_example_8_the_ranking() -> None:
    """EX-8: Sanaa wins, Margot is second."""
    scored = sheets(SHEET_OF_MARGOT, SHEET_OF_ALEXIS, SHEET_OF_SANAA)
    assert scored.match.scores == [86, 76, 91]
    assert scored.match.places == [2, 3, 1]
    assert scored.match.view(None)["result"]["winners"] == [2]
    herds = Scoring([MARGOT, "A", "AA"], seats=3)
    assert herds.bonuses() == [5, 0, 2]


def test_example_9_the_frame() -> None:
    """EX-9: a full row, then a column of three above it."""
    assert free("WWWWW") == {(row, col) for row in (-1, 1) for col in range(5)}
    tall = free("W.... W.... W.... WWWWW")
    assert tall == {(0, 1), (1, 1), (2, 1), (2, 2), (2, 3), (2, 4)}


def test_example_10_solo_hand_sizes() -> None:
    """EX-10: at the start of each turn."""
    game = table(1, seed=6)
    sizes = []
    for _ in range(20):
        sizes.append(len(game.hand(0)))
        game.step()
    assert sizes == [10, 9, 8, 7, 6, 9, 8, 7, 6, 5, 8, 7, 6, 5, 4, 7, 6, 5, 4, 3]


def test_example_11_passing() -> None:
    """EX-11: to the left in round 1, to the right in round 2; with two players seat 1 feeds the neutral seat first."""
    for lap, neighbour in ((1, 3), (2, 1)):
        game = table(4, lap=lap, seed=8)
        dealt = [hand[:] for hand in game.state.hand]
        chosen = [game.match.legal(seat)[0] for seat in range(4)]
        for seat in range(4):
            dealt[seat][chosen[seat]] -= 1
            game.match.play(seat, chosen[seat])
        assert [game.hand(seat) for seat in range(4)] == [letters(dealt[(seat + neighbour) % 4]) for seat in range(4)]
    two = table(2, hands=["A" * 11, "G" * 11, "T" * 11]).choose("AG")
    assert two.hand(2) == "G" * 10


@pytest.mark.parametrize("words", [MARGOT, ALEXIS])
def test_the_second_opinion_agrees_on_the_examples(words: str) -> None:
    """EX-5, EX-6: every choice of the lions, counted plainly."""
    plain = Naive(words.split())
    for hunted in plain.hunts():
        herds = [plain.gazelles(), 2, 5]
        expected = plain.sheet(hunted, herd_bonus(herds, 0))
        assert whole_sheet(ecosystem(words, herds=herds[1:]).take(*hunted)) == expected
