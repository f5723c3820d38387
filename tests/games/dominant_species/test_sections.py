"""A section lasts until the questions at its end are answered (DS-54, DS-63, DS-78, DS-130)."""

from support.dominant_species import table
from support.random_games import random_moves

import gondwana
from gondwana.games.dominant_species.eye.sentences import group
from gondwana.games.dominant_species.state import Stage
from gondwana.games.dominant_species.tables import SOURCE_NAMES


def heading(game: object) -> str:
    said = group(game.s)  # type: ignore[attr-defined]
    return str(said["args"].get("action", {}).get("term", said["key"])).removeprefix("dominant_species_")


def test_the_reptiles_protect_within_regression() -> None:
    """DS-63: their free protection is asked under Regression, not under Abundance."""
    game = table("", "regression", boxes="regression: grub", displays="reptile: grub", pawns="abu1 bird")
    assert (game.asks, heading(game)) == ("reptile: protect", "action_regression")
    assert game.play("grub").s.stage == Stage.ABUNDANCE


def test_the_insects_place_within_speciation() -> None:
    """DS-78: their free cube is asked under Speciation, not under Wanderlust."""
    game = table("desert: insect 1", "speciation")
    assert (game.asks, heading(game)) == ("insect: insect", "action_speciation")
    assert game.play("desert").s.stage == Stage.WANDERLUST


def test_the_mammals_save_within_extinction() -> None:
    """DS-130: before Survival."""
    game = table("desert: mammal 1; jungle: mammal 1", "extinction", disks="grub W:0,-1")
    assert (game.asks, heading(game)) == ("mammal: save", "group_extinction")
    assert game.play("desert").s.stage == Stage.SURVIVAL


def test_the_parts_of_reset_have_headings_of_their_own() -> None:
    game = table("desert: mammal 1", "extinction")
    headings = []
    for stage in (Stage.EXTINCTION, Stage.SURVIVAL, Stage.RESEED, Stage.FINISH):
        game.s.stage = stage
        headings.append(heading(game))
    assert headings == ["group_extinction", "group_survival", "group_reseed", "group_finish"]


def test_every_point_has_a_source() -> None:
    """DS-49, DS-166: what each source brought adds up to the VPs, also on a random earth."""
    options = {"turn_limit": "10", "earth": "random"}
    match = gondwana.new("dominant-species", seats=4, seed=3, options=options)
    for _ in random_moves(match, 3):
        pass
    state = match.plain
    assert [sum(state.earned[animal]) for animal in range(6)] == list(state.points)
    assert any(state.earned[animal][SOURCE_NAMES.index("final")] for animal in range(6))


def test_reset_is_told_in_its_parts() -> None:
    """DS-129, DS-133, DS-137: each line of a Reset stands under the part in which it happened."""
    match = gondwana.new("dominant-species", seats=4, seed=2, options={"turn_limit": "10"})
    for _ in random_moves(match, 2):
        pass
    under: dict[str, set[str]] = {}
    for line in match.log(None):
        under.setdefault(line["text"]["key"].removeprefix("dominant_species_log_"), set()).add(
            line["group"]["key"].removeprefix("dominant_species_group_")
        )
    assert under["extinct"] == {"extinction"}
    assert under["survived"] == {"survival"}
    assert under["disks_drawn"] == {"plan", "reseed"}  # the set-up is told as the first turn begins
    assert under["scored"] == under["named"] == {"action"}
    assert under["final"] == {"finish"}
