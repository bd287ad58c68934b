"""Avant Carde: matching lines, patrons and awards."""
