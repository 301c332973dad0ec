"""What is in the wheels: all that runs, nothing that doesn't, and what each says of itself."""

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from packaging.metadata import Metadata, parse_email
from packaging.requirements import Requirement
from packaging.utils import parse_wheel_filename

from gridtown import __version__

NATIVE = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture(params=["compiled", "pure"])
def packed(request: pytest.FixtureRequest) -> Iterator[zipfile.ZipFile]:
    with zipfile.ZipFile(request.getfixturevalue(f"{request.param}_wheel")) as packed:
        yield packed


def about(packed: zipfile.ZipFile, name: str) -> str:
    return packed.read(f"gridtown-{__version__}.dist-info/{name}").decode()


def header(packed: zipfile.ZipFile) -> Message:
    return message_from_string(about(packed, "WHEEL"))


def test_the_names_say_for_whom_each_is(compiled_wheel: Path, pure_wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert compiled_wheel.name == f"gridtown-{__version__}-{python}-{python}-{platform}.whl"
    assert pure_wheel.name == f"gridtown-{__version__}-py3-none-any.whl"
    for file in (compiled_wheel, pure_wheel):
        with zipfile.ZipFile(file) as packed:
            tags = {str(tag) for tag in parse_wheel_filename(file.name)[3]}
            assert set(header(packed).get_all("Tag") or ()) == tags
            assert header(packed)["Root-Is-Purelib"] == str(file == pure_wheel).lower()


def test_all_of_the_package_is_in_it_and_nothing_of_others(packed: zipfile.ZipFile, root: Path) -> None:
    files = (path for path in (root / "src").rglob("*") if path.is_file())
    wanted = {path.relative_to(root / "src").as_posix() for path in files if path.suffix != ".pyc"}
    found = {name for name in packed.namelist() if not name.startswith(f"gridtown-{__version__}.dist-info/")}
    found = {name for name in found if "/server/web/" not in name and not name.endswith(NATIVE)}
    assert found == wanted
    kinds = {name.rpartition(".")[2] for name in wanted}
    assert {"py", "ftl", "toml", "typed", "mako"} <= kinds, "words, figures, weights, migrations"


def test_the_client_is_in_it_whole(packed: zipfile.ZipFile, root: Path) -> None:
    files = (path for path in (root / "build/web").rglob("*") if path.is_file())
    wanted = {path.relative_to(root / "build").as_posix() for path in files}
    found = {name.removeprefix("gridtown/server/") for name in packed.namelist() if "/server/web/" in name}
    assert found == wanted
    assert len(wanted) > 50


def test_both_have_the_same_files_but_for_what_is_compiled(compiled_wheel: Path, pure_wheel: Path) -> None:
    contents = []
    for file in (compiled_wheel, pure_wheel):
        with zipfile.ZipFile(file) as packed:
            names = (name for name in packed.namelist() if ".dist-info/" not in name)
            contents.append({name: packed.read(name) for name in names})
    compiled, pure = contents
    native = {name for name in compiled if name.endswith(NATIVE)}
    assert len(native) > 150
    assert {name: text for name, text in compiled.items() if name not in native} == pure


def test_its_metadata_is_whole(packed: zipfile.ZipFile, root: Path) -> None:
    text = about(packed, "METADATA")
    metadata = Metadata.from_email(text)  # refuses what an index would refuse
    _, unknown = parse_email(text)
    assert unknown == {}
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (metadata.name, str(metadata.version)) == ("gridtown", __version__)
    assert str(metadata.requires_python) == ">=3.11"
    assert metadata.license_expression == "Apache-2.0"
    assert metadata.provides_extra == list(project["optional-dependencies"])
    always = {str(Requirement(need)) for need in project["dependencies"]}
    assert {str(need) for need in metadata.requires_dist or () if need.marker is None} == always
    assert metadata.description == (root / "README.md").read_text(encoding="utf-8")
    assert "gridtown = gridtown.cli:main" in about(packed, "entry_points.txt")


def test_the_terms_go_along(packed: zipfile.ZipFile, root: Path) -> None:
    for name in ("LICENSE", "NOTICE"):
        assert about(packed, f"licenses/{name}") == (root / name).read_text(encoding="utf-8")
    others = packed.read("gridtown/server/web/licenses.txt").decode()
    said = set(re.findall(r"^(\S+) [\d.]+, (?:Apache-2\.0|BSD-3-Clause|MIT)$", others, re.MULTILINE))
    assert {"svelte", "@fluent/bundle", "@orama/stemmers", "stemmer", "fastest-levenshtein"} <= said


def test_its_record_is_true(packed: zipfile.ZipFile) -> None:
    rows = [line.rsplit(",", 2) for line in about(packed, "RECORD").splitlines()]
    assert sorted(row[0] for row in rows) == sorted(packed.namelist())
    for name, digest, size in rows:
        if digest:
            found = hashlib.sha256(packed.read(name)).digest()
            assert int(size) == packed.getinfo(name).file_size
            assert digest.removeprefix("sha256=") == urlsafe_b64encode(found).decode().rstrip("=")


def test_no_file_has_a_time_of_its_own(packed: zipfile.ZipFile) -> None:
    """So the same sources make the same wheel."""
    assert len({entry.date_time for entry in packed.infolist()}) == 1


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ((), "compiled"),
        (("--platform", "win_amd64"), "pure"),
        (("--platform", "macosx_11_0_arm64"), "pure"),
        (("--python-version", "3.14", "--implementation", "pp"), "pure"),
    ],
)
def test_pip_takes_the_compiled_one_where_it_fits(
    compiled_wheel: Path, pure_wheel: Path, tmp_path: Path, asked: tuple[str, ...], kind: str
) -> None:
    offered, taken = tmp_path / "offered", tmp_path / "taken"
    offered.mkdir()
    for file in (compiled_wheel, pure_wheel):
        shutil.copy(file, offered)
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
    where = ("--no-index", "--find-links", offered, "--only-binary", ":all:", "--dest", taken)
    subprocess.run([*pip, *where, *asked, "gridtown"], check=True)
    wanted = {"compiled": compiled_wheel, "pure": pure_wheel}[kind]
    assert [file.name for file in taken.iterdir()] == [wanted.name]
