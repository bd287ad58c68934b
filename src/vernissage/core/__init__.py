"""The contract every game keeps, and what people and programs hold of a game."""
