"""Saved games: readable, complete, and refused with a clear message when damaged."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.random_games import random_match
from support.toy import TOY

import gondwana
from gondwana.kernel.errors import DamagedSave
from gondwana.kernel.match.entry import Entry
from gondwana.kernel.match.match import Match
from gondwana.kernel.match.savefile import _seal

Saved = dict[str, Any]


def played(seats: int = 3, moves: int = 25, seed: int = 4) -> Match:
    """A game under way, with something taken back."""
    match = random_match(gondwana.game("savanna"), seats, seed, moves)
    seat = next(seat for seat in range(seats) if match.can_undo(seat))
    match.undo(seat)
    return match


def sealed(saved: Saved) -> str:
    """The text of a saved game, its digest made to fit: what is wrong with it must be found otherwise."""
    return json.dumps({**saved, "digest": _seal(saved)})


def changed(change: Callable[[Saved], Any], match: Match | None = None) -> str:
    saved = json.loads((match or played()).dumps())
    change(saved)
    return sealed(saved)


# there and back


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("moves", [0, 1, 40, 10**6])
def test_a_game_is_read_back_as_it_was_saved(seats: int, moves: int, tmp_path: Path) -> None:
    match = random_match(gondwana.game("savanna"), seats, seats, moves)
    match.save(tmp_path / "game.json")
    again = gondwana.load(tmp_path / "game.json")
    assert again.state.tobytes() == match.state.tobytes()
    assert again.entries == match.entries
    assert (again.options, again.scores, again.places) == (match.options, match.scores, match.places)
    assert [again.log(seat) for seat in (0, None)] == [match.log(seat) for seat in (0, None)]
    assert again.dumps() == match.dumps()


def test_taken_back_moves_are_saved_too() -> None:
    match = played()
    again = gondwana.loads(match.dumps())
    assert [entry.kind for entry in again.entries].count("undo") == 1
    assert again.entries == match.entries
    assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
    assert [again.asked_at(seat) for seat in range(3)] == [match.asked_at(seat) for seat in range(3)]


def test_a_game_with_a_key_and_options_is_saved_with_them() -> None:
    match = gondwana.new("savanna", seats=1, key=bytes(range(32)), options={"solo_level": "hard"})
    for _ in range(9):
        match.play(0, match.legal(0)[-1])
    again = gondwana.loads(match.dumps())
    assert (again.source.key, again.options) == (bytes(range(32)), {"solo_level": "hard"})
    assert again.state.tobytes() == match.state.tobytes()


def test_words_that_look_like_numbers_are_words() -> None:
    """A seat is called "2" by people and is number 1."""
    match = Match(TOY, 3, {"tax": "on"}, seed=1)
    for seat in range(3):
        match.play(seat, 3 - seat)
    match.play(0, "2")
    assert match.asked == [1]
    again = gondwana.loads(match.dumps())
    assert again.position() == match.position()
    assert again.entries == match.entries


def test_a_saved_game_can_be_read_by_people() -> None:
    saved = json.loads(random_match(gondwana.game("savanna"), 2, 3, 5).dumps())
    assert (saved["game"], saved["seats"], saved["options"], saved["seed"]) == (
        "savanna",
        2,
        {"solo_level": "normal"},
        3,
    )
    assert len(saved["moves"]) == 5
    assert all(line.split()[0] in "01" and line.split()[1].isascii() for line in saved["moves"])
    assert saved["snapshot"]["fields"]["seats"] == 2


def test_a_copy_goes_on_from_a_loaded_game() -> None:
    match = played()
    again = gondwana.loads(match.dumps()).copy()
    for turn in range(20):
        seat = match.asked[turn % len(match.asked)]
        move = match.legal(seat)[0]
        match.play(seat, move)
        again.play(seat, move)
    assert again.state.tobytes() == match.state.tobytes()


# damage


@pytest.mark.parametrize("part", [0, 1, 10, 200, 0.5, 0.9, -1, -2])
def test_a_truncated_file_is_refused(part: float, tmp_path: Path) -> None:
    text = played().dumps().strip()
    end = int(len(text) * part) if isinstance(part, float) else part
    (tmp_path / "game.json").write_text(text[:end])
    with pytest.raises(DamagedSave, match="not a saved game"):
        gondwana.load(tmp_path / "game.json")


def test_any_changed_sign_is_noticed() -> None:
    text = played().dumps()
    places = [place for place, sign in enumerate(text) if sign.isalnum()]
    for place in places[:: len(places) // 150]:
        other = {"0": "1", "9": "8"}.get(text[place], "0" if text[place].isdigit() else "x")
        with pytest.raises(DamagedSave):
            gondwana.loads(text[:place] + other + text[place + 1 :])


def test_a_changed_digit_is_named_as_damage() -> None:
    text = played().dumps()
    place = text.index('"seed": ') + len('"seed": ')
    with pytest.raises(DamagedSave, match="its content does not agree with its digest"):
        gondwana.loads(text[:place] + "9" + text[place:])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "3",
        '"game"',
        "{}",
        '{"gondwana": 0}',
        '{"gondwana": "1"}',
        "[" * 100_000,
        "1" * 5000,
        "\0",
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(DamagedSave, match="not a saved game") as caught:
        gondwana.loads(text)
    assert caught.value.code == "damaged_save"


@pytest.mark.parametrize("part", ["game", "seats", "options", "rules", "seed", "moves", "snapshot", "digest", "key"])
@pytest.mark.parametrize("wrong", ["missing", 1.5, [1], "text", {"a": 1}, True])
def test_a_part_of_the_wrong_kind_is_named(part: str, wrong: object) -> None:
    saved = json.loads(played().dumps())
    if wrong == "missing":
        if part in ("key",):
            return  # None by default
        del saved[part]
    elif type(wrong) is type(saved[part]):
        return
    else:
        saved[part] = wrong
    text = json.dumps(saved) if part == "digest" else sealed(saved)
    with pytest.raises(DamagedSave):
        gondwana.loads(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda saved: saved.update(gondwana=0), "not a saved game of format 1"),
        (lambda saved: saved.update(gondwana=2), "not a saved game of format 1"),
        (lambda saved: saved.update(game="chess"), "unknown game: chess; allowed: .*savanna"),
        (lambda saved: saved.update(seats=9), "savanna can't be played by 9"),
        (lambda saved: saved.update(options={"colour": "red"}), "savanna has no option colour"),
        (lambda saved: saved.update(options={"solo_level": ["easy"]}), "option solo_level"),
        (lambda saved: saved.update(key="no hex"), "its key can't be read"),
        (lambda saved: saved.update(key="abc"), "its key can't be read"),
        (lambda saved: saved["moves"].append("0"), "its move 26 can't be read: '0'"),
        (lambda saved: saved["moves"].append(7), "its move 26 can't be read: 7"),
        (lambda saved: saved["moves"].append("x lion"), "its move 26 can't be read"),
        (lambda saved: saved["moves"].insert(0, "0 unicorn"), "entry 0: 'unicorn' is no card"),
        (lambda saved: saved["moves"].insert(0, "9 lion"), "entry 0: there is no seat 9"),
        (lambda saved: saved["moves"].insert(0, "0 takes back 0"), "entry 0: seat 0 has nothing to take back"),
        (lambda saved: saved["moves"].__setitem__(-1, saved["moves"][-1][:-2] + "3"), "entry 25: .* takes back"),
        (lambda saved: saved["moves"].pop(), "its snapshot is of a later entry"),
        (lambda saved: saved["snapshot"].pop("number"), "its snapshot"),
        (lambda saved: saved["snapshot"].update(number="many"), "its snapshot"),
        (lambda saved: saved["snapshot"].pop("fields"), "its snapshot"),
        (lambda saved: saved["snapshot"]["fields"].update(lap=2), "its moves do not lead to its snapshot"),
        (lambda saved: saved["snapshot"]["fields"]["deck"].__setitem__(1, 0), "do not lead to its snapshot"),
        (lambda saved: saved.update(seed=5), "entry|do not lead"),
    ],
)
def test_each_damage_has_its_own_message(change: Callable[[Saved], Any], message: str) -> None:
    """The digest fits: somebody took pains."""
    with pytest.raises(DamagedSave, match=message):
        gondwana.loads(changed(change))


def test_a_missing_file_and_an_unreadable_one_are_named(tmp_path: Path) -> None:
    with pytest.raises(DamagedSave, match=r"there is no file .*nowhere\.json"):
        gondwana.load(tmp_path / "nowhere.json")
    with pytest.raises(DamagedSave, match="can't be read"):
        gondwana.load(tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DamagedSave, match="can't be read"):
        gondwana.load(tmp_path / "bytes")


# other rules


def under_other_rules(saved: Saved) -> None:
    saved["rules"] = saved["snapshot"]["rules"] = "of long ago"


def test_a_game_of_other_rules_goes_on_from_its_snapshot() -> None:
    match = played()
    again = gondwana.loads(changed(under_other_rules, match))
    assert again.position() == match.position()
    assert [(entry.seat, entry.kind, entry.word) for entry in again.entries if entry.kind == "move"] == [
        (entry.seat, entry.kind, entry.word) for entry in match.entries if entry.kind == "move"
    ]
    assert (again.number, again.asked) == (match.number, match.asked)
    assert not any(again.can_undo(seat) for seat in range(3))  # what was before can't be played again
    seat = again.asked[0]
    again.play(seat, again.legal(seat)[0])
    assert again.can_undo(seat)
    again.undo(seat)
    assert again.position() == match.position()


def test_a_snapshot_is_read_by_the_names_of_its_fields() -> None:
    """Fields that are gone are dropped, new ones are as at the start, the order does not matter."""

    def change(saved: Saved) -> None:
        under_other_rules(saved)
        fields = saved["snapshot"]["fields"]
        saved["snapshot"]["fields"] = {"weather": [1, 2], **dict(reversed(fields.items()))}
        del saved["snapshot"]["fields"]["target"]

    match = played()
    again = gondwana.loads(changed(change, match))
    assert again.state["target"] == gondwana.new("savanna", seats=3, seed=1).state["target"]
    assert again.position() == match.position()


@pytest.mark.parametrize(
    ("field", "content", "message"),
    [
        ("deck", [1, 2, 3], "can't go on under today's rules: its field 'deck' has another size"),
        ("lap", [1], "its field 'lap' has another size"),
        ("deck", "many", "its field 'deck' can't be read"),
        ("deck", [[1], [2, 3]], "its field 'deck' can't be read"),
        ("lap", 2**40, "its field 'lap' can't be read"),
        ("lap", None, "its field 'lap' can't be read"),
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(field: str, content: object, message: str) -> None:
    def change(saved: Saved) -> None:
        under_other_rules(saved)
        saved["snapshot"]["fields"][field] = content

    with pytest.raises(DamagedSave, match=message):
        gondwana.loads(changed(change))


@pytest.mark.parametrize("lost", ["fields", "asked", "frames", "over"])
def test_a_snapshot_without_its_header_is_refused(lost: str) -> None:
    """Otherwise the game would quietly begin anew."""

    def change(saved: Saved) -> None:
        under_other_rules(saved)
        snapshot = saved["snapshot"]
        (snapshot if lost == "fields" else snapshot["fields"]).pop(lost)

    with pytest.raises(DamagedSave, match="its snapshot"):
        gondwana.loads(changed(change))


def test_a_game_that_went_on_under_other_rules_can_be_saved_again() -> None:
    """Its first moves were never played under these rules: only a snapshot knows where they led."""
    match = gondwana.loads(changed(under_other_rules))
    assert match.since == 26
    for _ in range(5):
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    saved = json.loads(match.dumps())
    saved["moves"][:26] = ["0 unicorn"] * 25 + ["0 takes back 24"]  # whatever the old rules knew
    again = gondwana.loads(sealed(saved))
    assert again.position() == match.position()
    assert again.number == match.number == 31


def test_moves_after_the_snapshot_are_played() -> None:
    """A table whose last moves were committed without a snapshot loses none of them."""
    match = random_match(gondwana.game("savanna"), 3, 4, 20)
    snapshot = {**match.snapshot(), "rules": "of long ago"}
    number = match.number
    for _ in range(7):
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    entries = [Entry(entry.number, entry.seat, entry.kind, entry.move) for entry in match.entries]
    again = Match.resume(match.game, 3, match.options, entries, seed=4, snapshot=snapshot)
    assert again.position() == match.position()
    assert (again.number, number) == (27, 20)
    assert again.entries[:20] == entries[:20]


def test_a_match_is_resumed_from_its_entries() -> None:
    match = played()
    entries = [Entry(entry.number, entry.seat, entry.kind, entry.move) for entry in match.entries]
    again = Match.resume(match.game, 3, match.options, entries, seed=4, snapshot=match.snapshot())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.entries == match.entries
