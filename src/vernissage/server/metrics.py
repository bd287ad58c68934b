"""What an operator watches: counts and times for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

TABLES_OPEN = Gauge("vernissage_tables_open", "Tables in the memory of this process.")
TABLES_SERVED = Counter("vernissage_tables", "Tables set up.", ["game"])
MOVES = Counter("vernissage_moves", "Moves acknowledged.", ["game"])
REFUSALS = Counter("vernissage_refusals", "Moves refused, by code.", ["code"])
SOCKETS = Gauge("vernissage_sockets", "Play sockets open.")
SLOW = Counter("vernissage_slow_readers", "Sockets let go because they took nothing.")
DO_SECONDS = Histogram(
    "vernissage_do_seconds", "From receiving a move to its acknowledgement.", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
BOT_SECONDS = Histogram("vernissage_bot_seconds", "Thinking of bots.", ["game", "level"], buckets=(0.01, 0.05, 0.1, 0.3, 0.6, 1, 2))
REQUESTS = Counter("vernissage_requests", "REST requests.", ["method", "status"])
