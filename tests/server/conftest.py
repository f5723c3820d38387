"""One server process for most tests; one of its own for those that stop it."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import House

from gondwana.kernel.ahead import prepare


@pytest.fixture(scope="session")
def running_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests; at the end it has complained about nothing."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    assert house.stop() in (0, -signal.SIGTERM), house.log()
    assert "Traceback" not in house.log()
    assert "ERROR" not in house.log()


@pytest.fixture
def house(running_house: House) -> Iterator[House]:
    """The server for all tests, which use people and tables of their own."""
    yield running_house
    running_house.send_home()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, not yet started."""
    house = House(tmp_path)
    yield house
    house.send_home()
    house.kill()


@pytest.fixture
def without_preparation(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is called is loaded or compiled when it is called."""
    monkeypatch.setattr(prepare, "is_ready", lambda slug: True)
    monkeypatch.setattr(prepare, "prepare", lambda slug: None)
