"""The arena: leagues among bots, kept game by game, with results that say how sure they are.

>>> from gondwana import arena
>>> arena.league("savanna", ["greedy", "random"], seats=2, deals=50).games
100
"""

from .league import League, league
from .ledger import Ledger
from .playing import Threads, play_league
from .standings import Table, table_of

__all__ = ["League", "Ledger", "Table", "Threads", "league", "play_league", "table_of"]
