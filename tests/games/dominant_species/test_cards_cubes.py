"""Evolution, Fecundity, Hibernation (DS-106, DS-107, DS-110, DS-131, DS-132, DS-161)."""

from support.dominant_species import table, tile

from .test_cards_rows import take


def test_evolution_replaces_cubes_of_two_animals() -> None:
    """DS-106, E-43, E-44: two different ones, anywhere; the replaced cubes are eliminated."""
    game = take("evolution", "desert: reptile 1; jungle: bird 2, insect 1; savannah: bird 1", disks="sun W:1,0")
    assert game.options == {"bird", "insect", "pass"}
    game.play("bird")
    assert game.options == {"-1,0", "1,-1"}
    game.play("jungle")
    assert game.options == {"insect", "pass"}
    game.play("insect")
    assert game.asks == ""
    assert game.cubes("jungle") == {"bird": 1, "reptile": 2}
    assert game.count("eliminated")["bird"] == game.count("eliminated")["insect"] == 1  # the last insect
    assert game.count("gene_pool")["reptile"] == 34 - 1 - 2


def test_evolution_replaces_two_cubes_at_most() -> None:
    """DS-106: a third opposing animal is safe."""
    game = take("evolution", "desert: reptile 1; jungle: bird 1, insect 1, mammal 1", disks="sun W:1,0")
    assert game.play("bird", "insect").asks == ""
    assert game.cubes("jungle") == {"mammal": 1, "reptile": 2}


def test_evolution_may_stop() -> None:
    """DS-106: up to two."""
    game = take("evolution", "desert: reptile 1; jungle: bird 2, insect 1", disks="sun W:1,0").play("pass")
    assert game.asks == ""
    assert game.cubes("jungle") == {"bird": 2, "insect": 1}


def test_evolution_needs_the_gene_pool() -> None:
    """DS-106, E-23: one cube allows one replacement."""
    game = take("evolution", "desert: reptile 1; jungle: bird 2, insect 1", disks="sun W:1,0", eliminated="reptile 32")
    game.play("bird")
    assert game.asks == ""
    assert game.cubes("jungle") == {"bird": 1, "reptile": 1, "insect": 1}
    none = take("evolution", "desert: reptile 1; jungle: bird 2", disks="sun W:1,0", eliminated="reptile 33")
    assert none.asks == ""


def test_fecundity_puts_a_cube_on_each_own_tile() -> None:
    """DS-44, DS-107: as far as possible, so nothing is asked while the gene pool has a cube for every tile."""
    cubes = "desert: reptile 1; jungle: reptile 2, bird 1; forest: reptile 1; savannah: bird 1"
    game = take("fecundity", cubes, disks="sun W:1,0")
    assert game.asks == ""
    assert game.cubes("jungle") == {"reptile": 3, "bird": 1}
    assert game.cubes("forest") == game.cubes("desert") == {"reptile": 2}
    assert game.cubes("savannah") == {"bird": 1}


def test_fecundity_skips_no_neighbouring_hex() -> None:
    """DS-107: two tiles whose hexes follow each other get a cube each, and both are asked about where cubes are few."""
    near = "jungle: reptile 1; forest: reptile 1; desert: reptile 1"
    assert tile("forest") == tile("jungle") + 1
    game = take("fecundity", near, disks="sun W:1,0")
    assert game.cubes("jungle") == game.cubes("forest") == {"reptile": 2}
    few = take("fecundity", near, disks="sun W:1,0", eliminated="reptile 30").play("no")
    assert few.asks == "reptile: fecundity"
    few.play("yes")
    assert (few.asks, few.cubes("jungle"), few.cubes("forest")) == ("", {"reptile": 1}, {"reptile": 2})


def test_fecundity_with_few_cubes() -> None:
    """DS-107, E-23: the taker chooses which tiles go without, and no more of them than must."""
    game = take("fecundity", "desert: reptile 1; jungle: reptile 2", disks="sun W:1,0", eliminated="reptile 30")
    assert game.count("gene_pool")["reptile"] == 1
    assert game.options == {"no", "yes"}
    game.play("no")
    assert game.asks == ""
    assert game.cubes("desert") == {"reptile": 2}
    stop = take("fecundity", "desert: reptile 1; jungle: reptile 2", disks="sun W:1,0", eliminated="reptile 30")
    assert stop.play("yes").asks == ""
    assert stop.cubes("jungle") == {"reptile": 3}


