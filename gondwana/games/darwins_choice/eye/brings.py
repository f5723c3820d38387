"""What an answer brings, in words, and what it would waste: read from copies on which the rules carried it out."""

from typing import Any

from gondwana.kernel.rules import NONE, Text, asked_about, open_prompt, text

from ..prompts import Prompt
from ..rules.changes import mutation_cost
from ..rules.migration import can_act
from ..rules.species import slot_of_biome
from ..state import State
from ..tables import (
    ADD,
    BIOME_ANSWER,
    DOUBLE,
    LARGE_PILE,
    PASS,
    REDRAW,
    SPECIES_ANSWER,
    TOKENS,
    Dock,
    Fate,
    Mode,
)
from .ahead import changed, created, judged, moved, scores
from .names import card_words, name_words
from .preview import change_of, first_of_two

MOST_FATES = 3  # others whose fate a sentence names; the board shows all


def brings(s: State, live: State, seat: int, move: int) -> list[Text]:
    """What an answer does, the most important first."""
    question = open_prompt(s)
    if question == Prompt.DRAW:
        return [text(f"darwins_choice_brings_{'large' if move == LARGE_PILE else 'small'}")]
    if question == Prompt.ASSIGN:
        species = move - SPECIES_ANSWER
        return [text("darwins_choice_brings_assign", points=s.points[species] + 1)]
    if question == Prompt.TRADE:
        return trade(s, move)
    if question == Prompt.KEEP:
        return [text("darwins_choice_brings_redraw", count=s.hand_size[seat] - 1)]
    if question == Prompt.MENU:
        return menu(s, live, seat, move)
    after = carried_out(s, live, seat, question, move)
    if after is not None:
        return consequences(s, live, seat, *after)
    if move == DOUBLE:
        return [text("darwins_choice_brings_double", points=int(mutation_cost(live)))]
    return []


def menu(s: State, live: State, seat: int, move: int) -> list[Text]:
    """Passing ends the era for a player; a redraw leaves one card."""
    if move == REDRAW:
        return [text("darwins_choice_brings_redraw", count=s.hand_size[seat] - 1)]
    if move != PASS:
        return []
    gain = scores(judged(live))[seat] - s.scores[seat]
    return [text("darwins_choice_brings_pass"), text("darwins_choice_brings_stands", points=signed(gain))]


def trade(s: State, given: int) -> list[Text]:
    """What is given, and what comes for it (DC-100)."""
    taken = s.row[asked_about(s)[0]]
    names = {f"{name}2": word for name, word in card_words(given).items()}
    return [text("darwins_choice_brings_trade", **card_words(taken), **names)]


def carried_out(s: State, live: Any, seat: int, question: int, move: int) -> tuple[Any, int] | None:
    """The table after a main action, and the species that took it; None where an answer ends none."""
    if question == Prompt.BUILD and move >= BIOME_ANSWER:
        cards = [int(s.hand[seat, place]) for place in range(s.hand_size[seat]) if s.chosen >> place & 1]
        return created(live, seat, cards, int(slot_of_biome(live, move - BIOME_ANSWER)))
    if question not in (Prompt.SPECIES, Prompt.CHANGE, Prompt.REPLACE) or move == DOUBLE:
        return None
    species = asked_about(s)[0]
    if BIOME_ANSWER <= move < ADD:
        return moved(live, seat, species, int(slot_of_biome(live, move - BIOME_ANSWER))), species
    change, before = change_of(s, live, seat, question, move), first_of_two(s)
    if change is None or (s.doubling and not before):
        return None
    return changed(live, seat, species, [*before, change], pays=bool(s.doubling)), species


def consequences(s: State, live: Any, seat: int, after: Any, species: int) -> list[Text]:
    """How the species does, what all get by it if nothing more happens in this era, and who else lives or dies."""
    now, then = judged(live), judged(after)
    change = [new - old for new, old in zip(scores(then), scores(now), strict=True)]
    clauses = [] if s.mode >= Mode.CHILDREN_BASE else [own_fate(then, species)]
    clauses.append(text("darwins_choice_brings_points", seat={"seat": seat}, points=signed(change[seat])))
    clauses += fates(s, now, then, species)
    return clauses + [
        text("darwins_choice_brings_points", seat={"seat": other}, points=signed(points))
        for other, points in enumerate(change)
        if points and other != seat
    ]


def own_fate(then: Any, species: int) -> Text:
    """Whether it would live, and whether as the best of its biome."""
    if then.fate[species] == Fate.EATEN:
        return text("darwins_choice_brings_eaten", **report_name(then, int(then.eater[species])))
    if then.fate[species] != Fate.FED:
        return text("darwins_choice_brings_dies")
    return text("darwins_choice_brings_best" if then.won[species] else "darwins_choice_brings_lives")


def fates(s: State, now: Any, then: Any, species: int) -> list[Text]:
    """The species of all players that would die by it, and those that would be saved."""
    there = [index for index in range(s.seats * TOKENS) if s.card[index, Dock.HEAD] != NONE and index != species]
    lost = [index for index in there if now.fate[index] == Fate.FED and then.fate[index] != Fate.FED]
    saved = [index for index in there if now.fate[index] != Fate.FED and then.fate[index] == Fate.FED]
    if s.mode >= Mode.CHILDREN_BASE:
        return []
    return [
        text(f"darwins_choice_brings_{what}", seat={"seat": index // TOKENS}, **name_words(s, index))
        for what, those in (("kills", lost), ("saves", saved))
        for index in those
    ][:MOST_FATES]


def report_name(after: Any, species: int) -> dict[str, Any]:
    """A species of the evaluation by the animals of its body and its head (DC-22)."""
    heads = {"body": int(after.was_body[species]), "head": int(after.was_head[species])}
    return {part: card_words(card)["animal"] for part, card in heads.items()}


def signed(points: int) -> str:
    """A change of points: +3, −2, ±0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


# what would be wasted


def warns(s: State, live: State, seat: int, move: int) -> Text | None:
    """Passing while an own species will die that could still act; placing one that will be eaten."""
    question = open_prompt(s)
    if question == Prompt.MENU and move == PASS:
        return lost_by_passing(s, live, seat)
    after = carried_out(s, live, seat, question, move)
    if after is not None and s.mode < Mode.CHILDREN_BASE and judged(after[0]).fate[after[1]] == Fate.EATEN:
        return text("darwins_choice_warns_eaten")
    return None


def lost_by_passing(s: State, live: Any, seat: int) -> Text | None:
    """The own species that would die, though it could mutate or migrate (DC-80, DC-102)."""
    if s.mode >= Mode.CHILDREN_BASE:
        return None
    then = judged(live)
    for species in range(seat * TOKENS, (seat + 1) * TOKENS):
        lives = s.card[species, Dock.HEAD] != NONE
        if lives and then.fate[species] != Fate.FED and can_act(live, seat, species):
            return text("darwins_choice_warns_pass", **name_words(s, species))
    return None
