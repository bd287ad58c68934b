"""Bots at the server's tables: the driver that lets them answer, and the pool of processes they think in."""
