"""Bad input, each with its own error, over real sockets; nothing has changed afterwards."""

from typing import Any

import httpx
import pytest
from house import House, Live, Person, wait_for
from websockets.exceptions import InvalidStatus

PLAY = {"type": "play", "number": 0, "move": 1}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "bad_json"),
        ("", "bad_json"),
        ("[" * 3000, "bad_json"),
        (b"\x00\x01", "not_text"),
        ("[]", "bad_fields"),
        ("7", "bad_fields"),
        ("{}", "bad_fields"),
        ({"type": 3}, "bad_fields"),
        ({"type": "cheat"}, "unknown_type"),
        ({"type": "play"}, "bad_fields"),
        ({"type": "play", "number": 0}, "bad_fields"),
        (PLAY | {"move": "lion"}, "bad_fields"),
        (PLAY | {"move": 1.5}, "bad_fields"),
        (PLAY | {"move": True}, "bad_fields"),
        (PLAY | {"move": None}, "bad_fields"),
        (PLAY | {"move": 10**30}, "bad_fields"),
        (PLAY | {"number": -1}, "bad_fields"),
        (PLAY | {"seat": 1}, "bad_fields"),
        (PLAY | {"move": 0}, "illegal_move"),
        (PLAY | {"move": -1}, "illegal_move"),
        (PLAY | {"move": 2**31 - 1}, "illegal_move"),
        (PLAY | {"number": 99}, "stale_move"),
        ({"type": "undo", "number": 0}, "nothing_to_undo"),
        ({"type": "undo", "number": 5}, "stale_move"),
        ({"type": "restart", "number": 0}, "nothing_to_undo"),
        ({"type": "look", "x": "y" * 5000}, "too_large"),
    ],
)
def test_a_bad_message_is_refused_and_changes_nothing(waiting: Live, message: Any, code: str) -> None:
    before = waiting.look()
    assert waiting.refused(message) == code
    assert waiting.look() == before


@pytest.fixture(scope="module")
def waiting(running_house: House) -> Any:
    """A table that waits for Anna and Bert, as Anna sees it."""
    anna = running_house.person("Anna")
    table = anna.open("me", "open")
    running_house.person("Bert").sit(table, 1)
    with anna.at(table) as live:
        yield live


def test_an_illegal_move_says_what_is_allowed(waiting: Live) -> None:
    waiting.send(PLAY | {"move": 0})
    error = waiting.until("refused")["error"]
    assert waiting.ask is not None
    assert error["allowed"] == [choice["word"] for choice in waiting.ask["choices"]]


def test_watchers_and_strangers_cannot_move(house: House, waiting: Live) -> None:
    table = waiting.table["id"]
    stranger = house.person("Stranger")
    forged = stranger.cookie[:-3] + ("abc" if not stranger.cookie.endswith("abc") else "abd")
    for cookie in (stranger.cookie, forged, "", "x.y"):
        with stranger.at(table, cookie) as live:
            assert live.table["you"] is None
            for message in (PLAY, {"type": "undo", "number": 0}, {"type": "restart", "number": 0}):
                assert live.refused(message) == "not_your_seat"


def test_a_seat_answers_only_when_it_is_asked(house: House) -> None:
    anna, bert = house.person("Anna"), house.person("Bert")
    table = anna.open("me", "open")
    with anna.at(table) as live:
        assert live.refused(PLAY) == "not_started"
        bert.sit(table, 1)
        live.until("table")
        live.answer()
        assert live.refused({"type": "play", "number": live.number, "move": 1}) == "not_asked"


def test_a_finished_table_takes_no_moves(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "random")
    with anna.at(table) as live:
        while live.table["status"] != "over":
            if live.ask and live.ask["choices"]:
                live.answer()
            else:
                live.hear()
        for kind in ("undo", "restart"):
            assert live.refused({"type": kind, "number": live.number}) == "game_over"
        assert live.refused({"type": "play", "number": live.number, "move": 1}) == "game_over"


def test_an_unknown_table_is_told_and_the_socket_closed(house: House) -> None:
    with house.person().at("nosuchtable") as live:
        assert live.told[0]["error"]["code"] == "unknown_table"
        assert live.is_gone() == 4404


def test_a_huge_message_ends_the_connection_only(house: House, waiting: Live) -> None:
    anna = house.person("Anna")
    with anna.at(waiting.table["id"]) as live:
        live.send("x" * 200_000)
        assert live.is_gone() == 1009
    waiting.look()


