"""What a seat or an onlooker may see, as JSON with named things; its shape is written down in shapes."""

from typing import Final

from gondwana.kernel.rules import NONE, Ints, asked_about, open_prompt

from ..cards.biomes_and_events import BACKS, MODES
from ..prompts import Prompt
from ..rules.biomes import count_biomes, planned_changes
from ..rules.changes import SECOND
from ..rules.events import back_after
from ..rules.turn import may_trade
from ..state import State
from ..tables import DECK, EVENT_BACK, FIELD, SETUP, SPECIES, SURVIVAL, TOKENS, Dock, Fate, Mode, Place, Setup
from ..words import BIOME_WORDS, EVENT, FATE_WORDS, SOURCE_WORDS, SPECIES_WORDS
from .ahead import judged, scores
from .biomes import biome_view, competitive, competitive_list, waste_held
from .cards import card_view
from .preview import built, half_mutated
from .shapes import EventView, Meal, Outlook, Phase, PlayerView, Report, ReportRow, Result, Sizes, View

LEAST_FIELD = (1 << FIELD) - 1
PHASES: Final[dict[int, Phase]] = {Prompt.DRAW: "draw", Prompt.ASSIGN: "assign"}


def view(s: State, live: State, seat: int) -> View:
    """The table as a seat sees it; NONE is an onlooker."""
    scored = {} if s.mode >= Mode.CHILDREN_BASE else competitive(s, live)
    over_era = 1 if s.judged == s.era and not s.over else 0  # the event and the change after this era have come
    return {
        "mode": MODES[s.mode],
        "teams": bool(s.teams),
        "era": s.era,
        "eras": s.eras,
        "phase": "over" if s.over else PHASES.get(open_prompt(s), "action"),
        "first": s.first,
        "turn": None if s.over else s.turn if open_prompt(s) != Prompt.ASSIGN else s.asked.bit_length() - 1,
        "index": s.index or None,
        "waste": waste_left(s, live),
        "event": None if s.event == NONE else event_view(s, s.event, s.event_slot),
        "last_event": None if s.last_event == NONE else event_view(s, s.last_event, NONE),
        "ahead": backs_ahead(s, live, s.era + over_era),
        "changes": changes_ahead(live, over_era),
        "biomes": [biome_view(s, live, slot, scored) for slot in range(s.slots)],
        "piles": sizes(s.pile),
        "discards": sizes(s.discards),
        "biome_pile": int(count_biomes(live, Place.PILE)),
        "row": [card_view(card) for card in s.row if card != NONE],
        "hand": None if seat == NONE else [card_view(card) for card in hand(s, seat)],
        "hand_limit": int(SETUP[s.mode, s.seats, Setup.HAND]),
        "action_limit": int(SETUP[s.mode, s.seats, Setup.ACTIONS]) or None,
        "trades": trades(s, live, seat),
        "chosen": chosen(s, seat),
        "partner_hand": [card_view(card) for card in hand(s, (seat + 2) % 4)] if s.teams and seat != NONE else None,
        "build": in_the_making(s, live, seat),
        "acting": acting(s, seat),
        "players": [player_view(s, owner) for owner in range(s.seats)],
        "competitive": competitive_list(s, scored),
        "report": report(s) if s.judged else None,
        "result": result(s) if s.over else None,
    }


def expected(s: State, live: State) -> list[int]:
    """The points that each could expect if the era ended as things stand, by what all can see (DC-102)."""
    between = s.over or s.judged == s.era or s.era == 0
    return list(s.scores)[: s.seats] if between else scores(judged(live))


def sizes(counts: Ints | list[int]) -> Sizes:
    """How many cards of each size."""
    return {"small": counts[0], "large": counts[1]}


def hand(s: State, seat: int) -> list[int]:
    """The cards of a hand."""
    return list(s.hand[seat])[: s.hand_size[seat]]


def building(s: State, seat: int) -> bool:
    """Whether the seat builds a species now; nobody else may know how far it is (DC-88)."""
    return seat != NONE and bool(s.asked >> seat & 1) and open_prompt(s) == Prompt.BUILD


def half_done(s: State, seat: int) -> bool:
    """Whether the seat has made the first of two changes; nobody else may know it yet (DC-93)."""
    return s.doubling == SECOND and seat != NONE and bool(s.asked >> seat & 1)


def in_the_making(s: State, live: State, seat: int) -> Outlook | None:
    """The own species that is being built, or changed twice."""
    if half_done(s, seat):
        return half_mutated(s, live, seat)
    return built(s, live, seat) if building(s, seat) else None


def chosen(s: State, seat: int) -> list[str]:
    """The own cards that the running build uses, or the first of two changes."""
    if half_done(s, seat):
        return [f"card:{DECK[s.come].key}"] if s.come != NONE else []
    if not building(s, seat):
        return []
    return [f"card:{DECK[card].key}" for place, card in enumerate(hand(s, seat)) if s.chosen >> place & 1]


