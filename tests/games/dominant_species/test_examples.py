"""The rulebook's worked examples (W-1 … W-15); coordinates and fillers are the specification's."""

from support.dominant_species import table


def test_matching_and_dominance() -> None:
    """W-1, DS-37, DS-39."""
    disks = "sun W:2,-1 sun W:1,0 sun W:2,0 grass E:0,1 grub E:1,0 water W:1,-1"
    game = table(
        "desert: insect 2, amphibian 4; savannah: reptile 1",
        disks=disks,
        displays="insect: grub water; amphibian: grub grub meat",
    )
    assert (game.match("insect", "desert"), game.match("amphibian", "desert")) == (3, 2)
    assert game.dominant("desert") == "insect"
    assert game.match("reptile", "desert") == 6
    assert (game.match("amphibian", "savannah"), game.match("reptile", "savannah")) == (3, 2)
    without = table("savannah: reptile 1", disks=disks.removeprefix("sun W:2,-1 "))
    assert without.match("reptile", "savannah") == 0
    assert without.dominant("savannah") is None


def test_initiative() -> None:
    """W-2, DS-56, DS-57."""
    game = table(at="initiative", pawns="ini1 reptile abu1 bird").play("yes", "abu2")
    assert game.track() == ["insect", "arachnid", "amphibian", "reptile", "bird", "mammal"]
    assert game.eye("ini1") is None
    assert game.eye("abu2") == "reptile"


def test_adaptation() -> None:
    """W-3, DS-58: and what nobody takes threatens next turn."""
    position = {"pawns": "ada1 insect ada2 mammal ada3 arachnid", "boxes": "adaptation: meat grass grub grub"}
    game = table("", "adaptation", **position).play("meat")  # type: ignore[arg-type]
    assert game.display("insect") == ["meat"]
    assert game.box("adaptation") == ["grass", "grub", "grub"]
    assert game.options == {"grass", "grub", "pass"}
    third = table("", "adaptation", **position).play("grass")  # type: ignore[arg-type]
    assert third.display("insect") == ["grass"]
    left = table("", "adaptation", **position).play("grub", "pass", "pass")  # type: ignore[arg-type]
    left.s.stage = 17
    assert "grub" in left.go_on("reseed").box("regression")


def test_regression() -> None:
    """W-4, DS-62, DS-63."""
    game = table(
        "",
        "regression",
        pawns="reg1 insect",
        boxes="regression: grub grub; adaptation: sun",
        displays="insect: grub sun; reptile: grub",
    )
    game.play("grub", "grub")
    assert game.display("insect") == ["grub", "sun"]
    assert game.display("reptile") == ["grub"]
    assert game.eye("reg1") is None


def test_abundance() -> None:
    """W-5, DS-66, DS-41."""
    game = table(at="abundance", pawns="abu1 amphibian abu2 reptile", boxes="abundance: water sun")
    game.play("water", "E:1,-1")
    assert (game.match("amphibian", "savannah"), game.match("insect", "savannah")) == (6, 4)
    assert game.dominant("savannah") == "amphibian"
    game.play("sun", "W:1,1")
    assert game.match("reptile", "mountain") == game.match("mammal", "mountain") == 4
    assert game.dominant("mountain") is None


def test_wasteland() -> None:
    """W-6, DS-67, DS-68."""
    game = table(
        "desert: amphibian 1",
        "wasteland",
        disks="grub E:-1,0 grub E:-1,1 water W:1,0 water E:0,0 sun W:2,0",
        boxes="wasteland: grub water",
        pawns="was1 arachnid",
    )
    assert game.match("amphibian", "desert") == 6
    assert game.dominant("desert") == "amphibian"
    game.play("grub")
    assert game.disks() == {"E:-1,0": "grub", "E:-1,1": "grub", "W:2,0": "sun"}
    assert game.match("amphibian", "desert") == 0
    assert game.dominant("desert") is None
    assert game.box("wasteland") == ["water"]


def test_depletion() -> None:
    """W-7, DS-69."""
    game = table(
        "desert: bird 1, reptile 1; savannah: bird 1, mammal 1",
        "depletion",
        disks="seed W:2,-1 seed W:2,0 sun E:1,0 seed W:2,-2 meat E:1,-1 meat E:0,-1",
        boxes="depletion: seed",
        pawns="dep1 mammal",
    )
    assert (game.match("bird", "desert"), game.match("reptile", "desert"), game.dominant("desert")) == (4, 2, "bird")
    assert (game.match("bird", "savannah"), game.match("mammal", "savannah"), game.dominant("savannah")) == (4, 4, None)
    game.play("W:2,-1")
    assert (game.match("bird", "desert"), game.dominant("desert")) == (2, None)
    assert (game.match("bird", "savannah"), game.dominant("savannah")) == (2, "mammal")


