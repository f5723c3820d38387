"""The table of answers: every seat has a tree of its own and knows in it what it can know."""

from support.toy import TOY

from gondwana.bots.playout import new_desk, walk
from gondwana.bots.room import answers
from gondwana.bots.search import Thinker
from gondwana.bots.tree import FEWEST_SLOTS, FULL, MOST_SLOTS, new_tree, slot_of
from gondwana.kernel.match.match import Match
from gondwana.kernel.rules.header import NONE, SEATS


def test_an_answer_is_found_again_where_it_was_put() -> None:
    tree = new_tree(100)
    slots = {slot_of(tree, node, seat, move) for node in range(3) for seat in range(3) for move in (-1, 0, 7, 65534)}
    again = {slot_of(tree, node, seat, move) for node in range(3) for seat in range(3) for move in (-1, 0, 7, 65534)}
    assert len(slots) == 36
    assert slots == again
    assert slots.isdisjoint(range(SEATS)), "the roots are taken"


def test_a_table_has_a_size_within_bounds() -> None:
    assert len(new_tree(1).key) == FEWEST_SLOTS
    assert len(new_tree(FEWEST_SLOTS + 1).key) == 2 * FEWEST_SLOTS
    assert MOST_SLOTS & (MOST_SLOTS - 1) == 0


def test_a_full_table_takes_nothing_more_and_keeps_what_it_has() -> None:
    tree = new_tree(1)
    found = [slot_of(tree, 0, 0, move) for move in range(FEWEST_SLOTS)]
    assert found[-1] == FULL
    assert found[0] == slot_of(tree, 0, 0, 0) != FULL


def walked(together: bool) -> list[int]:
    """Where three seats are after seat 1 gave an answer that all trees know already."""
    tree, desk = new_tree(100), new_desk()
    for owner in range(3):
        desk.here[owner] = owner
        tree.visits[slot_of(tree, owner, 1, 5)] = 1
    walk(3, 1, 5, together, tree, desk)
    return [int(desk.here[owner]) for owner in range(3)]


def test_an_answer_to_a_common_question_is_known_to_its_giver_alone() -> None:
    here = walked(together=True)
    assert here[1] >= SEATS
    assert [here[0], here[2]] == [0, 2]


def test_an_answer_to_a_question_for_one_is_known_to_all() -> None:
    assert min(walked(together=False)) >= SEATS


def test_a_tree_ends_where_an_answer_is_new() -> None:
    tree, desk = new_tree(100), new_desk()
    walk(1, 0, 5, False, tree, desk)
    assert desk.here[0] == NONE
    assert desk.length[0] == 1, "its reward is counted all the same"


def test_a_search_goes_on_when_the_table_is_full() -> None:
    match = Match(TOY, 4, seed=1)
    thinker = Thinker(match.records(1), 0, 1, 1, 1 << 20)
    moves = answers()
    count = thinker.answers(moves)
    thinker.try_each(moves, count, 150)
    assert int(thinker.tree.used[0]) > FEWEST_SLOTS // 2
    assert thinker.tree.visits[0] == 150 * count


def test_every_iteration_rewards_the_way_that_it_went() -> None:
    match = Match(TOY, 2, seed=1)
    thinker = Thinker(match.records(1), 0, 1, 1000, 1 << 20)
    moves = answers()
    count = thinker.answers(moves)
    thinker.try_each(moves, count, 10)
    tree = thinker.tree
    tried = [slot_of(tree, 0, 0, int(moves[place])) for place in range(count)]
    assert [int(tree.visits[slot]) for slot in tried] == [10] * count
    assert sum(float(tree.total[slot]) for slot in tried) == sum(float(thinker.points[p]) for p in range(count))
