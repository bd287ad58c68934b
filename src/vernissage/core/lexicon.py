"""What a catalogue says and which arguments it wants, what code asks of it, and where the two do not meet."""

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from msgspec import Struct, field

from vernissage.core.model import Message

FUNCTIONS = {"CAP", "NUMBER", "DATETIME"}
ANYTHING = ".+"
# Ids made from a clause or a slug are used where that is named, not wherever ids are put together.
BOARD = "term-"  # terms of a game are explained on its board, where they stand
MADE = ("line-", "refusal-", "ask-", "setup-", "standing-")


class Lexicon(Struct):
    """One catalogue: the arguments each message wants, by its id (`id.attribute` for attributes), and its faults."""

    wants: dict[str, set[str]] = field(default_factory=dict)
    refers: dict[str, set[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def wanted(self, message_id: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The arguments of a message and of those it is made of."""
        found = set(self.wants.get(message_id, set()))
        for other in self.refers.get(message_id, set()) - seen:
            found |= self.wanted(other, seen | {message_id})
        return found


class Reader(visitor.Visitor):
    """Collects what one pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def read(texts: Iterable[tuple[str, str]]) -> Lexicon:
    """Named catalogues read as one; what is malformed, said twice, or refers to nothing is a fault."""
    found = Lexicon()
    for name, text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                found.faults.append(f"{name}: malformed: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ftl.Message):
                take(found, name, entry)
    for user, others in found.refers.items():
        found.faults += [f"{user} refers to {other}, which nobody has written" for other in others - found.wants.keys()]
    return found


def take(found: Lexicon, name: str, entry: ftl.Message) -> None:
    """One message and its attributes are in the catalogue."""
    patterns = [(entry.id.name, entry.value)]
    patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
    for message_id, pattern in patterns:
        if pattern is None:
            continue
        if message_id in found.wants:
            found.faults.append(f"{name}: {message_id} is written twice")
        reader = Reader()
        reader.visit(pattern)
        found.wants[message_id], found.refers[message_id] = reader.variables, reader.messages
        found.faults += [f"{name}: {message_id} uses {each}()" for each in sorted(reader.functions - FUNCTIONS)]


def given(message: Message) -> set[str]:
    """The arguments a catalogue finds in a message: those of `Words.arguments`, by their names."""
    if message.id == "seat":
        return {"is", "name", "number"}
    found = set(message.args)
    for name, arg in message.args.items():
        if isinstance(arg, Message):
            found |= {f"{name}-id", f"{name}-is"} if arg.id == "seat" else {f"{name}-id"}
        elif isinstance(arg, list):
            found.add(f"{name}-count")
    return found


def parts(message: Message) -> Iterator[Message]:
    """The message and every message within it."""
    yield message
    for arg in message.args.values():
        for each in arg if isinstance(arg, list) else [arg]:
            if isinstance(each, Message):
                yield from parts(each)


def faults_of(message: Message, catalogue: Lexicon) -> list[str]:
    """What the catalogue cannot say of a message, or of one within it."""
    found = []
    for each in parts(message):
        if each.id not in catalogue.wants:
            found.append(f"{each.id} is not written")
        elif lacking := sorted(catalogue.wanted(each.id) - given(each)):
            found.append(f"{each.id} wants ${', $'.join(lacking)}, which is not given")
    return found


class Source(Struct):
    """What code says of messages: ids, patterns of ids, arguments of literal ones, and every string."""

    ids: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    literal: list[tuple[str, set[str]]] = field(default_factory=list)
    lines: list[tuple[str, set[str]]] = field(default_factory=list)
    strings: set[str] = field(default_factory=set)

    def names(self, message_id: str) -> bool:
        """Some code may say this message."""
        if message_id in self.ids or message_id in self.strings:
            return True
        kind, _, rest = message_id.partition("-")
        if f"{kind}-" in MADE:
            return any(self.made(rest[:end], rest[end + 1 :]) for end in cuts(rest))
        return any(re.fullmatch(pattern, message_id) for pattern in self.patterns)

    def made(self, name: str, case: str) -> bool:
        """A clause or slug that code names, and the case it names with it."""
        return (name in self.strings or name.upper() in self.strings) and (not case or case in self.strings)


def cuts(text: str) -> list[int]:
    """Where an id may be cut into a clause and a case: at each hyphen, and behind its end."""
    return [len(text), *(at for at, letter in enumerate(text) if letter == "-")]


def source(folder: Iterable[Path]) -> Source:
    """What these modules say of messages."""
    found = Source()
    for path in folder:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.strings.add(node.value)
            if isinstance(node, ast.Call):
                call(found, node)
    return found


def call(found: Source, node: ast.Call) -> None:
    """A call that makes a message, a refusal or a row of the score sheet."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    named = {keyword.arg: keyword.value for keyword in node.keywords}
    if name == "Message" and node.args:
        spelled(found, node.args[0])
        facts = node.args[1] if len(node.args) > 1 else None
        keys = literal_keys(facts)
        if isinstance(node.args[0], ast.Constant) and keys is not None and node.args[0].value != "seat":
            found.literal.append((str(node.args[0].value), keys))
    if name == "Line" and len(node.args) > 2 and (keys := literal_keys(node.args[2])) is not None:
        for clause in constants(node.args[0]):
            found.lines.append((f"line-{clause.lower()}", keys | {"who", "who-id", "who-is"}))
    if name == "ScoreLine" and "name" in named:
        spelled(found, named["name"])
    if name == "Refusal" and node.args:
        case = node.args[2] if len(node.args) > 2 else named.get("case", ast.Constant(""))
        for clause, which in product(constants(node.args[0]), constants(case)):
            found.ids.add(f"refusal-{clause.lower()}" + (f"-{which}" if which else ""))


def spelled(found: Source, node: ast.expr) -> None:
    """The ids an expression may give, as far as it spells them out."""
    found.ids.update(constants(node))
    for each in ast.walk(node):
        if isinstance(each, ast.JoinedStr):
            text = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ANYTHING for v in each.values]
            if text[0] != ANYTHING:
                found.patterns.add("".join(text))


def constants(node: ast.expr) -> list[str]:
    """The strings an expression may be, where it is one of several that are spelled out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return constants(node.body) + constants(node.orelse) if isinstance(node, ast.IfExp) else []


def literal_keys(node: ast.expr | None) -> set[str] | None:
    """The arguments of a message whose keys are all spelled out, with what things, seats and lists among them bring."""
    if node is None:
        return set()
    if not isinstance(node, ast.Dict) or any(not isinstance(key, ast.Constant) for key in node.keys):
        return None
    keys = [str(key.value) for key in node.keys if isinstance(key, ast.Constant)]
    return {f"{key}{end}" for key in keys for end in ("", "-id", "-is", "-count")}


def disagreements(catalogue: Lexicon, code: Source, said: Iterable[Message], required: Iterable[str]) -> list[str]:
    """Where messages and catalogue do not meet: missing, unused, malformed and wrongly argued."""
    found = list(catalogue.faults)
    emitted: set[str] = set()
    for message in said:
        emitted |= {part.id for part in parts(message)}
        found += faults_of(message, catalogue)
    wanted = {each for each in code.ids if each} | set(required)
    found += [f"{each} is not written" for each in wanted - catalogue.wants.keys()]
    for message_id, keys in [*code.literal, *code.lines]:
        lacking = catalogue.wanted(message_id) - keys if message_id in catalogue.wants else set()
        found += [f"{message_id} wants ${each}, which is not given" for each in sorted(lacking)]
    known = emitted | wanted
    found += [
        f"{each} is written and never said"
        for each in catalogue.wants
        if each not in known and not each.startswith(BOARD) and not each.endswith(".help") and not code.names(each)
    ]
    return sorted(set(found))


def strays(english: Lexicon, other: Lexicon, locale: str) -> list[str]:
    """Where another language differs from English in what it says or what it asks for."""
    found = [f"{locale}: {each} is not translated" for each in english.wants.keys() - other.wants.keys()]
    found += [f"{locale}: {each} is not in English" for each in other.wants.keys() - english.wants.keys()]
    for each in english.wants.keys() & other.wants.keys():
        more = other.wanted(each) - english.wanted(each)
        # A language may select on what English does not: every thing, seat and list brings these.
        more = {name for name in more if not name.endswith(("-id", "-is", "-count"))}
        found += [f"{locale}: {each} wants ${name}, which English does not" for name in sorted(more)]
    return sorted(found + other.faults)
