"""What things are called in each language: elements, colours, islands, faces, cards."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.engine.words import Language
from spieltisch.games.glow.maps import ISLANDS, SPACES
from spieltisch.games.glow.material import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    DIE_NAMES,
    ELEMENTS,
    FIRST_ADVENTURER,
    NO_CARD,
    SYMBOLS,
)

Lists = dict[Language, list[str]]

ELEMENT_WORDS: Lists = {"en": ELEMENTS, "de": ["feuer", "wasser", "stein", "luft", "blatt"]}
COLOUR_WORDS: Lists = {
    "en": COLOURS,
    "de": ["grün", "blau", "azur", "rot", "orange", "lila", "gelb", "schwarz"],
}
ISLAND_WORDS: Lists = {
    "en": [name.replace("_", "-") for name in ISLANDS],
    "de": [
        *("mitte", "ost-nah", "ost-fern", "südost-nah", "südost-fern", "süd"),
        *("südwest-nah", "südwest-fern", "west-nah", "nordwest-fern", "nord-nah", "nord-fern"),
    ],
}
SPACE_WORDS: Lists = {
    "en": ["the start" if name == "start" else name for name in SPACES],
    "de": ["Start" if name == "start" else name for name in SPACES],
}
FACE_WORDS: Lists = {
    "en": SYMBOLS,
    "de": ["-", *ELEMENT_WORDS["de"], "spuren", "punkte", "fluch"],
}

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'", "_": "-"})


def plain(word: str) -> str:
    """A word as it is compared: small letters, no umlauts.

    >>> plain("Süd-OST")
    'sued-ost'
    """
    return word.lower().translate(_UMLAUTS)


def index_of(word: str, lists: Lists) -> int | None:
    """The number of a word in either language, or none."""
    for words in lists.values():
        for number, known in enumerate(words):
            if plain(known) == plain(word):
                return number
    return None


@dataclass(frozen=True)
class Name:
    """A word from one of the lists; as a noun it has a capital letter in German."""

    lists: Lists
    number: int
    noun: bool = False

    def __hash__(self) -> int:
        return self.number

    def say(self, language: Language = "en") -> str:
        """The word in a language."""
        word = self.lists[language][self.number]
        return word[:1].upper() + word[1:] if self.noun and language == "de" else word


def element(number: int, noun: bool = False) -> Name:
    """The element of an area, as it is typed or as it appears in a sentence.

    >>> element(0).say("de"), element(0, noun=True).say("de")
    ('feuer', 'Feuer')
    """
    return Name(ELEMENT_WORDS, number, noun)


def colour(number: int, noun: bool = False) -> Name:
    """A colour of dice."""
    return Name(COLOUR_WORDS, number, noun)


def face(number: int, noun: bool = False) -> Name:
    """What a die shows."""
    return Name(FACE_WORDS, number, noun)


def island(number: int, noun: bool = False) -> Name:
    """An island of the Sea of Darkness."""
    return Name(ISLAND_WORDS, number, noun)


def space(number: int) -> Name:
    """A space of the Realm of Shadows in a sentence.

    >>> space(0).say("de"), space(1).say("de")
    ('Start', 'p01')
    """
    return Name(SPACE_WORDS, number)


def card_name(card: int) -> str:
    """What a companion or an adventurer is called; companions of one name rarely meet at a table.

    >>> card_name(0), card_name(FIRST_ADVENTURER)
    ('Likyar', 'Braccio')
    """
    return CARD_NAMES[card] if card >= FIRST_ADVENTURER else str(CARDS[card]["name"])


def card_title(card: int) -> str:
    """A companion with its number, by which it is typed, or an adventurer.

    >>> card_title(0), card_title(FIRST_ADVENTURER)
    ('A01 Likyar', 'Braccio')
    """
    name = card_name(card)
    return name if card >= FIRST_ADVENTURER else f"{CARD_NAMES[card]} {name}"


def card_id(card: int) -> str | None:
    """The id of a companion, or none."""
    return None if card == NO_CARD else CARD_NAMES[card]


CARD_NUMBERS = {plain(name): number for number, name in enumerate(CARD_NAMES)}
DIE_NUMBERS = {plain(name): number for number, name in enumerate(DIE_NAMES)}
SPACE_NUMBERS = {plain(name): number for number, name in enumerate(SPACES)}
