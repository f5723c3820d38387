"""What no bot does, however little it sees: a game's `prior` of 0 says that an answer only throws something away.

Passing up what is paid for, ending a turn with something free left over, paying for what can't be used: a weaker level
is a player who sees less far, not one who gives things away. Only where nothing else is left are such answers given.
"""

from gondwana.kernel.compiler.rule import part
from gondwana.kernel.game.dispatch import legal, prior
from gondwana.kernel.rules.header import Header
from gondwana.kernel.rules.promises import FOOLISH
from gondwana.kernel.rules.records import Ints

from .room import Floats


@part
def consider(s: Header, seat: int, moves: Ints, promises: Floats) -> int:
    """The answers of a seat that are not foolish, with what each promises; how many. All, if all are foolish."""
    count = legal(s, seat, moves)
    kept = 0
    for place in range(count):
        promises[place] = prior(s, seat, moves[place])
        if promises[place] > FOOLISH:
            moves[kept], promises[kept] = moves[place], promises[place]
            kept += 1
    return kept if kept > 0 else count
