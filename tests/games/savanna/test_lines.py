"""The lines of the score sheet, one by one (SAV-21 … SAV-29, SAV-34 … SAV-37)."""

import pytest
from support.savanna import after_the_hunt, ecosystem, table

ORDER = ["water", "grass", "tree", "gazelle", "zebra", "giraffe", "cheetah", "lion", "elephant", "hyena", "vulture"]


def test_the_lines_are_scored_in_this_order() -> None:
    """SAV-21: from watering holes to vultures; those up to the cheetahs come before the lions are led."""
    scored = ecosystem("TRLGG RWAGZ GCTZA EEAWH", herds=[2, 1])
    assert list(scored.lines()) == list("WGTAZRC")
    assert list(scored.take((1, 4)).lines()) == list("WGTAZRCLEH")
    assert [line["line"] for line in scored.match.view(None)["scoring"]] == ORDER


def test_the_lines_are_read_out_in_order() -> None:
    """SAV-21: to everyone; here an ecosystem that earns something on each of them."""
    grids = ["HEWTR VCZEH ALGGL ZGGZ.", "TTTTT TTTTW WWWRR RRRR.", "AAAAA AAAAA AAAAA AAAA."]
    game = table(hands=["EG", "CG", "CG"], grids=grids, lap=2, step=10).choose("ECC")
    while not game.match.over:
        game.answer()
    told = [line["text"]["args"] for line in game.match.log(None) if line["text"]["key"] == "savanna_log_scored"]
    lines = [args["line"]["term"] for args in told if args["ecosystem"] == {"seat": 0}]
    assert lines == [f"savanna_line_{name}" for name in ORDER]


def test_a_watering_hole_counts_the_animal_types_beside_it() -> None:
    """SAV-22: 2 points each, from 0 to 8."""
    assert [ecosystem(words).line("W") for words in ("W", "WA", "AWZ", ".R. AWZ", ".R. AWZ .H.")] == [0, 2, 4, 6, 8]


def test_two_neighbours_of_one_type_count_once() -> None:
    """SAV-22."""
    assert ecosystem("AWA").line("W") == 2
    assert ecosystem(".A. AWA").line("W") == 2
    assert ecosystem(".A. AWA .A.").line("W") == 2
    assert ecosystem(".A. AWZ").line("W") == 4


def test_terrain_beside_a_watering_hole_counts_nothing() -> None:
    """SAV-22: neither grass nor trees nor another hole."""
    assert ecosystem(".G. WWT .A.").line("W") == 2


def test_each_watering_hole_scores() -> None:
    """SAV-22: an animal may drink at two of them."""
    assert ecosystem("WAW").line("W") == 4


def test_a_watering_hole_sees_what_is_turned_down_later() -> None:
    """SAV-22, SAV-37, case 2: in the first step everything lies face up."""
    scored = ecosystem("WA. ..C")
    assert scored.down() == {(0, 1)}
    assert scored.line("W") == 2


@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 16), (7, 16), (12, 16)])
def test_a_group_of_grasslands_scores_by_its_size(cards: int, points: int) -> None:
    """SAV-23, case 3: 16 is the most for one group."""
    grass = "G" * cards
    words = " ".join(grass[start : start + 5] for start in range(0, cards, 5))
    assert ecosystem(words).line("G") == points


def test_every_group_of_grasslands_scores() -> None:
    """SAV-23, case 4: diagonal neighbours are of different groups."""
    assert ecosystem("GTGG TTTT GGTG GGT.").line("G") == 1 + 4 + 16 + 1
    assert ecosystem("GTG TGT GTG").line("G") == 5


def test_a_winding_group_is_one_group() -> None:
    """SAV-23: it may turn back, and runs over no edge into the next row."""
    assert ecosystem("GGGGG TTTTG GGGTG GTGGG").line("G") == 16
    assert ecosystem("TTTTG GTTTT").line("G") == 2
    assert ecosystem("TTTGG GGTTT").line("G") == 8


