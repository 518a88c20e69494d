"""What hosts a server: the Containerfile and the unit for systemd keep what they promise."""

from __future__ import annotations

import configparser
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTAINERFILE = ROOT / "Containerfile"
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "containerfile.py"))
STEPS = [(step.name, step.arguments) for step in SCRIPT["read_steps"](CONTAINERFILE.read_text())]
LAST_STAGE = STEPS[max(place for place, (name, _) in enumerate(STEPS) if name == "FROM") :]


def test_hadolint_has_nothing_to_say() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([hadolint, CONTAINERFILE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_base_images_have_plain_names() -> None:
    images = [arguments.split()[0] for name, arguments in STEPS if name == "FROM"]
    assert len(images) == 2
    assert all(re.fullmatch(r"python:3\.\d+-slim", image) for image in images)


def test_the_image_has_a_user_a_volume_and_a_health_check() -> None:
    steps = dict(LAST_STAGE)
    user, group = steps["USER"].split(":")
    assert int(user) >= 1000
    assert int(group) >= 1000
    assert steps["VOLUME"] == "/data"
    assert "/api/health" in steps["HEALTHCHECK"]
    assert "--no-open" in steps["CMD"]
    assert '"/data"' in steps["CMD"]


def test_every_package_in_the_image_is_locked() -> None:
    installs = [part for name, line in STEPS if name == "RUN" for part in line.split("&&")]
    installs = [part for part in installs if "pip install" in part]
    assert installs
    assert all("--require-hashes" in part or "--no-deps" in part for part in installs)


def test_what_is_copied_exists_and_what_is_ignored_is_not_tracked() -> None:
    copied = [line.split()[:-1] for name, line in STEPS if name == "COPY" and "--from" not in line]
    assert [path for paths in copied for path in paths if not (ROOT / path).exists()] == []
    ignored = SCRIPT["ignored"](ROOT)
    names = [path.name for path in ROOT.iterdir()]
    assert not ignored(str(ROOT), names) & {"src", "frontend", "scripts", "pyproject.toml"}


def test_the_script_knows_every_folder_of_the_image() -> None:
    text = " ".join(line for name, line in STEPS if name not in ("SHELL", "HEALTHCHECK"))
    folders = set(re.findall(r"(?<![\w.:/-])/[a-z]+(?:/spieltisch)?", text))
    assert folders == set(SCRIPT["FOLDERS"])


def test_a_step_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    image = SCRIPT["Image"](tmp_path, 80, {}, tmp_path, "1")
    with pytest.raises(SCRIPT["Unexpected"], match="ADD"):
        image.take(SCRIPT["Step"]("ADD", "a b"))


def test_paths_port_and_path_variable_are_those_of_this_machine(tmp_path: Path) -> None:
    image = SCRIPT["Image"](tmp_path, 4242, {"PATH": "/bin"}, tmp_path, "1")
    image.take(SCRIPT["Step"]("ENV", "PATH=/opt/spieltisch/bin:$PATH PORT=8765"))
    assert image.environment["PATH"] == f"{tmp_path}/opt/spieltisch/bin:/bin"
    assert image.environment["PORT"] == "4242"


@pytest.fixture(scope="module")
def service() -> configparser.SectionProxy:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "spieltisch.service", encoding="utf-8")
    return unit["Service"]


@pytest.mark.parametrize(
    ("protection", "value"),
    [
        ("DynamicUser", "yes"),
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateTmp", "yes"),
        ("PrivateDevices", "yes"),
        ("CapabilityBoundingSet", ""),
        ("RestrictNamespaces", "yes"),
        ("SystemCallFilter", "@system-service"),
        ("UMask", "0077"),
    ],
)
def test_the_service_is_protected(
    service: configparser.SectionProxy, protection: str, value: str
) -> None:
    assert service[protection] == value


def test_the_service_may_run_what_it_compiles(service: configparser.SectionProxy) -> None:
    assert "MemoryDenyWriteExecute" not in service


def test_the_service_runs_a_command_line_that_there_is(
    service: configparser.SectionProxy,
) -> None:
    program, command, *options = service["ExecStart"].split()
    assert (program, command) == ("/opt/spieltisch/bin/spieltisch", "serve")
    process = subprocess.run(
        [sys.executable, "-c", "from spieltisch.cli.main import main; main()", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(option in process.stdout for option in options if option.startswith("--"))
