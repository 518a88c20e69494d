"""Short names for bots, where there is little room for them."""

from __future__ import annotations

from collections.abc import Sequence


def shorten(name: str, longest: int) -> str:
    """The end of a name that is too long: in `module:Class@2s` the end says the most.

    >>> shorten("greedy", 13), shorten("examples.guest_bot:Neighbour", 13)
    ('greedy', '…ot:Neighbour')
    """
    return name if len(name) <= longest else "…" + name[1 - longest :]


def labels(names: Sequence[str], longest: int) -> list[str]:
    """A short name for each bot, no two alike.

    >>> labels(["greedy", "a.module:Bot", "b.module:Bot"], 9)
    ['greedy', '2 …le:Bot', '3 …le:Bot']
    """
    short = [shorten(name, longest) for name in names]
    return [
        label
        if short.count(label) == 1
        else f"{number} {shorten(name, longest - len(f'{number} '))}"
        for number, (label, name) in enumerate(zip(short, names, strict=True), 1)
    ]