def test_another_site_opens_no_socket(house: House, waiting: Live) -> None:
    with pytest.raises(InvalidStatus) as refused, house.person().at(waiting.table["id"], origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    address = str(house.address)
    with house.person().at(waiting.table["id"], origin=address) as live:
        assert live.told[0]["type"] == "table"


# HTTP

NEW = {"game": "savanna", "seats": [{"kind": "me"}, {"kind": "open"}]}


def code_of(answer: httpx.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert error["message"].endswith("."), error
    return answer.status_code, error["code"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (NEW | {"game": "chess"}, (404, "unknown_game")),
        (NEW | {"seats": []}, (422, "bad_seats")),
        (NEW | {"seats": [{"kind": "open"}] * 7}, (422, "bad_seats")),
        (NEW | {"seats": [{"kind": "me"}, {"kind": "me"}]}, (409, "already_seated")),
        (NEW | {"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, (422, "bad_option")),
        (NEW | {"seats": [{"kind": "dog"}]}, (422, "bad_fields")),
        (NEW | {"options": {"size": "large"}}, (422, "bad_option")),
        (NEW | {"options": {"solo_level": "impossible"}}, (422, "bad_option")),
        (NEW | {"options": {"solo_level": 3}}, (422, "bad_fields")),
        (NEW | {"seed": 1}, (422, "bad_fields")),
        ({"game": "savanna"}, (422, "bad_fields")),
        ([], (422, "bad_fields")),
    ],
)
def test_a_bad_table_is_not_opened(house: House, body: Any, expected: tuple[int, str]) -> None:
    anna = house.person("Anna")
    assert code_of(anna.http.post("/api/tables", json=body)) == expected
    assert anna.http.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        (" \u00a0 ", "name_empty"),
        ("x" * 25, "name_too_long"),
        ("a\nb", "name_bad_characters"),
        ("a\u0000", "name_bad_characters"),
        ("\u202eanna", "name_bad_characters"),
        ("\u200b", "name_bad_characters"),
        (None, "bad_fields"),
        (7, "bad_fields"),
        ("x" * 2000, "bad_fields"),
    ],
)
def test_a_bad_name_is_refused(house: House, name: Any, code: str) -> None:
    anna = house.person("Anna")
    assert code_of(anna.http.post("/api/me", json={"name": name})) == (422, code)
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_names_of_all_peoples_are_welcome(house: House) -> None:
    for name in ("Ève", "Søren Ø.", "李小龙", "Ольга", "  Anna   Maria "):
        told = house.person().http.post("/api/me", json={"name": name}).json()
        assert told["name"] == " ".join(name.split())


def test_a_request_that_is_no_json_is_refused(house: House) -> None:
    anna = house.person("Anna").http
    kind = {"Content-Type": "application/json"}
    assert code_of(anna.post("/api/me", content=b"{", headers=kind)) == (400, "bad_json")
    assert code_of(anna.post("/api/me", content=b"x" * 20_000, headers=kind)) == (413, "too_large")
    assert code_of(anna.post("/api/me", content=iter([b"{}"]), headers=kind)) == (411, "length_needed")
    assert code_of(anna.post("/api/me", data={"name": "x"})) == (415, "not_json")
    assert code_of(anna.post("/api/me", content=b'{"name": "x"}', headers={"Content-Type": "text/plain"}))[0] == 415
    assert code_of(anna.post("/api/me", content=b'{"name": "x"}')) == (415, "not_json")


def test_another_site_cannot_act_for_a_guest(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("open", "open")
    for origin in ("http://evil.example", "null", house.address.replace("127.0.0.1", "localhost")):
        headers = {"Origin": origin}
        assert code_of(anna.http.post("/api/tables", json=NEW, headers=headers)) == (403, "bad_origin")
        assert code_of(anna.http.post(f"/api/tables/{table}/seats/0", headers=headers)) == (403, "bad_origin")
        assert code_of(anna.http.delete(f"/api/tables/{table}/seats/0", headers=headers)) == (403, "bad_origin")
    assert anna.http.post(f"/api/tables/{table}/seats/0", headers={"Origin": house.address}).status_code == 200


def test_paths_that_do_not_exist(house: House) -> None:
    anna = house.person("Anna").http
    assert code_of(anna.get("/api/nothing")) == (404, "unknown_path")
    assert code_of(anna.get("/api/tables/nosuchtable")) == (404, "unknown_table")
    assert code_of(anna.get("/api/tables/nosuchtable/replay")) == (404, "unknown_table")
    assert code_of(anna.get("/api/tables/nosuchtable/save")) == (404, "unknown_table")
    assert code_of(anna.post("/api/tables/nosuchtable/seats/0")) == (404, "unknown_table")
    assert code_of(anna.put("/api/me", json={})) == (405, "wrong_method")
    assert code_of(anna.get("/api/tables/" + "x" * 50)) == (422, "bad_fields")


def test_who_has_no_cookie_or_no_name_cannot_sit(house: House) -> None:
    table = house.person("Anna").open("open", "open")
    with httpx.Client(base_url=house.address) as stranger:
        assert code_of(stranger.post(f"/api/tables/{table}/seats/0")) == (403, "no_guest")
        assert code_of(stranger.post("/api/tables", json=NEW)) == (403, "no_guest")
    nameless = house.person()
    assert code_of(nameless.sit(table, 0)) == (403, "name_needed")
    assert code_of(nameless.http.post("/api/tables", json=NEW)) == (403, "name_needed")


def test_seats_are_given_once(house: House) -> None:
    anna, bert, carl = house.person("Anna"), house.person("Bert"), house.person("Carl")
    table = anna.open("me", "open", "open")
    seat = f"/api/tables/{table}/seats"
    assert code_of(anna.sit(table, 1)) == (409, "already_seated")
    assert code_of(bert.sit(table, 0)) == (409, "seat_taken")
    assert code_of(bert.sit(table, 3)) == (404, "unknown_seat")
    assert code_of(bert.sit(table, 1000)) == (422, "bad_fields")
    assert code_of(bert.http.put(f"{seat}/1", json={"level": "casual"})) == (403, "not_your_table")
    assert code_of(anna.http.put(f"{seat}/1", json={"level": "god"})) == (422, "bad_option")
    assert code_of(anna.http.put(f"{seat}/0", json={"level": "casual"})) == (409, "seat_taken")
    assert code_of(bert.http.delete(f"{seat}/0")) == (403, "not_your_seat")
    assert bert.sit(table, 1).status_code == 200
    assert bert.http.delete(f"{seat}/1").json()["seats"][1]["kind"] == "open"
    assert anna.http.put(f"{seat}/1", json={"level": "random"}).json()["seats"][1]["level"] == "random"
    assert anna.http.delete(f"{seat}/1").json()["seats"][1]["kind"] == "open"
    assert code_of(anna.http.get(f"/api/tables/{table}/replay")) == (409, "not_started")
    assert bert.sit(table, 1).status_code == carl.sit(table, 2).status_code == 200
    assert code_of(bert.http.delete(f"{seat}/1")) == (409, "already_started")
    assert code_of(house.person("Dora").sit(table, 2)) == (409, "already_started")
    assert code_of(anna.http.put(f"{seat}/1", json={"level": "random"})) == (409, "already_started")
    assert code_of(anna.http.get(f"/api/tables/{table}/at/1")) == (404, "not_yet")
    assert code_of(anna.http.get(f"/api/tables/{table}/at/0?seat=9")) == (404, "unknown_seat")


def test_two_people_want_the_last_seat_at_once(house: House) -> None:
    from concurrent.futures import ThreadPoolExecutor

    table = house.person("Anna").open("me", "open")
    others = [house.person(f"Other {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: person.sit(table, 1).status_code, others))
    assert sorted(answers) == [200, 409, 409, 409, 409, 409]


def test_the_lobby_lists_public_tables_and_mine(house: House) -> None:
    anna, bert = house.person("Anna"), house.person("Bert")
    public, private = anna.open("me", "open", public=True), anna.open("me", "open")
    ids = lambda person, which: [table["id"] for table in person.http.get("/api/tables").json()[which]]  # noqa: E731
    assert set(ids(anna, "mine")) == {public, private}
    assert public in ids(bert, "public")
    assert private not in ids(bert, "public")
    assert ids(bert, "mine") == []
    assert bert.sit(private, 1).status_code == 200  # whoever has the link
    assert ids(bert, "mine") == [private]
    assert all(table["owner"] is False for table in bert.http.get("/api/tables").json()["public"])


def test_too_many_tables_are_refused(own_house: House) -> None:
    own_house.settings = {"GONDWANA_TABLES_PER_GUEST": "3"}
    own_house.start(ready=False)
    anna: Person = own_house.person("Anna")
    tables = [anna.open("me", "open") for _ in range(3)]
    assert code_of(anna.http.post("/api/tables", json=NEW)) == (429, "too_many_tables")
    assert own_house.person("Bert").open("me", "open") not in tables
    wait_for(lambda: len(anna.http.get("/api/tables").json()["mine"]) == 3)
