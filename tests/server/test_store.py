"""One contract for SQLite and PostgreSQL."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server import support
from vernissage.server.clock import wall_clock
from vernissage.server.storage import open_store
from vernissage.server.storage.sql import SqlStore
from vernissage.server.storage.store import CommandKnown, NumberTaken, Person, Row, Store, TableRow
from vernissage.server.storage.threads import Cursor

ABOUT = TableRow("hush", "playing", False, ["ann"])
Story = Callable[[SqlStore], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story on a store of each kind."""
    url = (
        f"sqlite:///{tmp_path / 's.sqlite'}"
        if request.param == "sqlite"
        else request.getfixturevalue("postgres_database")
    )

    def run(story: Story) -> None:
        async def whole() -> None:
            store = open_store(url)
            await store.open()
            try:
                await story(store)
            finally:
                await store.close()

        support.run(whole())

    return run


def append(store: Store, n: int, command: str | None = None, body: bytes = b"{}", table: str = "t") -> Awaitable[None]:
    """One more event."""
    return store.append(table, Row(n, body, command), ABOUT, 1000 + n, None, seats_changed=False)


def test_what_somebody_learns_is_kept_once_and_forgotten_whole(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.learn("ann", ["lesson/b", "lesson/a"])
        await store.learn("ann", ["lesson/a", "heard/c"])
        await store.learn("ben", ["lesson/a"])

        assert await store.learnt("ann") == ["heard/c", "lesson/a", "lesson/b"]
        await store.unlearn("ann")
        assert (await store.learnt("ann"), await store.learnt("ben")) == ([], ["lesson/a"])

    tell(story)


def test_events_come_back_in_order(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one"), Row(2, b"two")], ABOUT, 1)
        await append(store, 3, "0:c", b"three")

        assert await store.rows("t") == [Row(1, b"one"), Row(2, b"two"), Row(3, b"three", "0:c")]
        assert await store.rows("t", 2) == [Row(3, b"three", "0:c")]
        assert await store.rows("elsewhere") == []

    tell(story)


def test_the_latest_fold_of_a_table_is_kept(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one")], ABOUT, 1)
        assert await store.fold("t") is None
        await store.keep_fold("t", 200, b"later")
        await store.keep_fold("t", 100, b"earlier")

        assert await store.fold("t") == b"later"

    tell(story)


def test_a_table_that_is_gone_leaves_no_fold(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one")], ABOUT, 1)
        await store.keep_fold("t", 100, b"fold")
        await store.remove_table("t")
        await store.keep_fold("t", 200, b"too late")

        assert await store.fold("t") is None

    tell(story)


def test_a_review_is_kept_until_there_is_one_of_a_later_version(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one")], ABOUT, 1)
        await store.keep_review("t", 2, b"first", b"gist")
        await store.keep_review("t", 2, b"second", b"gist")
        await store.keep_review("t", 1, b"old", b"gist")
        assert await store.review("t", 2) == b"first"
        assert await store.review("t", 3) is None
        await store.keep_review("t", 3, b"later", b"gist")
        assert await store.review("t", 3) == b"later"
        await store.remove_table("t")
        await store.keep_review("t", 4, b"too late", b"gist")

        assert await store.review("t", 3) is None
        assert await store.review("t", 4) is None

    tell(story)


def test_results_are_kept_once_and_can_be_forgotten_for_good(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        over = TableRow("hush", "finished", False, ["ann", "bob"])
        for name in ("s", "t"):
            await store.create(name, [Row(1, b"one")], over, 1)
        assert sorted(await store.unread_tables("ann", 10)) == ["s", "t"]
        await store.keep_result("t", "ann", 5, b"won")
        await store.keep_result("t", "ann", 6, b"lost")
        await store.keep_result("t", "bob", 5, b"lost")
        await store.keep_review("t", 1, b"body", b"gist")
        assert await store.unread_tables("ann", 10) == ["s"]
        assert await store.results("ann", 10) == [("t", 5, b"won", b"gist")]
        await store.forget_results("ann")

        assert await store.results("ann", 10) == []
        assert await store.unread_tables("ann", 10) == []
        assert await store.results("bob", 10) == [("t", 5, b"lost", b"gist")]

    tell(story)


def test_a_number_is_taken_once(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one")], ABOUT, 1)
        await append(store, 2, "0:a", b"first")
        with pytest.raises(NumberTaken):
            await append(store, 2, "0:b", b"second")

        assert [row.body for row in await store.rows("t")] == [b"one", b"first"]

    tell(story)


def test_events_of_many_tables_are_inserted_together_and_refused_one_by_one(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        for name in ("s", "t", "u"):
            await store.create(name, [Row(1, b"one")], ABOUT, 1)
        await append(store, 2, "0:a", b"first", "t")
        answers = await asyncio.gather(
            *(append(store, 2, "0:b", b"mine", name) for name in ("s", "t", "u")),
            append(store, 3, "0:a", b"again", "t"),
            return_exceptions=True,
        )

        assert [type(answer) for answer in answers] == [type(None), NumberTaken, type(None), CommandKnown]
        assert [row.body for row in await store.rows("s")] == [b"one", b"mine"]
        assert [row.body for row in await store.rows("t")] == [b"one", b"first"]
        assert [row.body for row in await store.rows("u")] == [b"one", b"mine"]

    tell(story)


def test_a_command_is_known_after_it_was_stored(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one")], ABOUT, 1)
        await append(store, 2, "0:a")
        with pytest.raises(CommandKnown):
            await append(store, 3, "0:a")
        await append(store, 2, "0:a")  # the very same event, sent again after a connection broke

        assert len(await store.rows("t")) == 2

    tell(story)


def test_a_race_for_one_number_has_one_winner(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"one")], ABOUT, 1)

        results = await asyncio.gather(
            *(append(store, 2, f"0:{k}", b"%d" % k) for k in range(50)), return_exceptions=True
        )

        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, NumberTaken) for result in results) == 49

    tell(story)


def test_what_waits_is_committed_together(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        gate = threading.Event()
        seen: list[int] = []

        def hold(_cursor: Cursor) -> None:
            gate.wait(5)

        real = store.commit_jobs
        store.commit_jobs = lambda connection, group: (seen.append(len(group)), real(connection, group))[1]  # type: ignore[method-assign,func-returns-value]  # counted on the way
        first = asyncio.create_task(store.write(hold))
        await asyncio.sleep(0.05)
        rest = [asyncio.ensure_future(store.create(f"t{k}", [Row(1, b"x")], ABOUT, 1)) for k in range(100)]
        await asyncio.sleep(0.05)
        gate.set()
        await asyncio.gather(first, *rest)

        assert seen == [1, 100]

    tell(story)


def test_one_bad_job_does_not_spoil_its_group(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        results = await asyncio.gather(
            store.create("a", [Row(1, b"x")], ABOUT, 1),
            store.write(lambda cursor: cursor.execute("UPDATE nowhere SET nothing = 1", {}), "t"),
            store.create("z", [Row(1, b"x")], ABOUT, 1),
            return_exceptions=True,
        )

        assert [isinstance(result, Exception) for result in results] == [False, True, False]
        assert len(await store.rows("z")) == 1

    tell(story)


def test_people_sessions_and_their_tables(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.add_person(Person("ann", "Ann", "guest"), 1)
        await store.add_person(Person("bob", "Bob", "guest"), 1)
        await store.add_session("hash", "ann", "cookie", 1, 5000)
        await store.create("t", [Row(1, b"x")], ABOUT, 1)

        session = await store.session("hash", 4999)
        assert session is not None
        assert session.person == Person("ann", "Ann", "guest")
        assert await store.session("hash", 5000) is None, "expired"
        assert await store.change_person(Person("ann", "Ann", "account", "ann", "secret"))
        assert not await store.change_person(Person("bob", "Bob", "account", "ann", "secret")), "the login is taken"
        assert await store.person_of_login("ann") == Person("ann", "Ann", "account", "ann", "secret")
        assert await store.tables_of("ann") == [("t", "playing")]
        await store.drop_session("hash")
        assert await store.session("hash", 2) is None

    tell(story)


def test_time_nobody_served_is_kept_as_a_pause(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        for now in (1_000, 2_000, 60_000, 61_000):
            await store.heartbeat(now)

        assert store.pauses == [(2_000, 60_000)]

    tell(story)


def test_one_process_at_a_time_answers_for_bots(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"x")], ABOUT, 1)

        assert await store.claim("t", "one", 60_000)
        assert await store.claim("t", "one", 60_000)
        assert not await store.claim("t", "two", 60_000)
        assert await store.claim("t", "two", -1), "one has gone away"

    tell(story)


def test_a_lease_from_the_future_holds_up_nobody(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("t", [Row(1, b"x")], ABOUT, 1)
        await store.claim("t", "one", 5_000)
        await store.write(
            lambda cursor: cursor.execute("UPDATE tables SET driven = driven + 3600000 WHERE id = 't'", {})
        )

        assert await store.claim("t", "two", 5_000)

    tell(story)


def test_the_last_heartbeat_and_a_shared_clock_are_told(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        assert (await store.time())[1] == 0
        await store.heartbeat(5_000)
        now, last = await store.time()

        assert last == 5_000
        assert abs(now - wall_clock()) < 60_000 if store.shared else now == 0

    tell(story)


def test_listing_due_and_removal(tell: Callable[[Story], None]) -> None:
    async def story(store: SqlStore) -> None:
        await store.create("p", [Row(1, b"x")], TableRow("hush", "lobby", True), 1)
        await store.create("q", [Row(1, b"x")], TableRow("other", "lobby", True), 2)
        await store.append("p", Row(2, b"x"), TableRow("hush", "lobby", True), 1, 100, seats_changed=False)
        await store.set_due("p", None, 99)  # an event has asked for a look meanwhile
        assert await store.due(100) == ["p"]
        await store.set_due("p", 500, 100)

        assert await store.public_tables("") == ["q", "p"]
        assert await store.public_tables("hush") == ["p"]
        assert await store.due(499) == []
        assert await store.due(500) == ["p"]
        assert await store.heads(2) == {"q": 1}
        assert await store.remove_table("p")
        assert await store.rows("p") == []

    tell(story)
