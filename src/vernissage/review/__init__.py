"""After the game: what decided it, what each seat could have done, and how much was luck."""

from vernissage.review.model import Progress, Review
from vernissage.review.reviewing import DEPTH, review

__all__ = ["DEPTH", "Progress", "Review", "review"]
