"""The report: complete, in both languages, and with nothing loaded from elsewhere."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

import spieltisch
from spieltisch.bots.arena import Plan, Standings, plots, tournament
from spieltisch.bots.arena.contest import Loss
from spieltisch.bots.arena.report import report, written_options
from spieltisch.bots.arena.sequential import Question, Verdict
from spieltisch.bots.arena.words import ARENA
from spieltisch.engine.words import LANGUAGES, Language

GLUEX = spieltisch.game("gluex")


@pytest.fixture(scope="module")
def standings() -> Standings:
    """A small tournament with a draw, a forfeit, and a name with characters special to HTML."""
    result = tournament(GLUEX, ["greedy", "random", "novice"], 6, seed=1)
    reason = {"en": "It raised <b>Error</b>", "de": "Es warf <b>Error</b>"}
    lost = Loss(0, "crash", reason, "<script>\n\tprinted\x00\x1b[2J")
    first, second, *others = result.outcomes
    outcomes = [
        replace(first, finished=False, forfeit=lost, winners=(1,)),
        replace(second, finished=False, winners=()),
        *others,
    ]
    bots = ("greedy", "<script>$x$&", "novice")
    plan = object.__new__(Plan)  # nobody has such a name, but a guest's class comes close
    vars(plan).update(vars(result.plan) | {"bots": bots})
    return Standings(plan, outcomes, 6, Verdict(None, 1, 0.1))


class Tags(HTMLParser):
    """Checks that every tag that is opened is closed again, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_needs_nothing_from_elsewhere(standings: Standings, language: Language) -> None:
    page = report(standings, Question(0.5, 0.6), language)
    assert not re.search(r"https?:|//\w|@import|<link|<script|<img|src=", page)
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', page))
    assert not set(re.findall(r"url\(([^)]*)\)", page)) - set(re.findall(r"url\((#[^)]*)\)", page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_well_formed_and_has_its_plots(
    standings: Standings, language: Language
) -> None:
    tags = Tags()
    tags.feed(report(standings, None, language))
    assert tags.open == []
    assert tags.seen.count("svg") == 3
    assert tags.seen.count("table") == 4


def test_ids_stand_once_in_a_report(standings: Standings) -> None:
    drawn = re.findall(r"<svg.*?</svg>", report(standings, None), re.DOTALL)
    shared = [set(re.findall(r'<(?:clipPath|path) id="([^"]+)"', svg)) for svg in drawn]
    assert sum(map(len, shared)) == len(set().union(*shared))


def test_a_report_speaks_german_and_english(standings: Standings) -> None:
    english, german = (report(standings, Question(0.5, 0.6), lang) for lang in LANGUAGES)
    assert '<html lang="en">' in english
    assert '<html lang="de">' in german
    for key in ("report-results", "report-pairs", "report-forfeits", "plot-rating", "plot-ms"):
        assert ARENA(key).say("en") in english
        assert ARENA(key).say("de") in german
    assert "It raised &lt;b&gt;Error&lt;/b&gt;" in english
    assert "Es warf &lt;b&gt;Error&lt;/b&gt;" in german
    assert "counts as a draw" in english
    assert "zählt als Remis" in german
    assert "may be 50.0 % or less, or 60.0 % or more" in english
    assert "50,0 % oder weniger" in german


def test_what_a_guest_printed_cannot_become_part_of_the_page(standings: Standings) -> None:
    assert "<pre>&lt;script&gt;\n\tprinted\ufffd\ufffd[2J</pre>" in report(standings, None)


def test_options_are_written_as_on_the_command_line() -> None:
    labyrinth = spieltisch.game("labyrinth")
    options = labyrinth.checked_options(2, {"shared_goals": True, "starts": ["a1", "g7"]})
    texts = list(written_options(Plan(labyrinth, 2, options, ("greedy", "random"), seed=1)))
    assert "shared_goals=on" in texts
    assert 'starts=["a1", "g7"]' in texts
    assert not [option for option in texts if "None" in option or "'" in option]


def test_a_report_has_a_column_of_forfeits_only_if_there_are_any(standings: Standings) -> None:
    assert "<th>forfeits</th>" in report(standings, None)
    peaceful = replace(standings, outcomes=[o for o in standings.outcomes if not o.forfeit])
    assert "<th>forfeits</th>" not in report(peaceful, None)


def test_a_report_is_readable_on_light_and_dark(standings: Standings) -> None:
    page = report(standings, None)
    assert "color-scheme: light dark" in page
    assert "currentColor" in page
    assert "#010203" not in page


def test_the_same_standings_give_the_same_report(standings: Standings) -> None:
    assert report(standings, None) == report(standings, None)


def test_a_bot_alone_has_a_report_too() -> None:
    glow = spieltisch.game("glow")
    page = report(tournament(glow, ["random"], 2, players=1, seed=1), None)
    assert page.count("<svg") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_matplotlib_the_report_says_why_it_has_no_plots(
    standings: Standings, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    page = report(standings, None, language)
    assert "<svg" not in page
    assert "spieltisch[reports]" in page
    assert "<table" in page
    assert ARENA("report-lengths").say(language) not in page
