"""Extinction, Survival, Reseed (DS-129 … DS-143, DS-190, DS-191)."""

from collections import Counter

import pytest
from support.dominant_species import table

from gondwana.games.dominant_species.tables import CARD_NAMES
from gondwana.kernel.rules.header import NONE


def test_endangered_cubes_die() -> None:
    """DS-129, E-58: on all tiles, tundra too."""
    game = table("tundra: bird 2, reptile 1; desert: reptile 2; jungle: insect 1", "extinction", disks="sun W:1,0")
    assert game.cubes("tundra") == {"reptile": 1}
    assert game.cubes("desert") == {"reptile": 2}
    assert game.cubes("jungle") == {}
    assert game.count("eliminated")["bird"] == 2


def test_one_endangered_mammal_is_saved() -> None:
    """DS-130, DS-190, E-39, E-66: each turn; with one tile without a question."""
    game = table("jungle: mammal 3", "extinction", disks="sun W:1,0")
    assert game.asks == ""
    assert game.cubes("jungle") == {"mammal": 1}
    assert game.s.rescue == NONE
    none = table("jungle: mammal 3", "extinction", disks="meat W:0,0")
    assert none.cubes("jungle") == {"mammal": 3}


def test_the_rescue_is_for_mammals_only() -> None:
    """DS-130, DS-129: on the same tile all others die."""
    game = table("jungle: mammal 3, reptile 2, bird 1", "extinction", disks="grub W:2,-1")
    assert game.cubes("jungle") == {"mammal": 1}
    assert game.count("eliminated")["reptile"] == 2


def test_the_mammals_choose_where() -> None:
    """DS-130, DS-190: among several tiles, without declining."""
    game = table("jungle: mammal 3; desert: mammal 1; forest: mammal 2", "extinction", disks="meat E:-2,2")
    assert game.asks == "mammal: save"
    assert game.options == {"-1,0", "1,0"}
    game.play("desert")
    assert game.cubes("desert") == {"mammal": 1}
    assert game.cubes("jungle") == {}
    assert game.cubes("forest") == {"mammal": 2}


def test_the_sole_majority_on_tundra_holds_the_survival_card() -> None:
    """DS-133, DS-134: all tundra tiles added up; it gains the bonus for the tundra tiles it occupies."""
    cubes = "tundra: bird 1, insect 3; desert: bird 1; savannah: bird 2"
    game = table(cubes, "survival", tiles="tundra 1,0 tundra 1,-1")
    assert game.gained() == {"bird": 6}


def test_a_tie_for_tundra_means_no_holder() -> None:
    """DS-135, E-35: and nobody on tundra neither."""
    assert table("tundra: bird 2, insect 2, mammal 1", "survival").gained() == {}
    assert table("desert: bird 2", "survival").gained() == {}


def test_survival_is_counted_after_extinction() -> None:
    """DS-133, E-36."""
    game = table("tundra: bird 3, reptile 1", "extinction", disks="sun W:1,0", through="survival")
    assert game.gained() == {"reptile": 1}


def test_the_last_turn_has_no_reseed() -> None:
    """DS-136, DS-144."""
    game = table("", "extinction", boxes="adaptation: sun", through="finish", last_turn=1)
    assert game.s.over == 1
    assert game.box("adaptation") == ["sun"]
    assert game.s.turn == 1


