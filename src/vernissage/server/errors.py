"""What can go wrong between a person and the server, each with a code, an HTTP status and a message."""

from vernissage.core.model import Message, SetupError
from vernissage.core.words import ENGLISH, words
from vernissage.server.wire.replies import Option, Problem, ProblemDetails, Refused

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
    "must-agree": 409,
    "taken": 409,
    "unreadable": 409,
    "too-large": 413,
    "malformed": 400,
    "too-fast": 429,
    "too-many": 429,
    "busy": 503,
}


class RequestError(Exception):
    """A request that cannot be done, and why; what a game refuses is said in the words of that game."""

    def __init__(
        self,
        code: str,
        say: Message,
        *,
        game: str = "vernissage.server",
        names: list[str] | None = None,
        seat: int = -1,
        clause: str = "",
        action: str = "",
        nearest: list[Option] | None = None,
    ) -> None:
        super().__init__(f"{code}: {say.id}")
        self.code = code
        self.say = say
        self.game = game
        self.names = names or []
        self.seat = seat
        self.clause = clause
        self.action = action
        self.nearest = nearest or []

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def sentence(self, locale: str = ENGLISH) -> str:
        """Why, in the words of one language."""
        return words(self.game, locale).say(self.say, self.names, self.seat)

    def message(self, command: str, locale: str = ENGLISH) -> Refused | Problem:
        """As the socket tells it."""
        sentence = self.sentence(locale)
        if self.code == "refused":
            return Refused(
                id=command,
                clause=self.clause,
                say=self.say,
                sentence=sentence,
                action=self.action,
                nearest=self.nearest,
            )
        return Problem(id=command, code=self.code, say=self.say, sentence=sentence)

    def details(self, locale: str = ENGLISH) -> ProblemDetails:
        """As REST tells it."""
        return ProblemDetails(
            type=f"urn:vernissage:{self.code}",
            title=self.code.replace("-", " ").capitalize(),
            status=self.status,
            detail=self.sentence(locale),
            say=self.say,
            clause=self.clause,
            nearest=self.nearest,
        )


def malformed(why: object, *, code: str = "malformed", nearest: list[Option] | None = None) -> RequestError:
    """What cannot be read, told as the reader of it found it; a set-up that cannot be played says so in words."""
    if isinstance(why, SetupError):
        return RequestError(code, why.say, game=why.package, nearest=nearest)
    return RequestError(code, Message("error-malformed", {"detail": str(why)[:500]}), nearest=nearest)
