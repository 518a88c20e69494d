"""Tables without people that are still in memory, and how much of it they may take."""

from __future__ import annotations


class Resting:
    """The codes and sizes of tables at which nobody is, the longest unused first.

    >>> resting = Resting(most=100)
    >>> for code in "abc":
    ...     resting.add(code, 40)
    >>> resting.surplus()
    ['a']
    >>> resting.add("a", 40)
    >>> resting.surplus()
    ['b']
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._sizes: dict[str, int] = {}
        self._sum = 0

    def add(self, code: str, size: int) -> None:
        """Note that a table has just been used, and how many bytes it takes now."""
        self.discard(code)
        self._sizes[code] = size
        self._sum += size

    def discard(self, code: str) -> None:
        """Note that a table is closed, or that somebody is there."""
        self._sum -= self._sizes.pop(code, 0)

    def surplus(self) -> list[str]:
        """The tables to be closed so that the rest fits; the one used last may stay."""
        codes: list[str] = []
        left = self._sum
        if left <= self._most:
            return codes
        last = next(reversed(self._sizes))
        for code, size in self._sizes.items():
            if left <= self._most or code == last:
                break
            codes.append(code)
            left -= size
        return codes
