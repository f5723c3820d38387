"""How well bots play, in games that are the same on every machine: deals are paired, budgets are iterations.

    assert wins_at_least(0.75, "savanna", ["search", "greedy"], games=60, iterations=100)

No game is played that can't change the answer any more.
"""

from collections.abc import Mapping, Sequence

from gondwana.bots.duel import play_games

DEALS = 2  # that are played at once: as many games as a machine has cores, at least


class Share:
    """Whether a bot's share of wins is at least what was asked for, and after which games that was clear."""

    def __init__(self, least: float, games: int) -> None:
        self.least, self.games = least, games
        self.wins: list[float] = []

    @property
    def is_clear(self) -> bool:
        """Whether all games that are left, won or lost, would not change it."""
        return bool(self) or self._at_most() < self.least

    def _at_most(self) -> float:
        return (sum(self.wins) + self.games - len(self.wins)) / self.games

    def __bool__(self) -> bool:
        return sum(self.wins) / self.games >= self.least

    def __repr__(self) -> str:
        return f"{sum(self.wins):g} of {len(self.wins)} games won, where {self.least:g} of {self.games} were expected"


def wins_at_least(
    least: float,
    game: str,
    bots: Sequence[str],
    games: int,
    iterations: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Share:
    """Whether the first bot wins at least such a share of so many games."""
    share = Share(least, games)
    while not share.is_clear:
        deal = seed + len(share.wins) // len(bots)
        batch = min(DEALS * len(bots), games - len(share.wins))
        played = play_games(game, bots, batch, seed=deal, iterations=iterations, options=options)
        share.wins += played.standings[0].wins
    return share
