"""The version of the whole product."""

__version__ = "0.2.0"
