"""Finished games in SQL: their reviews, and what came of them for each person."""

from typing import Final

from vernissage.server.storage.threads import Cursor, Threads

REMOVED: Final = b""  # the body of a result whose person wants it forgotten


class PastGames(Threads):
    """The part of a store that looks back."""

    async def review(self, table: str, version: int) -> bytes | None:
        def work(cursor: Cursor) -> bytes | None:
            cursor.execute(
                "SELECT body FROM reviews WHERE table_id = :table AND version = :version",
                {"table": table, "version": version},
            )
            row = cursor.fetchone()
            return bytes(row[0]) if row else None

        return await self.read(work)

    async def keep_review(self, table: str, version: int, body: bytes, gist: bytes) -> None:
        values = {"table": table, "version": version, "body": body, "gist": gist}
        await self.write(lambda cursor: cursor.execute(KEEP_REVIEW, values), table)

    async def unread_tables(self, person: str, limit: int) -> list[str]:
        def work(cursor: Cursor) -> list[str]:
            cursor.execute(
                f"SELECT t.id {FINISHED} AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id AND r.person ="
                " :person) ORDER BY t.touched DESC LIMIT :limit",
                {"person": person, "limit": limit},
            )
            return [row[0] for row in cursor.fetchall()]

        return await self.read(work)

    async def keep_result(self, table: str, person: str, at: int, body: bytes) -> None:
        values = {"table": table, "person": person, "at": at, "body": body}
        await self.write(lambda cursor: cursor.execute(KEEP_RESULT, values), table)

    async def results(self, person: str, limit: int) -> list[tuple[str, int, bytes, bytes]]:
        def work(cursor: Cursor) -> list[tuple[str, int, bytes, bytes]]:
            cursor.execute(
                "SELECT r.table_id, r.at, r.body, v.gist FROM results r LEFT JOIN reviews v ON v.table_id = r.table_id"
                " WHERE r.person = :person AND length(r.body) > 0 ORDER BY r.at DESC, r.table_id LIMIT :limit",
                {"person": person, "limit": limit},
            )
            return [(row[0], row[1], bytes(row[2]), bytes(row[3] or b"")) for row in cursor.fetchall()]

        return await self.read(work)

    async def forget_results(self, person: str) -> None:
        # What was never read must not be read later on either.
        sql = (
            f"INSERT INTO results (table_id, person, at, body) SELECT t.id, s.person, t.touched, :body {FINISHED}"
            " ON CONFLICT (table_id, person) DO UPDATE SET body = excluded.body"
        )
        await self.write(lambda cursor: cursor.execute(sql, {"person": person, "body": REMOVED}))


FINISHED: Final = "FROM tables t JOIN sitters s ON s.table_id = t.id WHERE s.person = :person AND t.phase = 'finished'"
KEEP_REVIEW: Final = (
    "INSERT INTO reviews (table_id, version, body, gist) SELECT :table, :version, :body, :gist FROM tables WHERE id ="
    " :table ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body, gist ="
    " excluded.gist WHERE reviews.version < excluded.version"
)
KEEP_RESULT: Final = (
    "INSERT INTO results (table_id, person, at, body) SELECT :table, :person, :at, :body FROM tables WHERE id = :table"
    " ON CONFLICT (table_id, person) DO NOTHING"
)
