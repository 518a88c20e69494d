"""Duel with one fault each: what the kit has to find, and the law by which it finds it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from rich.text import Text as Picture

from engine.duel import GAME, rules
from engine.duel.rules import RECORD
from spieltisch.engine.chance import Seed
from spieltisch.engine.compiling import Unit, kernel, prepare
from spieltisch.engine.contract import (
    MODERATOR,
    ROLLOUT,
    Actions,
    Cuts,
    Features,
    Kernels,
    Points,
    State,
    Text,
)
from spieltisch.engine.errors import UnreadableMove
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match, Step
from spieltisch.engine.moves import code
from spieltisch.engine.plain import members
from spieltisch.engine.records import viewed
from spieltisch.engine.scenes import SceneWriter, Spread
from spieltisch.engine.variants import Variant
from spieltisch.engine.verdict import Verdict
from spieltisch.engine.words import Language, Phrasebook, Verbatim


@dataclass(frozen=True)
class Fault:
    """A spoilt game and the law that it breaks.

    With `alone` only this law is checked: others would speak up before it.
    """

    name: str
    law: str
    game: Callable[[], Duel]
    alone: bool = False


FAULTS: list[Fault] = []

KEEP, SWAP = code(rules.KEEP), code(rules.SWAP)

#: The honest kernels.
duel = GAME.kernels


class Duel(Game):
    """Duel with some of its parts replaced."""

    def __init__(self) -> None:
        parts = {field.name: getattr(GAME, field.name) for field in fields(GAME)}
        super().__init__(**{**parts, **self.changes()})

    def changes(self) -> Mapping[str, Any]:
        return {}


class Spoilt(Duel):
    """Duel with some kernels replaced by plain Python, which compiled loops cannot call."""

    replaced: Mapping[str, Any] = {}

    @cached_property
    def kernels(self) -> Kernels:
        kernels = replace(GAME.kernels, **self.replaced)
        return replace(kernels, **{**following(kernels), **self.replaced})


def following(kernels: Kernels) -> Mapping[str, Any]:
    """The kernels that follow from others, for a game in which some of these are spoilt."""

    def find(state: State, seat: int, number: int) -> int:
        actions = np.empty(GAME.max_legal + 8, np.int32)
        listed = actions[: kernels.legal(state, seat, actions)].tolist()
        return number if number in listed else -1

    def stand(state: State, ply: int, players: int, points: Points, out: Text, cuts: Cuts) -> int:
        seats, winners = kernels.actors(state), kernels.result(state, points)
        texts = [
            f'{{"ply":{ply},"actors":{members(seats)},"over":{str(not seats).lower()},"points":',
            f',"winners":{members(winners)}}}',
        ]
        for seat in range(players):
            actions = np.empty(GAME.max_legal + 8, np.int32)
            count = kernels.legal(state, seat, actions)
            texts.append(str(actions[:count].tolist() if seats >> seat & 1 else []))
        whole = "".join(texts).encode()
        out[: len(whole)] = np.frombuffer(whole, np.uint8)
        cuts[: len(texts)] = np.cumsum([len(text) for text in texts])
        return len(texts)

    return {"find": find, "stand": stand}


def spoils_kernel(law: str, kernel: str, *, alone: bool = False) -> Any:
    """Put a function in the place of a kernel."""

    def plant(function: Callable[..., Any]) -> Callable[..., Any]:
        def game() -> Duel:
            spoilt = Spoilt()
            spoilt.replaced = {kernel: function}
            return spoilt

        FAULTS.append(Fault(function.__name__, law, game, alone))
        return function

    return plant


def breaks(law: str, *, alone: bool = False) -> Any:
    """Plant a game that is spoilt elsewhere."""

    def plant(game: type[Duel]) -> type[Duel]:
        FAULTS.append(Fault(game.__name__, law, game, alone))
        return game

    return plant


def view(state: State) -> Any:
    return viewed(state, RECORD)


# --- acting --------------------------------------------------------------------------------------


@spoils_kernel("every_actor_has_a_move", "legal")
def nothing_to_play_after_a_keep(state: State, seat: int, out: Actions) -> int:
    return 0 if view(state).kept == 1 else duel.legal(state, seat, out)


@spoils_kernel("only_actors_have_moves", "legal")
def everybody_may_move(state: State, seat: int, out: Actions) -> int:
    over = duel.actors(state) == 0
    return duel.legal(state, 0 if over or seat == MODERATOR else int(view(state).turn), out)


@spoils_kernel("only_moderated_games_have_a_moderator", "legal", alone=True)
def the_moderator_may_swap(state: State, seat: int, out: Actions) -> int:
    if seat != MODERATOR or duel.actors(state) == 0:
        return duel.legal(state, seat, out)
    out[0] = SWAP
    return 1


@spoils_kernel("legal_lists_no_action_twice", "legal")
def keep_is_listed_twice(state: State, seat: int, out: Actions) -> int:
    count = duel.legal(state, seat, out)
    out[:count] = KEEP
    return count


@spoils_kernel("legal_fits_its_room", "legal")
def one_action_too_many_is_written(state: State, seat: int, out: Actions) -> int:
    out[-1] = SWAP
    return duel.legal(state, seat, out)


@spoils_kernel("refuse_agrees_with_legal", "refuse")
def swapping_a_high_card_is_refused(state: State, seat: int, action: int) -> int:
    high = action == SWAP and view(state).hands[view(state).turn] > 5
    return 3 if high else duel.refuse(state, seat, action)


@spoils_kernel("play_depends_on_the_state_alone", "play")
def play_throws_dice_of_its_own(state: State, seat: int, action: int) -> None:
    duel.play(state, seat, action)
    view(state).generator[0] = random.getrandbits(64)


@spoils_kernel("legal_moves_are_found_by_their_numbers", "find")
def every_number_is_a_keep(state: State, seat: int, number: int) -> int:
    return KEEP


@spoils_kernel("everybody_is_told_how_the_match_stands", "stand")
def the_ply_is_told_too_high(
    state: State, ply: int, players: int, points: Points, out: Text, cuts: Cuts
) -> int:
    return duel.stand(state, ply + 1, players, points, out, cuts)


@spoils_kernel("asking_changes_nothing", "value")
def the_estimate_is_noted_in_the_state(state: State, out: Features) -> None:
    duel.value(state, out)
    view(state).open[-1] = 7


@spoils_kernel("every_match_ends", "play")
def nothing_ever_happens(state: State, seat: int, action: int) -> None:
    view(state).turn = 1 - seat


@breaks("after_the_end_nobody_moves")
class TheModeratorHasTheLastWord(Spoilt):
    def changes(self) -> Mapping[str, Any]:
        return {"moderated": lambda options: True}

    @staticmethod
    def _calls(state: State, seat: int) -> bool:
        return seat == MODERATOR and duel.actors(state) == 0

    def _legal(self, state: State, seat: int, out: Actions) -> int:
        if not self._calls(state, seat):
            return duel.legal(state, seat, out)
        out[0] = KEEP
        return 1

    def _refuse(self, state: State, seat: int, action: int) -> int:
        called = self._calls(state, seat) and action == KEEP
        return 0 if called else duel.refuse(state, seat, action)

    @property
    def replaced(self) -> Mapping[str, Any]:  # type: ignore[override]
        return {"legal": self._legal, "refuse": self._refuse}


@breaks("notation_is_unique")
class BothMovesAreWrittenAlike(Duel):
    def write_move(self, state: State, action: int, language: Language = "en") -> str:
        return "keep"


@breaks("notation_can_be_read_back")
class GermanIsWrittenButNotRead(Duel):
    def read_move(self, state: State, text: str) -> int:
        if text not in ("keep", "swap"):
            raise UnreadableMove(self.words("unreadable", text=text))
        return super().read_move(state, text)


@spoils_kernel("a_legal_move_can_be_played", "refuse", alone=True)
def one_keep_is_enough(state: State, seat: int, action: int) -> int:
    return 3 if view(state).kept == 1 else duel.refuse(state, seat, action)


# --- remembering ---------------------------------------------------------------------------------


@breaks("earlier_states_stay_as_they_were")
class PlayWritesIntoTheStateBefore(Spoilt):
    def __init__(self) -> None:
        super().__init__()
        self.before: State | None = None

    def _play(self, state: State, seat: int, action: int) -> None:
        duel.play(state, seat, action)
        if self.before is not None:
            view(self.before).open[-1] = 7
        self.before = state

    @property
    def replaced(self) -> Mapping[str, Any]:  # type: ignore[override]
        return {"play": self._play}


@breaks("a_replay_is_identical")
class DealsShareATable(Spoilt):
    def __init__(self) -> None:
        super().__init__()
        self.dealt_so_far = 0

    def _deal(self, state: State, seed: Seed) -> None:
        self.dealt_so_far += 1
        duel.deal(state, np.uint64(self.dealt_so_far))

    @property
    def replaced(self) -> Mapping[str, Any]:  # type: ignore[override]
        return {"deal": self._deal}


@breaks("a_position_comes_back_identical")
class PositionsForgetWhoKept(Duel):
    def write_position(self, state: State) -> dict[str, Any]:
        return {**super().write_position(state), "kept": 0}


@breaks("a_damaged_position_is_refused")
class PositionsAreTrustedBlindly(Duel):
    def read_position(self, blank: State, position: Mapping[str, Any]) -> State:
        position["turn"] + position["kept"]
        return super().read_position(blank, position)


class OwnMatch(Duel):
    """Duel whose matches are of a spoilt kind."""

    match: type[Match] = Match

    def deal(self, *setting: Any) -> Match:
        honest = super().deal(*setting)
        at = (honest.game, honest.players, honest.options, honest.state)
        return self.match(*at, seed=honest.seed, seats=honest.seats)


@breaks("undo_restores_the_bytes")
class UndoForgetsTheState(OwnMatch):
    class match(Match):  # noqa: N801
        left_behind: State | None = None

        @property
        def state(self) -> State:
            return super().state if self.left_behind is None else self.left_behind

        def undo(self) -> None:
            self.left_behind = self.state
            super().undo()


@breaks("undoing_everything_leads_back_to_the_start")
class OnlyOneMoveCanBeTakenBack(OwnMatch):
    class match(Match):  # noqa: N801
        undone = 0

        @property
        def state(self) -> State:
            state = super().state
            state[-1] ^= self.undone > 1
            return state

        def commit(self, step: Step) -> None:
            super().commit(step)
            self.undone = 0

        def undo(self) -> None:
            super().undo()
            self.undone += 1


@breaks("a_saved_match_loads_identical")
class TheLastMoveIsNotSaved(OwnMatch):
    class match(Match):  # noqa: N801
        def save(self, path: Any = None) -> str:
            shorter = self.branch(self.seats)
            shorter.undo()
            return Match.save(shorter, path)


# --- hiding --------------------------------------------------------------------------------------


@spoils_kernel("mask_erases_the_generator", "mask")
def the_generator_stays_open(state: State, viewer: int) -> None:
    word = int(view(state).generator[0])
    duel.mask(state, viewer)
    view(state).generator[0] = word


@spoils_kernel("masking_twice_changes_nothing", "mask")
def every_mask_erases_one_card_more(state: State, viewer: int) -> None:
    duel.mask(state, viewer)
    view(state).open[-1] += 1


@spoils_kernel("mask_keeps_what_everybody_knows", "mask")
def cards_stay_hidden_in_the_end(state: State, viewer: int) -> None:
    duel.mask(state, viewer)
    if duel.actors(state) == 0 and viewer < 0:
        view(state).hands[:] = 0


@spoils_kernel("a_guess_looks_the_same_to_its_viewer", "mask")
def the_other_hand_stays_open(state: State, viewer: int) -> None:
    hands = view(state).hands.tolist()
    duel.mask(state, viewer)
    view(state).hands[:] = hands


@spoils_kernel("a_guess_uses_nothing_hidden", "guess")
def the_guess_peeks(state: State, viewer: int, seed: Seed) -> None:
    deck = view(state).deck.tolist()
    duel.guess(state, viewer, seed)
    if any(deck):
        view(state).deck[:] = deck


@spoils_kernel("a_guess_is_a_possible_position", "guess")
def the_guess_deals_a_card_twice(state: State, viewer: int, seed: Seed) -> None:
    duel.guess(state, viewer, seed)
    view(state).deck[0] = view(state).deck[1]


@spoils_kernel("a_guess_can_be_guessed_from", "guess", alone=True)
def the_guess_invents_a_card(state: State, viewer: int, seed: Seed) -> None:
    duel.guess(state, viewer, seed)
    view(state).deck[0] = 200


class Peeping(Spoilt):
    """Duel that remembers what it hid."""

    def __init__(self) -> None:
        super().__init__()
        self.peeped: list[int] = []

    def _mask(self, state: State, viewer: int) -> None:
        if view(state).deck.any():
            self.peeped = view(state).deck.tolist()
        duel.mask(state, viewer)

    @property
    def replaced(self) -> Mapping[str, Any]:  # type: ignore[override]
        return {"mask": self._mask}


class OtherScenes(SceneWriter):
    """Duel's scenes, as a spoilt game writes them."""

    def __init__(
        self,
        open: Callable[[State], Any] = GAME.write_open,
        own: Callable[[State, int], Any] = GAME.write_own,
    ) -> None:
        self._open, self._own = open, own

    def write_open(self, state: State) -> bytes:
        return bytes(self._open(state))

    def write_own(self, state: State, viewer: int) -> bytes:
        return bytes(self._own(state, viewer))


