"""How the bots at the table come to their moves."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.players import Player
from spieltisch.bots.sight import Sight
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.progress import waiting
from spieltisch.cli.terminal import Terminal


class Bots:
    """The bots of one match: each sits down when it is first asked, and stays to the end."""

    def __init__(
        self, terminal: Terminal, match: spieltisch.Match, seats: Sequence[Sitter]
    ) -> None:
        self._terminal = terminal
        self._match = match
        self._seats = seats
        self._players: dict[int, Player] = {}

    def choose(self, seat: int) -> int:
        """The action a bot picks; it is shown only what its seat may see."""
        sight = Sight.of(self._match, seat)
        name = self._seats[seat].name
        with waiting(self._terminal, self._terminal.say("thinks", name=name)):
            return self._player(seat).choose(sight)

    def close(self) -> None:
        """Let all bots get up."""
        for player in self._players.values():
            player.close()

    def _player(self, seat: int) -> Player:
        if seat not in self._players:
            bot = self._seats[seat].bot
            assert bot is not None, "only bots are asked here"
            game = self._match.game
            threads = seating.threads_for_one(game)
            self._players[seat] = seating.player(bot, game, self._seed(seat), threads)
        return self._players[seat]

    def _seed(self, seat: int) -> int:
        """A bot's own seed: the same for the same match, without revealing the match's seed."""
        text = f"{self._match.seed} {seat}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
