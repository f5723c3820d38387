"""Adaptation, Regression, Abundance, Wasteland, Depletion (DS-58 … DS-69, DS-148, DS-158, DS-164, DS-173)."""

from support.dominant_species import table

# Adaptation


def test_adaptation_moves_a_chosen_disk_to_the_animal() -> None:
    """DS-58."""
    game = table(at="adaptation", pawns="ada1 bird ada2 mammal", boxes="adaptation: sun grub grub")
    assert game.options == {"sun", "grub", "pass"}
    game.play("sun")
    assert game.options == {"grub", "pass"}
    game.play("grub")
    assert (game.display("bird"), game.display("mammal")) == (["sun"], ["grub"])
    assert game.box("adaptation") == ["grub"]


def test_six_elements_cannot_adapt() -> None:
    """DS-59, E-5: the pawn returns without a question."""
    game = table(at="adaptation", pawns="ada1 bird", boxes="adaptation: sun", displays="bird: sun sun meat grub")
    assert game.asks == ""
    assert game.count("pawns")["bird"] == 3


def test_an_empty_box_gives_nothing() -> None:
    """DS-45, DS-83: disks are not replaced before Reset."""
    game = table(at="adaptation", pawns="ada1 bird ada2 mammal", boxes="adaptation: sun")
    game.play("sun")
    assert game.asks == ""
    assert game.display("mammal") == []


# Regression


def test_regression_threatens_every_disk_of_a_type_in_the_box() -> None:
    """DS-60: always, without pawns; disks go to the bag."""
    game = table(
        at="regression",
        animals="mammal bird",
        boxes="regression: sun grub",
        displays="mammal: sun meat; bird: grub water",
    )
    assert game.asks == ""
    assert (game.display("mammal"), game.display("bird")) == (["meat"], ["water"])
    assert game.box("regression") == ["grub", "sun"]
    assert game.bag()["sun"] == 20 - 2 - 1


def test_each_type_costs_at_most_one_disk() -> None:
    """DS-61, E-7: however many are in the box and on the display."""
    game = table(at="regression", animals="mammal bird", boxes="regression: sun sun sun", displays="bird: sun sun sun")
    assert game.display("bird") == ["sun", "sun"]


def test_each_pawn_protects_one_type() -> None:
    """DS-62."""
    game = table(
        at="regression",
        animals="mammal bird",
        pawns="reg1 bird",
        boxes="regression: sun grub water",
        displays="bird: sun grub water",
    )
    assert game.options == {"sun", "grub", "water", "pass"}
    game.play("grub")
    assert game.display("bird") == ["grub"]


def test_two_pawns_protect_two_types() -> None:
    """DS-62, E-63."""
    game = table(
        at="regression",
        animals="mammal bird",
        pawns="reg1 bird reg2 bird",
        boxes="regression: sun grub water",
        displays="bird: sun grub water",
    )
    game.play("grub")
    assert game.options == {"sun", "water", "pass"}
    game.play("sun")
    assert game.display("bird") == ["grub", "sun"]


def test_surplus_protections_are_lost() -> None:
    """DS-62, E-8, E-9: with nothing left to protect there is no question."""
    game = table(
        at="regression",
        animals="mammal bird",
        pawns="reg1 bird reg2 bird",
        boxes="regression: sun",
        displays="bird: sun",
    )
    game.play("sun")
    assert game.asks == ""
    empty = table(at="regression", animals="mammal bird", pawns="reg1 bird")
    assert empty.asks == ""
    assert empty.count("pawns")["bird"] == 7


def test_reptiles_have_a_free_protection() -> None:
    """DS-63: every turn, also together with pawns."""
    game = table(at="regression", boxes="regression: meat grub", displays="reptile: meat grub", pawns="reg2 reptile")
    game.play("meat")
    assert game.asks == "reptile: protect"
    game.play("grub")
    assert game.display("reptile") == ["grub", "meat"]
    free = table(at="regression", boxes="regression: meat grub", displays="reptile: meat grub").play("meat")
    assert free.display("reptile") == ["meat"]


def test_protections_come_in_order_and_losses_together() -> None:
    """DS-64: first eye, second eye, reptiles; nobody has lost anything before."""
    game = table(
        at="regression",
        pawns="reg1 insect reg2 mammal",
        boxes="regression: meat",
        displays="insect: meat; mammal: meat; reptile: meat; bird: meat",
    )
    for animal in ("insect", "mammal", "reptile"):
        assert game.asks == f"{animal}: protect"
        assert game.display("bird") == ["meat"]
        game.play("pass")
    assert [game.display(name) for name in ("insect", "mammal", "reptile", "bird")] == [[], [], [], []]


def test_regression_pawns_return_at_the_end_of_the_section() -> None:
    """DS-65, DS-46."""
    game = table(at="regression", pawns="reg1 bird", boxes="regression: sun", displays="bird: sun; reptile: sun")
    assert game.eye("reg1") == "bird"
    game.play("sun")
    assert game.asks == "reptile: protect"
    assert game.eye("reg1") == "bird"
    game.play("sun")
    assert game.eye("reg1") is None
    assert game.count("pawns")["bird"] == 3


