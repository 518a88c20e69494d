"""Shapes: how a sheet of numbers reads as JSON.

What people see is written after every move for everybody at a table. So a kernel fills a
sheet with numbers, and one compiled loop writes them as JSON, in microseconds. A shape is
declared once, next to the kernel, and reads like what it describes:

>>> from spieltisch.engine.sheet import put
>>> shape = Shape(Row(turn=Named(["white", "black"]), points=Many(NUMBER), last=Maybe(NUMBER)))
>>> sheet = np.array([5, 1, 2, 30, 41, 0], np.int32)
>>> shape.write(sheet)
b'{"turn":"black","points":[30,41],"last":null}'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import numpy as np

from spieltisch.engine import writing
from spieltisch.engine.contract import State, Text
from spieltisch.engine.sheet import Sheet
from spieltisch.engine.standing import texts_of
from spieltisch.engine.writing import Steps

_encode = msgspec.json.Encoder().encode


class Part(ABC):
    """A part of a shape."""

    @abstractmethod
    def lay_out(self, plan: _Plan) -> None:
        """Add the steps that write this part to the plan."""


class _Number(Part):
    def lay_out(self, plan: _Plan) -> None:
        plan.step(writing.NUMBER)


#: A number as it is on the sheet.
NUMBER = _Number()


class Named(Part):
    """A number that stands for one of several values of any kind.

    >>> Shape(Many(Named([None, "a", {"b": 1}]))).write(np.array([4, 3, 0, 1, 2], np.int32))
    b'[null,"a",{"b":1}]'
    """

    def __init__(self, values: Iterable[Any]) -> None:
        self._texts = [_encode(value) for value in values]

    def lay_out(self, plan: _Plan) -> None:
        plan.name(self._texts)


class Maybe(Named):
    """One of several values or, if the number is 0, nothing; or a part that may be missing.

    >>> shape = Shape(Many(Maybe(["a", "b"])))
    >>> shape.write(np.array([3, 2, 0, 2], np.int32))
    b'[null,"b"]'

    Nothing is written as null, or as the value given for `instead`:

    >>> Shape(Maybe(Row(points=NUMBER), instead={})).write(np.array([1, 0], np.int32))
    b'{}'
    """

    def __init__(self, there: Part | Iterable[Any], instead: Any = None) -> None:
        self._part = there if isinstance(there, Part) else None
        super().__init__([instead, *(() if isinstance(there, Part) else there)])

    def lay_out(self, plan: _Plan) -> None:
        if self._part is None:
            super().lay_out(plan)
        else:
            start = plan.step(writing.MAYBE, plan.piece(*self._texts))
            self._part.lay_out(plan)
            plan.leads_here(start)


class Row(Part):
    """Parts with names, one after the other.

    Names that are not Python identifiers come as a mapping.
    """

    def __init__(self, fields: Mapping[str, Part] | None = None, **more: Part) -> None:
        self._fields = {**(fields or {}), **more}

    def lay_out(self, plan: _Plan) -> None:
        plan.text(b"{")
        self._lay_out_fields(plan)
        plan.text(b"}")

    def _lay_out_fields(self, plan: _Plan) -> None:
        before = b""
        for name, part in self._fields.items():
            plan.text(before + _encode(name) + b":")
            plan.begin(name)
            part.lay_out(plan)
            plan.end()
            before = b","


class Extended(Row):
    """A number that stands for one of several rows of values, and parts that are added to it.

    >>> shape = Shape(Extended([{"name": "a"}, {"name": "b"}], points=NUMBER))
    >>> shape.write(np.array([2, 1, 30], np.int32))
    b'{"name":"b","points":30}'
    """

    def __init__(self, rows: Iterable[Mapping[str, Any]], **more: Part) -> None:
        super().__init__(more)
        self._rows = [{name: row[name] for name in row if name not in more} for row in rows]

    def lay_out(self, plan: _Plan) -> None:
        plan.name(
            [_encode(row)[:-1] + (b"," if row and self._fields else b"") for row in self._rows]
        )
        self._lay_out_fields(plan)
        plan.text(b"}")


class Longer(Row):
    """A row, and more fields that it has only if the number before them is not 0.

    >>> shape = Shape(Longer(Row(turn=NUMBER), points=NUMBER))
    >>> shape.write(np.array([2, 7, 0], np.int32))
    b'{"turn":7}'
    >>> shape.write(np.array([3, 7, 1, 30], np.int32))
    b'{"turn":7,"points":30}'
    """

    def __init__(self, row: Row, **more: Part) -> None:
        super().__init__(row._fields)
        self._more = Row(more)

    def _lay_out_fields(self, plan: _Plan) -> None:
        super()._lay_out_fields(plan)
        start = plan.step(writing.MAYBE, plan.piece(b""))
        plan.text(b",")
        self._more._lay_out_fields(plan)
        plan.leads_here(start)


class Many(Part):
    """A list: how many entries, and then each."""

    def __init__(self, each: Part) -> None:
        self._each = each

    def lay_out(self, plan: _Plan) -> None:
        def entry(plan: _Plan) -> None:
            plan.begin()
            self._each.lay_out(plan)
            plan.end()

        plan.text(b"[")
        plan.repeat(entry, commas=True)
        plan.text(b"]")


class Keyed(Part):
    """A mapping: how many entries, and then each key, as the number of its name, and its value.

    >>> shape = Shape(Keyed(["a", "b"], NUMBER))
    >>> shape.write(np.array([3, 1, 1, 5], np.int32))
    b'{"b":5}'
    """

    def __init__(self, names: Iterable[str], value: Part) -> None:
        self._names, self._value = [_encode(name) + b":" for name in names], value

    def lay_out(self, plan: _Plan) -> None:
        def entry(plan: _Plan) -> None:
            plan.name(self._names)
            self._value.lay_out(plan)

        plan.text(b"{")
        # Which entries there are differs from sheet to sheet, so they are only known as a whole.
        plan.unmarked += 1
        plan.repeat(entry, commas=True)
        plan.unmarked -= 1
        plan.text(b"}")


class Word(Part):
    """A text: how many characters, and then the number of each.

    >>> Shape(Word("ab")).write(np.array([4, 3, 1, 0, 1], np.int32))
    b'"bab"'
    """

    def __init__(self, signs: Iterable[str]) -> None:
        self._signs = [_encode(sign)[1:-1] for sign in signs]

    def lay_out(self, plan: _Plan) -> None:
        plan.text(b'"')
        plan.repeat(lambda plan: plan.name(self._signs), commas=False)
        plan.text(b'"')


class Always(Part):
    """A value that is always the same; no number stands for it."""

    def __init__(self, value: Any) -> None:
        self._text = _encode(value)

    def lay_out(self, plan: _Plan) -> None:
        plan.text(self._text)


class Separate(Part):
    """A text of its own, and then more of them: how many, and then each.

    >>> shape = Shape(Separate(Row(turn=NUMBER), Row(hand=NUMBER)))
    >>> shape.texts(np.array([4, 7, 2, 5, 6], np.int32))
    [b'{"turn":7}', b'{"hand":5}', b'{"hand":6}']
    """

    def __init__(self, first: Part, each: Part) -> None:
        self._first, self._each = first, each

    def lay_out(self, plan: _Plan) -> None:
        def more(plan: _Plan) -> None:
            plan.step(writing.CUT)
            self._each.lay_out(plan)

        self._first.lay_out(plan)
        plan.repeat(more, commas=False)


#: False or true.
BOOL = Named([False, True])


class _Plan:
    """The steps of a shape while they are being laid out."""

    def __init__(self) -> None:
        self.steps: list[list[int]] = []
        self.pieces: list[bytes] = []
        #: How many parts around this one are known as a whole only.
        self.unmarked = 0
        self._begun: list[int] = []
        self._names: dict[tuple[bytes, ...], int] = {}
        self._text = b""

    def text(self, text: bytes) -> None:
        """What is always written here; texts that follow each other become one."""
        self._text += text

    def step(self, *step: int) -> int:
        self._put_down_text()
        self.steps.append([*step, 0, 0, 0][:4])
        return len(self.steps) - 1

    def begin(self, name: str | None = None) -> None:
        """A part begins: the member of a row, or an entry of a list."""
        if not self.unmarked:
            called = -1 if name is None else self.piece(_encode(name)[1:-1])
            self._begun.append(self.step(writing.BEGIN, called))

    def end(self) -> None:
        """The part ends."""
        if not self.unmarked:
            self.step(writing.END)
            self.leads_here(self._begun.pop())

    def piece(self, *texts: bytes) -> int:
        """The number of the first of these pieces of text; the same pieces are kept only once."""
        if texts not in self._names:
            self._names[texts] = len(self.pieces)
            self.pieces += texts
        return self._names[texts]

    def name(self, texts: list[bytes]) -> None:
        self.step(writing.NAME, self.piece(*texts), len(texts))

    def repeat(self, body: Callable[[_Plan], None], commas: bool) -> None:
        start = self.step(writing.REPEAT)
        body(self)
        self.step(writing.AGAIN, int(commas))
        self.leads_here(start)

    def leads_here(self, step: int) -> None:
        """Let a step that skips what follows it go on from here."""
        self._put_down_text()
        self.steps[step][2] = len(self.steps)

    def _put_down_text(self) -> None:
        text, self._text = self._text, b""
        if text:
            self.steps.append([writing.COPY, self.piece(text), 0, 0])

    def finish(self) -> tuple[Steps, Text, Steps]:
        """The steps, all pieces as one text, and where each begins and the last ends."""
        self._put_down_text()
        edges = np.cumsum([0, *map(len, self.pieces)], dtype=np.int32)
        whole = np.frombuffer(bytearray(b"".join(self.pieces)), np.uint8)
        for begin, step in enumerate(self.steps):
            if step[0] in (writing.BEGIN, writing.REPEAT):
                step[3] = self._width(begin + 1, step[2])
        return np.array(self.steps, np.int32).reshape(-1, 4), whole, edges

    def _width(self, first: int, end: int) -> int:
        """How many numbers there are for some steps; -1 if that differs from sheet to sheet."""
        kinds = [step[0] for step in self.steps[first:end]]
        if writing.REPEAT in kinds or writing.MAYBE in kinds or writing.CUT in kinds:
            return -1
        return sum(kind in (writing.NUMBER, writing.NAME) for kind in kinds)


class Shape:
    """A shape, ready to be written."""

    def __init__(self, part: Part) -> None:
        plan = _Plan()
        part.lay_out(plan)
        self.plan = plan.finish()
        self._sheet, self._room = 1 << 8, 1 << 10

    def fill(self, show: Callable[[State, int, Sheet], None], state: State, viewer: int) -> Sheet:
        """The sheet on which a kernel shows a state to a viewer; it gets a copy."""
        while True:
            sheet = np.empty(self._sheet, np.int32)
            sheet[0] = 0
            show(state.copy(), viewer, sheet)
            if sheet[0] < sheet.size:
                return sheet
            self._sheet = 2 * int(sheet[0])

    def write(self, sheet: Sheet) -> bytes:
        """What a sheet says, as JSON."""
        return b"".join(self.texts(sheet))

    def texts(self, sheet: Sheet) -> list[bytes]:
        """What a sheet says, as several JSON texts."""
        texts = self._written(writing.write, sheet)
        assert texts is not None, "a sheet that is compared with no other"
        return texts

    def news(self, before: Sheet, after: Sheet) -> list[bytes] | None:
        """What is new on a sheet: the parts of the first text, as JSON, and each other text, which
        is empty if it is as before. None if nothing is where it was.

        The name of each part that is new is its path:

        >>> shape = Shape(Row(turn=NUMBER, rows=Many(Many(NUMBER))))
        >>> sheets = [np.array([6, turn, 2, 1, 5, 1, 6], np.int32) for turn in (7, 8)]
        >>> shape.news(*sheets)
        [b'{"turn":8}']
        """
        return self._written(writing.compare, before, after)

    def _written(self, write: Callable[..., int], *sheets: Sheet) -> list[bytes] | None:
        """The texts that a kernel writes about sheets."""
        while True:
            text, cuts = np.empty(self._room, np.uint8), np.empty(writing.MOST_TEXTS, np.int32)
            count = write(*self.plan, *sheets, text, cuts)
            if count > 0:
                return texts_of(text, cuts, count)
            if count == writing.DIFFERENT:
                return None
            if count != writing.NO_ROOM:
                raise ValueError("the numbers on the sheet do not fit its shape")
            self._room *= 2
