"""Session tokens: what is stored of them, and what a page must know beside its cookie."""

import hashlib
import hmac


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """The value a page must know to change things with its cookie."""
    return hmac.new(token.encode(), b"vernissage csrf", hashlib.sha256).hexdigest()[:32]
