"""A bot plays on for a person at a running table, and the person takes the seat back: over real sockets."""

import json
from typing import Any

import httpx
import pytest
from house import House, Json, Live, Person, wait_for

SECONDS_FOR_EVER = "100000"


def let(person: Person, table: str, seat: int = 0, **wanted: Any) -> httpx.Response:
    return person.http.put(f"/api/tables/{table}/seats/{seat}/stand_in", json=wanted)


def take(person: Person, table: str, seat: int = 0) -> httpx.Response:
    return person.http.delete(f"/api/tables/{table}/seats/{seat}/stand_in")


def code_of(answer: httpx.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert error["message"].endswith("."), error
    return answer.status_code, error["code"]


def two_at_a_table(house: House) -> tuple[Person, Person, str]:
    anna, bert = house.person("Anna"), house.person("Bert")
    table = anna.open("me", "open")
    assert bert.sit(table, 1).status_code == 200
    return anna, bert, table


def until_asked(live: Live, *seats: int) -> Json:
    """The whole table, as soon as exactly these seats are asked."""
    told: Json = wait_for(lambda: (whole := live.look())["table"]["asked"] == list(seats) and whole)
    return told


def test_a_bot_plays_on_for_a_person_who_takes_over_again(house: House) -> None:
    anna, bert, table = two_at_a_table(house)
    with anna.at(table) as left, bert.at(table) as right:
        left.asked()
        told = let(anna, table, level="beginner").json()
        assert told["seats"][0] | {"connected": True} == {
            "seat": 0,
            "kind": "human",
            "name": "Anna",
            "level": "beginner",
            "trait": None,
            "connected": True,
            "you": True,
        }
        assert right.until("table_changed")["table"]["seats"][0]["level"] == "beginner"
        assert left.until("table")["ask"] is None
        assert left.table["you"] == 0
        for _ in range(4):
            until_asked(right, 1)
            right.answer()
        until_asked(right, 1)
        left.look()
        assert left.number == right.number > 4  # hers were among them
        heard = [message for message in left.told[1:] if message["type"] == "moved"]
        assert heard
        assert all(message["ask"] is None for message in heard)
        assert left.view is not None
        assert left.view["hand"] is not None  # she still sees her own cards
        assert take(anna, table).json()["seats"][0]["level"] is None
        assert right.until("table_changed")["table"]["seats"][0]["level"] is None
        left.look()
        right.answer()  # the last question that the bot has answered for her
        ask = left.asked()
        right.look()
        assert 0 in right.table["asked"]
        left.answer()
        assert not (left.ask and left.ask["choices"] and left.ask["number"] == ask["number"])


def test_a_bot_plays_to_the_end_and_the_table_says_so(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "random", "random")
    with anna.at(table) as live:
        live.answer()
        assert let(anna, table).json()["seats"][0]["level"] == "casual"  # where none is named
        while live.table["status"] != "over":
            live.hear()
        assert live.table["seats"][0] | {"connected": True} == {
            "seat": 0,
            "kind": "human",
            "name": "Anna",
            "level": "casual",
            "trait": None,
            "connected": True,
            "you": True,
        }
        assert 1 in live.table["places"]
    assert code_of(let(anna, table)) == code_of(take(anna, table)) == (409, "game_over")
    assert anna.http.get(f"/api/tables/{table}/replay?seat=0").json()["count"] == live.number


def test_what_a_person_sends_while_the_bot_plays_is_refused(house: House) -> None:
    anna, bert, table = two_at_a_table(house)
    with anna.at(table) as live:
        ask = live.asked()
        let(anna, table)
        until_asked(live, 1)
        for message in (
            {"type": "play", "number": ask["number"], "move": ask["choices"][0]["move"]},
            {"type": "undo", "number": live.number},
            {"type": "restart", "number": live.number},
        ):
            assert live.refused(message) == "bot_plays"
        take(anna, table)
        live.until("table")
        assert live.ask is not None
        assert live.ask["undo"]  # what the bot has chosen may be taken back like any choice of hers
        live.send({"type": "undo", "number": live.number})
        live.until("moved")
        live.answer()
    with bert.at(table) as right:
        right.answer()


def test_only_who_sits_there_lets_a_bot_play(house: House) -> None:
    anna, bert, table = two_at_a_table(house)
    for other, seat in ((anna, 1), (bert, 0), (house.person("Carl"), 0), (house.person(), 1)):
        assert code_of(let(other, table, seat)) == (403, "not_your_seat")
        assert code_of(take(other, table, seat)) == (403, "not_your_seat")
    assert let(bert, table, 1).status_code == 200
    assert code_of(take(anna, table, 1)) == (403, "not_your_seat")  # the owner of the table neither
    assert anna.table(table)["seats"][1]["level"] == "casual"


def test_a_request_that_makes_no_sense_is_refused(house: House) -> None:
    anna, _, table = two_at_a_table(house)
    path = f"/api/tables/{table}/seats/0/stand_in"
    assert code_of(let(anna, table, 2)) == code_of(take(anna, table, 2)) == (404, "unknown_seat")
    assert code_of(let(anna, "nonesuch")) == code_of(take(anna, "nonesuch")) == (404, "unknown_table")
    assert code_of(let(anna, table, level="god")) == (422, "bad_option")
    assert code_of(let(anna, table, level=3)) == (422, "bad_fields")
    assert code_of(let(anna, table, level="casual", bot="strong")) == (422, "bad_fields")
    assert code_of(anna.http.put(path)) == (422, "bad_fields")
    assert code_of(httpx.put(house.address + path, json={})) == (403, "no_guest")
    assert code_of(httpx.delete(house.address + path)) == (403, "no_guest")
    assert anna.table(table)["seats"][0]["level"] is None
    waiting = anna.open("me", "open")
    assert code_of(let(anna, waiting)) == code_of(take(anna, waiting)) == (409, "not_started")
    against = anna.open("me", "random")
    assert code_of(let(anna, against, 1)) == code_of(take(anna, against, 1)) == (403, "not_your_seat")


def test_asked_twice_it_is_done_once(house: House) -> None:
    anna, bert, table = two_at_a_table(house)
    with bert.at(table) as right:
        assert take(anna, table).json()["seats"][0]["level"] is None
        for level in ("beginner", "beginner", "random"):
            assert let(anna, table, level=level).json()["seats"][0]["level"] == level
        for _ in range(2):
            assert take(anna, table).json()["seats"][0]["level"] is None
        right.look()
        changes = [message for message in right.told if message["type"] == "table_changed"]
        assert [told["table"]["seats"][0]["level"] for told in changes] == ["beginner", "random", None]


def test_a_new_name_and_a_new_page_leave_the_bot_playing(house: House) -> None:
    anna, _, table = two_at_a_table(house)
    let(anna, table)
    anna.http.post("/api/me", json={"name": "Annabel"}).raise_for_status()
    with anna.at(table) as live:
        assert live.table["seats"][0]["name"] == "Annabel"
        assert live.table["seats"][0]["level"] == "casual"
        assert live.ask is None
    mine = anna.http.get("/api/tables").json()["mine"]
    assert [told["seats"][0]["level"] for told in mine if told["id"] == table] == ["casual"]


def test_onlookers_learn_no_more_than_that_a_bot_plays(house: House) -> None:
    anna, bert, table = two_at_a_table(house)
    with house.person().at(table) as outside, bert.at(table) as right:
        let(anna, table)
        changed = outside.until("table_changed")
        assert set(changed) == {"type", "table"}
        for _ in range(3):
            until_asked(right, 1)
            right.answer()
        until_asked(right, 1)
        take(anna, table)
        outside.until("table_changed")
        outside.look()
        text = json.dumps(outside.told)
        assert "hand:" not in text
        assert '"choices"' not in text
        assert all(message["table"]["secret"] is None for message in outside.told)
        assert all(message["view"]["hand"] is None for message in outside.told if "view" in message)
        whole = right.look()
        assert "hand:" not in json.dumps({**whole, "ask": None, "view": {**whole["view"], "hand": None}})


def test_a_bots_answer_is_as_hidden_as_a_persons(house: House) -> None:
    """Others hear the same when Anna answers, and when the bot answers for her."""
    anna, bert, table = two_at_a_table(house)
    with anna.at(table) as left, bert.at(table) as right, house.person().at(table) as outside:
        left.answer()
        by_hand = [without_numbers(viewer.until("moved")) for viewer in (right, outside)]
        left.send({"type": "undo", "number": left.number})
        for viewer in (left, right, outside):
            viewer.until("moved")
        let(anna, table)
        assert [without_numbers(viewer.until("moved")) for viewer in (right, outside)] == by_hand


def without_numbers(message: Json) -> Json:
    """A message without how many entries there were and when, and without who plays."""
    ask = message["ask"] and {**message["ask"], "number": None}
    table = {key: told for key, told in message["table"].items() if key not in ("number", "since", "seats")}
    return {"view": message["view"], "ask": ask, "lines": message["lines"], "table": table}


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_server_that_starts_again_lets_the_bot_go_on(own_house: House, how: str) -> None:
    own_house.settings = {"GONDWANA_BOT_PAUSE": SECONDS_FOR_EVER}  # the bot is still thinking when the server dies
    own_house.start()
    anna, bert, table = two_at_a_table(own_house)
    with anna.at(table) as live:
        live.asked()
    assert let(anna, table, level="strong").status_code == 200
    own_house.kill() if how == "kill" else own_house.stop()
    own_house.settings = {}
    own_house.start()
    wait_for(lambda: anna.table(table)["asked"] == [1])  # nobody looks at the table
    told = anna.table(table)
    assert (told["number"], told["seats"][0]["level"]) == (1, "strong")
    with anna.at(table) as live:
        assert live.ask is None
        assert live.refused({"type": "undo", "number": live.number}) == "bot_plays"
    assert take(anna, table).status_code == 200
    own_house.kill()
    own_house.start()
    assert anna.table(table)["seats"][0]["level"] is None
    with anna.at(table) as live, bert.at(table) as right:
        right.answer()
        live.asked()
        assert live.number == 2
    assert "ERROR" not in own_house.log()
    assert "Traceback" not in own_house.log()
