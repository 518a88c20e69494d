"""Examples in docstrings as code: Markdown would take `>>>` for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: From the first prompt to the next empty line, as doctest reads it.
EXAMPLE = re.compile(r"^( *)>>> .*\n?(?:^(?! *$).*\n?)*", re.MULTILINE)


class FencedExamples(griffe.Extension):
    """Puts every example of a docstring between fences."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of a module, class, function or attribute."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(fenced, obj.docstring.value)


def fenced(example: re.Match[str]) -> str:
    """An example between fences that are indented as it is."""
    indent, text = example[1], example[0].rstrip("\n")
    return f"{indent}```pycon\n{text}\n{indent}```\n"
