"""The game on the full screen of a terminal; it needs Textual, which comes with the extra `terminal`."""
