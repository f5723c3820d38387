"""What a whole action brings that is laid out and not yet sent: Speciation, Migration, Competition."""

from collections.abc import Sequence

from support.boards import recorded
from support.dominant_species import Table, table

from gondwana.games.dominant_species import DOMINANT_SPECIES
from gondwana.kernel.compiler.mode import INTERPRET
from gondwana.kernel.game.text import speak
from gondwana.kernel.match.board import Board
from gondwana.kernel.match.foresight import Step, foresee

FOLDER = DOMINANT_SPECIES.folder / "text"


def told(game: Table, *steps: Step) -> list[str]:
    """What steps bring together, as it is said about everybody."""
    board = Board(DOMINANT_SPECIES)
    board.load(recorded(game.s) if INTERPRET else game.s)
    seat = int(game.s.asked).bit_length() - 1
    before = board.position()
    clauses = foresee(DOMINANT_SPECIES, board, seat, steps)
    assert board.position() == before
    return [speak(clause, FOLDER, "en", ["A"] * 6) for clause in clauses]


def legs(*ways: tuple[str, str, int]) -> Sequence[Step]:
    """The answers of a Migration."""
    return [
        step
        for origin, to, count in ways
        for step in (("migrate_from", origin), ("migrate_to", to), ("migrate_count", str(count)))
    ]


def test_a_migration_says_where_cubes_go_and_who_dominates_then() -> None:
    """DS-84, DS-39: two legs are one action."""
    cubes = "desert: mammal 3; savannah: bird 1"
    game = table(cubes, "migration", disks="meat W:1,-1 meat E:1,-1 grub W:2,-1", pawns="mig2 mammal")
    said = told(game, *legs(("tile:e4", "tile:e3", 2), ("tile:e4", "tile:d4", 1)))
    assert said[0] == "Mammals: cubes e4 −3, d4 +1, e3 +2"
    assert "Mammals then dominate the savannah e3" in said


def test_a_step_that_nobody_is_asked_is_left_out() -> None:
    """DS-171: a single cube goes without a word on how many."""
    game = table("desert: mammal 1", "migration", pawns="mig2 mammal")
    assert told(game, *legs(("tile:e4", "tile:d4", 1)))[0] == "Mammals: cubes e4 −1, d4 +1"


def test_a_speciation_says_where_cubes_come() -> None:
    """DS-76."""
    game = table("", "speciation", animals="mammal bird", pawns="spe2 bird")
    counts = [("speciate_count", "1"), ("speciate_count", "0"), ("speciate_count", "2")]
    said = told(game, ("speciate_disk", "corner:W:1,0"), *counts)
    assert said[0] == "Birds: cubes d4 +1, e4 +2"


def test_a_competition_says_who_loses_what_where() -> None:
    """DS-89, DS-39."""
    game = table("desert: bird 1, mammal 2", "competition", disks="meat W:1,0", pawns="com3 bird")
    said = told(game, ("compete", "tile:e4"), ("victim", "cube:18:mammal"))
    assert said[0] == "Mammals lose 1 cube on the desert e4"
