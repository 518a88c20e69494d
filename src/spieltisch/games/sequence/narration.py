"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache

from spieltisch.engine.contract import State
from spieltisch.engine.moves import argument, is_a
from spieltisch.engine.plain import Fields, interpreted, number_of
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import cell_name, window_name
from spieltisch.games.sequence.notation import JACKS, CardName, TeamName, ends
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.record import ACTIONS, MOVES, PLACE, RECORD

Windows = set[tuple[int, int]]

_COUNTED, _CHIPS = Fields(RECORD, "counted", "sequences"), Fields(RECORD, "chips")
_PENDING, _ends = Fields(RECORD, "claim_cell"), interpreted(ends)

#: Where the cards of the board are in a state.
_BOARD = RECORD.fields["layout"][1]


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, with the sequences that it completed or broke."""
    text = _act(before, action)
    was, now = before.tobytes(), after.tobytes()
    if _COUNTED.bytes_of(was) == _COUNTED.bytes_of(now):
        return text
    earlier, later = _windows(was), _windows(now)
    if broken := earlier - later:
        text = WORDS("told-breaking", deed=text, sequences=_names(broken))
    if new := later - earlier:
        # S13: what is left of an opponent's line after a removal may count again at once.
        removes = MOVES.name(action) in ("remove_spades", "remove_hearts")
        key = "told-counting-again" if removes else "told-completing"
        text = WORDS(key, deed=text, sequences=_names(new))
    return text


def _act(state: State, action: int) -> Text:
    if is_a(action, PLACE):
        cell = argument(action, PLACE)
        return _placement(int(state[_BOARD + cell]), cell)
    match MOVES.parts(action):
        case ("wild_clubs" | "wild_diamonds" as kind, cell):
            return _placement(JACKS[kind], cell)
        case ("remove_spades" | "remove_hearts" as kind, cell):
            return _removal(JACKS[kind], cell, _owner(state, cell))
        case ("claim", direction, place):
            first, last = _ends(_PENDING.of(state.tobytes()), direction, place)
            return WORDS("told-claim", row=f"{cell_name(first)}-{cell_name(last)}")
    return _other(action)


@lru_cache(MOST_REMEMBERED)
def _placement(card: int, cell: int) -> Text:
    return WORDS("told-place", card=_name(card), cell=cell_name(cell))


@lru_cache(MOST_REMEMBERED)
def _removal(card: int, cell: int, owner: int) -> Text:
    return WORDS("told-remove", card=_name(card), cell=cell_name(cell), team=TeamName(owner))


def _owner(state: State, cell: int) -> int:
    chips = _CHIPS.of(state.tobytes()).chips
    return next(team for team, words in enumerate(chips) if number_of(words) >> cell & 1)


@lru_cache(ACTIONS)
def _other(action: int) -> Text:
    match MOVES.parts(action):
        case ("swap", card):
            return WORDS("told-swap", card=_name(card))
        case ("give", card):
            return WORDS("told-give", card=_name(card))
        case ("talk", team):
            return WORDS("told-talk", team=TeamName(team))
        case (kind,):
            return WORDS(f"told-{kind}")  # told-pass, told-draw
    raise AssertionError(action)


def _name(card: int) -> CardName:
    return CardName(cards.name(card))


def _windows(state: bytes) -> Windows:
    s = _COUNTED.of(state)
    return {
        (team, window)
        for team, count in enumerate(s.counted)
        for window in s.sequences[team][:count]
    }


def _names(windows: Windows) -> list[str]:
    return sorted(window_name(window) for _, window in windows)
