"""Match, danger, dominance, and what holds for all actions and cards (DS-36 … DS-49)."""

from support.dominant_species import table

from gondwana.games.dominant_species.prompts import Event


def test_a_turn_is_planning_execution_and_reset() -> None:
    """DS-36, DS-47: pawns are placed, act, and cubes die; in the next turn all of it comes again."""
    game = table("jungle: bird 4", animals="mammal bird", disks="sun W:1,0", through="reseed")
    for animal in (0, 2):
        game.s.pawns[animal], game.s.spare[animal] = 1, 9
    for turn, living in ((1, {"bird": 4}), (2, {})):
        assert game.s.turn == turn
        for asked, word in (("bird: place", "dom1"), ("mammal: place", "dom2")):
            assert game.asks == asked
            game.play(word)
        for asked in ("bird: dominate", "mammal: dominate"):
            assert (game.asks, game.cubes("jungle")) == (asked, living)
            game.play("pass")
    assert (game.s.turn, game.asks) == (3, "bird: place")


def test_match_is_a_dot_product() -> None:
    """DS-37: the animal's elements of a type times the tile's disks of it."""
    game = table(disks="sun W:2,-1 sun W:1,0 grass E:0,1 water W:2,0", displays="amphibian: sun grass grass")
    assert game.match("amphibian", "desert") == 2 * 1 + 1 * 2 + 1 * 3
    assert game.match("amphibian", "savannah") == 1


def test_cubes_without_match_are_endangered() -> None:
    """DS-38: they die at the end of the turn."""
    game = table("desert: bird 3, reptile 1", "extinction", disks="sun W:1,0")
    assert game.cubes("desert") == {"reptile": 1}


def test_the_sole_highest_match_dominates() -> None:
    """DS-39: whoever is present; cube counts do not matter; absent animals do not count."""
    game = table("desert: bird 1, reptile 5", disks="seed E:0,1 seed W:2,0 sun E:1,0 water W:1,0")
    assert game.dominant("desert") == "bird"
    assert game.match("amphibian", "desert") == 3


def test_a_tie_means_nobody_dominates() -> None:
    """DS-40: even with a third animal below."""
    game = table("desert: bird 1, reptile 5, mammal 2", disks="seed E:0,1 sun E:1,0")
    assert game.match("bird", "desert") == game.match("reptile", "desert") == 2
    assert game.dominant("desert") is None


def test_an_endangered_animal_never_dominates() -> None:
    """DS-39: alone on the tile, without a match."""
    assert table("desert: bird 5", disks="sun E:1,0").dominant("desert") is None


def test_dominance_has_no_memory() -> None:
    """DS-41: a disk on earth, on a display or a cube changes it at once, and back."""
    game = table("desert: bird 1, reptile 1", disks="seed E:0,1 sun E:1,0", displays="bird: sun")
    assert game.dominant("desert") == "bird"
    game.s.disks[2, 4] = 0
    assert game.dominant("desert") is None
    game.s.cubes[23, 1] = 0
    assert game.dominant("desert") == "bird"


def test_cubes_come_from_the_gene_pool_and_die_for_good() -> None:
    """DS-42: only Glaciation gives them back."""
    game = table("desert: arachnid 2, bird 3", "migration", through="competition")
    pool = game.count("gene_pool")["bird"]
    game.play("desert")
    assert game.cubes("desert") == {"bird": 2, "arachnid": 2}
    assert game.count("eliminated")["bird"] == 1
    assert game.count("gene_pool")["bird"] == pool
    cold = table("desert: bird 3", "glaciation", pawns="gla1 insect").play("desert")
    assert cold.count("gene_pool")["bird"] == pool + 2
    assert cold.count("eliminated")["bird"] == 0


def test_every_action_may_be_forgone() -> None:
    """DS-43: the first decision of every pawn holds it; nothing changes, the pawn returns."""
    cases = {
        "adaptation": ("ada1", {"boxes": "adaptation: sun"}),
        "abundance": ("abu1", {"boxes": "abundance: sun"}),
        "wasteland": ("was1", {"boxes": "wasteland: meat", "disks": "meat E:0,1 sun W:1,0 sun W:2,-1"}),
        "depletion": ("dep1", {"boxes": "depletion: sun"}),
        "glaciation": ("gla1", {}),
        "speciation": ("spe2", {}),
        "wanderlust": ("wan1", {}),
        "migration": ("mig1", {}),
        "competition": ("com3", {}),
        "domination": ("dom1", {}),
    }
    for section, (eye, position) in cases.items():
        game = table(None, section, animals="mammal reptile", pawns=f"{eye} reptile", **position)  # type: ignore[arg-type]
        assert "pass" in game.options, section
        earth, disks, boxes = [list(row) for row in game.s.cubes], game.disks(), [list(row) for row in game.s.box]
        game.play("pass")
        assert (game.asks, game.eye(eye), game.count("pawns")["reptile"]) == ("", None, 7)
        assert [list(row) for row in game.s.cubes] == earth
        assert [list(row) for row in game.s.box] == boxes
        assert game.disks() == disks
        assert game.gained() == {}


def test_a_card_must_be_taken_and_carried_out() -> None:
    """DS-44: no answer lets the dominant animal pass."""
    game = table(at="domination", pawns="dom1 bird", cards="blight catastrophe")
    game.play("desert")
    assert game.asks == "reptile: take_card"
    assert game.options == {"blight", "catastrophe"}
    game.play("blight")
    assert "pass" not in game.options


