"""The example bot plays at a real table, as its own process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.running import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def test_the_example_has_fewer_than_60_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


def test_two_example_bots_play_each_other(server: Server) -> None:
    seats = [
        {"kind": "person", "name": "Mine"},
        {"kind": "open"},
        {"kind": "bot", "level": "novice"},
    ]
    made = server.create("gluex", seats=seats)
    command = [sys.executable, str(EXAMPLE), server.url, made["code"]]
    with_token = [*command, made["seats"][0]["token"]]
    running = [
        subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        for arguments in (command, with_token)
    ]
    with server.client(made["code"], made["host"]) as host:
        host.wait_for(lambda c: all(seat["kind"] != "open" for seat in c.view["seats"]))
        assert host.ask("start")["type"] == "done"
        host.wait_for(lambda c: c.view["phase"] == "finished")
    for process in running:
        printed, _ = process.communicate(timeout=120)
        assert process.returncode == 0
        assert "'reason': 'rules'" in printed
