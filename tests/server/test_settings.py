"""Settings from a file, the environment and the command line, and messages for invalid ones."""

from dataclasses import fields
from pathlib import Path

import pytest

from gridtown.server.running.configuration import BadSettings, Layer, check_served, configuration
from gridtown.server.settings import Settings, database_url

SECRET = "s" * 40


def written(tmp_path: Path, text: str, mode: int = 0o600) -> Path:
    file = tmp_path / "gridtown.toml"
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)
    return file


def test_the_later_wins(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nbody_limit = 2048\nhosts = ["A.example", "b.example"]\ndrain = 3')
    environment = {"GRIDTOWN_PORT": "2", "GRIDTOWN_IDLE_DAYS": "7", "GRIDTOWN_WEB": ""}
    environment["GRIDTOWN_GAMES"] = "a.py"  # no setting
    options = Layer("--", {"port": "3", "metrics": "true", "proxies": "127.0.0.1, ::1"})
    settings = configuration(file, environment, options).settings
    assert (settings.port, settings.idle_days, settings.body_limit) == (3, 7, 2048)
    assert (settings.hosts, settings.drain) == (("a.example", "b.example"), 3.0)
    assert (settings.metrics, settings.proxies) == (True, ("127.0.0.1", "::1"))
    assert settings.log_format == "text"


def test_the_environment_names_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1")
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    assert configuration(None, {"GRIDTOWN_CONFIG": str(file)}).settings.port == 1
    assert configuration(other, {"GRIDTOWN_CONFIG": str(file)}).settings.port == 2


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("port", "high", "expected `int`"),
        ("port", "70000", "<= 65535"),
        ("por", "1", "did you mean port?"),
        ("qqq", "1", "there are: host, port"),
        ("host", "", None),
        ("hosts", "https://play.example/", "leave out scheme"),
        ("hosts", "play.example:8000", "leave out scheme"),
        ("proxies", "10.0.0.1/8", "no address or network"),
        ("database", "mysql://u:hidden@h/x", "mysql is no database known here"),
        ("database", "sqlite://", "names no database"),
        ("database", "postgresql://u:hidden@h:port/x", "no URL of a database"),
        ("secret", "hidden", ">= 32"),
        ("metrics_token", "hidden", ">= 32"),
        ("body_limit", "0", ">= 1024"),
        ("rate_limit_writes", "60/day", '"60/day" is no rate'),
        ("rate_limit_reads", "0/s", '"0/s" is no rate'),
        ("log_format", "xml", '"text" or "json"'),
        ("log_level", "loud", "loud"),
        ("metrics", "maybe", "true or false"),
        ("bot_workers", "0", ">= 1"),
        ("bot_time_limit", "nan", "more than 0"),
        ("idle_days", "0.5", "expected `int`"),
        ("drain", "-1", ">= 0"),
        ("web", "/nowhere", "no index.html in /nowhere"),
    ],
)
def test_nonsense_is_refused_with_place_fault_and_mend(name: str, value: str, fault: str | None) -> None:
    if fault is None:  # an empty variable is as good as none
        assert configuration(None, {f"GRIDTOWN_{name.upper()}": value}).settings == Settings()
        return
    with pytest.raises(BadSettings) as by_variable:
        configuration(None, {f"GRIDTOWN_{name.upper()}": value})
    with pytest.raises(BadSettings) as by_option:
        configuration(None, {}, Layer("--set ", {name: value}))
    words = str(by_variable.value)
    assert words.startswith(f"GRIDTOWN_{name.upper()}: ")
    assert str(by_option.value).startswith(f"--set {name}: ")
    assert fault in words
    assert "; " in words
    assert "hidden" not in words


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('port = "80"', "port: expected `int`, got `str`; give a port from 0 to 65535"),
        ("web = 3", "web: expected `str`, got `int`"),
        ('hosts = "play.example"', "hosts: expected `array`"),
        ("metrics = 1", "metrics: expected `bool`"),
        ("[limits]\nreads = 1", "limits: there is no such setting"),
        ("port =", "this is not TOML"),
        ("port = 1\nport = 2", "this is not TOML"),
    ],
)
def test_a_file_is_read_strictly(tmp_path: Path, text: str, fault: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadSettings) as refused:
        configuration(file, {})
    assert str(refused.value).startswith(f"{file}: ")
    assert fault in str(refused.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"nowhere\.toml: cannot be read: .*; name a file"):
        configuration(tmp_path / "nowhere.toml", {})


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (f'secret = "{SECRET}"', "(secret)"),
        (f'metrics_token = "{SECRET}"', "(metrics_token)"),
        ('database = "postgresql://u:pass@h/x"', "(database)"),
        ('database = "postgresql://u@h/x?password=pass"', "(database)"),
        ('database = "postgresql://u@h/x"', None),
        ("port = 1", None),
    ],
)
def test_secrets_that_everybody_can_read_are_warned_of(tmp_path: Path, text: str, names: str | None) -> None:
    assert configuration(written(tmp_path, text), {}).warnings == ()
    warnings = configuration(written(tmp_path, text, 0o644), {}).warnings
    assert len(warnings) == (names is not None)
    assert all(str(names) in warning and "pass" not in warning for warning in warnings)


def test_secrets_are_shown_to_nobody() -> None:
    settings = Settings(
        secret=SECRET, metrics_token=SECRET, database="postgresql://u:hidden@h/x?password=hidden"
    )
    shown = str(settings.shown())
    assert set(settings.shown()) == {each.name for each in fields(Settings)}
    assert SECRET not in shown
    assert "hidden" not in shown
    assert SECRET not in repr(settings)
    assert "hidden" not in repr(settings)


def test_a_server_for_others_has_a_name() -> None:
    for host in ("127.0.0.1", "127.0.0.5", "::1", "localhost"):
        check_served(Settings(host=host))
    for host in ("0.0.0.0", "::", "192.168.1.5", "games.example"):
        check_served(Settings(host=host, hosts=("play.example",)))
        with pytest.raises(BadSettings, match=r'hosts = \["play.example"\]'):
            check_served(Settings(host=host))


def test_databases(tmp_path: Path) -> None:
    odd = tmp_path / "a b?c%20ü.sqlite3"
    assert Settings(database=str(odd)).database_file == odd
    assert Settings(database=database_url(str(odd))).database_file == odd
    assert Settings(database="sqlite:///tables.sqlite3").database_file == Path.cwd() / "tables.sqlite3"
    assert Settings(database="postgresql://u:p@h/x").database_file is None
    assert Settings(database="postgresql://u:p@h/x").database == "postgresql://u:p@h/x"


def test_a_cookie_outlives_a_new_password_and_a_moved_database() -> None:
    one, two = (Settings(database=f"postgresql://{user}@h/x") for user in ("u:p", "v:q"))
    assert one.cookie == two.cookie
    assert one.cookie != Settings(database="postgresql://u:p@h/y").cookie
    one, two = (Settings(database=name, hosts=("play.example",)) for name in ("a", "b"))
    assert one.cookie == two.cookie
