"""Messages put into words: the catalogues of a language, and how a reader's sentence is made from them.

A catalogue is a Project Fluent file that lies beside the code it speaks for: `core/en.ftl`, `games/<key>/en.ftl`,
`server/en.ftl`; another language is another file there. The browser reads the same files and makes the same sentences:
tests/words_vectors.json holds both to it.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from vernissage.core.model import Arg, Message, Setup

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CORE: Final = "vernissage.core"
ENGLISH: Final = "en"
PSEUDO: Final = "xx-pseudo"  # English with accents and brackets: what it does not reach comes from no catalogue
LOCALE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "àƀćđēƒġħĩĵķĺḿńōƥɋŕśţũṽŵẋŷžÀɃĆĐĒƑĠĦĨĴĶĹḾŃŌƤɊŔŚŢŨṼŴẊŶŽ"


class Words:
    """The catalogues of one language, the nearest first; what a translation lacks is said in English."""

    def __init__(self, bundles: "list[FluentBundle]") -> None:
        self.bundles = bundles

    def say(self, message: Message, names: Sequence[str] = (), me: int = -1) -> str:
        """The message as the person of seat `me` reads it, or somebody at no seat; seats are called by their names."""
        for bundle in self.bundles:
            name, _, attribute = message.id.partition(".")
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                said, _errors = bundle.format_pattern(pattern, self.arguments(message, names, me))
                return str(said)
        return f"{{{message.id}}}"

    def has(self, message_id: str) -> bool:
        """Some catalogue knows the message."""
        name, _, attribute = message_id.partition(".")
        known = [bundle.get_message(name) for bundle in self.bundles if bundle.has_message(name)]
        return any(attribute in found.attributes if attribute else found.value is not None for found in known)

    def arguments(self, message: Message, names: Sequence[str], me: int) -> dict[str, int | str]:
        """What the catalogue may use: each argument by its name, and what it may select on.

        A thing `$card` brings `$card-id`, a seat `$who` brings `$who-is` (you or other), several `$cards` bring
        `$cards-count`.
        """
        if message.id == "seat":
            return seat_arguments(message, names, me)
        found: dict[str, int | str] = {}
        for name, arg in message.args.items():
            found[name] = self.text(arg, names, me) if not isinstance(arg, int) else arg
            if isinstance(arg, Message):
                found[f"{name}-id"] = arg.id
                if arg.id == "seat":
                    found[f"{name}-is"] = "you" if arg.args["seat"] == me else "other"
            elif isinstance(arg, list):
                found[f"{name}-count"] = len(arg)
        return found

    def text(self, arg: Arg, names: Sequence[str], me: int) -> str:
        """An argument in words; several are joined as the language joins them."""
        if isinstance(arg, Message):
            return self.say(arg, names, me)
        if isinstance(arg, int):
            return self.say(Message("number", {"n": arg}))
        if isinstance(arg, str):
            return arg
        if not arg:
            return self.say(Message("list-none"))
        said = [self.text(each, names, me) for each in arg]
        joined = said[0]
        for number, each in enumerate(said[1:], 2):
            join = "list-more" if number < len(said) else "list-two" if number == 2 else "list-last"
            joined = self.say(Message(join, {"first": joined, "second": each}))
        return joined


class Voice:
    """How one table is put into words: the language, and what everybody at it is called."""

    def __init__(self, package: str, locale: str = ENGLISH, names: Sequence[str] = ()) -> None:
        self.words = words(package, locale)
        self.names = names

    def say(self, message: Message) -> str:
        """The message, as somebody reads it who is called by name like everybody else."""
        return self.words.say(message, self.names)

    def name(self, seat: int) -> str:
        """What a seat is called: by its name, or by its number where it has none."""
        return self.say(Message("seat", {"seat": seat}))

    def own_name(self, seat: int) -> str:
        """What the reader's own seat is called, which says so."""
        name = self.name(seat)
        return name if name == self.say(Message("seat-you")) else self.say(Message("seat-own", {"name": name}))


