"""Hunting: what cheetahs and lions turn face down (SAV-30 … SAV-33, SAV-44 … SAV-46)."""

import pytest
from support.savanna import ecosystem, ecosystems, solo, table

from gondwana.kernel.errors import IllegalMove, NotAsked

JHAY = 1


def test_every_gazelle_that_a_cheetah_counts_is_turned_down() -> None:
    """SAV-30, case 16: the owner can't decline; others stay face up."""
    scored = ecosystem("A.A .C. A.A AAA")
    assert scored.down() == {(0, 0), (0, 2), (2, 0), (2, 2)}
    assert scored.match.over


def test_all_cheetahs_count_before_any_gazelle_is_turned_down() -> None:
    """SAV-30: a shared gazelle is there for the second cheetah too."""
    scored = ecosystem("C.C .A. C.C")
    assert scored.line("C") == 12
    assert scored.down() == {(1, 1)}


def test_a_hunting_lion_turns_down_one_card_and_scores_4() -> None:
    """SAV-31, case 20: a gazelle or a zebra, however far away."""
    for prey in "AZ":
        scored = ecosystem(f"LGTTT TTTTT TTTTT TTTT{prey}")
        assert scored.down() == {(3, 4)}
        assert scored.line("L") == 4


def test_a_lion_without_grassland_beside_it_does_not_hunt() -> None:
    """SAV-31, case 18: a diagonal grassland does not help."""
    for words in ("LAZ", "LA TG", "LTG AZZ"):
        scored = ecosystem(words)
        assert (scored.line("L"), scored.down(), scored.match.over) == (0, set(), True)


def test_a_lion_without_prey_scores_nothing() -> None:
    """SAV-31, case 19: other animals are no prey."""
    scored = ecosystem("LGR CEH VTW")
    assert (scored.line("L"), scored.down()) == (0, set())


def test_what_the_cheetahs_took_is_no_prey() -> None:
    """SAV-31: only face-up cards."""
    scored = ecosystem("LGC .A.")
    assert scored.down() == {(1, 1)}
    assert (scored.line("C"), scored.line("L")) == (3, 0)


def test_a_lion_hunts_in_its_own_ecosystem_only() -> None:
    """SAV-31, case 21: the neighbours' gazelles are safe."""
    scored = ecosystems("LG", "AA", "ZZ")
    assert scored.line("L") == 0
    assert [scored.down(index) for index in range(3)] == [set()] * 3
    asked = ecosystems("LGAZ .V.. .A..", "AA", "ZZ")
    assert asked.prey() == {(0, 2), (0, 3), (2, 1)}


def test_a_lion_beside_two_grasslands_takes_one_card() -> None:
    """SAV-32, case 23: 4 points at most for each lion."""
    scored = ecosystem("GLG AAA E..")
    assert scored.prey() == {(1, 0), (1, 1), (1, 2)}
    scored.take((1, 0))
    assert (scored.line("L"), scored.down()) == (4, {(1, 0)})


def test_two_lions_beside_one_grassland_both_hunt() -> None:
    """SAV-32, case 22."""
    scored = ecosystem("LGL ZAZ E.E")
    scored.take((1, 0), (1, 1))
    assert (scored.line("L"), scored.down()) == (8, {(1, 0), (1, 1)})


def test_hunting_is_compulsory() -> None:
    """SAV-32: the owner is asked until all lions have hunted, and there is no way to stop."""
    scored = ecosystem("LGL ZAZ ..E")
    for left in (3, 2):
        ask = scored.match.ask(0)
        assert ask["prompt"] == "lion"
        assert ask["text"]["args"] == {"count": left - 1}
        assert len(ask["choices"]) == left
        scored.take(min(scored.prey()))
    assert scored.match.over


def test_the_owner_may_choose_any_face_up_prey() -> None:
    """SAV-33, case 47: also what brings nothing later."""
    for prey, points in [((1, 4), 86), ((2, 3), 86), ((2, 4), 83)]:
        scored = ecosystem("TRLGG RWAGZ GCTZA EEAWH", herds=[2, 1])
        assert scored.prey() == {(1, 4), (2, 3), (2, 4)}
        assert scored.take(prey).total() == points


def test_a_card_that_lies_face_down_can_not_be_chosen() -> None:
    """SAV-33, case 24: neither a cheetah's prey nor an earlier lion's."""
    scored = ecosystem("LGLC AAAA ...E")
    assert scored.prey() == {(1, 0), (1, 1), (1, 3)}
    with pytest.raises(IllegalMove):
        scored.take((1, 2))
    scored.take((1, 0))
    with pytest.raises(IllegalMove):
        scored.take((1, 0))
    assert scored.prey() == {(1, 1), (1, 3)}


def test_prey_is_chosen_before_the_elephants_are_scored() -> None:
    """SAV-33: so the choice can spare an elephant, feed a hyena or a vulture."""
    waiting = ecosystem("LGVTT TTZTT TTTTH EZTTT")
    assert waiting.match.asked == [0]
    assert [waiting.line(card) for card in "EHV"] == [0, 0, 0]
    vulture = ecosystem("LGVTT TTZTT TTTTH EZTTT").take((1, 2))
    assert [vulture.line(card) for card in "EHV"] == [4, 0, 4]
    elephant = ecosystem("LGVTT TTZTT TTTTH EZTTT").take((3, 1))
    assert [elephant.line(card) for card in "EHV"] == [6, 0, 0]


