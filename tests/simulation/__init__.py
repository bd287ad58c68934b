"""The table server in a world of its own, where time, chance, networks, disks and deaths are played from a seed."""
