"""Hints for people: what to play, and why, from what their seat can see."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from spieltisch.bots.outlook import outlook
from spieltisch.bots.search import Candidate, thinker
from spieltisch.bots.sight import Sight
from spieltisch.bots.words import WORDS as BOT_WORDS
from spieltisch.engine.errors import BadOption, BadSeat, MatchIsOver, OutOfTurn, SpieltischError
from spieltisch.engine.game import checked_seed
from spieltisch.engine.match import Match
from spieltisch.engine.options import is_whole
from spieltisch.engine.seats import checked_seat
from spieltisch.engine.words import WORDS, Language, Text

#: How many moves are named, best first.
MOST = 5

#: How many candidates are looked at for each move that is named, to find different ones.
FEW = 4

#: Chances to win that differ by no more than this say nothing about which move is better.
POINT = 0.01

#: How many worlds are imagined where there is only one move.
WORLDS = 200


class BadBudget(SpieltischError):
    """Not a time to think, or none at all."""


@dataclass(frozen=True)
class Hint:
    """A move that can be recommended more or less.

    `share` is how much of the search went into it, from 0 to 1: the higher, the better the
    search liked it. `worth` is the chance to win with it, as the search sees it. `reasons`
    say what speaks for it and against it, the most important first. Where all the moves named are
    worth the same within a point, `rank` is the move's place among them, from 1 on, by how much
    the search liked it; where their worth tells them apart, it is None.
    """

    action: int
    move: str
    share: float
    worth: float
    rank: int | None
    reasons: tuple[Text, ...]

    def say(self, language: Language = "en") -> str:
        """The reasons in one line."""
        return "; ".join(reason.say(language) for reason in self.reasons)


def hint(
    match: Match,
    seat: int | None = None,
    seconds: float | None = 1.0,
    *,
    iterations: int | None = None,
    most: int = MOST,
    seed: int = 0,
) -> list[Hint]:
    """The best moves of a seat, best first; without a seat, of the only one that may act.

    The search's favourite comes first, then the others it liked, by what they are worth, or, where
    that is the same within a point, by how much the search liked them. The
    search stops after `seconds` or after `iterations`; with `seconds=None` and a number of
    iterations the same question always has the same answer.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> best, *others = hint(match, seconds=None, iterations=500)
    >>> best.move in match.legal(), best.share >= others[0].share
    (True, True)
    >>> best.say("en") != best.say("de")
    True
    """
    check_match(match)
    check_budget(seconds, iterations)
    check_number_of_moves(most)
    seed = checked_seed(seed)
    sight = Sight.of(match, actor_of(match, seat))
    candidates = rank_moves(sight, seconds, iterations, seed)
    visits = sum(candidate.visits for candidate in candidates)
    proposals = _different(sight, candidates, most)
    close = _are_close(proposals)
    return [
        Hint(
            candidate.action,
            match.game.write_move(sight.view, candidate.action),
            candidate.visits / visits if visits else 1.0,
            candidate.worth if visits else _worth_of_the_only_move(sight, candidate.action, seed),
            rank if close else None,
            reasons,
        )
        for rank, (candidate, reasons) in enumerate(
            _by_share(proposals) if close else _by_worth(proposals), 1
        )
    ]


#: A candidate and the reasons for and against it.
Proposal = tuple[Candidate, tuple[Text, ...]]


def _different(sight: Sight, candidates: list[Candidate], most: int) -> list[Proposal]:
    """The first candidates; of those that are good for the same reasons, only the best.

    If there are too few different ones among those looked at, the others fill the list.
    """
    first: dict[str, Proposal] = {}
    others: list[Proposal] = []
    for candidate in candidates[: FEW * most]:
        reasons = _reasons(sight, candidate.action)
        sentence = "; ".join(map(str, reasons))
        if sentence in first:
            others.append((candidate, reasons))
        else:
            first[sentence] = (candidate, reasons)
    return [*first.values(), *others][:most]


def _are_close(proposals: list[Proposal]) -> bool:
    """Whether several moves are worth the same, as far as people and the search can tell."""
    worths = [candidate.worth for candidate, _ in proposals]
    return len(worths) > 1 and max(worths) - min(worths) <= POINT


def _by_share(proposals: list[Proposal]) -> list[Proposal]:
    """Those first that the search spent most on."""
    return sorted(proposals, key=lambda proposal: -proposal[0].visits)


def _by_worth(proposals: list[Proposal]) -> list[Proposal]:
    """The favourite, whose worth is most certain, then the others in the order people expect."""
    return proposals[:1] + sorted(proposals[1:], key=lambda proposal: -proposal[0].worth)


def _reasons(sight: Sight, action: int) -> tuple[Text, ...]:
    """What the game says about a move; above all that there is no other, if there is none."""
    advice = sight.game.advise(sight.view.copy(), sight.seat, action)
    only = [BOT_WORDS("only-move")] if len(sight.actions) == 1 else []
    return (*only, *advice)


def rank_moves(
    sight: Sight, seconds: float | None, iterations: int | None, seed: int
) -> list[Candidate]:
    """All legal moves as a search of the game ranks them."""
    search = thinker(sight.game.levels.settings, seed)
    return search.think(sight, iterations=iterations, seconds=seconds)


def _worth_of_the_only_move(sight: Sight, action: int, seed: int) -> float:
    settings = sight.game.levels.settings
    chances = outlook(
        sight.game, sight.players, sight.view, sight.seat, settings, WORLDS, seed, action
    )
    return chances[sight.seat]


def check_match(match: object) -> None:
    """Check that there is a match to think about."""
    if not isinstance(match, Match):
        raise BadOption(BOT_WORDS("no-match", kind=type(match).__name__))


def check_budget(seconds: object, iterations: object) -> None:
    """Check that thinking has a limit, and that it is a number above 0."""
    timed = seconds is None or _is_time(seconds)
    counted = iterations is None or _is_count(iterations)
    if not (timed and counted) or (seconds is None and iterations is None):
        raise BadBudget(BOT_WORDS("bad-thinking-time"))


def check_number_of_moves(moves: object) -> None:
    """Check that this can be a number of moves to name."""
    if not _is_count(moves):
        raise BadOption(BOT_WORDS("bad-number-of-moves", moves=moves))


def _is_time(seconds: object) -> bool:
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        return False
    return 0 < seconds < inf


def _is_count(number: object) -> bool:
    return is_whole(number) and number > 0


def actor_of(match: Match, seat: object) -> int:
    """The seat if it may act; the error that says why not."""
    actors = match.actors
    names = ", ".join(map(str, actors))
    if not actors:
        raise MatchIsOver(WORDS("match-is-over"))
    if seat is None:
        if len(actors) > 1:
            raise BadSeat(WORDS("name-a-seat", actors=names))
        return actors[0]
    number = checked_seat(seat, match.players)
    if number not in actors:
        raise OutOfTurn(WORDS("out-of-turn", seat=number, player=number + 1, actors=names))
    return number
