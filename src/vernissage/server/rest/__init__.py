"""The REST routes: people, tables, play, games and the client's files."""
