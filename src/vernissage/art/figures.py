"""Human outlines that several painters share: a head in profile, looking left, 100 units high."""

from __future__ import annotations

PROFILE = (
    "M40 4C26 8 18 20 16.5 34C16 39 16.5 42 15 45C12.5 50 9 54 6.5 58.5C5.5 61.5 9 63 12 63"
    "C11.5 65.5 9.5 66.5 9.2 68.5C9 70.5 11.5 71.6 13.5 72.2C11 72.8 10 74.8 11 76.8"
    "C12.5 79 13 80.5 12.3 83.5C11.5 88.5 15 93.5 22 93.5C28 93.5 33 91.5 37 89.5"
    "C38 97 37 106 33 112L64 118C61 106 62 94 66 82C74 66 76 40 68 22C62 8 52 2 40 4Z"
)

# The closed eye, brow, nostril and mouth that go with PROFILE.
LIDS = "M17.5 43.5C20 46.5 24.5 46.8 28.5 44.5"
BROW = "M16.8 35.5C20.5 32.5 26 32 31 34.5"
LIPS = (
    "M9.2 68.8C11.5 68.2 14 69.6 17.5 71.8C14.5 75.5 12 77 10.8 76.4C10 74.8 11 72.8 13.5 72.2C11.5 71.6 9 70.5 9.2"
    " 68.8Z"
)
NOSTRIL = "M11.5 61.5C13 60 15 60.5 15.5 62.5"