def test_each_owner_chooses_for_the_own_lions() -> None:
    """SAV-33."""
    scored = ecosystems("T", "LGAZ ..E.", "T")
    assert scored.match.asked == [1]
    with pytest.raises(NotAsked):
        scored.match.play(0, scored.match.legal(1)[0])
    scored.take((0, 3), index=1)
    assert scored.down(1) == {(0, 3)}


def test_the_solo_player_chooses_for_jhay() -> None:
    """SAV-33: any face-up prey of his."""
    scored = solo("T", "LGAZ ..E.")
    assert scored.match.asked == [0]
    assert scored.match.ask(0)["text"]["key"] == "savanna_prompt_jhays_lion"
    assert scored.prey(JHAY) == {(0, 2), (0, 3)}
    scored.take((0, 2), index=JHAY)
    assert (scored.line("L", JHAY), scored.line("L", 0)) == (4, 0)


def test_with_too_little_prey_all_of_it_is_turned_down() -> None:
    """SAV-44, SAV-32: only as many lions score, and nobody is asked."""
    scored = ecosystem("LGL LGL AZ.")
    assert scored.match.over
    assert scored.down() == {(2, 0), (2, 1)}
    assert scored.line("L") == 8


def test_with_as_much_prey_as_lions_nobody_is_asked() -> None:
    """SAV-44."""
    scored = ecosystem("LGL AZ.")
    assert scored.match.over
    assert (scored.line("L"), scored.down()) == (8, {(1, 0), (1, 1)})


def test_with_one_more_prey_than_lions_the_owner_is_asked() -> None:
    """SAV-44."""
    scored = ecosystem("LGL AZA .E.")
    assert scored.match.asked == [0]
    assert len(scored.prey()) == 3


@pytest.mark.parametrize(("words", "down"), [("LGL AZA", {(1, 0), (1, 1)}), ("EAE .LG EZE", {(0, 1)})])
def test_nobody_is_asked_where_every_prey_brings_as_much(words: str, down: set[tuple[int, int]]) -> None:
    """SAV-44: nothing to nobody, or the same to elephants, hyenas and vultures; the first cards are taken."""
    scored = ecosystem(words)
    assert scored.match.over
    assert (scored.down(), scored.line("L")) == (down, 4 * len(down))


def test_all_owners_choose_at_once() -> None:
    """SAV-45, case 46: nobody waits for another; who has more lions is asked again."""
    scored = ecosystems("LGL AAA E..", "LG AA E.", "T", "LG AA E.")
    assert scored.match.asked == [0, 1, 3]
    scored.take((1, 1), index=3).take((1, 0), index=0)
    assert scored.match.asked == [1]
    assert (scored.down(0), scored.down(3)) == ({(1, 0)}, {(1, 1)})
    scored.take((1, 1), index=1)
    assert scored.match.over  # what is left to the second lion of the first player is all the same


def test_a_second_lion_hunts_when_all_have_chosen_for_their_first() -> None:
    """SAV-45: one card after the other."""
    scored = ecosystems("LGL AAA EVE AAA", "LG AA E.", "T")
    scored.take((1, 0), index=0)
    assert scored.match.asked == [1]
    scored.take((1, 0), index=1)
    assert scored.match.asked == [0]
    assert scored.prey(0) == {(1, 1), (1, 2), (3, 0), (3, 1), (3, 2)}


def test_a_lion_choice_can_be_taken_back_while_others_choose() -> None:
    """SAV-45: it is nobody else's business."""
    scored = ecosystems("LG AA E.", "LG AA E.", "T")
    scored.take((1, 1), index=1)
    scored.match.undo(1)
    assert (scored.down(1), scored.line("L", 1), scored.match.asked) == (set(), 0, [0, 1])


def test_the_solo_player_leads_the_own_lions_first() -> None:
    """SAV-45."""
    scored = solo("LG AA E.", "LG AA E.")
    assert (len(scored.prey(0)), len(scored.prey(JHAY))) == (2, 0)
    scored.take((1, 0))
    assert (len(scored.prey(0)), len(scored.prey(JHAY))) == (0, 2)
    scored.take((1, 1), index=JHAY)
    assert (scored.down(0), scored.down(JHAY)) == ({(1, 0)}, {(1, 1)})


def test_the_order_of_lion_choices_changes_nothing() -> None:
    """SAV-45, case 46: the same cards taken in another order give the same sheet."""
    words = "HEWTR VCZEH ALGGL ZGGZE"
    one, other = ecosystem(words, herds=[3, 2]), ecosystem(words, herds=[3, 2])
    assert one.take((1, 2), (3, 0)).lines() == other.take((3, 0), (1, 2)).lines()


def test_only_gazelles_and_zebras_are_ever_face_down() -> None:
    """SAV-46, case 29: and never before the cheetahs have counted."""
    scored = ecosystem("CTCTC LGLGL AZRAZ EHVEH")
    while not scored.match.over:
        scored.take(min(scored.prey()))
    cards = {"C": "CTCTC", "L": "LGLGL", "A": "AZRAZ", "E": "EHVEH"}
    rows = list(cards.values())
    assert {rows[row][col] for row, col in scored.down()} <= {"A", "Z"}
    assert scored.line("L") == 12


@pytest.mark.parametrize("seats", range(1, 7))
def test_all_cards_lie_face_up_while_people_build(seats: int) -> None:
    """SAV-46."""
    game = table(seats, seed=seats)
    while game.state.laid < 20:
        assert not any(card["down"] for eco in game.match.view(None)["ecosystems"] for card in eco["cards"])
        game.answer()
    for eco in game.match.view(None)["ecosystems"]:
        assert {card["card"] for card in eco["cards"] if card["down"]} <= {"gazelle", "zebra"}