def acting(s: State, seat: int) -> str | None:
    """The own species that mutates or migrates."""
    asked = seat != NONE and bool(s.asked >> seat & 1)
    if not asked or open_prompt(s) not in (Prompt.SPECIES, Prompt.CHANGE, Prompt.REPLACE):
        return None
    return f"species:{SPECIES_WORDS[asked_about(s)[0]]}"


def trades(s: State, live: State, seat: int) -> bool:
    """Whether the seat's trade of this turn is still to be made (DC-101)."""
    return seat == s.turn and not s.over and s.era > 0 and bool(may_trade(live, seat))


def waste_left(s: State, live: State) -> int | None:
    """Tokens left in the reserve, None where the game has none (DC-50)."""
    if s.mode == Mode.CHILDREN_EXPANSION:
        return s.waste_total
    return s.waste_total - waste_held(s, live) if s.mode in (Mode.EXPANSION, Mode.STORY) else None


def event_view(s: State, event: int, slot: int) -> EventView:
    """An event card."""
    biome = None if slot == NONE else BIOME_WORDS[s.biome[slot]]
    return {"event": EVENT.word(event), "back": BACKS[EVENT_BACK[event]], "biome": biome}


def backs_ahead(s: State, live: State, era: int) -> list[str]:
    """The backs of the event cards to come: they lie face down, but their backs are seen."""
    backs = [int(back_after(live, later)) for later in range(max(1, era), s.eras)]
    return [BACKS[back] for back in backs if back != NONE]


def changes_ahead(live: State, over_era: int) -> int:
    """How many biomes will change after this era, as planned (DC-121)."""
    live.era += over_era
    planned = 0 if live.era == 0 else int(planned_changes(live))
    live.era -= over_era
    return planned


def player_view(s: State, seat: int) -> PlayerView:
    """A player, as all see it."""
    cards = hand(s, seat)
    large = sum(DECK[card].large for card in cards)
    own = [species for species in range(seat * TOKENS, (seat + 1) * TOKENS) if s.card[species, Dock.HEAD] != NONE]
    return {
        "seat": seat,
        "partner": (seat + 2) % 4 if s.teams else None,
        "active": bool(s.active >> seat & 1) and not s.over,
        "turn": not s.over and s.turn == seat,
        "first": s.first == seat,
        "hand": sizes([len(cards) - large, large]),
        "known": [card_view(card) for place, card in enumerate(cards) if s.shown[seat] >> place & 1],
        "tokens": TOKENS - len(own),
        "actions": s.actions[seat],
        "bank": s.bank[seat],
        "on_species": sum(s.points[species] for species in own),
        "waste": s.collected[seat],
        "score": s.scores[seat],
        "earned": [dict(zip(SOURCE_WORDS, era, strict=True)) for era in list(s.earned[seat])[: s.eras]],
    }


def report(s: State) -> Report:
    """The last evaluation, species by species."""
    judged = [species for species in range(SPECIES) if s.was_head[species] != NONE]
    return {
        "era": s.judged,
        "biomes": [BIOME_WORDS[biome] for biome in list(s.was_biome)[: s.slots]],
        "rows": [report_row(s, species) for species in judged],
    }


def report_row(s: State, species: int) -> ReportRow:
    """What became of a species."""
    eater = s.eater[species]
    return {
        "thing": f"species:{SPECIES_WORDS[species]}",
        "owner": species // TOKENS,
        "body": card_view(s.was_body[species]),
        "head": card_view(s.was_head[species]),
        "biome": BIOME_WORDS[s.was_in[species]],
        "fate": FATE_WORDS[s.fate[species]],
        "eaten_by": None if eater == NONE else f"species:{SPECIES_WORDS[eater]}",
        "meal": report_meal(s, species),
        "adaptation": s.stood[species] & LEAST_FIELD,
        "comp": s.stood[species] >> FIELD,
        "survival": SURVIVAL if s.fate[species] == Fate.FED else 0,
        "win": s.won[species],
        "competitive": s.ranked[species],
    }


def report_meal(s: State, species: int) -> Meal:
    """What a species got in the last distribution, and whom it ate (DC-104)."""
    ate = s.ate[species]
    prey = [other for other in range(SPECIES) if s.was_head[other] != NONE and s.eater[other] == species]
    return {
        "plants": ate & LEAST_FIELD,
        "meat": ate >> FIELD & LEAST_FIELD,
        "waste": ate >> 2 * FIELD,
        "prey": [f"species:{SPECIES_WORDS[other]}" for other in prey],
    }


def result(s: State) -> Result:
    """Who has won (DC-4, DC-162)."""
    totals = list(s.scores)[: s.seats]
    return {
        "winners": [seat for seat in range(s.seats) if s.places[seat] == 1],
        "totals": totals,
        "teams": [totals[0] + totals[2], totals[1] + totals[3]] if s.teams else None,
    }
