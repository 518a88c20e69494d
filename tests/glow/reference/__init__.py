"""The rules of Glow once more, in plain Python over positions, straight from the fact sheet.

Nothing here uses the game's own code: only its card and board facts (`glow.json`) and the
positions that a match writes. `legal` lists a seat's moves as text. `play` foretells the
position after a move; where dice or tiles fall by chance it looks at how they fell, insists
that they could, and foretells everything that follows from it.
"""

from glow.reference.moves import legal
from glow.reference.playing import play
from glow.reference.scoring import final, toms_final, winners

__all__ = ["final", "legal", "play", "toms_final", "winners"]
