"""Players of Art Society."""
