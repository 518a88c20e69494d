"""A second, slow model of Sequence, written from the rules alone, to compare the engine with.

The board is a dictionary from cell to team, cards are two-letter texts in plain lists, a row
of five is a tuple of cell names. Chance is taken over from the engine: its deck is listed
top first, and after a reshuffle the new deck is handed in.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations
from typing import Any

CLASSIC = """
    **  2S  3S  4S  5S  6S  7S  8S  9S  **
    6C  5C  4C  3C  2C  AH  KH  QH  TH  TS
    7C  AS  2D  3D  4D  5D  6D  7D  9H  QS
    8C  KS  6C  5C  4C  3C  2C  8D  8H  KS
    9C  QS  7C  6H  5H  4H  AH  9D  7H  AS
    TC  TS  8C  7H  2H  3H  KH  TD  6H  2D
    QC  9S  9C  8H  9H  TH  QH  QD  5H  3D
    KC  8S  TC  QC  KC  AC  AD  KD  4H  4D
    AC  7S  6S  5S  4S  3S  2S  2H  3H  5D
    **  AD  KD  QD  TD  9D  8D  7D  6D  **
"""

COLOURS = ("blue", "green", "red")
CORNERS = ("a1", "j1", "a10", "j10")
TWO_EYED = ("JC", "JD")
ONE_EYED = ("JS", "JH")

#: Across, down, falling, rising: the order in which a player is asked about lines.
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1))

#: A turn has at most as many swaps as there are cards.
MOST_SWAPS = 104

Five = tuple[str, ...]


def cell(x: int, y: int) -> str:
    """The cell in column x and row y, both counted from 0."""
    return f"{'abcdefghij'[x]}{y + 1}"


CELLS = [cell(x, y) for y in range(10) for x in range(10)]
PLACE = {name: number for number, name in enumerate(CELLS)}


def _fives() -> dict[Five, tuple[int, int]]:
    """Every five in a row, with its direction and the number of its line."""
    home_lines = {}
    for direction, (dx, dy) in enumerate(STEPS):
        for y in range(10):
            for x in range(10):
                if 0 <= x + 4 * dx < 10 and y + 4 * dy < 10:
                    five = tuple(cell(x + k * dx, y + k * dy) for k in range(5))
                    home_lines[five] = (direction, dy * x - dx * y)
    return home_lines


LINE_OF = _fives()
THROUGH = {name: [five for five in LINE_OF if name in five] for name in CELLS}


def shared(one: Five, other: Five) -> int:
    """S6: the cells that two rows share, corners not counted."""
    return len((set(one) & set(other)) - set(CORNERS))


def go_together(fives: Iterable[Five]) -> bool:
    """S6: no two of the rows share more than one cell."""
    return all(shared(one, other) <= 1 for one, other in combinations(fives, 2))


def maximal_sets(fives: list[Five]) -> list[tuple[Five, ...]]:
    """S5: the sets of rows that go together and to which no further one can be added."""
    subsets = chain.from_iterable(combinations(fives, size) for size in range(1, len(fives) + 1))
    possible = [subset for subset in subsets if go_together(subset)]
    return [one for one in possible if not any(set(one) < set(other) for other in possible)]


def usual(sets: list[tuple[Five, ...]]) -> tuple[Five, ...]:
    """S5: most sequences, then most real chips, then lowest in reading order."""

    def rank(fives: tuple[Five, ...]) -> Any:
        corners = sum(name in CORNERS for five in fives for name in five)
        return -len(fives), corners, sorted(PLACE[five[0]] for five in fives)

    return min(sets, key=rank)


def ends(fives: tuple[Five, ...]) -> str:
    """A claim in notation: from the first cell of its first row to the last of its last."""
    first, *_, last = sorted(chain.from_iterable(fives), key=PLACE.__getitem__)
    return f"claim {first}-{last}"


class Table:
    """A game of Sequence, set up from a position as the engine writes it."""

    def __init__(self, position: dict[str, Any]) -> None:
        options = position["options"]
        classic = options["layout"] == "classic"
        printed = (CLASSIC if classic else " ".join(options["layout"])).split()
        self.printed = dict(zip(CELLS, printed, strict=True))
        self.homes = {card: [c for c in CELLS if self.printed[c] == card] for card in printed}
        self.players: int = position["players"]
        self.teams: int = options["teams"]
        self.options = options
        signs = "".join(position["board"])
        self.board = {CELLS[k]: "bgr".index(sign) for k, sign in enumerate(signs) if sign in "bgr"}
        by_ends = {(five[0], five[4]): five for five in LINE_OF}
        self.sequences = [
            [by_ends[tuple(ends.split("-"))] for ends in position["sequences"][COLOURS[team]]]
            for team in range(self.teams)
        ]
        self.hands: list[list[str]] = [list(hand) for hand in position["hands"]]
        self.deck: list[str] = list(position["deck"])
        self.discards: list[str] = list(position["discards"])
        self.tops: list[str | None] = list(position["tops"])
        self.turn: int = position["turn"]
        self.swaps: int = position["swaps"]
        self.passes: int = position["passes"]
        self.open_draws: list[int] = list(position["open_draws"])
        self.penalised: set[int] = set(position["penalised"])
        self.phase: str = position["phase"]
        self.winner: int | None = None
        if position["winner"]:
            self.winner = COLOURS.index(position["winner"])
        self.claim: str | None = position["claim"]
        self.questions: list[list[tuple[Five, ...]]] = []
        if self.claim:
            self.questions = self.choices(self.claim)

    def clone(self) -> Table:
        """A table that can be played on without changing this one."""
        twin = copy.copy(self)
        twin.board = dict(self.board)
        twin.sequences = [list(fives) for fives in self.sequences]
        twin.hands = [list(hand) for hand in self.hands]
        twin.penalised = set(self.penalised)
        for field in ("deck", "discards", "tops", "open_draws", "questions"):
            setattr(twin, field, list(getattr(self, field)))
        return twin

    # Who may do what.

    def team(self, seat: int) -> int:
        """The team of a seat: teams alternate around the table."""
        return seat % self.teams

    def actors(self) -> set[int]:
        """The seats that may act now."""
        if self.phase == "over":
            return set()
        if self.phase == "penalty":
            return set(self.penalised)
        late = self.open_draws if self.phase == "turn" and self.can_draw() else []
        return {self.turn, *late}

    def can_draw(self) -> bool:
        """S9, S10: a card is left in the deck or among the discards."""
        return bool(self.deck or self.discards)

    def legal(self, seat: int) -> set[str]:
        """All moves of a seat, in notation."""
        if self.phase == "penalty" and seat in self.penalised:
            return {f"give {card}" for card in self.hands[seat]}
        if self.phase == "claim" and seat == self.turn:
            return {ends(fives) for fives in self.questions[0]}
        moves = set()
        if self.phase == "turn" and seat == self.turn:
            moves = self.plays(seat)
            moves |= self.swappable(seat, bool(moves))
            moves = moves or {"pass"}  # S3
        if self.phase == "turn" and seat in self.open_draws and self.can_draw():
            moves.add("draw")  # S11
        return moves

    def calls(self) -> set[str]:
        """S12: what the moderator may call."""
        if not self.options["table_talk"] or self.phase != "turn":
            return set()
        return {f"talk {colour}" for colour in COLOURS[: self.teams]}

    def plays(self, seat: int) -> set[str]:
        """The cards that place a chip, and the jacks that remove one."""
        team = self.team(seat)
        on_board = sum(owner == team for owner in self.board.values())
        limit = self.options["chips"]
        has_chip = limit == 0 or on_board < limit  # S14
        moves = set()
        for card in set(self.hands[seat]):
            if card in ONE_EYED:
                moves |= {f"{card} x{target}" for target in self.targets(team)}
            elif has_chip:
                cells = CELLS if card in TWO_EYED else self.homes[card]
                free = [c for c in cells if c not in self.board and c not in CORNERS]
                moves |= {f"{card} {c}" for c in free}
        return moves

    def targets(self, team: int) -> list[str]:
        """S17: opposing chips; not those of a finished sequence, unless advanced (S13)."""
        locked = set() if self.options["advanced"] else self.locked()
        return [c for c, owner in self.board.items() if owner != team and c not in locked]

    def locked(self) -> set[str]:
        """The chips of all finished sequences."""
        return {c for fives in self.sequences for five in fives for c in five if c in self.board}

    def swappable(self, seat: int, can_play: bool) -> set[str]:
        """S2-S4: the dead cards that may be swapped now."""
        mode = self.options["dead_cards"]
        if mode == "never" or self.swaps == MOST_SWAPS:
            return set()
        if self.swaps and (mode == "strict" or (mode == "one" and can_play)):
            return set()
        return {
            f"{card} dead"
            for card in self.hands[seat]
            if card[0] != "J" and all(home in self.board for home in self.homes[card])
        }

    # What a move does.

    def talk(self, team: int) -> None:
        """The moderator calls a penalty for a team."""
        members = [s for s in range(self.players) if self.team(s) == team]
        self.penalised = {s for s in members if self.hands[s]}
        self.phase = "penalty" if self.penalised else "turn"

    def play(self, move: str, seat: int, deck: list[str]) -> None:
        """Play a legal move; `deck` is the engine's deck after it, for a reshuffle."""
        word, _, rest = move.partition(" ")
        if word == "pass":
            self._pass()
        elif word == "draw":
            self._draw_late(seat, deck)
        elif word == "claim":
            line = self.questions.pop(0)
            chosen = next(fives for fives in line if ends(fives) == move)
            self.sequences[self.team(seat)] += chosen
            self._settle(seat, deck)
        elif word == "give":
            self._lay_down(seat, rest)
            self.penalised.remove(seat)
            self.phase = "penalty" if self.penalised else "turn"
        elif rest == "dead":
            self._lay_down(seat, word)
            self.swaps += 1
            self._draw(seat, word, deck)
        elif rest[0] == "x":
            self._lay_down(seat, word)
            self._remove(rest[1:])
            self._end_of_play(seat, deck)
        else:
            self._lay_down(seat, word)
            self._place(seat, rest, deck)

    def _lay_down(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.tops[seat] = card

    def _place(self, seat: int, name: str, deck: list[str]) -> None:
        self.board[name] = self.team(seat)
        self.claim = name
        lines = self.choices(name)
        for line in lines:
            if len(line) == 1:
                self.sequences[self.team(seat)] += line[0]
        self.questions = [line for line in lines if len(line) > 1]
        self._settle(seat, deck)

    def choices(self, name: str) -> list[list[tuple[Five, ...]]]:
        """S5: for each line through a chip the claims it allows, lines without any left out."""
        team = self.board[name]
        lines: dict[int, list[Five]] = {}
        for five in THROUGH[name]:
            if self.counts(team, five):
                lines.setdefault(LINE_OF[five][0], []).append(five)
        return [maximal_sets(lines[direction]) for direction in sorted(lines)]

    def counts(self, team: int, five: Five) -> bool:
        """Five of a team in a row, corners for everybody, that go with its others (S6)."""
        own = all(c in CORNERS or self.board.get(c) == team for c in five)
        return own and all(shared(five, other) <= 1 for other in self.sequences[team])

    def _settle(self, seat: int, deck: list[str]) -> None:
        """S5, S8: ask what is left to choose, unless every choice wins; then go on."""
        team = self.team(seat)
        goal = self.options["sequences_to_win"]
        least = sum(min(len(fives) for fives in line) for line in self.questions)
        if len(self.sequences[team]) + least >= goal:
            for line in self.questions:
                self.sequences[team] += usual(line)
            self.questions = []
        if self.questions:
            self.phase = "claim"
            return
        self.claim = None
        if len(self.sequences[team]) >= goal:
            self.phase, self.winner = "over", team
        else:
            self.phase = "turn"
            self._end_of_play(seat, deck)

    def _remove(self, name: str) -> None:
        team = self.board.pop(name)
        broken = [five for five in self.sequences[team] if name in five]
        self.sequences[team] = [five for five in self.sequences[team] if name not in five]
        for line in {LINE_OF[five] for five in broken}:  # S13
            left = [five for five in LINE_OF if LINE_OF[five] == line and self.counts(team, five)]
            if left:
                self.sequences[team] += usual(maximal_sets(left))

    def _end_of_play(self, seat: int, deck: list[str]) -> None:
        self.passes = 0
        if self.options["draw"] == "manual":
            self.open_draws.append(seat)
        else:
            self._draw(seat, self.tops[seat], deck)
        self._next()

    def _next(self) -> None:
        self.swaps = 0
        self.turn = (self.turn + 1) % self.players

    def _pass(self) -> None:
        self.passes += 1
        if self.passes == self.players:  # S15
            self.phase = "over"
        else:
            self._next()

    def _draw_late(self, seat: int, deck: list[str]) -> None:
        """S11: others who played before this seat's last play have lost their cards."""
        own = [place for place, owner in enumerate(self.open_draws) if owner == seat]
        self.open_draws = [seat] * (len(own) - 1) + self.open_draws[own[-1] + 1 :]
        self._draw(seat, None, deck)

    def _draw(self, seat: int, laid: str | None, deck: list[str]) -> None:
        if not self.deck:
            self._reshuffle(seat, laid, deck)
        if self.deck:  # S10: otherwise the hand shrinks
            self.hands[seat].append(self.deck.pop(0))

    def _reshuffle(self, seat: int, laid: str | None, deck: list[str]) -> None:
        """S9: all discards except the card just laid down; the engine tells in which order."""
        pool = Counter(self.discards)
        rest = [laid] if laid else []
        pool -= Counter(rest)
        if not pool:
            return
        drawn = pool - Counter(deck)
        assert drawn.total() == 1, f"reshuffled {pool}, which cannot leave {deck}"
        assert pool == drawn + Counter(deck), f"reshuffled {pool}, which cannot leave {deck}"
        self.deck = [*drawn, *deck]
        self.discards = rest
        self.tops = [laid if s == seat else None for s in range(self.players)]
