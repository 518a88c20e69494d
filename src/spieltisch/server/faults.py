"""What is wrong with a request, in words: where it is, and what would be right there."""

from __future__ import annotations

import re
from typing import Any

from msgspec import inspect

from spieltisch.engine.words import Text
from spieltisch.server.words import WORDS, ServerRefusal

_PLACE = r"(?: - at `\$\.?(?P<place>.*)`)?"
_MISSING = re.compile(rf"Object missing required field `(?P<field>.*?)`{_PLACE}")
_UNKNOWN = re.compile(rf"Object contains unknown field `(?P<field>.*?)`{_PLACE}")
_KIND = re.compile(rf"Expected `(?P<right>.*?)`, got `(?P<wrong>.*?)`{_PLACE}")
_BOUND = re.compile(
    rf"Expected `(?P<right>\w+).*?`(?: of length)? (?P<way>[<>]=) (?P<number>\d+){_PLACE}"
)
_VALUE = re.compile(rf"Invalid (?:enum )?value (?P<wrong>.*?){_PLACE}")

#: What is between a kind of value and "or nothing".
_OR = " | "


def bad_body(reason: str, shape: type[Any]) -> ServerRefusal:
    """The refusal of a body that is not of a shape, from what the decoder says about it.

    >>> from spieltisch.server.api.shapes import TableWish
    >>> print(bad_body("Object missing required field `seats`", TableWish))
    The request cannot be read: the field “seats” is missing.
    >>> print(bad_body("Expected `array` of length >= 1 - at `$.seats`", TableWish))
    The request cannot be read: “seats” must be a list (at least 1).
    >>> print(bad_body("Expected `int`, got `str` - at `$.clock.seconds`", TableWish))
    The request cannot be read: “clock.seconds” must be a whole number, not a text.
    >>> print(bad_body("Invalid value 'sand' - at `$.clock.kind`", TableWish))
    The request cannot be read: “clock.kind” cannot be 'sand'; possible: days, game, move, none.
    """
    return ServerRefusal("bad-request", reason=reason[:200], fault=_fault(reason, shape))


def bad_parameter(name: str, most: int | None = None) -> ServerRefusal:
    """The refusal of a number in an address.

    >>> print(bad_parameter("moves", 12))
    The request cannot be read: “moves” must be a whole number (at most 12).
    """
    if most is None:
        fault = WORDS("fault-number", place=name)
    else:
        fault = WORDS("fault-bound", place=name, right=_kinds("int"), way="most", number=most)
    return ServerRefusal("bad-request", reason=name, fault=fault)


def _fault(reason: str, shape: type[Any]) -> Text:
    for pattern, key in ((_MISSING, "fault-missing"), (_UNKNOWN, "fault-unknown")):
        if parts := pattern.fullmatch(reason):
            return WORDS(key, field=parts["field"], place=parts["place"] or "none")
    if parts := _KIND.fullmatch(reason):
        right, wrong = _kinds(parts["right"]), _kinds(parts["wrong"])
        return WORDS("fault-kind", place=parts["place"] or "none", right=right, wrong=wrong)
    if parts := _BOUND.fullmatch(reason):
        return WORDS(
            "fault-bound",
            place=parts["place"] or "none",
            right=_kinds(parts["right"]),
            way="least" if parts["way"] == ">=" else "most",
            number=int(parts["number"]),
        )
    if (parts := _VALUE.fullmatch(reason)) and parts["place"]:
        values = _values_at(inspect.type_info(shape), parts["place"])
        return WORDS("fault-value", place=parts["place"], wrong=parts["wrong"], right=values)
    return WORDS("fault-json")


def _kinds(names: str) -> list[Text]:
    return [WORDS("fault-a", kind=name) for name in names.split(_OR)]


def _values_at(info: inspect.Type, place: str) -> list[str]:
    """What may stand at a place of a shape where only some values may."""
    for name in re.findall(r"[^.\[\]]+", place):
        kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
        structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
        tags = [str(struct.tag) for struct in structs if struct.tag_field == name]
        if tags:
            return sorted(tags)
        lists = [kind.item_type for kind in kinds if isinstance(kind, inspect.ListType)]
        fields = [field.type for struct in structs for field in struct.fields if field.name == name]
        info = next(iter([*fields, *lists]), info)
    return (
        sorted(str(value.value) for value in info.cls) if isinstance(info, inspect.EnumType) else []
    )
