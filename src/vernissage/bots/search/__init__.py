"""Searches any game can use: trees over guessed worlds, regret matching, and levels made from them."""
