"""What is shown while something is compiled or takes long."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from spieltisch.cli import progress, readiness
from spieltisch.cli.terminal import Terminal


class Compiled:
    """A game that reports what it compiles, and does nothing else."""

    def __init__(self, cold: bool) -> None:
        self._cold = cold

    def make_ready(self, report: Any) -> None:
        for done, kernel in enumerate(("deal", "play")):
            if self._cold:
                report("ludo", kernel, done, 2)
        if self._cold:
            report("ludo", "", 2, 2)


def terminal(language: Any, watched: bool) -> Terminal:
    screen = Terminal(language)
    screen.err = Console(file=StringIO(), force_terminal=watched, width=80)
    return screen


def printed(screen: Terminal) -> str:
    return str(screen.err.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize(("language", "word"), [("en", "Compiling"), ("de", "Kompiliere")])
def test_a_cold_cache_is_told_kernel_by_kernel(language: str, word: str) -> None:
    screen = terminal(language, watched=True)
    readiness.make_ready(screen, Compiled(cold=True))  # type: ignore[arg-type]
    assert f"{word} ludo" in printed(screen)
    assert "deal" in printed(screen)
    assert "play" in printed(screen)


def test_a_cold_cache_is_told_once_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    screen = terminal("en", watched=False)
    readiness.make_ready(screen, Compiled(cold=True))  # type: ignore[arg-type]
    assert printed(screen) == ""
    assert capsys.readouterr().err == "Compiling ludo for this machine, once ...\n"


def test_a_warm_cache_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    screen = terminal("en", watched=True)
    readiness.make_ready(screen, Compiled(cold=False))  # type: ignore[arg-type]
    assert printed(screen) + capsys.readouterr().err == ""


def test_a_bar_appears_only_after_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    screen = terminal("en", watched=True)
    with progress.bar(screen) as bar:
        bar.show("Playing", 1, 10)
        assert printed(screen) == ""
        now[0] += 1.5
        bar.show("Playing", 2, 10)
        assert "Playing" in printed(screen)
        assert "20%" in printed(screen)


def test_a_bar_does_not_appear_for_what_is_done_already(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    screen = terminal("en", watched=True)
    with progress.bar(screen) as bar:
        now[0] += 5
        bar.show("Playing", 10, 10)
    assert printed(screen) == ""


def test_compiling_shows_the_time_that_has_passed_and_foretells_nothing() -> None:
    screen = terminal("en", watched=True)
    readiness.make_ready(screen, Compiled(cold=True))  # type: ignore[arg-type]
    assert "0:00:00" in printed(screen)
    assert "-:--:--" not in printed(screen)


def test_the_clock_goes_on_when_one_task_follows_another() -> None:
    screen, now = terminal("en", watched=True), [100.0]
    with progress.bar(screen, patience=0.0, steady=False) as bar:
        bar._progress.get_time = lambda: now[0]
        bar._progress.tasks[0]._get_time = lambda: now[0]
        bar._progress.tasks[0].start_time = 100.0
        for done in (0, 1, 0):
            bar.show("Compiling", done, 1)
            now[0] += 7
            bar._progress.refresh()
    assert "0:00:21" in printed(screen)
