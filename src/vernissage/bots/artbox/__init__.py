"""Players of #ARTBOX."""
