"""Which names people take for one another.

A name is reduced to a skeleton, after the idea of Unicode's UTS #39: names with the same skeleton
look the same, or nearly so. Python knows the compatibility forms of characters (full width,
mathematical, ligatures) and small capitals by their names; letters of other scripts that look like
Latin ones are listed here. The list holds the alphabets that keyboards have, Greek and Cyrillic;
rarer scripts are told apart as they are.
"""

from __future__ import annotations

import unicodedata

#: Letters that look like the Latin ones below them.
_GREEK = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχϲϳ", "ABEZHIKMNOPTYXaikvoptuxcj")
_CYRILLIC = (
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјкморсухԁһҽӏԛԝгпт",
    "ABESIJKMHOPCTYXYGQWaesijkmopcyxdhelqwrnt",
)
_LATIN = ("ıȷɑɡɩʟ", "ijagil")
_LETTERS = str.maketrans(_GREEK[0] + _CYRILLIC[0] + _LATIN[0], _GREEK[1] + _CYRILLIC[1] + _LATIN[1])

#: What looks the same once there are no capitals any more.
_SIGNS = str.maketrans("0l1|!", "oiiii")
_PAIRS = (("rn", "m"), ("vv", "w"))

#: Characters that show nothing although their kind is a letter's, a mark's or a sign's.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"}
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def is_visible(character: str) -> bool:
    """Whether a character shows anything.

    >>> is_visible("A"), is_visible("\\u3164"), is_visible("\\ufe0f")
    (True, False, False)
    """
    if character in BLANK or "VARIATION SELECTOR" in unicodedata.name(character, ""):
        return False
    return unicodedata.category(character) not in _UNSEEN


def skeleton(name: str) -> str:
    """What is left of a name when nothing counts that people do not see.

    >>> skeleton("Anna") == skeleton("\\u0410nn\\u0430") == skeleton("ANNA\\u200d")
    True
    >>> skeleton("Anna") == skeleton("Anne")
    False
    """
    words = unicodedata.normalize("NFKC", name).split()
    visible = " ".join("".join(filter(is_visible, word)) for word in words).strip()
    latin = "".join(map(_plain, visible.translate(_LETTERS)))
    folded = unicodedata.normalize("NFKC", latin.casefold()).translate(_SIGNS)
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    return folded


def _plain(character: str) -> str:
    name = unicodedata.name(character, "")
    letter = name.removeprefix(_SMALL_CAPITAL)
    return letter if letter != name and len(letter) == 1 else character
