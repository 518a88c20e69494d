"""What bots have to think about, on a board that all processes read."""

from __future__ import annotations

from typing import TYPE_CHECKING, LiteralString, NamedTuple

if TYPE_CHECKING:
    from spieltisch.server.store.postgres import PostgresStore

#: The channel on which hints are announced.
CHANNEL = "spieltisch"

_POST: LiteralString = """
    INSERT INTO jobs (code, n, seat, kind, body) VALUES (%s, %s, %s, %s, %s)
    ON CONFLICT DO NOTHING
"""

#: Takes the oldest job that nobody else has, or has had for too long.
_TAKE: LiteralString = """
    UPDATE jobs SET worker = %(worker)s, until = now() + %(seconds)s * '1s'::interval
    WHERE (code, n, seat) = (
        SELECT code, n, seat FROM jobs
        WHERE kind = ANY(%(kinds)s) AND answer IS NULL AND (worker IS NULL OR until < now())
        ORDER BY posted LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING code, n, seat, body
"""

_ANSWER: LiteralString = """
    UPDATE jobs SET answer = %s WHERE code = %s AND n = %s AND seat = %s AND worker = %s
"""

_WITHDRAW: LiteralString = """
    DELETE FROM jobs WHERE (code = %s AND n = %s AND seat = %s) OR posted < now() - interval '1h'
"""


class Place(NamedTuple):
    """Which move of which bot it is: the table, its last event, and the seat."""

    code: str
    n: int
    seat: int


class Job(NamedTuple):
    """Something that somebody has to think about."""

    place: Place
    body: bytes


class JobBoard:
    """The jobs in a data base; whoever takes one has it for a while."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    def post(self, place: Place, kind: str, body: bytes) -> None:
        """Offer a job to those who can do its kind."""
        with self._store.reader() as connection:
            connection.execute(_POST, [*place, kind, body])

    def take(self, kinds: list[str], seconds: float) -> Job | None:
        """The job that has waited for longest, ours for some seconds; None if there is none."""
        values = {"worker": self._store.me, "kinds": kinds, "seconds": seconds}
        with self._store.reader() as connection:
            for code, n, seat, body in connection.execute(_TAKE, values):
                return Job(Place(code, n, seat), body)
        return None

    def answer(self, job: Job, action: int) -> None:
        """Write the answer below a job, if it is still ours."""
        with self._store.reader() as connection:
            connection.execute(_ANSWER, [action, *job.place, self._store.me])

    def answer_at(self, place: Place) -> int | None:
        """What somebody has answered."""
        query = "SELECT answer FROM jobs WHERE code = %s AND n = %s AND seat = %s"
        with self._store.reader() as connection:
            for (answer,) in connection.execute(query, place):
                return None if answer is None else int(answer)
        return None

    def withdraw(self, place: Place) -> None:
        """Take a job off the board, and whatever has been forgotten there."""
        with self._store.reader() as connection:
            connection.execute(_WITHDRAW, place)

    def announce(self, hint: str) -> None:
        """Tell all processes that something is new, in a transaction of its own."""
        with self._store.reader() as connection:
            connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, hint])
