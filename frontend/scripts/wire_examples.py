"""Write what the server sends about moves into frontend/fixtures/wire.json, and what it means.

.venv/bin/python frontend/scripts/wire_examples.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import spieltisch
from spieltisch.bots.sight import Sight
from spieltisch.engine.words import LANGUAGES, Sayable, unsaid
from spieltisch.server.api.catalogue import forms_of

FILE = Path(__file__).parents[1] / "fixtures" / "wire.json"

#: Game, players, options, seed, and how many moves to play.
WANTED: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("sequence", 2, {"table_talk": True}, 7, 60),
    ("labyrinth", 2, {"goals": 3}, 7, 40),
    ("gluex", 3, {}, 2, 30),
    ("glow", 1, {}, 1, 40),
    ("glow", 2, {"board": "sea"}, 9, 60),
]


def write() -> str:
    """The whole file."""
    games = [msgspec.to_builtins(example(*wanted)) for wanted in WANTED]
    return json.dumps(games, ensure_ascii=False, separators=(",", ":")) + "\n"


def example(
    name: str, players: int, options: dict[str, Any], seed: int, plies: int
) -> dict[str, Any]:
    """A game: its forms, some moves by their numbers, some sentences, and changes of its scene."""
    game = spieltisch.game(name)
    match = game.new(players=players, seed=seed, **options)
    moves: dict[int, Any] = {}
    sentences: dict[str, Any] = {}
    scenes: list[Any] = []

    def note(sentence: Sayable) -> None:
        wordings = {language: sentence.say(language) for language in LANGUAGES}
        sentences[wordings["en"]] = {"saying": unsaid(sentence, game.words), **wordings}

    for ply in range(plies):
        if match.over:
            break
        seat = match.actors[ply % len(match.actors)]
        legal = match.legal_numbers(seat)
        for number, english, german in zip(
            legal, match.legal(seat), match.legal(seat, "de"), strict=True
        ):
            moves[number] = {"number": number, "en": english, "de": german}
        if ply % 10 == 3:
            for action in match.legal_actions(seat)[:4]:
                for reason in game.advise(Sight.of(match, seat).view, seat, action):
                    note(reason)
        before, picture, state = match.scene(0), match.gallery.picture(), match.state
        match.act(match.legal_actions(seat)[(ply * 7 + 3) % len(legal)], seat)
        assert game.tell is not None
        note(game.tell(state, match.played(match.ply).action, match.state))
        new = match.gallery.changes(picture)
        if ply in (5, 21) and new is not None:
            seen, last = json.loads(new.open + new.own_of(0) + b"}"), match.gallery.last_move(0)
            changes = {"view": {}, **seen, "last": json.loads(last), "legal": [1]}
            scenes.append({"before": before, "changes": changes, "after": match.scene(0)})
    if (verdict := match.verdict) is not None:
        note(verdict.why)
    return {
        "game": name,
        "forms": forms_of(game),
        "moves": list(moves.values())[::3],
        "sentences": list(sentences.values()),
        "scenes": scenes,
    }


if __name__ == "__main__":
    FILE.write_text(write(), "utf-8")
