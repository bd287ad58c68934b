"""Seeds nobody can choose: the seed of a deal is the hash of a share of the server's, committed to before anybody sits,
and of a share of every seat, each made after that (docs/trust.md).
"""

import hashlib
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from vernissage.core.model import Message
from vernissage.core.record import Record, RecordError

SIZE: Final = 64  # hexadecimal digits of a share


class Shares(Struct):
    """What a deal was mixed from: the table's name, the server's share, and each seat's; empty = the seat gave none."""

    table: str
    server: str
    seats: list[str] = field(default_factory=list)

    def seed(self) -> int:
        """The seed these shares make: the SHA-256 of their lines, as a number."""
        lines = ["vernissage deal", self.table, self.server, *self.seats]
        return int.from_bytes(hashlib.sha256("\n".join(lines).encode()).digest(), "big")

    def commitments(self) -> "Shares":
        """What is shown of the shares while the game runs."""
        return Shares(self.table, hidden(self.server), [hidden(share) for share in self.seats])


class Provenance(Struct):
    """Where the deal of a record came from, as far as the record can show it."""

    holds: bool  # shares and commitments are there and make the seed
    say: Message
    commitments: Shares | None = None
    shares: Shares | None = None


def hidden(share: str) -> str:
    """The commitment to a share: shown before, checked after."""
    return hashlib.sha256(f"vernissage share {share}".encode()).hexdigest() if share else ""


def provenance(record: Record) -> Provenance:
    """Where the deal came from; a RecordError when commitments, shares and seed do not belong together."""
    committed, shares = read(record.header.extra, "commitments"), read(record.extra, "shares")
    repeated = record.header.extra.get("deal")
    if repeated:
        return Provenance(False, Message("deal-repeated", {"table": str(repeated)}))
    if committed is None:
        return Provenance(False, Message("deal-unshared"))
    if shares is None:
        return Provenance(False, Message("deal-sealed"), committed)
    if shares.commitments() != committed:
        raise RecordError("the shares of this deal are not the ones that were committed to")
    if record.seed != shares.seed():
        raise RecordError("the seed of this deal is not the one its shares make")
    given = sum(bool(share) for share in shares.seats)
    return Provenance(True, Message("deal-mixed", {"given": given, "seats": len(shares.seats)}), committed, shares)


def read(fields: dict[str, Any], name: str) -> Shares | None:
    """The shares or commitments among a record's further fields."""
    if name not in fields:
        return None
    try:
        return msgspec.convert(fields[name], Shares)
    except msgspec.ValidationError as error:
        raise RecordError(f"{name}: {error}") from None
