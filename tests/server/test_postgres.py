"""The store of many processes: a table has one writer, and versions live side by side."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest

from server.postgres import Postgres
from server.running import run_alone
from server.storing import claimed, created, row, stored
from spieltisch.server.store.errors import Lost, NewerSchema, NoStore, Unreachable
from spieltisch.server.store.postgres import PostgresStore
from spieltisch.server.store.postgres_schema import STEPS, Step, migrate
from spieltisch.server.store.protocol import Claim, Elsewhere
from spieltisch.tables.events import Left

HERE, THERE = "http://127.0.0.1:1", "http://127.0.0.1:2"


@contextmanager
def joined(url: str, address: str = HERE, seconds: float = 600) -> Iterator[PostgresStore]:
    """A process that has joined the others."""
    with closing(PostgresStore(url)) as store:
        store.join(address, seconds)
        yield store


def append(store: PostgresStore, n: int, claim: Claim) -> BaseException | None:
    """Let something happen at table a; what was wrong with it."""

    async def order() -> list[BaseException | None]:
        done = store.append("a", [Left(n=n, seat=0)], row("a", changed=n), claim)
        return [*await asyncio.gather(done, return_exceptions=True)]

    [error] = run_alone(order())
    return error


def release(store: PostgresStore, claim: Claim) -> None:
    async def order() -> None:
        await store.release("a", claim)

    run_alone(order())


def test_a_table_belongs_to_one_process(postgres: Postgres) -> None:
    url = postgres.create()
    with joined(url, HERE) as one, joined(url, THERE) as other:
        stored(one, ("a", [created()], row("a")))
        assert other.claim("a") == Elsewhere(HERE)
        claim = one.claim("a")
        assert isinstance(claim, Claim)
        assert append(one, 2, claim) is None
        release(one, claim)
        theirs = other.claim("a")
        assert isinstance(theirs, Claim)
        assert theirs.epoch == claim.epoch + 1
        assert one.claim("a") == Elsewhere(THERE)
        assert append(other, 3, theirs) is None
        assert [event.n for event in one.log("a")] == [1, 2, 3]


def test_what_is_not_there_cannot_be_claimed(postgres: Postgres) -> None:
    with joined(postgres.create()) as store:
        assert store.claim("a") is None
        assert store._read("SELECT * FROM owners") == []


def test_a_claim_ends_with_the_next_one(postgres: Postgres) -> None:
    with joined(postgres.create()) as store:
        stored(store, ("a", [created()], row("a")))
        first, second = claimed(store, "a"), claimed(store, "a")
        assert isinstance(append(store, 2, first), Lost)
        assert append(store, 2, second) is None
        release(store, first)  # too late to mean anything
        assert append(store, 3, second) is None
        assert [event.n for event in store.log("a")] == [1, 2, 3]


def test_whose_lease_has_ended_writes_nothing_more(postgres: Postgres) -> None:
    url = postgres.create()
    with joined(url, HERE) as one, joined(url, THERE) as other:
        stored(one, ("a", [created()], row("a")))
        claim = claimed(one, "a")
        assert one.renew(600)
        other._read("UPDATE processes SET until = now() WHERE url = %s RETURNING 1", HERE)
        # Nobody has taken the table yet, and still it is too late.
        assert isinstance(append(one, 2, claim), Lost)
        assert not one.renew(600)
        theirs = other.claim("a")
        assert isinstance(theirs, Claim)
        assert append(other, 2, theirs) is None
        with pytest.raises(Lost):
            one.claim("b", is_new=True)
        one.join(HERE, 600)
        assert one.claim("a") == Elsewhere(THERE)
        assert isinstance(append(one, 3, claim), Lost)
        [info] = one.lobby()
        assert info.code == "a"
        [(changed,)] = one._read("SELECT changed FROM tables")
        assert changed == 2


def test_who_begins_anew_leaves_earlier_tables_to_others_at_once(postgres: Postgres) -> None:
    url = postgres.create()
    with joined(url, HERE) as one, joined(url, THERE) as other:
        stored(one, ("a", [created()], row("a")))
        claim = claimed(one, "a")
        one.join(HERE, 600)
        assert isinstance(append(one, 2, claim), Lost)
        assert isinstance(other.claim("a"), Claim)


def test_a_lost_table_does_not_hurt_others_in_the_same_group(postgres: Postgres) -> None:
    with joined(postgres.create()) as store:
        stored(store, ("a", [created()], row("a")), ("b", [created()], row("b")))
        old, ours = claimed(store, "a"), claimed(store, "b")
        claimed(store, "a")

        async def order() -> list[BaseException | None]:
            lost = store.append("a", [Left(n=2, seat=0)], None, old)
            other = store.append("b", [Left(n=2, seat=0)], None, ours)
            return [*await asyncio.gather(lost, other, return_exceptions=True)]

        first, second = run_alone(order())
        assert isinstance(first, Lost)
        assert second is None
        assert [len(store.log(code)) for code in "ab"] == [1, 2]


def test_who_claims_a_table_waits_for_what_is_being_written(postgres: Postgres) -> None:
    """So the log that is read next is whole, however slow the commit was."""
    url = postgres.create()
    with joined(url, HERE) as one, joined(url, THERE) as other:
        stored(one, ("a", [created()], row("a")))
        claim = claimed(one, "a")
        with psycopg.connect(url) as slow:
            slow.execute("SELECT FROM owners WHERE code = 'a' FOR SHARE")
            other._read("UPDATE processes SET until = now() WHERE url = %s RETURNING 1", HERE)
            answers: list[object] = []
            taking = threading.Thread(target=lambda: answers.append(other.claim("a")))
            taking.start()
            taking.join(0.2)
            assert answers == []
            slow.execute("INSERT INTO events VALUES ('a', 2, '{}')")
        taking.join()
        [theirs] = answers
        assert isinstance(theirs, Claim)
        assert theirs.epoch > claim.epoch
        assert len(other.bodies("a").events) == 2


def test_who_leaves_leaves_all_tables_to_others(postgres: Postgres) -> None:
    url = postgres.create()
    with joined(url, HERE) as one, joined(url, THERE) as other:
        stored(one, ("a", [created()], row("a", due=1)), ("b", [created()], row("b", due=2)))
        assert one.due(5, most=9) == ["a", "b"]
        assert other.due(5, most=9) == []
        one.leave()
        assert other.due(5, most=9) == ["a", "b"]
        assert isinstance(other.claim("a"), Claim)


def test_only_who_has_claimed_a_table_removes_it(postgres: Postgres) -> None:
    with joined(postgres.create()) as store:
        stored(store, ("a", [created()], row("a")))
        old = claimed(store, "a")
        new = claimed(store, "a")

        async def remove(claim: Claim) -> None:
            await store.remove({"a": claim})

        run_alone(remove(old))
        assert len(store.log("a")) == 1
        run_alone(remove(new))
        assert store.log("a") == []
        assert store._read("SELECT * FROM owners") == []


def test_a_lost_connection_is_told_once_and_the_next_order_is_stored(postgres: Postgres) -> None:
    with joined(postgres.create()) as store:
        stored(store, ("a", [created()], row("a")))
        claim = claimed(store, "a")
        pid = store._connection.info.backend_pid
        store._read("SELECT pg_terminate_backend(%s, 5000)", pid)
        assert isinstance(append(store, 2, claim), psycopg.OperationalError)
        assert append(store, 2, claim) is None
        assert [event.n for event in store.log("a")] == [1, 2]


def test_a_commit_that_may_be_lost_is_not_acknowledged(postgres: Postgres) -> None:
    """So a server warns whose synchronous standby did not answer before the wait was ended."""
    with joined(postgres.create()) as store:
        stored(store, ("a", [created()], row("a")))
        store._connection.execute("""
            CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS
                'BEGIN RAISE WARNING ''may not have been replicated''; RETURN NEW; END';
            CREATE TRIGGER warn AFTER INSERT ON events EXECUTE FUNCTION warn();
        """)
        error = append(store, 2, claimed(store, "a"))
        assert isinstance(error, psycopg.OperationalError)
        assert "replicated" in str(error)


def test_a_commit_is_on_disk_whatever_the_data_base_says(postgres: Postgres) -> None:
    """The server of these tests is set to synchronous_commit = off, for its speed."""
    with joined(postgres.create()) as store:
        level = store._connection.execute("SHOW synchronous_commit").fetchone()
        assert level == ("on",)


def test_a_data_base_is_brought_up_to_date_while_an_older_process_writes(
    postgres: Postgres,
) -> None:
    url = postgres.create()
    newer = (*STEPS, Step("ALTER TABLE tables ADD COLUMN title text", oldest=1))
    with joined(url) as old:
        stored(old, ("a", [created()], row("a")))
        with psycopg.connect(url, autocommit=True) as connection:
            migrate(connection, newer)
        stored(old, ("b", [created()], row("b")))
        assert [info.code for info in old.lobby()] == ["a", "b"]
    # An older version may also start, for a rolling upgrade that is taken back.
    with joined(url) as old:
        assert [info.code for info in old.lobby()] == ["a", "b"]
    with psycopg.connect(url, autocommit=True) as connection:
        last = Step("ALTER TABLE tables DROP COLUMN title", oldest=len(newer) + 1)
        migrate(connection, (*newer, last))
    with pytest.raises(NewerSchema):
        PostgresStore(url)


def test_processes_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE fresh")
    url, errors = postgres.url("fresh"), list[BaseException]()

    def start() -> None:
        try:
            PostgresStore(url).close()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_what_is_no_data_base_of_ours_is_refused(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE foreign_one")
    url = postgres.url("foreign_one")
    postgres.execute("CREATE TABLE events (x integer)", database="foreign_one")
    with pytest.raises(NoStore, match="events"):
        PostgresStore(url)
    with pytest.raises(Unreachable):
        PostgresStore(postgres.url("nowhere"))
