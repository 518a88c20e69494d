"""Laws about what a game reports to people and learners: plain data, sound numbers, words."""

from __future__ import annotations

import json
import math
from functools import cache

import msgspec
import numpy as np
from fluent.syntax import FluentParser, ast, visitor

from spieltisch.engine.contract import MAX_SEATS, SPECTATOR
from spieltisch.engine.laws.moments import Moment, at_the_end, at_times, each_ply, insist, once
from spieltisch.engine.words import LANGUAGES, Language, Phrasebook

_GUARD = 8


@at_times
def scenes_are_plain_data(at: Moment) -> None:
    """A scene is a JSON object."""
    for viewer in at.some_viewers():
        text = at.game.write_scene(at.masked(at.state, viewer), viewer)
        insist(_is_object(text), f"the scene of viewer {viewer} is not a JSON object")


def _is_object(text: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except msgspec.DecodeError:
        return False


@at_times
def breakdowns_are_plain_data(at: Moment) -> None:
    """Where the points come from can be sent as JSON."""
    _insist_on_plain_data(at.match.result.breakdown, "the breakdown")


def _insist_on_plain_data(data: object, what: str) -> None:
    insist(json.loads(json.dumps(data, allow_nan=False)) == data, f"{what} is not plain data")


@each_ply
def results_are_sound(at: Moment) -> None:
    """Points are finite numbers, and nobody has won before the match is over."""
    points, winners = at.result(at.state)
    insist(all(map(math.isfinite, points)), f"the points are {points}")
    insist(all(seat in at.seats for seat in winners), f"{winners} are no seats of this match")
    insist(at.match.over or not winners, f"{winners} have won a match that goes on")


@each_ply
def values_are_chances(at: Moment) -> None:
    """The estimated chance to win is a number from 0 to 1."""
    chances = at.chances(at.state)
    insist(all(0.0 <= chance <= 1.0 for chance in chances), f"the estimates are {chances}")


@each_ply
def weights_are_positive(at: Moment) -> None:
    """Every legal action has a finite weight above 0."""
    for seat in at.actors(at.state):
        weights = at.weights(at.state, seat, at.legal(at.state, seat))
        sound = all(weight > 0 and math.isfinite(weight) for weight in weights)
        insist(sound, f"the weights of seat {seat} are {weights}")


@at_times
def features_fit_their_room(at: Moment) -> None:
    """`observe` writes exactly as many numbers as are declared, each from 0 to 1."""
    features = at.game.features_of(at.state)
    for viewer in at.viewers:
        out = np.full(features.size + _GUARD, np.nan, np.float32)
        count = at.kernels.observe(at.state, viewer, out)
        insist(count == features.size, f"viewer {viewer} gets {count} features")
        strange = np.flatnonzero(~((out[:count] >= 0.0) & (out[:count] <= 1.0)))
        names = [features.name(k) for k in strange[:3].tolist()]
        insist(not names, f"features of viewer {viewer} are not from 0 to 1: {names}")
        insist(np.isnan(out[count:]).all(), f"more than {count} features were written")


@at_times
def explanations_fit_and_speak_both_languages(at: Moment) -> None:
    """Every action, legal or not, is explained in both languages, as `refuse` judges it."""
    legal = [action for _, action in at.moves()][:10]
    for seat in at.random.sample(at.movers, 2):
        for action in legal + at.any_actions(30):
            accepted, _, *sentences = at.explained(at.state, seat, action)
            judged = at.kernels.refuse(at.state, seat, action) == 0
            insist(accepted == judged, f"seat {seat}, action {action}: {sentences[0]!r}")
            insist(all(sentences), f"seat {seat}, action {action} is refused without a word")


@at_the_end
def moves_are_told_in_both_languages(at: Moment) -> None:
    """What every move did can be said in words, and the list of moves is plain data."""
    for ply in range(1, at.match.ply + 1):
        for language in LANGUAGES:
            insist(at.match.tell(ply, language).strip(), f"ply {ply} is not told in {language}")
    for viewer in at.some_viewers():
        moves = at.match.moves(None if viewer == SPECTATOR else viewer)
        _insist_on_plain_data(moves, f"the list of moves for viewer {viewer}")


@at_the_end
def verdicts_speak_both_languages(at: Moment) -> None:
    """Why a match ended as it did can be said in words, in a game that says it."""
    verdict = at.match.verdict
    if verdict is not None:
        for language in LANGUAGES:
            insist(verdict.why.say(language).strip(), f"no verdict in {language}")
        _insist_on_plain_data(list(verdict.places), "the list of decisive places")


@once
def the_game_is_declared_soundly(at: Moment) -> None:
    """Counts of players fit the engine's seats; the state has the record's size."""
    game = at.game
    insist(game.players == tuple(sorted(set(game.players))), f"players are {game.players}")
    insist(game.players[0] >= 1 and game.players[-1] <= MAX_SEATS, f"players: {game.players}")
    insist(at.state.nbytes == game.record.itemsize, f"the state has {at.state.nbytes} bytes")
    strange = sorted(game.sounds.keys() - game.moves.kinds.keys())
    insist(not strange, f"there are sounds for kinds of moves that do not exist: {strange}")
    features = game.features_of(at.state).size
    insist(min(game.max_legal, game.actions, features, game.rules) > 0, "a count is 0")
    insist("generator" in (game.record.names or ()), "the record has no field “generator”")


@once
def settings_are_told_in_both_languages(at: Moment) -> None:
    """Title, handbook and every option have words in German and English."""
    for language in LANGUAGES:
        insist(at.game.title(language), f"no title in {language}")
        insist(at.game.handbook(language).strip(), f"no handbook in {language}")
        for option in at.game.options:
            insist(option.help.say(language), f"{option.name} has no help in {language}")
            insist(option.takes.say(language), f"{option.name} does not say what it takes")
        for variant in at.game.variants:
            insist(variant.label.say(language), f"{variant.name} has no name in {language}")
            insist(variant.about.say(language), f"{variant.name} has no sentence in {language}")


@once
def variants_are_told_apart(at: Moment) -> None:
    """Every variant has a name of its own, can be played, and is known again by its options."""
    names = [variant.name for variant in at.game.variants]
    insist(len(set(names)) == len(names), f"the variants are {names}")
    for variant in at.game.variants:
        fitting = at.game.players_of(variant)
        insist(fitting, f"nobody can play the variant {variant.name}")
        for players in fitting:
            options = at.game.checked_options(players, variant.options)
            known = at.game.variant_of(players, options)
            insist(known is variant, f"{players} players take {variant.name} for {known}")


@once
def words_match_in_both_languages(at: Moment) -> None:
    """Every sentence exists in both languages and speaks of the same things."""
    complaints = differing_words(at.game.words)
    insist(not complaints, "; ".join(complaints))


@cache
def differing_words(words: Phrasebook) -> list[str]:
    """What one language has and the other has not: keys, or variables of a sentence."""
    english, german = (_variables(words, language) for language in LANGUAGES)
    missing = [f"{key} is in one language only" for key in english.keys() ^ german.keys()]
    return missing + [
        f"{key} speaks of {sorted(english[key] ^ german[key])} in one language only"
        for key in english.keys() & german.keys()
        if english[key] != german[key]
    ]


def _variables(words: Phrasebook, language: Language) -> dict[str, set[str]]:
    source = (words.folder / f"words.{language}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(source)
    variables = {}
    for entry in parsed.body:
        insist(not isinstance(entry, ast.Junk), f"words.{language}.ftl is broken: {entry}")
        if isinstance(entry, ast.Message):
            visitor_of = _Variables()
            visitor_of.visit(entry)
            variables[entry.id.name] = visitor_of.names
    return variables


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


LAWS = (
    the_game_is_declared_soundly,
    settings_are_told_in_both_languages,
    variants_are_told_apart,
    words_match_in_both_languages,
    results_are_sound,
    values_are_chances,
    weights_are_positive,
    features_fit_their_room,
    scenes_are_plain_data,
    breakdowns_are_plain_data,
    explanations_fit_and_speak_both_languages,
    moves_are_told_in_both_languages,
    verdicts_speak_both_languages,
)