def test_glaciation() -> None:
    """W-8, DS-72, DS-73, DS-74, DS-133."""
    position = {"tiles": "tundra 0,-1", "disks": "sun W:1,-1", "pawns": "gla1 reptile"}
    cubes = "desert: amphibian 4, bird 2, insect 1"
    game = table(cubes, "glaciation", **position)  # type: ignore[arg-type]
    before = game.count("gene_pool")
    game.play("desert")
    assert game.gained() == {"reptile": 1}
    assert game.disk("W:1,-1") == "sun"
    assert game.cubes("desert") == {"amphibian": 1, "bird": 1, "insect": 1}
    after = game.count("gene_pool")
    assert [after[name] - before[name] for name in ("amphibian", "bird", "insect")] == [3, 1, 0]
    other = table("savannah: reptile 1; tundra: reptile 2, arachnid 2, insect 1", "glaciation", **position)  # type: ignore[arg-type]
    other.play("savannah")
    assert other.gained() == {"reptile": 3}
    assert other.disk("W:1,-1") is None
    other.s.stage = 16
    assert other.go_on("survival").gained() == {"reptile": 3 + 3}


def test_speciation() -> None:
    """W-9, DS-76, DS-78."""
    game = table(
        "desert: amphibian 1; savannah: insect 3",
        "speciation",
        disks="grass E:0,0 grub W:2,0 water E:1,0",
        displays="arachnid: grass",
        pawns="spe6 arachnid",
    )
    assert game.dominant("desert") == "amphibian"
    before = game.count("gene_pool")
    game.play("E:0,0", 1, 3, 2)  # tundra, savannah, desert
    assert (game.match("arachnid", "desert"), game.match("amphibian", "desert")) == (3, 3)
    assert game.dominant("desert") is None
    assert before["arachnid"] - game.count("gene_pool")["arachnid"] == 6
    game.play("savannah")
    assert game.cubes("savannah") == {"insect": 4, "arachnid": 3}
    assert before["insect"] - game.count("gene_pool")["insect"] == 1


def test_wanderlust() -> None:
    """W-10, DS-79 … DS-82."""
    game = table(
        "savannah: bird 1, insect 2; desert: arachnid 1",
        "wanderlust",
        displays="insect: sun",
        boxes="wanderlust: seed",
        pawns="wan1 bird",
    )
    game.s.hidden[game.s.face_up[0]] += 1
    game.s.face_up[0] = 1  # a wetland
    game.s.hidden[1] -= 1
    game.play("left", "2,-1", "seed", "E:2,-1")
    assert game.gained() == {"bird": 3}
    assert game.terrain("2,-1") == "wetland"
    game.play(1)
    assert (game.match("bird", "2,-1"), game.dominant("2,-1")) == (2, "bird")
    assert game.match("arachnid", "2,-1") == 0
    game.play(0)
    game.play(2)
    assert game.match("insect", "2,-1") == 1
    assert game.dominant("2,-1") == "bird"


def test_migration() -> None:
    """W-11, DS-84, DS-85."""
    game = table(
        "desert: insect 1; tundra: insect 6; savannah: reptile 1",
        "migration",
        disks="grass E:0,-1 grass W:2,-1 sun E:1,-1 meat E:0,1",
        pawns="mig1 insect",
    )
    assert game.match("insect", "tundra") == 0
    game.play("desert", "savannah", "tundra", "desert", 4, "tundra", "mountain", 2)
    assert game.asks == ""
    assert (game.match("insect", "savannah"), game.match("reptile", "savannah")) == (4, 2)
    assert game.dominant("savannah") == "insect"
    assert [game.cubes(where) for where in ("tundra", "desert", "mountain")] == [{}, {"insect": 4}, {"insect": 2}]
    bird = table("0,2: bird 1", "migration", tiles="sea 0,2", pawns="mig1 bird").play("0,2")
    assert "0,0" in bird.options


def test_competition() -> None:
    """W-12, DS-89, DS-90."""
    game = table(
        "forest: reptile 1, mammal 1; tundra: reptile 1, insect 1; "
        "2,-1: reptile 1, bird 1; 1,1: reptile 1, amphibian 1",
        "competition",
        tiles="forest 2,-1 sea 1,1",
        pawns="com3 reptile",
    )
    assert game.options == {"-1,1", "0,0", "2,-1", "pass"}
    game.play("forest")
    assert game.options == {"0,0", "pass"}
    game.play("tundra")
    assert game.asks == ""
    assert game.cubes("forest") == game.cubes("tundra") == {"reptile": 1}
    assert game.cubes("2,-1") == {"reptile": 1, "bird": 1}


def test_domination() -> None:
    """W-13, DS-92 … DS-94."""
    game = table(
        "wetland: amphibian 4, reptile 2, bird 2",
        "domination",
        disks="sun E:-1,-1 sun W:1,-2 water W:1,-1",
        pawns="dom1 reptile",
    )
    assert game.dominant("wetland") == "reptile"
    game.play("wetland")
    assert game.gained() == {"amphibian": 8, "reptile": 4, "bird": 2}
    assert game.asks == "reptile: take_card"


def test_cards_grow_fewer() -> None:
    """W-15, DS-94: the first taker of a turn chooses among five, the next among four."""
    game = table(
        at="domination", pawns="dom1 insect dom2 insect", cards="omnivore nocturnal predator fertile parasitism"
    ).play("desert")
    assert len(game.options) == 5
    game.play("nocturnal", "savannah")
    assert len(game.options) == 4