def test_cards_for_many_tiles_begin_with_the_first_hex() -> None:
    """DS-107, DS-123, DS-172: the one with index 0, and the last one counts too."""
    tiles, ends = "sea -2,0 sea -3,0 sea 2,0 sea 3,0", "-3,0: reptile 1, bird 1; 3,0: reptile 1, bird 1"
    position = {"disks": "sun W:1,0", "tiles": tiles}
    grown = take("fecundity", f"desert: reptile 1; {ends}", **position)
    assert grown.asks == ""
    assert grown.cubes("-3,0") == grown.cubes("3,0") == {"reptile": 2, "bird": 1}
    hunted = take("predator", f"desert: reptile 1; {ends}", **position)
    assert hunted.cubes("-3,0") == hunted.cubes("3,0") == {"reptile": 1}


def test_hibernation_brings_eliminated_cubes_back() -> None:
    """DS-110: one to five, on any tile, safe from this turn's Extinction."""
    game = take("hibernation", "desert: reptile 1", disks="sun W:1,0", eliminated="reptile 7")
    assert game.options == game.tiles() | {"pass"}
    game.play("jungle")
    assert game.options == {"1", "2", "3", "4", "5"}
    game.play(5)
    assert game.asks == ""
    assert game.cubes("jungle") == {"reptile": 5}
    assert game.count("eliminated")["reptile"] == 2
    game.go_on("extinction")
    assert game.cubes("jungle") == {"reptile": 5}


def test_hibernation_needs_eliminated_cubes() -> None:
    """DS-110: not the gene pool; it may be declined."""
    assert take("hibernation", "desert: reptile 1", disks="sun W:1,0").asks == ""
    game = take("hibernation", "desert: reptile 1", disks="sun W:1,0", eliminated="reptile 2").play("pass")
    assert game.asks == ""
    assert game.count("eliminated")["reptile"] == 2


def test_the_mark_is_for_one_extinction() -> None:
    """DS-131: others of the animal on the tile die; next turn the sleepers are as endangered as any."""
    game = table("jungle: bird 5", "extinction", disks="sun W:1,0", asleep="jungle: bird 3")
    assert game.cubes("jungle") == {"bird": 3}
    assert game.s.sleeper == -1
    game.s.stage = 15
    game.settle()
    assert game.cubes("jungle") == {}


def test_unprotected_cubes_leave_first() -> None:
    """DS-132, E-37: by Competition, cards, anything."""
    game = table(
        "jungle: bird 5, reptile 1; desert: reptile 1",
        "domination",
        disks="sun W:1,0",
        asleep="jungle: bird 3",
        cards="predator",
        pawns="dom1 insect",
    )
    game.play("desert")
    assert game.cubes("jungle") == {"bird": 4, "reptile": 1}
    assert int(game.s.asleep[tile("jungle")]) == 3
    game = table("jungle: bird 3, arachnid 1", "migration", asleep="jungle: bird 3", through="competition").play(
        "jungle"
    )
    assert int(game.s.asleep[tile("jungle")]) == 2


def test_marks_stay_when_other_animals_leave() -> None:
    """DS-132: only the sleeper's own losses can take them."""
    game = table("jungle: bird 3, reptile 2, arachnid 1", "migration", asleep="jungle: bird 3", through="competition")
    game.play("jungle", "reptile")
    assert game.cubes("jungle") == {"reptile": 1, "bird": 3, "arachnid": 1}
    assert int(game.s.asleep[tile("jungle")]) == 3


def test_rescue_and_hibernation_add_up() -> None:
    """DS-161, E-38."""
    game = table("jungle: mammal 5", "extinction", disks="sun W:1,0", asleep="jungle: mammal 3")
    assert game.cubes("jungle") == {"mammal": 4}
