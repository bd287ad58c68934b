"""The table server: lobby, tables, seats, clocks and bots over HTTP and WebSocket."""
