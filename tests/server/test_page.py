"""The page from the package: any path shows it, files with a hash are kept for ever, nothing else leaks out."""

from pathlib import Path

import httpx
from house import House

INDEX = "<!doctype html><title>Gondwana</title><script>let theme = 1;</script><script type=module src=/a.js></script>"


def with_page(house: House, folder: Path) -> httpx.Client:
    (folder / "assets").mkdir(parents=True)
    (folder / "swagger").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "a-1b2c.js").write_text("1")
    (folder / "swagger" / "swagger-ui-bundle.js").write_text("2")
    (folder.parent / "secret.txt").write_text("hidden")
    house.settings = {"GONDWANA_PAGE": str(folder)}
    house.start(ready=False)
    return house.person().http


def test_the_page_is_served(own_house: House, tmp_path: Path) -> None:
    client = with_page(own_house, tmp_path / "page")
    for path in ("/", "/tables/abc", "/replay/abc/12"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]
    asset = client.get("/assets/a-1b2c.js")
    assert asset.text == "1"
    assert "immutable" in asset.headers["cache-control"]
    assert client.get("/favicon.svg").text == "<svg/>"
    for path in (
        "/assets/gone.js",
        "/gone.png",
        "/api/gone",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert "hidden" not in answer.text
        assert answer.json()["error"]["code"] == "unknown_path"


def test_the_api_describes_itself_without_another_site(own_house: House, tmp_path: Path) -> None:
    client = with_page(own_house, tmp_path / "page")
    docs = client.get("/api/docs").text
    assert "/api/swagger/swagger-ui-bundle.js" in docs
    assert "https://" not in docs
    assert client.get("/api/swagger/swagger-ui-bundle.js").text == "2"
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table_id}/seats/{seat}"} <= set(paths)
    assert all(path.startswith("/api/") for path in paths)


def test_a_page_that_is_not_built_says_so(own_house: House, tmp_path: Path) -> None:
    own_house.settings = {"GONDWANA_PAGE": str(tmp_path / "nothing")}
    own_house.start(ready=False)
    answer = own_house.person().http.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
    assert own_house.person().http.get("/api/games").json()[0]["slug"] == "savanna"
