"""The play socket and how its messages are framed."""