def test_what_is_impossible_is_not_asked() -> None:
    """DS-45: the pawn returns, play goes on."""
    game = table(at="depletion", pawns="dep1 bird", boxes="depletion:")
    assert game.asks == ""
    assert game.count("pawns")["bird"] == 3
    assert game.eye("dep1") is None


def told(*words: str | int, **position: str) -> list[str]:
    """What the table hears of the mammals' pawn on an eye."""
    game = table(position.pop("cubes"), position.pop("at"), **position, listening=1, told=0).play(*words)  # type: ignore[arg-type]
    return [Event(int(game.s.story[row, 0])).name.lower() for row in range(game.s.told)]


def test_a_pawn_that_can_do_nothing_is_mentioned() -> None:
    """DS-45: not so the end of an action that was carried out."""
    walk, fight = {"at": "migration", "pawns": "mig1 mammal"}, {"at": "competition", "pawns": "com3 mammal"}
    assert told(cubes="", **walk) == told(cubes="", **fight) == ["no_effect"]
    assert told(cubes="desert: mammal 1", at="depletion", pawns="dep1 mammal") == ["no_effect"]
    assert told("desert", "savannah", 2, cubes="desert: mammal 2", **walk) == ["moved"]
    assert told("desert", cubes="desert: mammal 1, bird 1", **fight) == ["killed"]


def test_only_what_happened_is_told() -> None:
    """DS-68, DS-72, DS-129: disks that went, cubes that died, and none besides."""
    dry = {"cubes": "", "at": "wasteland", "boxes": "wasteland: sun grub"}
    assert told(**dry, disks="sun W:1,0 sun E:0,0 grub E:-2,1") == ["barren"]
    cold = {"cubes": "", "at": "glaciation", "pawns": "gla1 mammal", "tiles": "tundra 1,-1"}
    assert told("desert", **cold, disks="sun E:0,0") == ["glaciated", "frozen"]
    assert told("desert", **cold, disks="sun W:2,-1") == ["glaciated"]
    assert told(cubes="jungle: bird 2; desert: reptile 1", at="extinction", disks="sun W:1,0") == ["extinct"]


def test_only_a_whole_action_is_forgone() -> None:
    """DS-43: who stops later has done something."""
    walk, fight = {"at": "migration", "pawns": "mig1 mammal"}, {"at": "competition", "pawns": "com3 mammal"}
    assert told("pass", cubes="desert: mammal 2", **walk) == ["forgone"]
    assert told("desert", "savannah", 1, "pass", cubes="desert: mammal 2", **walk) == ["moved"]
    both = "desert: mammal 1, bird 1; forest: mammal 1, bird 1"
    assert told("pass", cubes=both, **fight) == ["forgone"]
    assert told("desert", "pass", cubes=both, **fight) == ["killed"]


def test_a_removed_pawn_is_available_at_once() -> None:
    """DS-46: before the action is carried out."""
    game = table(at="domination", pawns="dom1 bird dom2 bird dom3 bird")
    assert game.asks == "bird: dominate"
    assert game.count("pawns")["bird"] == 1
    assert game.eye("dom1") is None


def test_eyes_are_resolved_from_left_to_right() -> None:
    """DS-47."""
    game = table(at="domination", pawns="dom2 bird dom1 mammal dom5 insect", cards="")
    for animal in ("mammal", "bird", "insect"):
        assert game.asks == f"{animal}: dominate"
        game.play("pass")
    assert game.asks == ""


def test_each_pawn_is_an_action_of_its_own() -> None:
    """DS-47, E-63: the same animal on several eyes acts several times."""
    game = table("", "adaptation", pawns="ada1 bird ada3 bird", boxes="adaptation: sun sun meat")
    game.play("sun", "meat")
    assert game.display("bird") == ["meat", "sun"]


def test_a_late_pawn_waits_for_the_next_turn() -> None:
    """DS-47, E-47, E-48: Instinct on an eye that was visited, or on a section that is over."""
    game = table(at="domination", pawns="dom1 reptile", cards="instinct", through="domination")
    game.play("desert", "ada2")
    assert game.asks == ""
    assert game.eye("ada2") == "reptile"


def test_an_animal_without_cubes_stays_in_the_game() -> None:
    """DS-48, E-4: it places pawns and scores what it can."""
    game = table("", animals="mammal bird", eliminated="bird 54", at="plan")
    assert game.count("gene_pool")["bird"] == 0
    assert game.asks == "bird: place"
    game = table("desert: mammal 1", "wanderlust", animals="mammal bird", eliminated="bird 54", pawns="wan1 bird")
    game.play("left", "2,-1")
    assert game.gained() == {"bird": 3}


def test_points_never_fall_below_zero() -> None:
    """DS-49, E-32."""
    game = table(
        "wetland: bird 3, insect 1",
        "domination",
        disks="grass E:0,-1",
        points="bird 0 mammal 2",
        cards="niche_biomes",
        pawns="dom1 insect",
    )
    game.play("wetland")
    assert game.count("points") == {"mammal": 2, "reptile": 0, "bird": 0, "amphibian": 0, "arachnid": 0, "insect": 4}
    game = table(
        "wetland: insect 1",
        "domination",
        disks="grass E:0,-1",
        points="mammal 9 bird 30",
        cards="niche_biomes",
        pawns="dom1 insect",
    )
    game.play("wetland")
    assert game.count("points")["mammal"] == 1
    assert game.count("points")["bird"] == 22
