"""A match in words: for players that read and write, such as language models."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spieltisch.bots.players import Player
from spieltisch.bots.seating import player
from spieltisch.bots.sight import Sight
from spieltisch.engine.errors import BadOption, IllegalMove, MatchIsOver, UnreadableMove
from spieltisch.engine.match import Match
from spieltisch.engine.options import is_whole
from spieltisch.engine.seats import checked_seat
from spieltisch.engine.simulation import names_by_seat, word_for_bots
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.engine.words import Language, Sayable, checked_language
from spieltisch.envs.setting import Deals, NotDealt, Setting
from spieltisch.envs.words import WORDS


@dataclass(frozen=True)
class Verdict:
    """What became of an attempt: in words, and what there is to see now.

    `reward` is 1 for a victory, -1 for a defeat and 0 for a draw; `is_over` says that the match has
    ended, and `is_stopped` that the budget of attempts is used up.
    """

    is_legal: bool
    text: str
    prompt: str
    reward: float = 0.0
    is_over: bool = False
    is_stopped: bool = False


class TextTable:
    """One seat's match in words. It is asked for a move in notation until the match is over.

    A move that is illegal or cannot be read changes nothing: the verdict says which rule forbids
    it, and the same seat is asked again. Every attempt counts towards the budget.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        budget: int = 1000,
        language: Language = "en",
        **options: Any,
    ) -> None:
        self._setting = Setting.of(game, players, None, options)
        self._seat = checked_seat(seat, players)
        if not is_whole(budget) or budget < 1:
            raise BadOption(WORDS("bad-budget", budget=budget))
        names = [opponents] if isinstance(opponents, str) else opponents
        self._bots = names_by_seat(names, players)
        self._budget, self._attempts = budget, 0
        self._language = checked_language(language)
        self._deals, self._told = Deals(), 0
        self._match: Match | None = None
        self._sitting: dict[int, Player] = {}

    @property
    def match(self) -> Match:
        """The match itself, with everything that is hidden; `NotDealt` before the first one."""
        if self._match is None:
            raise NotDealt
        return self._match

    @property
    def legal(self) -> list[str]:
        """The moves that may be played now, in notation."""
        return [] if self.match.over else self.match.legal(self._seat, self._language)

    def reset(self, seed: int | None = None) -> str:
        """Begin the next match, and say what there is to see."""
        self.close()
        s, deal = self._setting, self._deals.next(seed)
        self._match = s.game.deal(s.players, deal, None, s.options)
        self._told, self._attempts = 0, 0
        chance = int(word_for_bots(deal))
        self._sitting = {
            seat: player(name, s.game, (chance + seat) % 2**64)
            for seat, name in enumerate(self._bots)
            if seat != self._seat
        }
        self._let_others_play()
        return self._prompt()

    def step(self, move: str) -> Verdict:
        """Try a move, written in the notation of either language."""
        match = self.match
        if match.over or self._attempts >= self._budget:
            raise MatchIsOver(ENGINE_WORDS("match-is-over"))
        self._attempts += 1
        try:
            match.play(move.strip(), self._seat)
        except (IllegalMove, UnreadableMove) as error:
            return self._verdict(False, WORDS("text-refused", why=error.say(self._language)))
        sentence = match.tell(match.ply, self._language)
        self._told = match.ply
        self._let_others_play()
        return self._verdict(True, WORDS("text-played", seat=self._seat + 1, told=sentence))

    def _verdict(self, is_legal: bool, text: Sayable) -> Verdict:
        match, sentence = self.match, text.say(self._language)
        is_stopped = not match.over and self._attempts >= self._budget
        reward = self._setting.rewards(match.state)[self._seat] if match.over else 0.0
        return Verdict(is_legal, sentence, self._prompt(), reward, match.over, is_stopped)

    def _let_others_play(self) -> None:
        """Where several may act, the lowest seat does."""
        match = self.match
        while not match.over and match.actors[0] != self._seat:
            seat = match.actors[0]
            match.act(self._sitting[seat].choose(Sight.of(match, seat)), seat)

    def _prompt(self) -> str:
        match, language = self.match, self._language
        title = match.game.title(language)
        parts = [WORDS("text-table", title=title, players=match.players, player=self._seat + 1)]
        lines = [part.say(language) for part in parts]
        lines += self._news()
        lines += [match.game.draw(match.scene(self._seat), language).plain.rstrip()]
        if match.over:
            winners = [WORDS("seat-name", seat=seat + 1) for seat in match.result.winners]
            key = "text-won" if winners else "text-drawn"
            lines.append(WORDS(key, winners=winners).say(language))
        else:
            lines.append(WORDS("text-legal").say(language))
            lines += self.legal
            lines.append(WORDS("text-ask").say(language))
        return "\n".join(lines)

    def _news(self) -> list[str]:
        """What the others have done since; nothing of a move that is still a secret."""
        match, lines = self.match, []
        for ply in range(self._told + 1, match.ply + 1):
            name = WORDS("seat-name", seat=int(match.played(ply).seat) + 1)
            if match.gallery.is_secret(ply, self._seat):
                lines.append(WORDS("text-secret", name=name).say(self._language))
            else:
                sentence = match.tell(ply, self._language)
                lines.append(WORDS("text-news", name=name, told=sentence).say(self._language))
        return lines

    def transcript(self) -> str:
        """The match so far as a match file, for replays and analyses."""
        return self.match.save()

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._sitting.values():
            bot.close()
        self._sitting = {}
