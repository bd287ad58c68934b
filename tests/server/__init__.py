"""The table server, tried from outside as people and programs use it."""
