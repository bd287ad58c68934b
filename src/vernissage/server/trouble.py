"""What can go wrong between a person and the server, each with a code, an HTTP status and a sentence."""

from vernissage.server.told import Option, Problem, ProblemDetails, Refused

STATUS = {
    "no-session": 401,
    "bad-csrf": 403,
    "foreign-origin": 403,
    "not-allowed": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "stale": 409,
    "refused": 409,
    "wrong-phase": 409,
    "taken": 409,
    "too-large": 413,
    "malformed": 400,
    "too-fast": 429,
    "too-many": 429,
    "busy": 503,
}


class Trouble(Exception):
    """A request that cannot be done, and why."""

    def __init__(self, code: str, sentence: str, *, clause: str = "", action: str = "", nearest: list[Option] | None = None) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence
        self.clause = clause
        self.action = action
        self.nearest = nearest or []

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def message(self, command: str) -> Refused | Problem:
        """As the socket tells it."""
        if self.code == "refused":
            return Refused(id=command, clause=self.clause, sentence=self.sentence, action=self.action, nearest=self.nearest)
        return Problem(id=command, code=self.code, sentence=self.sentence)

    def details(self) -> ProblemDetails:
        """As REST tells it."""
        return ProblemDetails(
            type=f"urn:vernissage:{self.code}",
            title=self.code.replace("-", " ").capitalize(),
            status=self.status,
            detail=self.sentence,
            clause=self.clause,
            nearest=self.nearest,
        )