def test_trees_score_rows_and_columns() -> None:
    """SAV-24, case 5: 2 points for each line with at least one tree."""
    assert ecosystem("T").line("T") == 4
    assert ecosystem("TT").line("T") == 2 + 4
    assert ecosystem("T. .T").line("T") == 8
    assert ecosystem("TT TT").line("T") == 8
    assert ecosystem("GGGGG").line("T") == 0
    assert ecosystem("T.... T.... T.... TTTTT").line("T") == 18


def test_gazelles_score_two_points_each() -> None:
    """SAV-25: here without a herd's bonus."""
    assert ecosystem("AAA", herds=[4, 5]).line("A") == 6
    assert ecosystem("A.A .A.", herds=[4, 5]).line("A") == 6


def test_an_eaten_gazelle_keeps_its_points() -> None:
    """SAV-25, SAV-37, case 6."""
    eaten = ecosystem("C. .A", herds=[4, 5])
    assert (eaten.down(), eaten.line("A")) == ({(1, 1)}, 2)


def test_a_zebra_scores_each_grassland_beside_it() -> None:
    """SAV-27: 3 points each; a grassland may serve several zebras."""
    assert [ecosystem(words).line("Z") for words in ("Z", "ZG", "GZG", ".G. GZG", ".G. GZG .G.")] == [0, 3, 6, 9, 12]
    assert ecosystem("ZGZ").line("Z") == 6


def test_an_eaten_zebra_keeps_its_points() -> None:
    """SAV-27, SAV-37, case 12."""
    scored = ecosystem("LGZ")
    assert scored.down() == {(0, 2)}
    assert scored.lines() == {"G": 1, "Z": 3, "L": 4}


def test_a_giraffe_scores_once_beside_a_tree() -> None:
    """SAV-28: 5 points, however many trees."""
    assert [ecosystem(words).line("R") for words in ("R", "RG", "RT", "TRT", ".T. TRT .T.")] == [0, 0, 5, 5, 5]
    assert ecosystem("RTR").line("R") == 10


def test_a_cheetah_scores_the_gazelles_on_its_diagonals() -> None:
    """SAV-29: 3 points each, in all four directions, and none straight on."""
    assert ecosystem("A.A .C. A.A").line("C") == 12
    assert ecosystem(".A. ACA .A.").line("C") == 0


def test_a_cheetah_reaches_to_the_end_of_its_diagonals() -> None:
    """SAV-29: whatever the distance."""
    assert ecosystem("C.... ..... ..... ...A.").line("C") == 3
    assert ecosystem("C.... .A... ..A.. ...A.").line("C") == 9
    assert ecosystem("...C. ..T.. .T... A....").line("C") == 3


def test_nothing_blocks_a_cheetahs_diagonal() -> None:
    """SAV-29, case 14: a card between does not matter, not even another cheetah or a gazelle."""
    assert ecosystem("C.. .E. ..A").line("C") == 3
    assert ecosystem("C.. .C. ..A").line("C") == 6
    assert ecosystem("C.. .A. ..A").line("C") == 6


def test_a_cheetah_on_the_edge_sees_the_cells_inside_only() -> None:
    """SAV-29, case 13: no diagonal runs on over the edge into another row."""
    assert ecosystem("CA AA").line("C") == 3
    assert ecosystem("AAAAC AAAAA AAAAA AAAAA").line("C") == 9
    assert ecosystem("AAAAA CAAAA AAAAA AAAAA").line("C") == 9
    assert ecosystem("AAAAA AACAA AAAAA AAAAA").line("C") == 18


def test_two_cheetahs_may_count_one_gazelle() -> None:
    """SAV-29, case 15: both score it."""
    assert ecosystem("C.C .A.").line("C") == 6


def test_cheetahs_do_not_hunt_zebras() -> None:
    """SAV-29, SAV-46, case 17."""
    scored = ecosystem("Z.Z .C. A.Z")
    assert scored.line("C") == 3
    assert scored.down() == {(2, 0)}


