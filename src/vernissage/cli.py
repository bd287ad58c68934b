"""The command `vernissage`."""


def main() -> int:
    """One command has run."""
    return 0
