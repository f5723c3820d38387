"""The same table once more, in one click, for everybody who was there."""

import httpx
from house import House, Live, Person


def again(person: Person, table: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/rematch")


def play_to_the_end(*players: Live) -> None:
    while players[0].look()["table"]["status"] != "over":
        for player in players:
            if (player.look()["ask"] or {}).get("choices"):
                player.answer()


def two_who_have_played(house: House) -> tuple[Person, Person, str]:
    anna, bert = house.person("Anna"), house.person("Bert")
    table = anna.open("me", "open")
    assert bert.sit(table, 1).status_code == 200
    with anna.at(table) as left, bert.at(table) as right:
        play_to_the_end(left, right)
    return anna, bert, table


def test_who_was_there_meets_at_the_same_table_again(house: House) -> None:
    anna, bert, table = two_who_have_played(house)
    with anna.at(table) as watching:
        opened = again(bert, table)
        assert opened.status_code == 201, opened.text
        new = opened.json()
        assert [seat["kind"] for seat in new["seats"]] == ["open", "human"]
        assert (new["you"], new["status"], new["id"] != table) == (1, "open", True)
        assert watching.until("table_changed")["table"]["rematch"] == new["id"]
        joined = again(anna, table).json()
    assert (joined["id"], joined["you"], joined["status"]) == (new["id"], 0, "playing")
    assert again(anna, table).json()["id"] == new["id"]
    onlooker = house.person("Carl")
    assert onlooker.table(table)["rematch"] is None


def test_a_rematch_is_for_players_of_a_finished_game(house: House) -> None:
    anna, carl = house.person("Anna"), house.person("Carl")
    running = anna.open("me", "beginner", "beginner")
    assert again(anna, running).json()["error"]["code"] == "not_over"
    assert again(carl, running).json()["error"]["code"] == "not_your_seat"


def test_against_bots_it_begins_at_once(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "beginner")
    with anna.at(table) as live:
        play_to_the_end(live)
    told = again(anna, table).json()
    assert told["status"] == "playing"
    assert [(seat["kind"], seat["level"]) for seat in told["seats"]] == [("human", None), ("bot", "beginner")]