def with_more(scene: bytes, **more: Any) -> bytes:
    return json.dumps({**json.loads(scene), **more}).encode()


@breaks("twins_have_the_same_scene")
class TheSceneShowsWhatWasHidden(Peeping):
    def changes(self) -> Mapping[str, Any]:
        return {"scenes": OtherScenes(own=self._peep)}

    def _peep(self, state: State, viewer: int) -> bytes:
        return with_more(GAME.write_own(state, viewer), next=self.peeped)


@breaks("what_is_open_looks_the_same_to_all")
class OwnHandsAreAmongWhatIsOpen(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {
            "scenes": OtherScenes(
                open=lambda state: with_more(
                    GAME.write_open(state), cards=view(state).hands.tolist()
                )
            )
        }


@breaks("scenes_written_at_once_are_the_same")
class OneForgetsToMask(Duel):
    def write_scenes(self, state: State, players: int) -> Spread:
        own = [self.write_own(state, viewer) for viewer in range(-1, players)]
        return Spread([self.write_open(state), *own])


@breaks("twins_have_the_same_picture")
class ThePictureShowsWhatWasHidden(Peeping):
    def draw(self, scene: Mapping[str, Any], language: Language = "en") -> Picture:
        return super().draw(scene, language).append(str(self.peeped))


def _may_swap(state: State, seat: int) -> bool:
    """Whether the other card is higher, which nobody can know."""
    return bool(view(state).hands[1 - seat] > view(state).hands[seat])


@breaks("twins_have_the_same_moves")
class MovesDependOnTheOtherHand(Spoilt):
    def _legal(self, state: State, seat: int, out: Actions) -> int:
        count = duel.legal(state, seat, out)
        return 1 if count and not _may_swap(state, seat) else count

    def _refuse(self, state: State, seat: int, action: int) -> int:
        reason = duel.refuse(state, seat, action)
        return 3 if not reason and action == SWAP and not _may_swap(state, seat) else reason

    @property
    def replaced(self) -> Mapping[str, Any]:  # type: ignore[override]
        return {"legal": self._legal, "refuse": self._refuse}


@spoils_kernel("twins_have_the_same_features", "observe")
def the_features_hold_the_other_hand(state: State, viewer: int, out: Features) -> int:
    count = duel.observe(state, viewer, out)
    out[2] = view(state).hands[1 - viewer] / 9 if viewer >= 0 else 0
    return count


@spoils_kernel("twins_have_the_same_weights", "weigh")
def the_advice_knows_the_other_hand(
    state: State, seat: int, actions: Actions, count: int, out: Features
) -> None:
    out[:count] = 1 + view(state).hands[1 - seat]


@breaks("twins_get_the_same_explanations")
class ExplanationsTellTheOtherHand(Duel):
    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        honest = super().reason(state, seat, action, reason)
        if reason != rules.NOT_YOUR_TURN or seat == MODERATOR:
            return honest
        return super().reason(state, int(view(state).hands[1 - seat]), action, reason)


@breaks("spectators_are_told_no_more_than_others")
class OnlyTheOpponentIsNotTold(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"secret": lambda now, seat, action, viewer: viewer == 1 - seat}


@spoils_kernel("moves_that_look_alike_are_kept_secret", "mask", alone=True)
def nobody_sees_who_kept(state: State, viewer: int) -> None:
    duel.mask(state, viewer)
    for field in ("kept", "open", "open_size", "deck_size", "hands"):
        view(state)[field] = 0


# --- telling -------------------------------------------------------------------------------------


@spoils_kernel("results_are_sound", "result")
def the_higher_card_has_won_at_once(state: State, points: Points) -> int:
    duel.result(state, points)
    return 1 if view(state).hands[0] > view(state).hands[1] else 2


@spoils_kernel("values_are_chances", "value")
def more_than_certain(state: State, out: Features) -> None:
    out[:2] = 1.5


@spoils_kernel("weights_are_positive", "weigh")
def no_weight_at_all(state: State, seat: int, actions: Actions, count: int, out: Features) -> None:
    out[:count] = 0


@spoils_kernel("features_fit_their_room", "observe")
def one_feature_too_many_is_written(state: State, viewer: int, out: Features) -> int:
    out[-1] = 1
    return duel.observe(state, viewer, out)


@breaks("scenes_are_plain_data")
class ScenesAreNoJson(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"scenes": OtherScenes(own=self._without_json)}

    @staticmethod
    def _without_json(state: State, viewer: int) -> bytes:
        return GAME.write_own(state, viewer).replace(b"null", b"None")


@breaks("breakdowns_are_plain_data")
class BreakdownsLoseTheirKeys(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"breakdown": lambda state: {"by seat": {0: 1, 1: 0}}}


@breaks("explanations_fit_and_speak_both_languages")
class EverythingIsCalledLegal(Duel):
    def reason(self, state: State, seat: int, action: int, reason: int) -> Explanation:
        return super().reason(state, seat, action, 0)


@breaks("the_game_is_declared_soundly")
class PlayersOutOfOrder(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"players": (2, 1)}


@breaks("settings_are_told_in_both_languages")
class AnOptionWithoutWords(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"options": (replace(GAME.options[0], help=GAME.words("option-nobody-wrote")),)}


@breaks("words_match_in_both_languages")
class GermanSpeaksOfSomethingElse(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"words": Phrasebook(Path(__file__).parent / "mismatched")}

    def handbook(self, language: Language = "en") -> str:
        return GAME.handbook(language)


@breaks("moves_are_told_in_both_languages")
class GermanMovesAreNotTold(Duel):
    def tell_move(self, before: State, action: int, after: State, language: Language = "en") -> str:
        return "" if language == "de" else super().tell_move(before, action, after)


@breaks("verdicts_speak_both_languages")
class TheVerdictIsSilent(Duel):
    def changes(self) -> Mapping[str, Any]:
        return {"judge": lambda state: Verdict(Verbatim(""))}


@breaks("variants_are_told_apart")
class TwoVariantsAreTheSame(Duel):
    def changes(self) -> Mapping[str, Any]:
        title = GAME.words("title")
        names = ("short", "quick")
        return {"variants": tuple(Variant(name, title, title, {"cards": 4}) for name in names)}


# --- batches -------------------------------------------------------------------------------------


@spoils_kernel("rollout_plays_as_the_playout_does", "rollout")
def the_rollout_wastes_a_number(state: State, seed: Seed, limit: int) -> int:
    return duel.rollout(state, np.uint64(int(seed) ^ 1), limit)


@kernel
def stubborn_rollout(state: State, seed: Seed, limit: int) -> int:
    done = 0
    s = viewed(state, RECORD)
    while done < limit and rules.actors(s) != 0:
        rules.play(s, 0 if rules.actors(s) == 1 else 1, KEEP)
        done += 1
    return done


@breaks("batches_depend_on_their_seed_alone")
class EverySecondBatchIsPlayedOtherwise(Duel):
    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        prepare("stubborn", [Unit("rollout", stubborn_rollout, ROLLOUT)])

    @property
    def kernels(self) -> Kernels:
        self.asked += 1
        spoilt = replace(GAME.kernels, rollout=stubborn_rollout)
        return spoilt if self.asked % 2 else GAME.kernels