def seat_arguments(message: Message, names: Sequence[str], me: int) -> dict[str, int | str]:
    """Who sits there, for the message `seat`."""
    seat = message.args["seat"]
    assert isinstance(seat, int)
    name = names[seat] if 0 <= seat < len(names) else ""
    return {"number": seat + 1, "name": name, "is": "you" if seat == me else "name" if name else "number"}


@cache
def words(package: str, locale: str = ENGLISH) -> Words:
    """How the game or part of the house in this package speaks a language."""
    chain = [locale] if locale == ENGLISH else [locale, ENGLISH]
    return made([(each, [catalogue(CORE, each), catalogue(package, each)]) for each in chain])


def made(chain: Sequence[tuple[str, Sequence[str]]]) -> Words:
    """The words of some catalogues, by language, the nearest first; a malformed one is refused."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundles = []
    for locale, texts in chain:
        # Names and numbers stand bare: isolating marks would end up in terminals, logs and tests.
        bundle = FluentBundle([ENGLISH if locale == PSEUDO else locale], functions={"CAP": cap}, use_isolating=False)
        for text in texts:
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"malformed words ({locale}): {entry.content!r}")
            bundle.add_resource(resource)
        bundles.append(bundle)
    return Words(bundles)


def cap(said: Any) -> Any:  # the types of fluent.runtime know no text
    """CAP($who) in a catalogue: the same with a capital, for the head of a sentence."""
    text = str(said)
    return text[:1].upper() + text[1:]


@cache
def catalogue(package: str, locale: str) -> str:
    """The catalogue of a package and its folders in one language; empty where there is none."""
    if locale == PSEUDO:
        return pseudo(catalogue(package, ENGLISH))
    if not LOCALE.fullmatch(locale):
        return ""
    root = files(package)
    rooms = [root, *sorted((each for each in root.iterdir() if each.is_dir()), key=lambda each: each.name)]
    found = [room / f"{locale}.ftl" for room in rooms]
    return "\n".join(path.read_text("utf-8") for path in found if path.is_file())


@cache
def locales() -> list[str]:
    """The languages there are words for."""
    return sorted(path.name[:-4] for path in files(CORE).iterdir() if path.name.endswith(".ftl"))


def nearest_locale(wanted: Iterable[str]) -> str:
    """The first of the wanted languages there are words for, a region's own or its language's; otherwise English."""
    known = {locale.lower(): locale for locale in [*locales(), PSEUDO]}
    for tag in wanted:
        parts = tag.lower().split("-")
        for length in range(len(parts), 0, -1):
            found = known.get("-".join(parts[:length]))
            if found:
                return found
    return ENGLISH


def setup_ids(setup: type[Setup]) -> dict[str, dict[str, str]]:
    """The messages of a set-up: by option, what each of its values is called; the option itself is `setup-<option>`.

    Only values that are words have a name; the empty one is called `none`.
    """
    document = msgspec.json.schema(setup)
    options = document["$defs"][setup.__name__]["properties"]
    found = {}
    for option, schema in options.items():
        items = schema.get("items")
        values = schema.get("enum") or (items.get("enum", []) if isinstance(items, dict) else [])
        found[option] = {value: f"setup-{option}-{value or 'none'}" for value in values if isinstance(value, str)}
    return found


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    found = []
    for number, part in enumerate(header.split(",")):
        tag, _, weight = part.strip().partition(";")
        q = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        rank = float(q[1]) if q else 1.0
        if tag and rank > 0:
            found.append((-rank, number, tag.strip()))
    return [tag for _rank, _number, tag in sorted(found)]


def pseudo(text: str) -> str:
    """A catalogue in the pseudo-language: every letter accented, every message in brackets."""
    from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

    class Accents(visitor.Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802, the name fluent.syntax calls
            node.value = node.value.translate(str.maketrans(PLAIN, ACCENTED))
            return node

    resource = FluentParser(with_spans=False).parse(text)
    Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern is not None:
                    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)
