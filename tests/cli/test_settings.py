"""Settings of a server: one declaration, four sources, and what is said about wrong ones."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from spieltisch.cli.language import WORDS
from spieltisch.cli.serving.declaration import SETTINGS
from spieltisch.cli.serving.printing import example, usual
from spieltisch.cli.serving.reading import Source, configure
from spieltisch.engine.words import LANGUAGES
from spieltisch.server.settings import Limits, LogFormat, LogLevel, Logs, Rate, Settings

ROOT = Path(__file__).parents[2]
BY_NAME = {setting.name: setting for setting in SETTINGS}

#: A value of every setting other than the default, as a file has it.
OTHERS: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 9000,
    "open": False,
    "allow-host": ["tables.example.org"],
    "proxy": ["10.0.0.0/8", "127.0.0.1/32"],
    "base-path": "/games",
    "certificate": "chain.pem",
    "private-key": "key.pem",
    "metrics-port": 9100,
    "metrics-host": "0.0.0.0",
    "data": "tables",
    "database": "postgresql://anna@localhost/tables",
    "reachable-at": "http://10.0.0.3:8765",
    "lease-seconds": 3,
    "archive": "old",
    "log-format": "json",
    "log-level": "error",
    "log-requests": True,
    "pace": 2.5,
    "hint-seconds": 3,
    **dict.fromkeys(("memory", "keep-open", "keep-finished", "keep-files", "bot-threads"), 7),
    **dict.fromkeys(("tables", "files", "sockets"), 7),
    **{f"limit-{name}": 7 for name in ("hints", "analyses", "uploads", "pictures")},
    **{f"limit-{name}": "3/9" for name in ("messages", "requests", "tables", "guesses", "answers")},
}


def as_text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


@pytest.mark.parametrize("name", BY_NAME)
def test_a_setting_says_the_same_in_a_file_in_the_environment_and_on_the_command_line(
    name: str, tmp_path: Path
) -> None:
    setting, value = BY_NAME[name], OTHERS[name]
    file = tmp_path / "spieltisch.toml"
    file.write_text(f"{name} = {setting.kind.write(setting.kind.read(value))}\n", "utf-8")
    filed = configure({}, {}, str(file))
    environment = configure({}, {setting.variable: as_text(value)})
    argued = configure({name: value if name in ("allow-host", "proxy") else as_text(value)}, {})
    for configuration in (filed, environment, argued):
        assert not configuration.problems
        assert configuration[name] == setting.kind.read(value) != setting.default
    sources = [configuration.values[name].source for configuration in (filed, environment, argued)]
    assert sources == [Source.FILE, Source.ENVIRONMENT, Source.COMMAND_LINE]


def test_the_command_line_goes_before_the_environment_before_the_file_before_the_default(
    tmp_path: Path,
) -> None:
    file = tmp_path / "spieltisch.toml"
    file.write_text("memory = 3", "utf-8")
    environment = {"SPIELTISCH_MEMORY": "2", "SPIELTISCH_CONFIG": str(file)}
    assert configure({"memory": "1"}, environment)["memory"] == 1 << 20
    assert configure({}, environment)["memory"] == 2 << 20
    del environment["SPIELTISCH_MEMORY"]
    assert configure({}, environment)["memory"] == 3 << 20
    assert configure({}, {})["memory"] == Settings(data=Path()).memory


def test_settings_reach_the_server(tmp_path: Path) -> None:
    file = tmp_path / "spieltisch.toml"
    lines = [f"{name} = {BY_NAME[name].kind.write(BY_NAME[name].kind.read(value))}"
             for name, value in OTHERS.items()]  # fmt: skip
    file.write_text("\n".join(lines), "utf-8")
    configuration = configure({}, {}, str(file))
    assert configuration.problems == []
    settings = configuration.settings()
    assert settings.limits.messages == Rate(3, 9)
    assert settings.limits.answers == Rate(3 << 20, 9 << 20)
    assert (settings.limits.open_tables, settings.limits.kept_files) == (7, 7)
    assert (settings.keeping.open, settings.memory, settings.pace) == (7, 7 << 20, 2.5)
    assert (settings.base_path, settings.metrics.port) == ("/games", 9100)
    assert settings.certificate is not None
    assert settings.certificate.key == Path("key.pem")
    assert settings.logs == Logs(LogFormat.JSON, LogLevel.ERROR, requests=True)
    assert isinstance(settings.logs.format, LogFormat)
    places = {setting.place for setting in SETTINGS}
    # What protects the server from nonsense is nobody's to choose.
    fixed = {"crowd", "patience", "queue", "hello_seconds", "head_bytes", "head_lines",
             "header_seconds", "body_seconds"}  # fmt: skip
    assert {field.name for field in fields(Limits)} - fixed == {
        place.removeprefix("limits.") for place in places if place.startswith("limits.")
    }


BAD_FILES = [
    (b"port = 99999", "“99999” is not valid for port ({file}); it must be a whole number from 0"),
    (b"port = true", "“True” is not valid for port"),
    (b"port = 1.5", "“1.5” is not valid for port"),
    (b"port = nan", "is not valid for port"),
    (b"open = 'perhaps'", "“perhaps” is not valid for open ({file}); it must be true or false"),
    (b"proxy = ['10.0.0.1/8']", "a network such as 10.0.0.0/8"),
    (b"proxy = '*'", "“*” is not valid for proxy"),
    (b"allow-host = [7]", "“7” is not valid for allow-host"),
    (b"base-path = 'games'", "“games” is not valid for base-path ({file}); it must be a path such"),
    (b"base-path = '/a b'", "it must be a path such as /games"),
    (b"limit-tables = 5", "write how many per second and how many at once, such as 20/40"),
    (b"limit-tables = '0/5'", "such as 20/40"),
    (b"log-format = 'xml'", "it must be one of: text, json"),
    (b"data = ''", "it must be a path"),
    (b"memory = [1]", "“1” is not valid for memory"),
    (b"prot = 1", "There is no setting prot ({file}); did you mean port?"),
    (b"[limits]\ntables = 1", "There is no setting limits ({file})"),
    (b"port = ", "is not TOML, which has lines such as port = 8765"),
    (b"\xff\xfe", "is not text in UTF-8"),
    (b"a = " + b"[" * 5000, "is not TOML"),
    (b"#" * (2 << 20), "is larger than 1 MB"),
]


@pytest.mark.parametrize(("content", "sentence"), BAD_FILES, ids=lambda part: str(part)[:20])
def test_what_is_wrong_in_a_file_is_said_in_one_sentence(
    run: Run, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    ran = run("serve", "--config", str(file))
    assert ran.code == 2
    wrong, hint = ran.err.splitlines()
    assert sentence.format(file=file) in wrong
    assert "spieltisch serve --check" in hint
    german = run("serve", "--config", str(file), "--lang", "de").err
    assert german != ran.err
    assert "must" not in german


def test_every_mistake_is_told_at_once_with_the_settings_that_are_left(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELTISCH_MEMORY", "none")
    monkeypatch.setenv("SPIELTISCH_PROT", "1")
    options = ["--port", "0", "--pace", "x", "--certificate", "chain.pem", "--archive", "/dev/null"]
    ran = run("serve", "--check", "--data", str(tmp_path), *options)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 5
    for part in (
        "“none” is not valid for SPIELTISCH_MEMORY",
        "“x” is not valid for --pace",
        "both of its files",
        "is not a folder",
        "did you mean SPIELTISCH_PORT?",
    ):
        assert part in ran.err
    in_force = tomllib.loads(ran.out)
    assert (in_force["port"], in_force["memory"], in_force["pace"]) == (0, 128, 0.5)
    assert "port = 0  # command line" in ran.out
    assert "memory = 128  # default" in ran.out


def test_no_password_is_shown(run: Run, tmp_path: Path) -> None:
    where = ["--data", str(tmp_path), "--port", "x"]
    for address in ("postgresql://anna:geheim@127.0.0.1:1/tables", "mysql:anna:geheim@db/tables"):
        for command in (["serve", "--check"], ["serve"], ["doctor"], ["backup", "copy"]):
            ran = run(*command, "--database", address, *(where if command[0] != "backup" else ()))
            assert ran.code in (1, 2)
            assert "geheim" not in ran.out + ran.err


def test_settings_that_are_fine_are_called_fine(run: Run, tmp_path: Path) -> None:
    ran = run("serve", "--check", "--port", "0", "--data", str(tmp_path / "new"), "--lang", "de")
    assert (ran.code, ran.err) == (0, "")
    assert "Alles in Ordnung" in ran.out
    assert not (tmp_path / "new").exists(), "checking changes nothing"


def test_a_port_that_is_taken_is_found_before_the_start(run: Run, tmp_path: Path) -> None:
    from spieltisch.server.running import listen

    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        where = ["--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
        ran = run("serve", "--check", *where)
    assert ran.code == 2
    assert f"Cannot listen on 127.0.0.1, port {port}" in ran.err


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    ran = run("serve", "--config", str(tmp_path / "nothing.toml"))
    assert (ran.code, ran.out) == (2, "")
    assert "nothing.toml” cannot be read" in ran.err


def test_the_documentation_is_what_the_declaration_says() -> None:
    spec = spec_from_file_location("settings_page", ROOT / "docs" / "settings.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    hint = "The settings have changed: run .venv/bin/python docs/settings.py"
    assert module.PAGE.read_text("utf-8") == module.page(), hint
    assert module.EXAMPLE.read_text("utf-8") == example("en"), hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_every_setting_with_its_default(run: Run, language: str) -> None:
    out = " ".join(run("serve", "--help", "--lang", language).out.split())
    for setting in SETTINGS:
        assert f"--{setting.name}" in out
        about = WORDS(f"option-setting-{setting.name}").say(language)  # type: ignore[arg-type]
        assert about in out
        default = usual(setting, language).strip('"')  # type: ignore[arg-type]
        if setting.default and not setting.depends and not isinstance(setting.default, bool):
            assert default in about, "the sentence tells another default than the declaration"


def test_the_example_is_a_file_that_changes_nothing(tmp_path: Path) -> None:
    for language in LANGUAGES:
        assert tomllib.loads(example(language)) == {}
        lines = [line[1:] for line in example(language).splitlines() if line[:1] == "#"]
        values = [line for line in lines if " = " in line and line[0] != " " and "..." not in line]
        file = tmp_path / f"{language}.toml"
        file.write_text("\n".join(values), "utf-8")
        configuration = configure({}, {}, str(file))
        assert not configuration.problems
        assert len(values) > 25
        assert all(configuration[setting.name] == setting.default for setting in SETTINGS
                   if setting.name != "data")  # fmt: skip
