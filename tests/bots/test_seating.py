"""Which bot is meant by a name, and what is said about a name that means none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.guests import Class, Guest
from spieltisch.bots.players import Amateur, Picker, Searcher
from spieltisch.bots.seating import BotName
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.errors import UnknownBot
from spieltisch.engine.levels import NAMES, Comparison, Settings

SEQUENCE = spieltisch.game("sequence")
FIRST = Class("bots.strange", "First")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings a bot in plain Python, and one that announces it wrongly."""
    about = tmp_path / "carefully-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: carefully\nVersion: 1\n")
    points = (
        "[spieltisch.guests]\ncareful = careful_bot:Careful\n"
        "[spieltisch.bots]\nmistaken = careful_bot:Careful\n"
    )
    (about / "entry_points.txt").write_text(points, "utf-8")
    source = "class Careful:\n    def choose(self, view, legal, clock):\n        return legal[-1]\n"
    (tmp_path / "careful_bot.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry._entries.cache_clear()
    yield
    registry._entries.cache_clear()


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("greedy", BotName("greedy")),
        ("master", BotName("master")),
        ("master@5s", BotName("master", seconds=5.0)),
        ("search@0.5s", BotName("search", seconds=0.5)),
        ("search@2000", BotName("search", iterations=2000)),
        ("bots.strange:First", BotName("bots.strange:First", guest=FIRST)),
        ("bots.strange:First@2s", BotName("bots.strange:First", seconds=2.0, guest=FIRST)),
    ],
)
def test_a_name_is_taken_apart(text: str, named: BotName) -> None:
    assert seating.read(text) == named


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("search@0", "“search@0” is not a way to say how long", "„search@0“ sagt nicht, wie lange"),
        ("search@0.0s", "“search@0.0s” is not a way to", "„search@0.0s“ sagt nicht, wie lange"),
        ("search@" + "9" * 40 + "s", "“search@999", "„search@999"),
        (
            "bots.strange:First@0s",
            "“bots.strange:First@0s” does not",
            "„bots.strange:First@0s“ sagt",
        ),
        ("gready", "There is no bot “gready”; there are: novice", "Einen Bot „gready“ gibt es"),
        ("", "There is no bot “”", "Einen Bot „“ gibt es nicht"),
        ("a b:c", "There is no bot “a b:c”", "Einen Bot „a b:c“ gibt es nicht"),
        (
            "greedy@2s",
            "“greedy@2s” is not a way to say how long",
            "„greedy@2s“ sagt nicht, wie lange",
        ),
        ("search@", "“search@” is not a way to say how long", "„search@“ sagt nicht, wie lange"),
        ("master@5", "“master@5” does not say how long to", "„master@5“ sagt nicht, wie lange"),
        (
            "bots.strange:First@20",
            "“bots.strange:First@20” does not say how long a bot in plain Python may think",
            "„bots.strange:First@20“ sagt nicht, wie lange ein Bot in einfachem Python",
        ),
        ("nowhere:Bot", "There is no module “nowhere”", "Ein Modul „nowhere“"),
        ("bots.strange:Bot", "There is no class “Bot”", "Im Modul „bots.strange“ gibt es keine"),
        ("bots.strange:Unable", "The class “Unable”", "Die Klasse „Unable“"),
    ],
)
def test_a_name_that_means_nobody_is_told(text: str, english: str, german: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        seating.read(text)
    assert str(caught.value).startswith(english)
    assert caught.value.say("de").startswith(german)


def test_everybody_who_can_be_named_has_a_sentence_in_both_languages() -> None:
    for name in seating.names():
        assert seating.about(name).say("en") != seating.about(name).say("de")


# --- sitting down --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("greedy", Picker),
        ("novice", Amateur),
        ("search@20", Searcher),
        ("master@0.1s", Searcher),
        ("bots.strange:First", Guest),
    ],
)
def test_everybody_sits_down_chooses_a_legal_move_and_gets_up(text: str, kind: type) -> None:
    sight = Sight.of(SEQUENCE.new(players=2, seed=7), 1)
    player = seating.player(text, SEQUENCE, seed=1)
    assert isinstance(player, kind)
    assert player.choose(sight) in sight.actions
    player.close()


