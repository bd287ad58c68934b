"""The house is open."""

import argparse
import os

from vernissage.bots.own import OFFERED, installed, own
from vernissage.cli.arguments import DATABASE


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said."""
    parser.add_argument("--host", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen on (8000)")
    parser.add_argument("--database", help=DATABASE)
    parser.add_argument("--redis", help="redis://..., when several servers share one database")
    parser.add_argument("--bots", metavar="[NAME=]FILE.py:CLASS,...", help="bots of your own that may be seated")
    parser.add_argument("--url", help="the address people type, when it is another one")


def run(arguments: argparse.Namespace) -> int:
    """The server has run until it was told to stop."""
    if arguments.bots:
        os.environ[OFFERED] = arguments.bots  # the processes that think inherit it
        for name in installed():
            own(name)
    from vernissage.server.app import serve

    serve(arguments.host, arguments.port, arguments.database, arguments.redis, arguments.url)
    return 0
