"""The map file, read and checked: what the board must be for the rules to run on it."""

from pathlib import Path
from typing import Any, Final

from gondwana.kernel.data import data_file, read_data
from gondwana.kernel.errors import BadGame

GAME: Final = Path(__file__).parents[1]  # the folder of the game
ENVIRONMENTS: Final = ("swamp", "forest", "desert", "mountain")
AREAS: Final = ("s1", "s2", "s3", "f1", "f2", "f3", "d1", "d2", "d3", "m1", "m2", "m3")
HABITATS: Final = ("primary", "secondary", "tertiary")
MOST_STONES: Final = 99  # the ranking of Dominance packs stone values into two figures


def read_island() -> dict[str, Any]:
    """The map: the user's own where there is one, else ours."""
    return checked(read_data(GAME, "map.toml"), str(data_file(GAME, "map.toml")))


def checked(island: dict[str, Any], name: str) -> dict[str, Any]:
    """A map that the rules can run on, or a clear error."""
    for part, kind in (("area", list), ("predators", dict), ("chart", dict)):
        if not isinstance(island.get(part), kind):
            raise BadGame(f"{name}: the part {part!r} is missing")
    if [area.get("key") for area in island["area"] if isinstance(area, dict)] != list(AREAS):
        raise BadGame(f"{name}: the areas must be these twelve, in this order", AREAS)
    for place, area in enumerate(island["area"]):
        _check_area(area, ENVIRONMENTS[place // 3], name)
    _check_borders(island["area"], name)
    _check_predators(island["predators"], name)
    for players in range(2, 7):
        _check_chart(island["chart"].get(str(players)), players, name)
    return island


def _check_area(area: dict[str, Any], environment: str, name: str) -> None:
    where = f"{name}: area {area['key']}"
    if area.get("environment") != environment:
        raise BadGame(f"{where}: its environment must be {environment!r}, not {area.get('environment')!r}")
    near = area.get("near")
    if not isinstance(near, list) or not near or any(other not in AREAS or other == area["key"] for other in near):
        raise BadGame(f"{where}: `near` must name at least one other area", AREAS)
    stones = area.get("stones")
    if not isinstance(stones, dict) or set(stones) != {"a", "b"} or not all(map(_are_stones, stones.values())):
        raise BadGame(f"{where}: `stones` needs three numbers from 0 to {MOST_STONES} for each of the sides a and b")


def _are_stones(stones: Any) -> bool:
    numbers = isinstance(stones, list) and len(stones) == len(HABITATS) and all(type(stone) is int for stone in stones)
    return numbers and all(0 <= stone <= MOST_STONES for stone in stones)


def _check_borders(areas: list[dict[str, Any]], name: str) -> None:
    near = {area["key"]: set(area["near"]) for area in areas}
    for area, others in near.items():
        for other in sorted(others):
            if area not in near[other]:
                raise BadGame(f"{name}: area {area} is near {other}, but {other} is not near {area}")


def _check_predators(predators: dict[str, Any], name: str) -> None:
    raptors = predators.get("raptors")
    if not isinstance(raptors, list) or len(raptors) != 2:
        raise BadGame(f"{name}: `raptors` must name two areas", AREAS)
    for place in (predators.get("trex"), predators.get("pterodactyl"), *raptors):
        if place not in AREAS:
            raise BadGame(f"{name}: a predator can't start in {place!r}", AREAS)


def _check_chart(chart: Any, players: int, name: str) -> None:
    where = f"{name}: the chart for {players} players"
    if not isinstance(chart, list) or len(chart) != players or not all(isinstance(place, str) for place in chart):
        raise BadGame(f"{where} needs a place for each of them, such as 's1 primary'")
    places = [tuple(place.split()) for place in chart]
    known = [(area, habitat) for area in AREAS for habitat in HABITATS]
    for place in places:
        if place not in known:
            raise BadGame(f"{where}: {' '.join(place)!r} is no habitat", (f"{area} primary" for area in AREAS))
        area, habitat = place
        above = {(area, better) for better in HABITATS[: HABITATS.index(habitat)]}
        if places.count(place) > 1 or not above <= set(places):
            raise BadGame(f"{where}: {area} must be filled from the primary habitat down, one herd in each")
