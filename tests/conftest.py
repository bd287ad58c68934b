"""Examples are the same in every run, and none fails for a slow machine."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
