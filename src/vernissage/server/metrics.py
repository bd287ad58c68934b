"""What an operator watches: counts and times for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

TABLES_OPEN = Gauge("vernissage_tables_open", "Tables in the memory of this process.")
TABLES_SERVED = Counter("vernissage_tables", "Tables set up.", ["game"])
TABLES_UNREADABLE = Gauge("vernissage_tables_unreadable", "Tables closed off because their log does not fold.")
MOVES = Counter("vernissage_moves", "Moves acknowledged.", ["game"])
REFUSALS = Counter("vernissage_refusals", "Moves refused, by code.", ["code"])
SOCKETS = Gauge("vernissage_sockets", "Play sockets open.")
SLOW = Counter("vernissage_slow_readers", "Sockets let go because they took nothing.")
DO_SECONDS = Histogram(
    "vernissage_do_seconds",
    "From receiving a move to its acknowledgement.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
BOT_SECONDS = Histogram(
    "vernissage_bot_seconds", "Thinking of bots.", ["game", "level"], buckets=(0.01, 0.05, 0.1, 0.3, 0.6, 1, 2)
)
LOOP_LAG = Histogram(
    "vernissage_loop_lag_seconds",
    "How much later than planned the event loop calls.",
    buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2),
)
BOTS_RESTARTED = Counter("vernissage_bot_workers_replaced", "Thinking processes that hung or died and were replaced.")
STORE_AWAY = Gauge("vernissage_store_away", "1 while nothing can be stored.")
REQUESTS = Counter("vernissage_requests", "REST requests.", ["method", "status"])
