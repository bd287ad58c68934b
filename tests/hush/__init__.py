"""Hush: a tiny game of hidden cards that tries every part of the core."""