def test_cards_are_turned_up_to_five() -> None:
    """DS-137: those that lie open stay; as far as the deck goes."""
    game = table("", "reseed", cards="omnivore predator")
    assert len(game.cards()) == 5
    assert {"omnivore", "predator"} <= game.cards()
    short = table("", "reseed", cards="omnivore predator ice_age")
    assert short.cards() == {"omnivore", "predator", "ice_age"}
    last = table("", "survival", cards="omnivore", deck=[int(name == "ice_age") for name in CARD_NAMES])  # type: ignore[arg-type]
    before = int(last.s.reveals)
    assert last.go_on("reseed").cards() == {"omnivore", "ice_age"}
    assert int(last.s.reveals) == before + 12 + 1  # disks for three boxes, and the card: none can be taken back
    bare = table("", "reseed", cards="omnivore predator", deck=[0] * 26)  # type: ignore[arg-type]
    assert bare.cards() == {"omnivore", "predator"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("gla2 bird gla4 mammal", ["bird", None, "mammal", None]),
        ("gla1 reptile gla2 bird gla3 mammal", ["reptile", "bird", "mammal", None]),
        ("gla3 bird gla4 mammal", [None, "bird", "mammal", None]),
    ],
)
def test_the_glaciation_queue_slides(before: str, after: list[str | None]) -> None:
    """DS-138, E-19: one eye to the left, if it is vacant."""
    game = table("", "reseed", pawns=before)
    assert [game.eye(f"gla{n}") for n in range(1, 5)] == after


def test_boxes_slide() -> None:
    """DS-139, DS-140: Regression, Depletion, Wanderlust to the bag; Wasteland, Abundance, Adaptation one on."""
    game = table(
        "",
        "reseed",
        boxes="adaptation: sun; regression: meat; abundance: grub; wasteland: seed; depletion: water",
    )
    assert game.box("depletion") == ["seed"]
    assert game.box("wasteland") == ["grub"]
    assert game.box("regression") == ["sun"]


def test_old_disks_are_back_in_the_bag_before_new_ones_are_drawn() -> None:
    """DS-139, DS-141: those of the Regression, Depletion and Wanderlust boxes; here the bag has no others."""
    game = table("", "reseed", boxes="regression: meat; depletion: water; wanderlust: grass", bag="")
    assert game.box("adaptation") == ["grass", "meat", "water"]
    assert [game.box(name) for name in ("regression", "depletion", "abundance", "wanderlust")] == [[]] * 4


def test_four_disks_each_are_drawn() -> None:
    """DS-141, DS-83."""
    game = table("", "reseed")
    assert [len(game.box(name)) for name in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]


def test_stacks_show_their_next_tile() -> None:
    """DS-142: those without a face-up tile, as long as they have one."""
    game = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird", through="reseed").play("left", "2,-1")
    assert all(shown != NONE for shown in game.s.face_up)
    assert sorted(game.s.face_down) == [6, 7, 7]
    empty = table("", "wanderlust", animals="mammal bird", pawns="wan1 bird")
    empty.s.hidden[:] = [0] * 7
    empty.s.face_down[:] = [0] * 3
    empty.sound = False
    empty.play("left", "2,-1").go_on("reseed")
    assert empty.s.face_up[0] == NONE
    assert empty.s.face_up[1] != NONE


def test_a_short_bag_fills_the_boxes_in_order() -> None:
    """DS-143, E-10: Adaptation, Abundance, Wanderlust; then it is empty."""
    game = table("", "reseed", bag="sun sun sun sun meat meat")
    assert [len(game.box(name)) for name in ("adaptation", "abundance", "wanderlust")] == [4, 2, 0]
    assert sum(game.bag().values()) == 0


def test_every_disk_has_the_same_chance() -> None:
    """DS-191: not every type."""
    drawn = Counter()
    for seed in range(60):
        game = table("", "survival", bag="sun " * 18 + "meat " * 2)
        game.s.rng = seed * 7919 + 1 if isinstance(game.s.rng, int) else type(game.s.rng)(seed * 7919 + 1)
        game.go_on("reseed")
        drawn.update(game.box("adaptation"))
    assert 195 <= drawn["sun"] <= 235  # 216 of 240 are expected; by types it would be half


def test_protected_types_are_forgotten() -> None:
    """DS-62: a protection is for one turn."""
    game = table(
        at="regression", animals="mammal bird", pawns="reg1 bird", boxes="regression: sun", displays="bird: sun"
    )
    game.play("sun")
    assert list(game.s.protected) == [0] * 6
