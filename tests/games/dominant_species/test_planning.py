"""Planning and Initiative (DS-50 … DS-57, DS-174)."""

from support.dominant_species import table

from gondwana.games.dominant_species.tables import EYE_NAMES


def test_pawns_are_placed_one_by_one_in_initiative_order() -> None:
    """DS-50: round and round until nobody has any."""
    game = table(animals="mammal bird insect")
    order = []
    eyes = iter(EYE_NAMES[1:])
    while game.asks.endswith(": place"):
        order.append(game.asks.split(":")[0])
        game.play(next(eyes))
    assert order == ["insect", "bird", "mammal"] * 6


def test_an_animal_without_pawns_is_skipped() -> None:
    """DS-50, E-3: the others go on."""
    game = table(animals="mammal bird insect", pawns="gla2 bird gla3 bird gla4 bird dom1 bird dom2 bird dom3 bird")
    assert game.asks == "insect: place"
    game.play("ini1")
    assert game.asks == "mammal: place"
    game.play("ada1")
    assert game.asks == "insect: place"


def test_any_vacant_eye_may_be_used_and_one_must() -> None:
    """DS-51, DS-52, E-1: useful or not, one pawn on each, no passing; icons of animals are no eyes."""
    game = table(pawns="abu1 bird mig1 mammal")
    assert game.options == set(EYE_NAMES) - {"abu1", "mig1"}
    assert "dep1" in game.options  # useless in the first turn
    assert len(EYE_NAMES) - (6 * 3 + 1 + 2 * 6) == 10  # with all pawns that the cards can bring


def test_pawns_left_on_the_display_keep_their_eyes() -> None:
    """DS-53: they are not available."""
    game = table(animals="mammal bird", pawns="gla1 bird")
    assert "gla1" not in game.options
    assert game.count("pawns") == {"mammal": 7, "bird": 6}


def test_the_sections_are_resolved_in_order() -> None:
    """DS-54: one pawn in each section, of an animal of its own turn to be asked."""
    pawns = "ada1 bird abu1 bird was1 bird dep1 bird gla1 bird spe1 bird wan1 bird mig1 bird dom1 bird"
    boxes = "adaptation: sun; abundance: sun; wasteland: grub; depletion: sun"
    game = table(
        None, "initiative", animals="mammal bird", pawns="ini1 bird " + pawns, boxes=boxes, through="domination"
    )
    asked = []
    while game.asks:
        asked.append(game.asks.removeprefix("bird: "))
        game.play("no" if game.asks.endswith("initiative") else "pass")
    assert asked == [
        "initiative",
        "adapt",
        "abundance_type",
        "waste",
        "deplete",
        "glaciate",
        "speciate_disk",
        "stack",
        "migrate_from",
        "dominate",
    ]


def test_sections_without_pawns_are_skipped_but_four() -> None:
    """DS-55: Regression, the automatic Wasteland, the insects' cube and the arachnids' elimination always come."""
    game = table(
        None,
        "initiative",
        boxes="regression: sun; wasteland: grass",
        displays="mammal: sun; reptile: sun",
        through="domination",
    )
    assert game.asks == "reptile: protect"
    game.play("pass")
    assert game.display("mammal") == []
    assert game.disk("E:0,0") is None  # grass at the tundra
    assert game.asks == "insect: insect"
    game.play("pass")
    assert game.asks == "arachnid: arachnid"
    game.play("pass")
    assert game.asks == ""


def test_initiative_swaps_with_the_left_neighbour() -> None:
    """DS-56: the new order counts from the next Planning on."""
    game = table(at="initiative", pawns="ini1 mammal")
    assert game.options == {"no", "yes"}
    game.play("yes", "ada1")
    assert game.asks == ""
    assert game.track() == ["insect", "arachnid", "amphibian", "bird", "mammal", "reptile"]


def test_planning_begins_at_the_left_end_of_the_track() -> None:
    """DS-50, DS-56: each turn anew, in the order that Initiative left, whoever placed last."""
    game = table("", animals="mammal bird", through="reseed")
    game.s.pawns[0], game.s.spare[0], game.s.pawns[2], game.s.spare[2] = 1, 9, 2, 8
    game.play("dom1", "ini1", "dom2")
    assert game.asks == "mammal: initiative"
    game.play("yes", "dom3", "pass", "pass", "pass")
    assert (game.s.turn, game.asks) == (2, "mammal: place")
    game.play("ini1", "dom1", "dom2")
    assert game.asks == "mammal: initiative"  # Execution, too, begins at its first eye again (DS-47)


def test_the_first_animal_swaps_nothing_but_places_again() -> None:
    """DS-56, DS-174, E-49."""
    game = table(at="initiative", pawns="ini1 insect")
    game.play("yes")
    assert game.asks == "insect: place_again"
    game.play("dom1")
    assert game.track()[:2] == ["insect", "arachnid"]
    assert game.eye("dom1") == "insect"


def test_the_initiative_pawn_is_placed_on_another_eye() -> None:
    """DS-57: any vacant one but its own."""
    game = table(at="initiative", pawns="ini1 bird abu1 mammal").play("yes")
    assert game.options == set(EYE_NAMES) - {"ini1", "abu1"}
    assert game.count("pawns")["bird"] == 3  # in the hand, about to be placed


def test_the_placed_pawn_acts_in_the_same_turn() -> None:
    """DS-57."""
    game = table(at="initiative", pawns="ini1 bird", boxes="adaptation: sun", through="adaptation")
    game.play("yes", "ada3", "sun")
    assert game.display("bird") == ["sun"]


def test_in_glaciation_it_acts_only_as_the_left_most_pawn() -> None:
    """DS-57, E-61: behind another it queues, before the others it acts."""
    game = table(at="initiative", pawns="ini1 bird gla2 mammal", through="glaciation")
    game.play("yes", "gla3")
    assert game.asks == "mammal: glaciate"
    game.play("desert")
    assert game.eye("gla3") == "bird"
    game = table(at="initiative", pawns="ini1 bird gla2 mammal", through="glaciation")
    game.play("yes", "gla1")
    assert game.asks == "bird: glaciate"


def test_a_forgone_initiative_returns_the_pawn() -> None:
    """DS-174, DS-43: nothing is swapped."""
    game = table(at="initiative", pawns="ini1 mammal").play("no")
    assert game.asks == ""
    assert game.track()[-1] == "mammal"
    assert game.eye("ini1") is None
    assert game.count("pawns")["mammal"] == 3
