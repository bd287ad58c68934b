"""An empty database holds what a backup has."""

import argparse

from vernissage.cli.backup import arguments, tell_counts

__all__ = ["arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    """The backup is in the database."""
    from vernissage.server.storage.backup import restore

    return tell_counts(restore(arguments.file, arguments.database), json=arguments.json)
