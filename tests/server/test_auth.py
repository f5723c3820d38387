"""Who is there: the cookie, the server's secret, where a request comes from."""

import stat
from pathlib import Path

import pytest
from house import House

from gondwana.server.errors import Refusal
from gondwana.server.http.auth import CookieSigner, load_secret
from gondwana.server.http.middleware import check_origin
from gondwana.server.live.guests import Guest


def test_a_cookie_is_known_again_and_a_changed_one_is_not() -> None:
    signer = CookieSigner(b"s" * 32)
    anna = Guest("a1", "Anna")
    cookie = signer.cookie(anna)
    assert signer.guest(cookie) == anna
    assert CookieSigner(b"t" * 32).guest(cookie) is None
    body, dot, signature = cookie.partition(".")
    forged = CookieSigner(b"t" * 32).cookie(Guest("b2", "Bert")).partition(".")[0]
    for wrong in (None, "", ".", cookie[:-1], body, forged + dot + signature, cookie + "x"):
        assert signer.guest(wrong) is None


def test_scripts_and_other_sites_do_not_get_the_cookie(house: House) -> None:
    header = house.person().http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "path=/" in header
    assert "secure" not in header  # the test speaks http; behind https it is set
    proxied = house.person().http.get("/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"].lower()
    assert "secure" in proxied


def test_the_servers_secret_is_made_once_and_readable_by_nobody_else(tmp_path: Path) -> None:
    secret = load_secret(tmp_path / "data")
    assert len(secret) == 32
    assert load_secret(tmp_path / "data") == secret
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["secret"]


@pytest.mark.parametrize("origin", [None, "http://table.example:8000", "https://other.example"])
def test_the_page_itself_may_act(origin: str | None) -> None:
    check_origin(origin, "table.example:8000", ["https://other.example"])


@pytest.mark.parametrize("origin", ["null", "", "http://table.example", "http://table.example:8000.evil.example"])
def test_no_other_page_may(origin: str) -> None:
    with pytest.raises(Refusal, match="Another site"):
        check_origin(origin, "table.example:8000", [])


def test_the_log_tells_no_secret(house: House) -> None:
    anna = house.person("Anna")
    table = anna.open("me", "random")
    with anna.at(table) as live:
        for _ in range(4):
            live.answer()
    secret = (house.data / "secret").read_bytes()
    for word in (anna.cookie, secret.hex(), table):
        assert word not in house.log()
