"""What answers would bring that are laid out and not yet sent: for who is asked, and nothing changes."""

import httpx
from house import House, Person


def foresee(person: Person, table: str, number: int, *steps: tuple[str, str]) -> httpx.Response:
    laid = [{"question": question, "answer": answer} for question, answer in steps]
    return person.http.post(f"/api/tables/{table}/foresee", json={"number": number, "steps": laid})


def test_who_is_asked_may_try_answers_out(house: House) -> None:
    """Savanna says nothing of several answers; the table stays as it is."""
    anna, bert = house.person("Anna"), house.person("Bert")
    table = anna.open("me", "open")
    assert bert.sit(table, 1).status_code == 200
    with anna.at(table) as live:
        before = live.look()
        card = before["ask"]["choices"][0]["word"]
        assert foresee(anna, table, live.number, ("choose", card)).json() == {"brings": []}
        assert live.look() == before


def test_nobody_else_may(house: House) -> None:
    anna, bert, carl = house.person("Anna"), house.person("Bert"), house.person("Carl")
    table = anna.open("me", "open")
    assert foresee(anna, table, 0).json()["error"]["code"] == "not_started"
    assert bert.sit(table, 1).status_code == 200
    assert foresee(carl, table, 0).json()["error"]["code"] == "not_your_seat"
    with anna.at(table) as live:
        live.answer()
    assert foresee(anna, table, 0).json()["error"]["code"] == "stale_move"
    assert foresee(bert, table, -1).json()["error"]["code"] == "bad_fields"
