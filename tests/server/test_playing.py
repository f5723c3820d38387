"""Whole games over real sockets: play, watch, come back, take back."""

import hashlib
import json
from contextlib import ExitStack
from typing import Any

import pytest
from house import House, Live, Person, wait_for

import gondwana

Json = dict[str, Any]


def play_to_the_end(*players: Live) -> None:
    """Everybody answers with the last choice until the game is over."""
    while players[0].table["status"] != "over":
        for player in players:
            player.look()
            if player.ask and player.ask["choices"]:
                player.answer(-1)
        players[0].look()


def three_at_a_table(house: House) -> tuple[list[Person], str]:
    people = [house.person(name) for name in ("Anna", "Bert", "Carl")]
    table = people[0].open("me", "open", "open")
    for seat in (1, 2):
        assert people[seat].sit(table, seat).status_code == 200
    return people, table


def test_two_people_play_a_whole_game(house: House) -> None:
    anna, bert = house.person("Anna"), house.person("Bert")
    table = anna.open("me", "open")
    assert anna.table(table)["status"] == "open"
    assert bert.sit(table, 1).json()["status"] == "playing"
    with anna.at(table) as left, bert.at(table) as right:
        play_to_the_end(left, right)
        right.look()
        assert left.number == right.number > 70
        assert left.table["scores"] == right.table["scores"]
        assert 1 in left.table["places"]
        assert left.view is not None
        assert left.view["result"]["totals"] == left.table["scores"]


@pytest.mark.parametrize("seats", [("me",), ("me", "casual"), ("beginner", "me", "greedy", "random")])
def test_one_person_plays_alone_or_against_bots(house: House, seats: tuple[str, ...]) -> None:
    anna = house.person("Anna")
    table = anna.open(*seats)
    with anna.at(table) as live:
        while live.table["status"] != "over":
            if live.ask and live.ask["choices"]:
                live.answer()
            else:
                live.hear()
        assert live.ask is None
        assert live.view is not None
        assert live.view["phase"] == "over"
        bots = [seat["level"] for seat in live.table["seats"] if seat["kind"] == "bot"]
        assert bots == [seat for seat in seats if seat != "me"]


def test_every_entry_is_told_once_and_in_order(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "random", "random")
    with anna.at(table) as live:
        for _ in range(10):
            live.answer()
        live.look()
        moved = [message for message in live.told if message["type"] == "moved"]
        assert [message["before"] for message in moved[1:]] == [message["number"] for message in moved[:-1]]
        lines = live.told[0]["log"] + [line for message in moved for line in message["lines"]]
        assert lines == live.told[-1]["log"]


def test_an_answer_is_hidden_until_the_last_one_is_in(house: House) -> None:
    """What others are told is the same whatever Anna has answered: she answers twice, differently."""
    people, table = three_at_a_table(house)
    with ExitStack() as stack:
        players = tuple(stack.enter_context(person.at(table)) for person in people)
        outside = stack.enter_context(house.person().at(table))
        for prompt in ("choose", "choose", "place", "choose", "place"):  # the first card has one place only
            assert players[0].asked()["prompt"] == prompt
            told = [answered_and_taken_back(players[0], (*players[1:], outside), which) for which in (0, -1)]
            assert told[0] == told[1]
            everybody_answers(players, outside)
        assert all(len(ecosystem["cards"]) == 3 for ecosystem in whole_view(outside)["ecosystems"])


def answered_and_taken_back(anna: Live, others: tuple[Live, ...], which: int) -> list[Json]:
    """What others hear when Anna answers."""
    anna.answer(which)
    heard = [without_numbers(viewer.until("moved")) for viewer in others]
    anna.send({"type": "undo", "number": anna.number})
    for viewer in (anna, *others):
        viewer.until("moved")
    return heard


def everybody_answers(players: tuple[Live, ...], outside: Live) -> None:
    for player in players:
        player.answer()
        for viewer in (*players, outside):
            viewer.look()


def without_numbers(message: Json) -> Json:
    """A message without how many entries there were and when."""
    ask = message["ask"] and {**message["ask"], "number": None}
    table = {key: told for key, told in message["table"].items() if key not in ("number", "since")}
    return {"view": message["view"], "ask": ask, "lines": message["lines"], "table": table}


