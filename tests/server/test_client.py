"""The browser client's files: found and served with the right headers, or a page on how to build them."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gridtown.server.http.client import web_folder
from gridtown.server.settings import Settings


@pytest.fixture
def web(database: Path) -> Path:
    web = database.parent / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Gridtown</title>")
    (web / "assets" / "main-1a2b.js").write_text("export {}")
    (database.parent / "secret.txt").write_text("secret")
    return web


@pytest.mark.usefixtures("web")
@pytest.mark.parametrize("path", ["/", "/tables/abc", "/tables/abc/", "/join", "/anything"])
def test_pages_are_the_index(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Gridtown" in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("web")
def test_a_link_that_is_no_good_is_a_page_for_people_and_a_problem_for_programs(client: TestClient) -> None:
    answer = client.get("/join#nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<title>Gridtown" in answer.text
    for path in ("/api/invitations", "/api/join"):
        refused = client.post(path, json={"key": "nowhere"})
        assert (refused.status_code, refused.json()["code"]) == (404, "bad-invitation")
        assert refused.headers["cache-control"] == "no-store"


@pytest.mark.usefixtures("web")
def test_built_files_are_kept(client: TestClient) -> None:
    answer = client.get("/assets/main-1a2b.js")
    assert answer.headers["cache-control"].endswith("immutable")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert client.head("/assets/main-1a2b.js").status_code == 200


@pytest.mark.usefixtures("web")
def test_what_was_packed_when_it_was_built_is_sent_so_to_who_takes_it(client: TestClient, web: Path) -> None:
    packed = b"packed, let us say"
    (web / "assets" / "main-1a2b.js.br").write_bytes(packed)
    with client.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert b"".join(answer.iter_raw()) == packed
    told = answer.headers
    assert (told["content-encoding"], told["vary"].lower()) == ("br", "accept-encoding")
    assert told["content-type"].startswith("text/javascript")
    assert told["cache-control"].endswith("immutable")
    again = {"accept-encoding": "br", "if-none-match": told["etag"]}
    assert client.get("/assets/main-1a2b.js", headers=again).status_code == 304
    for others in ("gzip", "identity", "br;q=0"):
        plain = client.get("/assets/main-1a2b.js", headers={"accept-encoding": others})
        assert plain.content == (web / "assets" / "main-1a2b.js").read_bytes()


@pytest.mark.usefixtures("web")
def test_the_clients_files_are_compressed_and_the_api_is_not(client: TestClient, web: Path) -> None:
    (web / "assets" / "main-1a2b.js").write_text("say('the same again');\n" * 1000)
    answer = client.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 1000 < len(answer.text)
    plain = client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (answer.text, False)
    told = client.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in told.headers


@pytest.mark.usefixtures("web")
@pytest.mark.parametrize(
    "path",
    ["/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.js"],
)
def test_nothing_else_is_served(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_not_built(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_where_the_files_are_looked_for(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert web_folder(Settings(web=web)) == web
    monkeypatch.setenv("GRIDTOWN_WEB", str(web))
    assert web_folder(Settings()) == web
    monkeypatch.setenv("GRIDTOWN_WEB", str(web / "nowhere"))
    assert web_folder(Settings()) is None


@pytest.fixture
def device(database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    device = database.parent / "static"
    (device / "assets").mkdir(parents=True)
    (device / "index.html").write_text("<!doctype html><title>Without a server</title>")
    (device / "assets" / "main-1a2b.js").write_text("export {}" * 1000)
    monkeypatch.setenv("GRIDTOWN_DEVICE", str(device))
    return device


@pytest.mark.usefixtures("web")
def test_the_client_without_a_server_is_served_beside_this_one(client: TestClient, device: Path) -> None:
    assert client.get("/api/device").json()["path"] == "/device/"
    moved = client.get("/device", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (308, "/device/")
    page = client.get("/device/?/tables/device-1")
    assert "Without a server" in page.text
    assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" not in client.get("/").headers["content-security-policy"]
    file = client.get("/device/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert file.headers["cache-control"].endswith("immutable")
    assert "content-encoding" not in file.headers, "packing megabytes would keep others waiting"
    (device / "assets" / "main-1a2b.js.br").write_bytes(b"packed, let us say")
    with client.stream("GET", "/device/assets/main-1a2b.js", headers={"accept-encoding": "br"}) as packed:
        assert packed.headers["content-encoding"] == "br", "it was packed when it was built"
        assert b"".join(packed.iter_raw()) == b"packed, let us say"
    assert client.get("/device/nothing.js").status_code == 404
    assert client.get("/device/..%2f..%2fsecret.txt").status_code == 404


@pytest.mark.usefixtures("web")
def test_bots_that_search_are_offered_there_where_its_rules_are_compiled(
    client: TestClient, device: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gridtown.server.http.lobby.registry.searches", lambda _: True)
    assert client.get("/api/device").json()["bots"] == []
    (device / "gridtown.wasm").touch()
    assert client.get("/api/device").json()["bots"] == client.get("/api/games").json()[0]["bots"]


@pytest.mark.usefixtures("web")
def test_where_it_is_not_built_it_is_not_offered(client: TestClient) -> None:
    assert client.get("/api/device").json()["path"] is None
    assert client.get("/device/").json()["code"] == "no-such-page"