def test_what_has_to_be_compiled_is_known_beforehand() -> None:
    assert list(seating.units("greedy", SEQUENCE)) == ["greedy"]
    assert list(seating.units("search", SEQUENCE)) == ["comparison", "foresight"]
    assert list(seating.units("search", spieltisch.game("gluex"))) == ["search"]
    assert seating.units("bots.strange:First", SEQUENCE) == {}
    for name in NAMES:
        assert list(seating.units(name, SEQUENCE)) in (["greedy"], ["comparison", "foresight"])
    assert list(seating.units("greedy-1", SEQUENCE)) == ["sequence greedy-1", "greedy"]
    assert list(seating.units("master-1", SEQUENCE)) == ["sequence master-1", "search"]


# --- yardsticks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", spieltisch.games())
def test_every_game_keeps_the_master_of_the_first_days(game: str) -> None:
    assert "master-1" in spieltisch.game(game).levels.yardsticks


@pytest.mark.parametrize(
    ("text", "kind"), [("greedy-1", Picker), ("master-1", Searcher), ("master-1@0.05s", Searcher)]
)
def test_a_yardstick_sits_down_where_its_game_is_played(text: str, kind: type) -> None:
    sight = Sight.of(SEQUENCE.new(players=2, seed=7), 1)
    player = seating.player(text, SEQUENCE, seed=1)
    assert isinstance(player, kind)
    assert player.choose(sight) in sight.actions


def test_a_yardstick_is_not_offered_and_unknown_without_its_game() -> None:
    assert not {"greedy-1", "master-1"} & set(seating.names())
    assert not seating.looks_like_a_bot("master-1")
    with pytest.raises(UnknownBot):
        seating.read("master-1")
    with pytest.raises(UnknownBot):
        seating.read("greedy-1@2s", SEQUENCE)
    with pytest.raises(UnknownBot, match=r"there are: .*master-1"):
        seating.read("master-9", SEQUENCE)


# --- entry points --------------------------------------------------------------------------------


@pytest.mark.usefixtures("installed")
def test_an_installed_guest_is_known_by_its_name() -> None:
    assert "careful" in seating.names()
    assert "careful" not in registry.bots()
    assert str(seating.about("careful")) == "a bot in plain Python, of the package carefully"
    sight = Sight.of(SEQUENCE.new(players=2, seed=7), 1)
    player = seating.player("careful@60s", SEQUENCE, seed=1)
    assert player.choose(sight) == sight.actions[-1]
    player.close()


@pytest.mark.usefixtures("installed")
def test_a_class_in_the_group_of_compiled_bots_is_told() -> None:
    with pytest.raises(UnknownBot) as caught:
        registry.bot("mistaken")
    assert "belongs in the group spieltisch.guests" in str(caught.value)
    assert "gehört in die Gruppe spieltisch.guests" in caught.value.say("de")


@pytest.mark.parametrize("name", ["master", "search@2s", "bots.strange:First", "nobody"])
def test_a_simulation_says_where_bots_play_that_think_longer(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        SEQUENCE.simulate(10, bots=[name], seed=1)
    assert f"There is no bot “{name}” among the compiled ones" in str(caught.value)
    assert "too slow for simulate; use spieltisch arena" in str(caught.value)
    assert "für simulate zu langsam; nimm spieltisch arena" in caught.value.say("de")


def test_nobody_waits_for_a_way_of_thinking_that_no_bot_uses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seating, "_ways", lambda game: [Settings()])
    assert "comparison" not in [order.what for order in seating.orders()]
    monkeypatch.setattr(seating, "_ways", lambda game: [Settings(), Comparison()])
    orders = [order.what for order in seating.orders()]
    assert "comparison" in orders
    assert "foresight" not in orders
    monkeypatch.setattr(seating, "_ways", lambda game: [Comparison(replies=3)])
    assert "foresight" in [order.what for order in seating.orders()]


@pytest.mark.parametrize("name", ["sequence", "labyrinth", "gluex", "glow"])
def test_a_bot_alone_takes_the_threads_on_which_it_finds_the_same(name: str) -> None:
    game = spieltisch.game(name)
    threads = seating.threads_for_one(game)
    assert threads == 1 or isinstance(game.levels.settings, Comparison)
    match = game.new(players=2, seed=4)
    sight = Sight.of(match, match.actors[0])
    alone, shared = (seating.player("search@90", game, 7, count) for count in (1, threads))
    assert alone.choose(sight) == shared.choose(sight)