def whole_view(live: Live) -> Json:
    view: Json = live.look()["view"]
    return view


def test_watchers_see_no_hand_and_no_secret(house: House) -> None:
    (anna, bert, carl), table = three_at_a_table(house)
    watcher = house.person()
    with watcher.at(table) as outside, anna.at(table) as a, bert.at(table) as b, carl.at(table) as c:
        for _ in range(3):
            for player in (a, b, c):
                player.look()
                player.answer()
        outside.until("moved", number=c.number)
        assert outside.view is not None
        assert outside.view["hand"] is None
        text = json.dumps(outside.told)
        assert "hand:" not in text
        assert '"choices"' not in text
        assert all(message["table"]["secret"] is None for message in outside.told)
        assert outside.table["you"] is None


def test_two_pages_of_one_person_show_the_same(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "open")
    house.person("Bert").sit(table, 1)
    with anna.at(table) as first, anna.at(table) as second:
        ask = first.asked()
        second.asked()
        first.play(ask["choices"][0]["move"])
        told = first.until("moved")
        assert second.until("moved") == told
        late = {"type": "play", "number": ask["number"], "move": ask["choices"][0]["move"]}
        assert second.refused(late) == "stale_move"


def test_an_answer_stays_good_while_others_answer(house: House) -> None:
    """Anna answers what she saw before Bert answered: her question is still the same."""
    (anna, bert, _), table = three_at_a_table(house)
    with anna.at(table) as left, bert.at(table) as middle:
        seen = left.number
        middle.answer()
        ask = left.until("moved")["ask"]
        assert left.number == seen + 1
        left.play(ask["choices"][0]["move"], number=seen)
        assert left.after(ask)["table"]["asked"] == [2]


def test_who_comes_back_is_exactly_where_the_table_is(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "random", "random")
    with anna.at(table) as stays:
        with anna.at(table) as leaves:
            leaves.answer()
            left_at = leaves.number
        stays.look()
        for _ in range(4):
            stays.answer()
        whole = settled(stays)
        with anna.at(table) as back:
            assert back.told == [whole]
        assert back.number > left_at
        own = [message["number"] for message in stays.told if message["type"] == "moved"]
        assert whole["since"] in own


def settled(live: Live) -> Json:
    """The whole table when all bots have answered."""
    return wait_for(lambda: (told := live.look())["table"]["asked"] == [0] and told)


def test_what_happened_since_my_last_move(house: House) -> None:
    (anna, bert, carl), table = three_at_a_table(house)
    with anna.at(table) as left:
        assert left.told[0]["since"] == 0
        left.answer()
        mine = left.number
    with bert.at(table) as middle, carl.at(table) as right:
        middle.answer()
        right.answer()
    with anna.at(table) as left:
        told = left.told[0]
        assert told["since"] == mine
        assert [line for line in told["log"] if line["number"] >= mine]
    with house.person().at(table) as outside:
        told = outside.told[0]
        assert told["since"] == told["table"]["number"]


def test_an_answer_can_be_taken_back_until_something_is_revealed(house: House) -> None:
    (anna, bert, carl), table = three_at_a_table(house)
    with anna.at(table) as left, bert.at(table) as middle, carl.at(table) as right:
        ask = left.asked()
        left.answer()
        assert left.ask is not None
        assert left.ask["undo"]
        assert left.ask["choices"] == []
        entry = left.number - 1
        left.send({"type": "undo", "number": left.number})
        told = left.until("moved")
        assert told["undone"] == [entry]
        assert told["ask"]["choices"] == ask["choices"]
        assert left.refused({"type": "undo", "number": entry + 1}) == "stale_move"
        assert left.refused({"type": "play", "number": 0, "move": ask["choices"][0]["move"]}) == "stale_move"
        left.answer()
        middle.answer()
        right.answer()
        left.look()
        assert left.refused({"type": "undo", "number": left.number}) == "nothing_to_undo"
        assert left.refused({"type": "restart", "number": left.number}) == "nothing_to_undo"


