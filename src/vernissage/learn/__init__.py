"""What helps people learn the games beside the lessons themselves."""
