"""All tables of one store, copied to another and compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spieltisch.server.store.protocol import Parcel, Store

#: How many tables are copied at a time.
AT_ONCE = 200

#: Is told how many tables are done, of how many.
Progress = Callable[[int, int], None]


class Different(Exception):
    """Two stores hold something else under the same code, which is given."""


class OtherTables(Exception):
    """The store to be copied to holds tables that are none of those that are copied."""


def copy_all(source: Store, target: Store, progress: Progress) -> int:
    """Copy all tables; those that are there already are compared, so a copy may be continued.

    Returns how many there are. Nothing in the source changes. In the end every row, event and
    snapshot of both is compared.
    """
    codes, there = source.codes(), set(target.codes())
    if not there:
        target.take_key(source.key)
    if not there <= set(codes) or target.key != source.key:
        raise OtherTables
    missing = [code for code in codes if code not in there]
    whole = len(missing) + len(codes)
    for first in range(0, len(missing), AT_ONCE):
        target.take_in(_parcels(source, missing[first : first + AT_ONCE]))
        progress(min(first + AT_ONCE, len(missing)), whole)
    for number, code in enumerate(codes, start=1):
        if source.parcel(code) != target.parcel(code):
            raise Different(code)
        progress(len(missing) + number, whole)
    return len(codes)


def _parcels(store: Store, codes: Sequence[str]) -> list[Parcel]:
    return [store.parcel(code) for code in codes]
