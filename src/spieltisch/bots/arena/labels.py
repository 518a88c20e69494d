"""Short names for bots, where there is little room for them."""

from __future__ import annotations

from collections.abc import Sequence


def shortened(name: str, longest: int) -> str:
    """The end of a name that is too long: in `module:Class@2s` it tells most.

    >>> shortened("greedy", 13), shortened("examples.guest_bot:Neighbour", 13)
    ('greedy', '…ot:Neighbour')
    """
    return name if len(name) <= longest else "…" + name[1 - longest :]


def labels(names: Sequence[str], longest: int) -> list[str]:
    """A short name for each bot, no two alike.

    >>> labels(["greedy", "a.module:Bot", "b.module:Bot"], 9)
    ['greedy', '2 …le:Bot', '3 …le:Bot']
    """
    short = [shortened(name, longest) for name in names]
    return [
        label
        if short.count(label) == 1
        else f"{number} {shortened(name, longest - len(f'{number} '))}"
        for number, (label, name) in enumerate(zip(short, names, strict=True), 1)
    ]
