"""How long the games last, how they end, and who wins from where."""
