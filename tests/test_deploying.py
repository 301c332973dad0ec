"""What is in deploy/ and in docs/deploying.md holds for the program as it is."""

import json
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from gridtown.server.metrics import Metrics
from gridtown.server.running.configuration import check_served, configuration
from gridtown.server.running.deployment import LEFT
from gridtown.server.settings import Settings, database_url

NAMES = [each.name for each in fields(Settings)]


@pytest.fixture
def example(root: Path) -> str:
    return (root / "deploy/gridtown.toml").read_text(encoding="utf-8")


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs/deploying.md").read_text(encoding="utf-8")


def test_the_example_of_settings_is_good(root: Path) -> None:
    found = configuration(root / "deploy/gridtown.toml", {})
    check_served(found.settings)
    assert found.warnings == ()
    assert found.settings.database_file == Path("/var/lib/gridtown/tables.sqlite3")


def test_the_example_names_all_there_is_to_set_with_its_default(example: str, tmp_path: Path) -> None:
    set_already = re.findall(r"^(\w+) = ", example, re.MULTILINE)
    left_out = re.findall(r"^#(\w+) = (.*)$", example, re.MULTILINE)
    assert sorted([*set_already, *(name for name, _ in left_out)]) == sorted(NAMES)
    for name, value in left_out:
        file = tmp_path / f"{name}.toml"
        file.write_text(f"{name} = {value}")
        if value not in (
            '""',
            '"/opt/gridtown/build/web"',
            '"/opt/gridtown/build/static"',
        ):  # not set, unless one sets it
            assert configuration(file, {}).settings == Settings(), name


def test_the_page_names_all_there_is_to_set_with_its_default(page: str) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| `?([^|`]+)`? \|", page, re.MULTILINE))
    assert [name for name in NAMES if name not in rows] == []
    for name, default in Settings().shown().items():
        if default not in (None, ()) and name != "database":
            assert rows[name] == f"{default:g}" if isinstance(default, float) else str(default).lower()


def test_the_page_tells_of_all_figures(page: str) -> None:
    kinds = re.compile(r"^# TYPE (\w+(?<!_created)) (?:counter|gauge|histogram)$", re.MULTILINE)
    figures = set(kinds.findall(Metrics().text().decode()))
    assert len(figures) == 18
    assert [name for name in figures if name not in page] == []


def named(text: str) -> set[str]:
    """The figures that a text asks for, without what a histogram adds to its name."""
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"gridtown_\w+", text)}


def figures() -> set[str]:
    """The figures that there are, as they are asked for."""
    kinds = re.compile(r"^# TYPE (\w+(?<!_created)) (?:counter|gauge|histogram)$", re.MULTILINE)
    return set(kinds.findall(Metrics().text().decode()))


def test_alerts_ask_for_figures_that_there_are(root: Path) -> None:
    (group,) = yaml.safe_load((root / "deploy/alerts.yml").read_text(encoding="utf-8"))["groups"]
    assert len({rule["alert"] for rule in group["rules"]}) == len(group["rules"]) == 10
    for rule in group["rules"]:
        assert named(rule["expr"]) <= figures(), rule["alert"]
        assert named(rule["expr"]) or "up{" in rule["expr"]
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}


def test_the_dashboard_shows_all_figures_and_no_others(root: Path) -> None:
    board = json.loads((root / "deploy/grafana.json").read_text(encoding="utf-8"))
    asked = {
        figure for panel in board["panels"] for target in panel["targets"] for figure in named(target["expr"])
    }
    assert asked == figures()
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_inside_what_is_for_those_who_run_it(root: Path, name: str) -> None:
    text = (root / "deploy" / name).read_text(encoding="utf-8")
    assert all(word in text for word in ("metrics", "health", "ready", "api/admin"))


@pytest.mark.parametrize("name", ["gridtown.service", "gridtown@.service"])
def test_units(root: Path, tmp_path: Path, name: str) -> None:
    text = (root / "deploy" / name).read_text(encoding="utf-8")
    assert int(re.findall(r"TimeoutStopSec=(\d+)", text)[0]) > LEFT
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd-analyze is not here")
    unit = tmp_path / name.replace("@", "@8001")
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
    done = subprocess.run([systemd, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_two_units_differ_in_the_port_alone(root: Path) -> None:
    one, many = ((root / "deploy" / f"gridtown{at}.service").read_text().splitlines() for at in ("", "@"))
    differing = [line for line in one if line not in many]
    named = [line.partition("=")[0] for line in differing if not line.startswith("#")]
    assert named == ["Description", "ExecStart"]


def test_the_container_sets_what_makes_sense(root: Path) -> None:
    text = (root / "deploy/Containerfile").read_text(encoding="utf-8")
    environment = dict(re.findall(r"(GRIDTOWN_(?!COMPILE)\w+)=(\S+)", text))
    settings = configuration(None, {**environment, "GRIDTOWN_HOSTS": "play.example"}).settings
    assert settings.host == "0.0.0.0"
    assert settings.database == database_url("/data/tables.sqlite3")
    assert "USER gridtown" in text
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert all(re.fullmatch(r"[a-z]+:[a-z0-9.-]+", image) for image in images)
