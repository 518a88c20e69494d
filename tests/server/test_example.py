"""The example bot plays at a real table, as its own process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.running import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def test_the_example_has_fewer_than_60_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


def test_what_cannot_be_played_is_told_in_one_sentence(server: Server) -> None:
    new_table = server.create("gluex", seats=[{"kind": "person", "name": "Mine"}, {"kind": "open"}])
    wrong = {
        (): "Say which table",
        (server.url,): "Say which table",
        (server.url, "nothing"): "There is no table “nothing”",
        (server.url, "nothing", "x" * 30): "cannot be played",
        (server.url, new_table["code"], "x" * 30): "no seat has this token",
        ("http://127.0.0.1:9", new_table["code"]): "cannot be played",
        ("nowhere", new_table["code"]): "cannot be played",
    }
    for arguments, sentence in wrong.items():
        ran = subprocess.run(
            [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stdout) == (1, "")
        assert sentence in ran.stderr
        assert len(ran.stderr.splitlines()) == 1


def test_two_example_bots_play_each_other(server: Server) -> None:
    seats = [
        {"kind": "person", "name": "Mine"},
        {"kind": "open"},
        {"kind": "bot", "level": "novice"},
    ]
    new_table = server.create("gluex", seats=seats)
    command = [sys.executable, str(EXAMPLE), server.url, new_table["code"]]
    with_token = [*command, new_table["seats"][0]["token"]]
    running = [
        subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        for arguments in (command, with_token)
    ]
    with server.client(new_table["code"], new_table["host"]) as host:
        host.wait_for(lambda c: all(seat["kind"] != "open" for seat in c.view["seats"]))
        assert host.ask("start")["type"] == "done"
        host.wait_for(lambda c: c.view["phase"] == "finished")
    for process in running:
        printed, _ = process.communicate(timeout=120)
        assert process.returncode == 0
        assert "'reason': 'rules'" in printed
