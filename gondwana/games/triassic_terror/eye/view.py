"""What a seat or an onlooker may see, as JSON with named things."""

from gondwana.kernel.rules import NONE, asked_about, open_prompt

from ..board.island import HABITATS as HABITAT_WORDS
from ..flow import Stage
from ..prompts import Prompt
from ..rules.cleanup import pool
from ..rules.herds import herd_size, holds
from ..rules.migration import followers, movable
from ..scoring import animals, dominance_points, habitat_points, is_present
from ..state import State
from ..tables import (
    AREAS,
    CARD_ROUNDS,
    DOMINANCE_AFTER,
    ENVIRONMENTS,
    HABITATS,
    ISLAND,
    LONG,
    PERIODS,
    PRESENCE,
    PRESENCE_AFTER,
    RAPTORS,
    ROUNDS,
    SIDE,
    SPACES,
    STONES,
    Predator,
)
from ..words import AREA, COLOUR, ENVIRONMENT, PERIOD, PREDATOR, PREY, TILE
from .shapes import (
    Area,
    Card,
    Cards,
    Counter,
    Forecast,
    Herd,
    Migration,
    Part,
    Phase,
    PlacedPredator,
    Player,
    Result,
    Round,
    Space,
    View,
)


def view(s: State, live: State, seat: int) -> View:
    """The table as a seat sees it; NONE is an onlooker."""
    return {
        "side": "b" if SIDE[s.schedule] else "a",
        "long": s.schedule == LONG,
        "phase": phase(s),
        "period": PERIOD.word(s.period),
        "round": s.lap + 1,
        "track": track(s),
        "first": s.first,
        "active": active_seat(s),
        "spaces": [space(s, number) for number in range(SPACES)],
        "pool": int(pool(live)),
        "cards": cards(s),
        "areas": [area(s, live, number) for number in range(AREAS)],
        "predators": predators(s, live),
        "hunter": hunter(s),
        "players": [player(s, live, owner, seat) for owner in range(s.seats)],
        "migration": migration(s, live),
        "result": result(s) if s.over else None,
    }


def phase(s: State) -> Phase:
    """What is being done, in a word."""
    if s.stage == Stage.COLOURS:
        return "colours"
    return "over" if s.over else "select" if s.stage == Stage.SELECT else "act"


def active_seat(s: State) -> int | None:
    """Who selects or acts now."""
    if s.over or s.space == SPACES:  # all have acted
        return None
    if s.stage == Stage.COLOURS:
        return s.chosen
    return (s.first + s.chosen) % s.seats if s.stage == Stage.SELECT else s.taken[s.tile_on[s.space]]


def track(s: State) -> list[Round]:
    """The rounds of the game: which bring cards, after which what is scored (TT-23, TT-24, TT-126)."""
    return [
        {
            "thing": f"round:{PERIOD.word(period)}:{lap + 1}",
            "period": PERIOD.word(period),
            "round": lap + 1,
            "card": bool(lap < CARD_ROUNDS[s.schedule, period]),
            "scoring": scoring(s, period) if lap + 1 == ROUNDS[s.schedule, period] else None,
            "done": bool(s.over) or (period, lap) < (s.period, s.lap),
            "now": not s.over and (period, lap) == (s.period, s.lap),
        }
        for period in range(PERIODS)
        for lap in range(ROUNDS[s.schedule, period])
    ]


def scoring(s: State, period: int) -> list[Part]:
    """What is counted after a period, in order (TT-124)."""
    parts: list[Part] = ["habitats"]
    if PRESENCE_AFTER[s.schedule, period]:
        parts.append("presence")
    if DOMINANCE_AFTER[s.schedule, period]:
        parts.append("dominance")
    return parts


def space(s: State, number: int) -> Space:
    """An action space: its tile, the plastic dinosaur that marks it until its turn is over (TT-32, TT-43)."""
    tile = s.tile_on[number]
    owner = s.taken[tile]
    waits = s.stage == Stage.SELECT or number >= s.space
    return {
        "thing": f"tile:{TILE.word(tile)}",
        "space": number + 1,
        "tile": TILE.word(tile),
        "white": s.white[tile],
        "seat": None if owner == NONE else owner,
        "marked": owner != NONE and waits,
        "now": s.stage == Stage.MENU and number == s.space,
        "played": owner != NONE and (not waits or (number == s.space and s.tile_played == 1)),
    }


def cards(s: State) -> Cards:
    """Pile, face-up card and discards; what is left unseen may be counted by all (TT-137)."""
    return {
        "pile": sum(s.deck),
        "face_up": None if s.face_up == NONE else ENVIRONMENT.word(s.face_up),
        "discards": {ENVIRONMENT.word(kind): s.discards[kind] for kind in range(ENVIRONMENTS)},
    }


def area(s: State, live: State, number: int) -> Area:
    """An area: its stones, its herds by rank, what lies on it."""
    key = AREA.word(number)
    return {
        "thing": f"area:{key}",
        "area": key,
        "environment": ISLAND["area"][number]["environment"],
        "near": ISLAND["area"][number]["near"],
        "stones": [int(stone) for stone in STONES[SIDE[s.schedule], number]],
        "herds": herds(s, live, number),
        "volcano": None if s.volcano[number] == NONE else s.volcano[number],
    }


