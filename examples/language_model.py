"""Let a language model play: any program that reads a question and prints an answer.

    .venv/bin/python examples/language_model.py sequence -- PROGRAM ARGUMENTS

The program is started for every move. It reads the table, in words, from its standard input, and
whatever it prints is searched for a legal move from the last line up, so it may think aloud before.
The match is written to a file that `spieltisch replay` and `spieltisch analyse` read.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

from spieltisch import envs


def ask(command: list[str], prompt: str) -> list[str]:
    """What the program answers, line by line."""
    answer = subprocess.run(command, input=prompt, capture_output=True, text=True, check=True)
    return [line.strip() for line in answer.stdout.splitlines() if line.strip()]


def choose(lines: list[str], legal: list[str]) -> str:
    """The last line that is a legal move; else the last line, for the verdict to judge."""
    return next((line for line in reversed(lines) if line in legal), lines[-1] if lines else "")


def main() -> None:
    """Play one match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("program", nargs="+", help="the program and its arguments, after --")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--language", default="en", choices=["en", "de"])
    parser.add_argument("--seed", type=int)
    parser.add_argument("--budget", type=int, default=200, help="attempts, legal or not")
    parser.add_argument("--out", type=Path, default=Path("language-model.json"))
    a = parser.parse_args()
    table = envs.text(
        a.game, a.players, opponents=a.opponents, budget=a.budget, language=a.language
    )
    question, mistakes = table.reset(seed=a.seed), 0
    while True:
        verdict = table.step(choose(ask(a.program, question), table.legal))
        print(verdict.text, flush=True)
        mistakes += not verdict.is_legal
        if verdict.is_over or verdict.is_stopped:
            break
        question = f"{verdict.text}\n\n{verdict.prompt}"
    a.out.write_text(table.transcript(), encoding="utf-8")
    print(f"reward {verdict.reward:+.0f}, {mistakes} moves refused, written to {a.out}")


if __name__ == "__main__":
    main()
