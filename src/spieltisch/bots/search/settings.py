"""How a search thinks: the few numbers that suit one game better than another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What `thinking.think` is told beside the position.

    `curiosity`: how much a move that was seldom tried is worth trying.
    `trust`: how much the game's own weights count before anything was tried, from 0 to 1.
    `ripe`: how often a position is judged before the moves from it are looked at one by one.
    `guided`: how many moves a leaf is played on by moves drawn by weight.
    `random`: how many it is then played on at random; what the position is worth after that
    is the game's own estimate, unless the game is over.
    """

    curiosity: float = 1.0
    trust: float = 0.8
    ripe: int = 1
    guided: int = 0
    random: int = 0
