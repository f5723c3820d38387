"""A viewer who takes nothing is let go and keeps nobody waiting; who comes back sees everything."""

import contextlib
import time

from house import House, wait_for
from websockets.exceptions import ConnectionClosed


def test_a_slow_viewer_is_let_go_and_others_go_on(own_house: House) -> None:
    own_house.settings = {"GONDWANA_QUEUE": "8", "GONDWANA_SEND_TIMEOUT": "1"}
    own_house.start()
    anna, bert = own_house.person("Anna"), own_house.person("Bert")
    table = anna.open("me", "open")
    bert.sit(table, 1)
    # A small window and no reading: what is sent piles up at the server.
    with bert.at(table) as quick, anna.at(table, max_queue=1, compression=None) as slow:
        wait_for(lambda: quick.hear()["table"]["seats"][0]["connected"])
        with contextlib.suppress(ConnectionClosed):  # if it is let go before it has asked for all
            for _ in range(5000):
                slow.send({"type": "look"})
        wait_for(lambda: not quick.hear()["table"]["seats"][0]["connected"])
        start = time.monotonic()
        quick.answer()
        assert time.monotonic() - start < 2
        assert slow.is_gone() in (4008, None)
        assert len(slow.told) < 5000
    with anna.at(table) as back:
        assert back.number == quick.number
        back.answer()
    assert "ERROR" not in own_house.log()


def test_pings_are_answered(house: House) -> None:
    anna = house.person("Anna")
    with anna.at(anna.open("me", "open")) as live:
        live.send({"type": "ping"})
        assert live.until("pong") == {"type": "pong"}
