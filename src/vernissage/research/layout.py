"""What stands where in an observation: named blocks of bytes, one after the other."""

from collections.abc import Iterator

from msgspec import Struct


class Block(Struct, frozen=True):
    """Some bytes of an observation that belong together."""

    name: str
    size: int
    meaning: str
    high: int = 255  # no byte of it is ever larger
    at: int = 0  # its place, once it stands in a layout


class Layout:
    """All blocks of an observation in order; the same for every position of a set-up."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks: dict[str, Block] = {}
        self.size = 0
        for block in blocks:
            if block.name in self.blocks:
                raise ValueError(f"two blocks are named {block.name!r}")
            self.blocks[block.name] = Block(block.name, block.size, block.meaning, block.high, self.size)
            self.size += block.size

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks.values())

    def place(self, name: str) -> slice:
        """Where a block lies, for slicing the last axis of observations."""
        block = self.blocks[name]
        return slice(block.at, block.at + block.size)

    @property
    def highs(self) -> list[int]:
        """The largest value of every byte: observations divided by these lie between 0 and 1."""
        return [block.high for block in self for _ in range(block.size)]

    def describe(self) -> str:
        """The blocks as a table for people."""
        wide = max(len(block.name) for block in self)
        lines = [f"{'block':<{wide}}  {'place':>9}  {'size':>4}  {'most':>4}  meaning"]
        for block in self:
            place = f"{block.at}-{block.at + block.size - 1}"
            lines.append(f"{block.name:<{wide}}  {place:>9}  {block.size:>4}  {block.high:>4}  {block.meaning}")
        return "\n".join(lines)