def herds(s: State, live: State, number: int) -> list[Herd]:
    """Who holds a habitat, from the primary one down."""
    return [
        {
            "thing": f"herd:{number}:{PREY.word(seat)}",
            "seat": seat,
            "habitat": HABITAT_WORDS[place],
            "dinos": s.dinos[number][seat],
            "trex": trex_counts(s, number, seat),
            "size": int(herd_size(live, number, seat)),
            "points": int(STONES[SIDE[s.schedule], number, place]),
        }
        for place in range(HABITATS)
        if (seat := s.habitat[number, place]) != NONE
    ]


def trex_counts(s: State, number: int, seat: int) -> bool:
    """Whether the T-Rex adds its three to a herd (TT-50)."""
    return bool(s.trex_settled and s.trex_area == number and s.trex_owner == seat)


def predators(s: State, live: State) -> list[PlacedPredator]:
    """Where they stand; a T-Rex has an owner and may stand outside the habitats (TT-93)."""
    owner = s.trex_owner
    inside = owner != NONE and trex_counts(s, s.trex_area, owner) and holds(live, s.trex_area, owner)
    places = {Predator(raptor): s.raptor[raptor] for raptor in range(RAPTORS)}
    places |= {Predator.PTERODACTYL: s.pterodactyl, Predator.TREX: s.trex_area}
    return [
        {
            "thing": f"predator:{PREDATOR.word(predator).replace('_', '-')}",
            "predator": PREDATOR.word(predator),
            "area": AREA.word(place),
            "owner": owner if predator == Predator.TREX and owner != NONE else None,
            "inside": bool(inside) if predator == Predator.TREX else False,
        }
        for predator, place in places.items()
    ]


def hunter(s: State) -> str | None:
    """The predator that is being moved or is eating."""
    question = open_prompt(s)
    if question in (Prompt.PT_MOVE, Prompt.PT_EAT):
        return PREDATOR.word(Predator.PTERODACTYL)
    if question in (Prompt.TREX_MOVE, Prompt.TREX_EAT):
        return PREDATOR.word(Predator.TREX)
    if question in (Prompt.RAPTOR_MOVE, Prompt.RAPTOR_EAT, Prompt.SCATTER_WHO, Prompt.SCATTER_TO):
        return PREDATOR.word(asked_about(s)[0])
    return None


def player(s: State, live: State, owner: int, seat: int) -> Player:
    """What lies in front of a player; a card drawn from the pile is seen by its owner alone (TT-31)."""
    return {
        "seat": owner,
        "colour": None if s.colour[owner] == NONE else COLOUR.word(s.colour[owner]),
        "score": s.scores[owner],
        "supply": s.supply[owner],
        "pending": s.pending[owner],
        "hatch": counter(s.hatch_used[owner]),
        "volcano": counter(s.volcano_used[owner]),
        "card": card(s, owner, seat),
        "tile": next((TILE.word(tile) for tile, taker in enumerate(s.taken) if taker == owner), None),
        "animals": {ENVIRONMENT.word(kind): int(animals(live, kind, owner)) for kind in range(ENVIRONMENTS)},
        "forecast": forecast(s, live, owner),
    }


def counter(used: int) -> Counter:
    """Ready, or the period in which it was used (TT-121)."""
    return "ready" if used == NONE else PERIOD.word(used)


def card(s: State, owner: int, seat: int) -> Card | None:
    """The terrain card of this round."""
    if s.hand[owner] == NONE:
        return None
    return ENVIRONMENT.word(s.hand[owner]) if owner == seat or s.open_hand[owner] else "hidden"


def forecast(s: State, live: State, owner: int) -> Forecast:
    """What the running period would bring if it were scored now."""
    presence = PRESENCE_AFTER[s.schedule, s.period] and is_present(live, owner)
    dominance = DOMINANCE_AFTER[s.schedule, s.period]
    return {
        "habitats": int(habitat_points(live, owner)),
        "presence": PRESENCE if presence else 0,
        "dominance": sum(int(dominance_points(live, kind, owner)) for kind in range(ENVIRONMENTS)) if dominance else 0,
    }


def expected(s: State, live: State) -> list[int]:
    """The points of each player, and what the running period would bring if it were scored now."""
    hopes = [forecast(s, live, owner) for owner in range(s.seats)]
    return [s.scores[owner] + (0 if s.over else sum(hopes[owner].values())) for owner in range(s.seats)]  # type: ignore[arg-type]


def migration(s: State, live: State) -> Migration | None:
    """A herd that is just setting out: who goes where, how many follow (TT-68, TT-70)."""
    if open_prompt(s) not in (Prompt.MIG_TO, Prompt.MIG_COUNT):
        return None
    origin, to = asked_about(s)[0], asked_about(s)[2]
    mover = s.taken[s.tile_on[s.space]]
    return {
        "origin": AREA.word(origin),
        "to": AREA.word(to) if open_prompt(s) == Prompt.MIG_COUNT else None,
        "followers": int(followers(live, mover, origin)),
        "left": int(movable(live, mover, origin)) + int(followers(live, mover, origin)) - sum(s.going),
        "going": {AREA.word(number): s.going[number] for number in range(AREAS) if s.going[number]},
    }


def result(s: State) -> Result:
    """Who has won, and why if it was close (TT-135, TT-136)."""
    return {
        "winners": [seat for seat in range(s.seats) if s.places[seat] == 1],
        "totals": [s.scores[seat] for seat in range(s.seats)],
        "places": [s.places[seat] for seat in range(s.seats)],
    }
