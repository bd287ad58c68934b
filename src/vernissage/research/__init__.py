"""The researchers' door: observations as bytes, many games at a time, and the field's own interfaces."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vernissage.research.batch import Batch
    from vernissage.research.encoders import encoder
    from vernissage.research.processes import ProcessBatch

__all__ = ["Batch", "ProcessBatch", "encoder"]


def __getattr__(name: str) -> Any:
    """What needs numpy is loaded when it is asked for."""
    if name == "Batch":
        from vernissage.research.batch import Batch

        return Batch
    if name == "ProcessBatch":
        from vernissage.research.processes import ProcessBatch

        return ProcessBatch
    if name == "encoder":
        from vernissage.research.encoders import encoder

        return encoder
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
