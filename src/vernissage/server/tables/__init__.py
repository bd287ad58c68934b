"""A table: its log, the position folded from it, who looks at it, and the registry of those open in this process."""