def test_a_disk_of_a_default_type_can_be_lost() -> None:
    """DS-158, E-6: the printed ones can't."""
    game = table(at="regression", boxes="regression: seed", displays="bird: seed")
    assert game.display("bird") == []
    assert game.match("bird", "forest") == 4


# Abundance


def test_abundance_puts_a_disk_on_a_vacant_corner() -> None:
    """DS-66."""
    game = table(at="abundance", pawns="abu1 bird abu2 bird", boxes="abundance: seed water")
    game.play("seed")
    assert game.asks == "bird: abundance_corner"
    assert "pass" not in game.options
    game.play("W:2,0", "pass")
    assert game.disk("W:2,0") == "seed"
    assert game.box("abundance") == ["water"]


def test_abundance_without_room_has_no_effect() -> None:
    """DS-66, E-12: all corners of earth are full."""
    from support.dominant_species import START, tile

    from gondwana.games.dominant_species.tables import CORNER_LIST, TIPS

    corners = {CORNER_LIST[int(corner)] for name in START for corner in TIPS[tile(name)]}
    kinds = ["sun", "meat"] * 12
    disks = " ".join(f"{kind} {corner}" for kind, corner in zip(kinds, sorted(corners), strict=True))
    game = table(at="abundance", pawns="abu1 bird", boxes="abundance: seed", disks=disks)
    assert game.asks == ""
    assert game.box("abundance") == ["seed"]


# Wasteland


def test_the_wasteland_pawn_returns_a_disk_of_the_box() -> None:
    """DS-67: to the bag."""
    game = table(at="wasteland", pawns="was1 bird", boxes="wasteland: sun grub")
    assert game.options == {"sun", "grub", "pass"}
    game.play("sun")
    assert game.box("wasteland") == ["grub"]
    assert game.disk("W:1,0") == "sun"


def test_wasteland_takes_every_disk_of_its_types_at_tundra() -> None:
    """DS-68, DS-148, DS-164, E-13: the box stays, other tiles lose theirs too, disks away from tundra stay."""
    game = table(at="wasteland", boxes="wasteland: sun grub", tiles="tundra 2,-1")
    assert game.disk("W:1,0") is None
    assert game.disk("E:-1,0") is None
    assert game.disk("W:2,-1") is None  # on the rim, at a tundra tile
    assert game.disk("E:-2,1") == "grub"
    assert game.disk("E:0,0") == "grass"
    assert game.box("wasteland") == ["grub", "sun"]
    assert game.match("reptile", "desert") == 0
    assert game.bag()["sun"] == 20 - 1


def test_one_of_two_equal_disks_leaves_the_type_at_work() -> None:
    """DS-67, DS-68, E-51."""
    game = table(at="wasteland", pawns="was1 bird", boxes="wasteland: sun sun").play("sun")
    assert game.disk("W:1,0") is None


# Depletion


def test_depletion_removes_a_disk_of_a_type_in_the_box() -> None:
    """DS-69, DS-148, E-52: for all tiles that share it; the box does not change."""
    game = table(at="depletion", pawns="dep1 bird", boxes="depletion: sun meat")
    assert game.options == {"W:1,0", "W:2,-1", "E:-1,1", "E:0,1", "pass"}
    game.play("W:1,0")
    assert game.disk("W:1,0") is None
    assert game.match("reptile", "mountain") == 0
    assert game.match("reptile", "tundra") == 0
    assert game.match("reptile", "desert") == 2
    assert game.box("depletion") == ["meat", "sun"]


def test_depletion_offers_no_vacant_corner() -> None:
    """DS-69: a disk of a type in the box, each type for itself."""
    for element in ("grass", "grub", "meat", "seed", "sun", "water"):
        game = table(at="depletion", pawns="dep1 bird", boxes=f"depletion: {element}")
        assert {game.disk(corner) for corner in game.options - {"pass"}} == {element}


def test_depletion_without_a_fitting_disk_has_no_effect() -> None:
    """DS-69, DS-45."""
    game = table(at="depletion", pawns="dep1 bird", boxes="depletion: sun", disks="meat W:1,0")
    assert game.asks == ""


def test_young_boxes_are_empty() -> None:
    """DS-173, W-15: Regression and Wasteland do nothing in turn 1, Depletion nothing in turns 1 and 2."""
    game = table("", at="reseed", animals="mammal bird", boxes="adaptation: sun; abundance: meat", through="reseed")
    assert game.s.turn == 2
    assert game.box("regression") == ["sun"]
    assert game.box("wasteland") == ["meat"]
    assert game.box("depletion") == []
    first = table(at="regression", displays="bird: sun", pawns="dep1 bird was1 mammal", through="depletion")
    assert first.asks == ""
    assert first.display("bird") == ["sun"]
    assert len(first.disks()) == 12
