"""Wrong use gets one clear sentence in the user's language, and exit code 2 or 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from cli.test_help import raw_keys
from spieltisch.engine.words import LANGUAGES

#: Arguments, exit code, and a piece of the sentence in English and in German. Words in
#: braces are match files.
WRONG = [
    (["frobnicate"], 2, "no command “frobnicate”; there are: serve, doctor", "Befehl „frobnicate“"),
    (["gmes"], 2, "did you mean: games?", "meintest du: games?"),
    (["games", "--frob"], 2, "There is no option --frob here", "Option --frob gibt es hier nicht"),
    (["games", "--rulez"], 2, "did you mean: --rules?", "meintest du: --rules?"),
    (["games", "-x"], 2, "There is no option -x here", "Option -x gibt es hier nicht"),
    (["games", "sequence", "b"], 2, "one argument too many: “b”", "„b“ ist zu viel"),
    (["games", "--json=1"], 2, "--json takes no value", "--json nimmt keinen Wert"),
    (["serve", "--no-open=1"], 2, "--no-open takes no value", "--no-open nimmt keinen Wert"),
    (["serve", "--zzz"], 2, "--open/--no-open", "--open/--no-open"),
    (["serve", "--noopen"], 2, "did you mean: --no-open", "meintest du: --no-open"),
    (["games", "--rules"], 2, "which game's rules", "von welchem Spiel"),
    (["games", "ludo"], 2, "There is no game “ludo”", "Ein Spiel „ludo“ gibt es nicht"),
    (["legal"], 2, "FILE is missing", "Es fehlt: DATEI"),
    (["explain", "{begun}"], 2, "MOVE is missing", "Es fehlt: ZUG."),
    (["simulate"], 2, "GAME is missing", "Es fehlt: SPIEL"),
    (["train", "sequence"], 2, "--out FOLDER is missing", "Es fehlt: --out ORDNER."),
    (["legal", "{begun}", "--ply"], 2, "--ply needs a value", "--ply braucht einen Wert"),
    (["legal", "{begun}", "--ply", "x"], 2, "“x” is not a value for --ply", "„x“ passt nicht"),
    (["legal", "{begun}", "--ply", "-1"], 2, "“-1” is not a value for --ply", "„-1“ passt nicht"),
    (["legal", "{begun}", "--ply", "4"], 2, "plies 0 to 3", "die Partie hat 3 Züge"),
    (["replay", "{begun}", "--ply", "4"], 2, "plies 0 to 3", "die Partie hat 3 Züge"),
    (["legal", "{begun}", "--as", "0"], 2, "number from 1 to 2", "Nummer von 1 bis 2"),
    (["legal", "{begun}", "--as", "3"], 2, "or moderator", "oder spielleiter"),
    (["replay", "{begun}", "--as", "Anna"], 2, "spectator or all", "zuschauer oder alle"),
    (["replay", "{namesakes}", "--as", "Eva"], 2, "called “Eva”; say whom", "heißen mehrere"),
    (["legal", "{namesakes}", "--as", "Eva"], 2, "one of: 1, 3", "meinst: 1, 3"),
    (["replay", "{begun}", "--as", "all"], 2, "when the match is over", "erst nach dem Ende"),
    (["explain", "{waiting}", "pass"], 2, "Several may act now", "Mehrere dürfen jetzt"),
    (["explain", "{begun}", "hello"], 2, "“hello” is not a move", "„hello“ ist kein Zug"),
    (["simulate", "ludo"], 2, "There is no game “ludo”", "Ein Spiel „ludo“"),
    (["simulate", "sequence", "--players", "5"], 2, "not for 5 players", "nicht für 5 Spieler"),
    (["simulate", "sequence", "--games", "0"], 2, "from 1 to", "von 1 bis"),
    (["simulate", "sequence", "--games", "1e3"], 2, "“1e3” is not a value", "„1e3“ passt nicht"),
    (["simulate", "sequence", "--seed", "-1"], 2, "from 0 to", "von 0 bis"),
    (["simulate", "sequence", "--seed", str(2**64)], 2, "from 0 to", "von 0 bis"),
    (["simulate", "sequence", "--bots", "kasparov"], 2, "no bot “kasparov”", "Bot „kasparov“"),
    (["simulate", "sequence", "--bots", ""], 2, "no bot “”", "Bot „“"),
    (["simulate", "sequence", "--bots", "random,"], 2, "no bot “”", "Bot „“"),
    (["arena", "sequence", "--bots", ""], 2, "no bot “”", "Bot „“"),
    (["simulate", "sequence", "--bots", "random,random,random"], 2, "3 bots", "3 Bots"),
    (["simulate", "sequence", "-o", "draw"], 2, "write NAME=VALUE", "schreibe NAME=WERT"),
    (["simulate", "sequence", *["-o", "draw=auto"] * 2], 2, "draw is given twice", "zweimal"),
    (["simulate", "sequence", "-o", "draw=later"], 2, "auto or manual", "auto oder manual"),
    (["simulate", "sequence", "-o", "colour=red"], 2, "no option “colour”", "Option „colour“"),
    (["simulate", "sequence", "-o", "layout=[1"], 2, "not valid JSON", "kein gültiges JSON"),
    (["simulate", "sequence", "-o", "layout=@no.json"], 2, "cannot be read", "nicht lesbar"),
    (["bench", "ludo"], 2, "There is no game “ludo”", "Ein Spiel „ludo“"),
    (["bench", "sequence", "--players", "7"], 2, "not for 7 players", "nicht für 7 Spieler"),
    (["bench", "--repeat", "0"], 2, "from 1 to 1000", "von 1 bis 1000"),
    (["play"], 2, "which game you want to play", "welches Spiel du spielen willst"),
    (["play", "ludo"], 2, "There is no game “ludo”", "Ein Spiel „ludo“"),
    (["play", "sequence", "--seats", "human,dog"], 2, "“dog” cannot sit down", "„dog“ kann sich"),
    (["play", "sequence", "--seats", ""], 2, "“” cannot sit down", "„“ kann sich nicht setzen"),
    (["play", "sequence", "--seats", "human:A,human:a"], 2, "Two people", "Zwei heißen"),
    (["play", "sequence", "--seats", "human:,random"], 2, "not a name for a person", "kein Name"),
    (["play", "sequence", "--seats", "human:random 2,random"], 2, "not a name for", "kein Name"),
    (["play", "sequence", "--seats", "human"], 2, "not for 1 player;", "nicht für 1 Spieler"),
    (["play", "--load", "{begun}", "--seed", "1"], 2, "keeps its seed", "behält Startwert"),
    (["play", "--load", "{begun}", "-o", "draw=auto"], 2, "keeps its seed", "behält Startwert"),
    (["play", "--load", "{begun}", "--seats", "human"], 2, "1 seat is named", "genannte Plätze: 1"),
    (["play", "ludo", "--load", "{begun}"], 2, "There is no game “ludo”", "Ein Spiel „ludo“"),
    (["play", "sequence", "--save", "no/where.json"], 2, "cannot be saved", "nicht speichern"),
    (["legal", "missing.json"], 1, "cannot be read", "ist nicht lesbar"),
    (["legal", "{broken}"], 1, "not valid JSON", "kein gültiges JSON"),
    (["replay", "{other}"], 1, "not a match file", "keine Partiedatei"),
    (["play", "--load", "{foreign}"], 1, "There is no game “ludo”", "Ein Spiel „ludo“"),
    (["explain", "{illegal}", "pass"], 1, "Move 2 of the match file", "Zug 2 der Partiedatei"),
    (["verify", "{changed}"], 1, "the file was changed", "die Datei wurde verändert"),
    (["verify", "{illegal}"], 1, "“4H f6”", "„4H f6“"),
    (["verify", "."], 1, "cannot be read", "nicht lesbar"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "code", "english", "german"), WRONG)
def test_wrong_use_is_told_in_one_sentence(
    run: Run,
    files: dict[str, Path],
    arguments: list[str],
    code: int,
    english: str,
    german: str,
    language: str,
) -> None:
    named = [str(files[a[1:-1]]) if a[:1] == "{" else a for a in arguments]
    # Before the command: some of these lines end in an option that lacks its value.
    ran = run("--lang", language, *named)
    assert ran.code == code
    assert ran.out == ""
    sentence, *hint = ran.err.splitlines()
    assert (german if language == "de" else english) in sentence
    assert sentence[-1] in ".?"
    assert len(hint) <= 1
    assert all("--help" in line for line in hint)
    assert raw_keys(ran.err) == set()
    assert "Traceback" not in ran.err


def test_a_wrong_command_line_names_the_help_that_tells(run: Run) -> None:
    assert run("games", "--frob").err.splitlines()[1].startswith("spieltisch games --help")
    assert run("frobnicate").err.splitlines()[1].startswith("spieltisch --help")


def test_a_language_that_is_not_spoken_is_refused_in_the_locale_s(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("games", "--lang", "fr").err.startswith("There is no language “fr”")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    ran = run("games", "--lang", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Eine Sprache „fr“ gibt es nicht")


def test_nothing_is_saved_by_a_wrong_command_line(run: Run, tmp_path: Path) -> None:
    run("play", "sequence", "--seats", "human,dog", "--save", "match.json")
    assert list(tmp_path.iterdir()) == []


def test_signs_that_steer_a_terminal_are_not_passed_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text('{"spieltisch": 1, "game": "a\\u001b[2Jb"}', "utf-8")
    assert "\x1b" not in run("verify", "match.json").err
