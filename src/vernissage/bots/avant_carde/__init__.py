"""Players of Avant Carde."""
