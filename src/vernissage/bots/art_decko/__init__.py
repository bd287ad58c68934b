"""Players of Art Decko."""