def test_a_turn_can_be_begun_again(house: House) -> None:
    """Alone against Jhay: card and place are two answers, taken back together."""
    anna = house.person("Anna")
    table = anna.open("me")
    with anna.at(table) as live:
        asks = {}
        while not (live.ask and live.ask["restart"]):
            asks[live.number] = live.asked()
            live.answer()
        before = live.number
        live.send({"type": "restart", "number": before})
        told = live.until("moved")
        assert told["before"] == before
        assert told["number"] == before + len(told["undone"])
        assert len(told["undone"]) >= 2
        assert told["ask"]["choices"] == asks[min(told["undone"])]["choices"]


def test_a_replay_shows_what_was_seen_live(house: House) -> None:
    (anna, bert, carl), table = three_at_a_table(house)
    seen: dict[int | None, dict[int, Json]] = {}
    with anna.at(table) as a, bert.at(table) as b, carl.at(table) as c, house.person().at(table) as outside:
        a.answer()
        a.send({"type": "undo", "number": a.number})
        a.until("moved")
        replays_of_running_tables_keep_secrets(anna, table)
        play_to_the_end(a, b, c)
        for viewer in (a, b, c, outside):
            viewer.look()
            seen[viewer.table["you"]] = {
                told["table"]["number"]: told["view"] for told in viewer.told if "view" in told
            }
        count = a.number
    assert set(range(count + 1)) == set(seen[None])
    watcher = house.person()
    for seat, views in seen.items():
        query = "" if seat is None else f"?seat={seat}"
        for number in range(count % 5, count + 1, 5):
            at = watcher.http.get(f"/api/tables/{table}/at/{number}{query}").json()
            assert at["view"] == views[number], (seat, number)
    replay = watcher.http.get(f"/api/tables/{table}/replay?seat=1").json()
    assert replay["count"] == count
    assert len(replay["scores"]) == count + 1
    assert replay["entries"] == b.told[-1]["log"]
    assert replay["marks"][0]["number"] == 0
    assert len(replay["marks"]) >= 20


def replays_of_running_tables_keep_secrets(person: Person, table: str) -> None:
    for path in (f"/api/tables/{table}/replay?seat=1", f"/api/tables/{table}/at/0?seat=1"):
        answer = person.http.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_your_seat")
    assert person.http.get(f"/api/tables/{table}/at/0?seat=0").json()["view"]["hand"]
    assert person.http.get(f"/api/tables/{table}/at/0").json()["view"]["hand"] is None
    assert person.http.get(f"/api/tables/{table}/save").json()["error"]["code"] == "not_over"


def test_nothing_was_tampered_with(house: House) -> None:
    """The secret that is published at the end has the hash that was published before, and deals these cards."""
    anna = house.person("Anna")
    table = anna.open("random", "greedy", "random")
    commitment = anna.table(table)["commitment"]
    told = wait_for(lambda: (told := anna.table(table))["status"] == "over" and told)
    secret = bytes.fromhex(told["secret"])
    assert hashlib.sha256(secret).hexdigest() == told["commitment"] == commitment
    saved = anna.http.get(f"/api/tables/{table}/save")
    assert "attachment" in saved.headers["content-disposition"]
    match = gondwana.loads(saved.text)
    assert match.scores == told["scores"]
    fresh = gondwana.new("savanna", seats=3, key=secret)
    for entry in match.entries:
        fresh.play(entry.seat, entry.move)
    assert fresh.scores == told["scores"]
    assert told["secret"] not in house.log()


def test_presence_is_told(house: House) -> None:
    anna, bert = house.person("Anna"), house.person("Bert")
    table = anna.open("me", "open", public=True)
    with anna.at(table) as left:
        bert.sit(table, 1)
        assert [seat["name"] for seat in left.until("table_changed")["table"]["seats"]] == ["Anna", "Bert"]
        with bert.at(table):
            wait_for(lambda: left.hear()["table"]["seats"][1]["connected"])
        wait_for(lambda: not left.hear()["table"]["seats"][1]["connected"])
        bert.http.post("/api/me", json={"name": "Berta"})
        wait_for(lambda: left.hear()["table"]["seats"][1]["name"] == "Berta")
