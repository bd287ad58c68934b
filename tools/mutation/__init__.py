"""Planting small faults in the rules, and seeing whether a test notices."""
