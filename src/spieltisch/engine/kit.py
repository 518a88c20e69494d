"""What a game is written with, under one roof: packages with games of their own import this.

>>> from spieltisch.engine import kit
>>> kit.Moves(place=(9,), move=(9, 9)).count
90
"""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks
from spieltisch.engine.chance import below, one_of, scramble, shuffle
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions, Features, Points, State
from spieltisch.engine.errors import BadOption, BadPosition, IllegalMove, UnreadableMove
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.forms import Forms
from spieltisch.engine.game import Game
from spieltisch.engine.levels import Comparison, Level, Levels, Settings, Yardstick
from spieltisch.engine.moves import Moves, argument, arguments, code, is_a
from spieltisch.engine.open_games import open_kernels
from spieltisch.engine.options import choice, flag, is_whole, number, own
from spieltisch.engine.parts import Drawing, Notation, Options, Positions, Scene
from spieltisch.engine.records import Record, blank, field, layout, viewed
from spieltisch.engine.scenes import PlainScenes, Scenes
from spieltisch.engine.sounds import Sound
from spieltisch.engine.stamping import restamped, stamped, tunable
from spieltisch.engine.tuning import Tuning
from spieltisch.engine.variants import variant
from spieltisch.engine.verdict import Verdict
from spieltisch.engine.words import Language, Phrasebook, Text

__all__ = [
    "Actions",
    "BadOption",
    "BadPosition",
    "Blocks",
    "Comparison",
    "Drawing",
    "Explanation",
    "Features",
    "Forms",
    "Game",
    "IllegalMove",
    "Language",
    "Level",
    "Levels",
    "Moves",
    "Notation",
    "Options",
    "Phrasebook",
    "PlainScenes",
    "Points",
    "Positions",
    "Record",
    "Scene",
    "Scenes",
    "Settings",
    "Sound",
    "State",
    "Text",
    "Tuning",
    "UnreadableMove",
    "Verdict",
    "Yardstick",
    "argument",
    "arguments",
    "below",
    "blank",
    "choice",
    "code",
    "field",
    "flag",
    "inlined",
    "is_a",
    "is_whole",
    "kernel",
    "layout",
    "number",
    "one_of",
    "open_kernels",
    "own",
    "restamped",
    "scramble",
    "shuffle",
    "stamped",
    "tunable",
    "variant",
    "viewed",
    "whole",
]
