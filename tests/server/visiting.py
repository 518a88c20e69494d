"""People who come and go: they open tables, play a little, look at files, and most never come back.

This file, run as a program, serves the tables of the folder that it is given, and its clock runs as
many times as fast as it is told.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

import spieltisch
from server.conftest import GENEROUS
from server.running import PATIENCE, Client
from spieltisch.engine.match import Match
from spieltisch.server.running import listen, run
from spieltisch.server.settings import Keeping, Settings

ANNA, BEN = ({"kind": "person", "name": name} for name in ("Anna", "Ben"))
BOT = {"kind": "bot", "level": "novice"}
GAMES = ("sequence", "labyrinth", "gluex", "glow")

#: Tables are kept for some hours, so that a day sees many of them come and go.
KEEPING = Keeping(open=0.25, finished=0.25, files=0.125)
MEMORY = 16 << 20


def long_match(plies: int) -> Match:
    """A match that goes on and on."""
    large: dict[str, Any] = {"board": "random", "width": 15, "height": 15}
    match, random = spieltisch.game("labyrinth").new(players=2, seed=4, **large), Random(1)
    while match.ply < plies:
        match.act(random.choice(match.legal_actions()))
    return match


class Visitors:
    """Those who come to a server, one visit after another."""

    def __init__(self, url: str, random: Random, plies: int) -> None:
        self._url, self._random = url, random
        self._http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self._file = long_match(plies).save()
        self._tables: list[dict[str, Any]] = []
        self._codes: list[str] = []
        self.visits = 0

    def visit(self) -> None:
        """Let somebody come, do something, and leave."""
        self.visits += 1
        kinds = (self._play_bots, self._play_people, self._come_back, self._look_at_file)
        self._random.choices(kinds, (5, 3, 6, 1))[0]()

    def close(self) -> None:
        """Let nobody come any more."""
        self._http.close()

    def _create(self, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        wish = {"game": self._random.choice(GAMES), "seats": seats, **more}
        new_table: dict[str, Any] = self._post("/api/tables", json=wish)
        self._tables.append(new_table)
        return new_table

    def _post(self, path: str, **body: Any) -> Any:
        answer = self._http.post(path, **body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def _sit_down(self, new_table: dict[str, Any]) -> list[Client]:
        code = new_table["code"]
        seats = new_table["seats"]
        return [Client(self._url, code, (s["token"],), {"seat": s["seat"]}) for s in seats]

    def _play_bots(self) -> None:
        public = self._random.random() < 0.2
        self._play_on(self._create([ANNA, BOT], public=public), moves=4)

    def _play_people(self) -> None:
        clocks = (
            {"kind": "none"},
            {"kind": "move", "seconds": 300},
            {"kind": "game", "seconds": 900},
            {"kind": "days", "days": 1},
        )
        self._play_on(self._create([ANNA, BEN], clock=self._random.choice(clocks)), moves=6)

    def _come_back(self) -> None:
        """Somebody returns to a table of not long ago; it may be gone by now."""
        if not self._tables:
            return
        new_table = self._random.choice(self._tables[-100:])
        answer = self._http.get(f"/api/tables/{new_table['code']}")
        if answer.status_code == 200:
            self._play_on(new_table, moves=2)
        else:
            assert answer.status_code == 404, answer.text

    def _play_on(self, new_table: dict[str, Any], moves: int) -> None:
        """Play a few moves; the clock may be faster, and bots may have made the last one."""
        players = self._sit_down(new_table)
        try:
            for _ in range(moves):
                for player in players:
                    player.ask("ping")
                movers = [player for player in players if player.view["legal"]]
                if not movers:
                    continue
                move = self._random.choice(movers[0].view["legal"])
                movers[0].play(move)
            if self._random.random() < 0.3:
                players[0].ask("resign", seat=players[0].first["you"]["seat"] or 0)
        finally:
            for player in players:
                player.close()

    def _look_at_file(self) -> None:
        """Upload a long match, or look at one that is there; scenes here and there."""
        if len(self._codes) < 3 or self._random.random() < 0.3:
            self._codes.append(self._post("/api/matches", content=self._file)["code"])
        self.look(self._random.choice(self._codes[-10:]))

    def look(self, code: str) -> None:
        """Look at a file from within."""
        for _ in range(3):
            ply = self._random.randrange(1000)
            answer = self._http.get(f"/api/tables/{code}/scenes/{ply}")
            assert answer.status_code in (200, 400, 404), answer.text

    def upload(self) -> str:
        """Upload the long match."""
        code: str = self._post("/api/matches", content=self._file)["code"]
        return code


def main() -> None:
    """Serve until standard input is closed."""
    folder, speed, memory = Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    begin, first = time.monotonic(), time.time()

    def now() -> int:
        return int((first + (time.monotonic() - begin) * speed) * 1000)

    settings = Settings(
        data=folder,
        limits=GENEROUS,
        now=now,
        keeping=KEEPING,
        memory=memory,
        round_seconds=10 / speed,
    )
    sock = listen("127.0.0.1", 0)
    url = f"http://127.0.0.1:{sock.getsockname()[1]}"
    run(settings, sock, lambda: print(url, flush=True))


if __name__ == "__main__":
    main()