def test_an_elephant_is_disturbed_by_face_up_animals() -> None:
    """SAV-34, case 27: 6 points, less 2 for each, and no floor: four of them leave -2."""
    assert [ecosystem(words).line("E") for words in ("E", "EZ", "ZEZ", ".R. ZEZ", ".R. ZEZ .H.")] == [6, 4, 2, 0, -2]


def test_elephants_do_not_disturb_each_other() -> None:
    """SAV-34, case 26: in neither direction."""
    assert ecosystem("EE").line("E") == 12
    assert ecosystem(".E. EEE .E.").line("E") == 30


def test_an_elephant_does_not_mind_a_face_down_animal() -> None:
    """SAV-34, SAV-37, case 25: turned down by a cheetah or by a lion."""
    assert ecosystem("EA. ...").line("E") == 4
    assert ecosystem("EA. ..C").line("E") == 6
    assert ecosystem("EZ.. ..GL").line("E") == 6
    assert after_the_hunt(".a. zEz .a.").line("E") == 6
    assert after_the_hunt(".A. zEZ .a.").line("E") == 2


def test_a_total_may_be_negative() -> None:
    """SAV-34, case 35: there is no floor anywhere."""
    scored = ecosystem(".R. VEH .H.")
    assert scored.total() == scored.match.scores[0] == -2


SMELT = {(0, 2), (1, 1), (1, 3), (2, 0), (2, 4), (3, 1), (3, 3)}  # from the hyena at (2, 2); a row further is outside


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("col", range(5))
def test_a_hyena_smells_what_lies_exactly_two_steps_away(row: int, col: int) -> None:
    """SAV-35, case 30: 3 points for a face-down card; at distance one, three or more there is nothing."""
    if (row, col) != (2, 2):
        cells = ["TTTTT"] * 4
        cells[2] = "TTHTT"
        cells[row] = cells[row][:col] + "z" + cells[row][col + 1 :]
        assert after_the_hunt(" ".join(cells)).line("H") == (3 if (row, col) in SMELT else 0)


def test_a_hyena_scores_each_card_and_each_hyena_scores() -> None:
    """SAV-35: seven carcasses are the most for one hyena; a card may feed two."""
    assert after_the_hunt("TTaTT TaTaT aTHTa TaTaT").line("H") == 21
    assert after_the_hunt("HTaTH").line("H") == 6
    assert after_the_hunt("HTATH").line("H") == 0


def test_a_hyena_smells_nothing_over_the_edge() -> None:
    """SAV-35: the end of one row is not near the beginning of the next."""
    assert after_the_hunt("TTTaT HTTTT").line("H") == 0
    assert after_the_hunt("TTTTH zTTTT aTTTT").line("H") == 0


def test_a_vulture_counts_what_lies_below_it() -> None:
    """SAV-36, case 31, case 32: 4 points for each face-down card in its column, through whatever lies between."""
    assert after_the_hunt("V a").line("V") == 4
    assert after_the_hunt("V T V a").line("V") == 8
    assert after_the_hunt("V a z a").line("V") == 12
    assert after_the_hunt("a V").line("V") == 0
    assert after_the_hunt("VT Ta").line("V") == 0
    assert after_the_hunt("V A").line("V") == 0


def test_two_vultures_count_what_lies_below_themselves() -> None:
    """SAV-36, case 33."""
    assert after_the_hunt("V a V z").line("V") == 8 + 4


def test_a_vulture_in_the_bottom_row_scores_nothing() -> None:
    """SAV-36, case 34."""
    assert after_the_hunt("aaaaa aaaaa aaaaa zzVzz").line("V") == 0


def test_a_face_down_card_keeps_what_it_earned_and_is_no_animal_any_more() -> None:
    """SAV-37: the gazelle scores, waters and feeds the cheetah, and no longer disturbs the elephant."""
    spared = ecosystem("WAE ... C..", herds=[2, 3])
    assert (spared.down(), spared.lines()) == (set(), {"W": 2, "A": 2, "E": 4})
    eaten = ecosystem("WAE ... ...C", herds=[2, 3])
    assert (eaten.down(), eaten.lines()) == ({(0, 1)}, {"W": 2, "A": 2, "C": 3, "E": 6})
