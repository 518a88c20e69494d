"""A spy at a real server: it plays whole games and keeps every byte that anybody is sent.

What a seat may see of a state is checked by the engine's laws. Here it is checked that nothing
else is sent: each scene is the engine's own for that seat and ply, each move is one the seat may
know, and no secret of the table stands anywhere in any frame or answer. And twins: two tables that
differ only in what a seat cannot see must send it the same bytes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

import msgspec

import spieltisch
from bots.twins import played, twin
from server.running import Client, Server, changed
from spieltisch import Match
from spieltisch.server.secrets import hashed
from spieltisch.tables.events import Ended
from spieltisch.tables.table import Table


class Kind(NamedTuple):
    """What is played: a game, by how many, with which options."""

    game: str
    players: int
    options: dict[str, Any]


#: All games, with the options that hide something.
KINDS = [
    Kind("sequence", 2, {}),
    Kind("sequence", 3, {"draw": "manual"}),
    Kind("sequence", 4, {"table_talk": True, "advanced": True}),
    Kind("labyrinth", 2, {"goals": 2, "turn_limit": 20}),
    Kind("labyrinth", 2, {"goals": 2, "goals_shown": "one", "return_home": True, "turn_limit": 20}),
    Kind("labyrinth", 4, {"board": "classic-12-16-6", "turn_limit": 16}),
    Kind("gluex", 2, {}),
    Kind("gluex", 3, {"last_chip": "kept"}),
    Kind("gluex", 4, {}),
    Kind("glow", 1, {"board": "shadows"}),
    Kind("glow", 2, {"board": "shadows"}),
    Kind("glow", 3, {"board": "sea", "adventurers": "chosen"}),
]

VIEW = {
    *("phase", "match", "ply", "seats", "outcasts", "scene", "legal"),
    *("moderator", "clock", "asks", "deal", "result", "verdict"),
}
CHANGES = {"view", "scene", "table", "last", "legal"}
EVENT = {
    *(
        "type",
        "n",
        "at",
        "match",
        "ply",
        "seat",
        "by",
        "move",
        "told",
        "name",
        "text",
        "colour",
    ),
    *("kind", "level", "why", "what", "yes", "reason", "winners"),
    *("sound", "revealing", "other", "sign"),
}

NAMES = ("Anna", "Ben", "Cara", "Dan")

#: The longest a rematch goes on.
REMATCH = 12


@dataclass
class Laid:
    """A table on the wire: who sits there, and what was answered beside the sockets."""

    server: Server
    made: dict[str, Any]
    random: Random
    answers: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.code, seats = self.made["code"], self.made["seats"]
        self.tokens: list[str] = [seat["token"] for seat in seats]
        self.clients = [
            self.server.client(self.code, token, seat=i, changes=i % 2 == 0)
            for i, token in enumerate(self.tokens)
        ]
        self.spectator = self.server.client(self.code, lang="de", name="Zoe", changes=True)

    @property
    def table(self) -> Table:
        table: Table = self.server.house._rooms[self.code].table
        return table

    def play(self, longest: int | None = None) -> None:
        """All seats play at random, talk, take back and look around, to the end."""
        moves = 0
        while longest is None or moves < longest:
            for client in self.clients:
                client.ask("ping")
            if self.clients[0].view["phase"] != "playing":
                return
            mover = self.random.choice([c for c in self.clients if c.view["legal"]])
            done = mover.play(self.random.choice(mover.view["legal"]))
            assert done["type"] == "done", done
            moves += 1
            self.beside(mover)

    def beside(self, mover: Client) -> None:
        """What people do beside playing."""
        seat, chance = mover.view["scene"]["viewer"], self.random.random
        if chance() < 0.05:
            mover.ask("say", seat=seat, text="hm")
            self.spectator.ask("say", seat=None, text="oh")
        if chance() < 0.05:
            mover.ask("explain", seat=seat, move="pass")
        if chance() < 0.03:
            mover.ask("hint", seat=seat)
        if chance() < 0.03:
            answer = mover.undo(seat)
            for other in self.clients:
                if other is not mover and answer["type"] == "done":
                    own = other.view["scene"]["viewer"]
                    other.answer(own, "undo")
        if chance() < 0.1:
            self.look_around()

    def look_around(self) -> None:
        """Ask over HTTP for what may be known, and for what may not."""
        for client in (*self.clients, self.spectator):
            client.ask("ping")
        running = self.table.phase == "playing"
        for path in (f"scenes/{self.table.ply}?seat=all", "match", "analysis"):
            assert (self.ask(path).status_code == 409) == running
        if not running:  # its beginning was seen; to think it through is a matter of other tests
            self.ask("analysis", method="DELETE")
        ply = self.random.randint(0, self.table.ply)
        assert self.ask(f"scenes/{ply}?seat=spectator").status_code == 200
        for token in self.tokens:
            seat = self.table.seat_of(hashed(token))
            own = self.ask(f"scenes/{ply}?seat={seat}", token)
            assert own.status_code == 200
            assert own.json()["scene"] == self.table.matches[-1].scene_at(ply, seat)
            assert not (running and own.json()["legal"])
            for other in set(range(self.table.players)) - {seat}:
                answer = self.ask(f"scenes/{ply}?seat={other}", token)
                assert (answer.status_code == 401) == running

    def ask(self, path: str, token: str = "", method: str = "GET") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        address = f"/api/tables/{self.code}/{path}"
        answer = self.server.http.request(method, address, headers=headers)
        self.answers.append((self.table.n, answer.text))
        return answer

    def close(self) -> None:
        for client in (*self.clients, self.spectator):
            client.close()


def play_and_search(server: Server, kind: Kind, random: Random) -> int:
    """Play a whole game and some of a rematch, and search all that was sent; returns the bytes."""
    people = [{"kind": "person", "name": name} for name in NAMES[: kind.players]]
    new_table = server.create(kind.game, options=kind.options, seats=people)
    laid = Laid(server, new_table, random)
    try:
        laid.look_around()
        laid.play()
        laid.look_around()
        for client in laid.clients:
            client.ask("rematch", seat=client.view["scene"]["viewer"])
        laid.play(REMATCH)
        laid.spectator.ask("ping")
    finally:
        laid.close()
    assert len(laid.table.matches) == 2
    return search_all(laid)


def search_all(laid: Laid) -> int:
    """Search everything that a table has sent; returns how many characters that was."""
    watch, size = Told(laid), 0
    for n, answer in laid.answers:
        watch.search(n, answer)
        size += len(answer)
    for token, client in [*zip(laid.tokens, laid.clients, strict=True), (None, laid.spectator)]:
        n, view = 0, dict[str, Any]()
        for frame in client.frames:
            message = msgspec.json.decode(frame)
            n = message["n"] if message["type"] in ("welcome", "news") else n
            watch.search(n, frame)
            if message.get("changes") is not None:
                assert set(message["changes"]) == CHANGES
                message["view"] = changed(view, message["changes"])
            view = message.get("view") or view
            check_message(message, watch.scenes, watch.viewers[n][token] if n else None)
            size += len(frame)
    return size


class Told:
    """What everybody may know after each event, by the engine and the log alone."""

    def __init__(self, laid: Laid) -> None:
        table = laid.table
        again = Table.of(table.log[:1])
        self.scenes: dict[int, dict[int | None, Any]] = {}
        self.viewers: dict[int, dict[str | None, int | None]] = {}
        for event in table.log[1:]:
            again.apply(event)
            seats: list[int | None] = [*range(again.players), None]
            self.scenes[event.n] = {s: again.matches[-1].scene(s) for s in seats}
            own: dict[str | None, int | None] = {
                token: again.seat_of(hashed(token)) for token in laid.tokens
            }
            self.viewers[event.n] = {**own, None: None}
        ends = [event.n for event in table.log if isinstance(event, Ended)]
        known = dict(enumerate(ends))
        self._deals = [(known.get(k, 1 << 60), deal) for k, deal in enumerate(table.deals)]
        secrets = [*laid.tokens, laid.made["host"]]
        self._never = [*secrets, *map(hashed, secrets)]

    def search(self, n: int, text: str) -> None:
        """See that a text that was sent after an event has no secret in it."""
        assert not [secret for secret in self._never if secret in text]
        for known, deal in self._deals:
            if n < known:
                assert deal.salt not in text
                assert str(deal.seed) not in text


def check_message(
    message: dict[str, Any], expected: dict[int, dict[int | None, Any]], viewer: int | None
) -> None:
    view = message.get("view")
    if view is not None:
        assert set(view) == VIEW
        assert view["scene"] == expected[message["n"]][viewer]
        if view["legal"]:
            assert viewer in view["scene"]["actors"]
        assert view["scene"]["viewer"] == viewer
        assert view["verdict"] is None or view["result"] is not None
    for event in [*message.get("events", []), *message.get("log", [])]:
        assert set(event) <= EVENT, event
    if view is not None and view["scene"]["table"].get("phase") == "choose":  # in secret
        events = [*message.get("events", []), *message.get("log", [])]
        for event in events:
            if event["type"] == "moved" and event["seat"] != viewer:
                assert {event[key] for key in ("move", "told", "sound")} == {None}


def compare_twins(server: Server, kind: Kind, seed: int, plies: int) -> int:
    """Compare what each seat is sent in two worlds that look alike to it; returns the pairs."""
    people = [{"kind": "person", "name": name} for name in NAMES[: kind.players]]
    match = played(spieltisch.game(kind.game), kind.players, seed, plies, **kind.options)
    for seat in range(kind.players):
        worlds = (match, twin(match, seat, seed + 100))
        here, there = (sent_in(server, world, people, seat) for world in worlds)
        about = f"{kind}, seed {seed}, ply {plies}: seat {seat} can tell twins apart"
        assert here.frames == there.frames, about
        # How often a move was tried depends on the time there was; what speaks for it does not.
        assert len(here.hints) == len(there.hints), about
        both = here.hints.keys() & there.hints.keys()
        assert [here.hints[move] for move in both] == [there.hints[move] for move in both], about
    return kind.players


class Sent(NamedTuple):
    """What a seat is sent in a world: frames, and the reasons for each move that is advised."""

    frames: list[str]
    hints: dict[int, Any]


def sent_in(server: Server, match: Match, people: list[Any], seat: int) -> Sent:
    """What a seat is sent in a world, without codes and times."""
    start = {"position": match.position()}
    new_table = server.create(match.game.name, seats=people, start=start)
    token = new_table["seats"][seat]["token"]
    with server.client(new_table["code"], token, seat=seat, changes=True) as client:
        client.ask("explain", seat=seat, move="pass", id="e")
        if client.view["legal"]:
            client.ask("hint", seat=seat, id="h")
        client.ask("play", seat=seat, ply=0, move="nonsense", id="p")
        numbers = (number for number in count() if number not in client.view["legal"])
        for number in islice(numbers, 5):
            answer = client.ask("play", seat=seat, ply=0, move=number, id=f"n{number}")
            assert answer["type"] == "refused"
        client.ask("say", seat=seat, text="hm", id="s")
        client.undo(seat, id="u")
        scene = server.http.get(
            f"/api/tables/{new_table['code']}/scenes/0?seat={seat}",
            headers={"authorization": f"Bearer {token}"},
        )
        assert scene.status_code == 200
        frames = [*client.frames, scene.text]
    others = [frame for frame in frames if '"type":"hinted"' not in frame]
    advised = [msgspec.json.decode(frame)["hints"] for frame in frames if frame not in others]
    hints = {advice["move"]: advice["reasons"] for advices in advised for advice in advices}
    return Sent([_plain(frame, new_table["code"]) for frame in others], hints)


def _plain(frame: str, code: str) -> str:
    return re.sub(r'"(at|created)":\d+', '"at":0', frame).replace(code, "CODE")
