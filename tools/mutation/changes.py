"""The small faults that can be planted in a module: one changed operator, constant or statement each."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

Undo = Callable[[], None]
Place = tuple[str, str, str, str, int]

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Pow: ast.Mult,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass
class Change:
    """One fault: where it is planted, how it reads, and how to plant it."""

    module: str  # the file's path from the folder of the games
    function: str
    line: str  # the source line
    span: tuple[int, int]  # the lines of the statement it is in, without those of statements inside it
    body: tuple[int, int]  # the lines of its function
    change: str
    which: int  # of the faults of its function that read alike, counted from 1
    key: str
    plant: Callable[[], Undo]

    @property
    def place(self) -> Place:
        """What names the fault as long as its line reads the same."""
        return self.module, self.function, self.line, self.change, self.which


def changes(module: str, source: str, tree: ast.Module) -> Iterator[Change]:
    """Every fault of a module, function by function; what makes its tables when it is loaded is left out."""
    lines = source.splitlines()
    loading = called_on_loading(tree)
    for name, function in functions(tree):
        if name in loading:
            continue
        whole = ast.dump(function)
        body = function.lineno, function.end_lineno or function.lineno
        alike: Counter[tuple[str, str]] = Counter()
        spans = sorted((span_of(node) for node in ast.walk(function) if isinstance(node, ast.stmt)), key=length)
        for place, (node, old, new, plant) in enumerate(faults(function)):
            number = node.lineno if isinstance(node, ast.stmt | ast.expr) else function.lineno
            span = next((span for span in spans if span[0] <= number <= span[1]), (number, number))
            text = f"{old} -> {new}"
            key = sha256("|".join((module, name, whole, str(place), text)).encode()).hexdigest()[:20]
            line = lines[number - 1].strip()
            alike[line, text] += 1
            yield Change(module, name, line, span, body, text, alike[line, text], key, plant)


def called_on_loading(tree: ast.Module) -> set[str]:
    """The functions that statements of the module itself call."""
    plain = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    calls = [node.func for statement in plain for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)}


def span_of(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement up to where the statements inside it begin."""
    inside = [node.lineno for node in ast.walk(statement) if isinstance(node, ast.stmt) and node is not statement]
    last = min(inside) - 1 if inside else statement.end_lineno or statement.lineno
    if isinstance(statement, ast.FunctionDef):
        last = statement.end_lineno or statement.lineno
    return statement.lineno, max(last, statement.lineno)


def length(span: tuple[int, int]) -> int:
    """How many lines lie between the first and the last."""
    return span[1] - span[0]


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


Fault = tuple[ast.AST, str, str, Callable[[], Undo]]


def faults(function: ast.FunctionDef) -> Iterator[Fault]:
    """Every fault of one function: its body emptied, statements dropped, operators and constants changed."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    if returns_nothing(function) and len(body) > 1:
        yield function, f"{function.name}(...)", "does nothing", swap(function, "body", [ast.Pass()])
    for statement in body:
        yield from faults_of(statement)
    for place, statement in enumerate(function.body):
        if statement in body and len(body) > 1:
            yield from dropped(function.body, place, statement)


def faults_of(node: ast.AST) -> Iterator[Fault]:
    """The faults of a node and of what it holds."""
    if isinstance(node, ast.Assert | ast.Raise):
        return
    if is_telling(node):
        yield node, brief(node), "not told", swap_body(node)
        return
    yield from own_faults(node)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        if isinstance(value, ast.AST):
            yield from faults_of(value)
        elif isinstance(value, list):
            for place, each in enumerate(value):
                if isinstance(each, ast.stmt):
                    yield from dropped(value, place, each)
                if isinstance(each, ast.AST):
                    yield from faults_of(each)


def own_faults(node: ast.AST) -> Iterator[Fault]:
    """The faults of one node alone."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                yield changed(node, swap_item(node.ops, place, other()))
    elif isinstance(node, ast.BoolOp):
        other_way = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield changed(node, swap(node, "op", other_way))
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SUMS and not is_text(node):
        yield changed(node, swap(node, "op", SUMS[type(node.op)]()))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield changed(node, swap(node, "value", node.value + 1))
        if node.value > 0:
            yield changed(node, swap(node, "value", node.value - 1))
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield changed(node, swap(node, "value", not node.value))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield changed(node, swap(node.func, "id", NAMES[node.func.id]))
    elif isinstance(node, ast.If | ast.While | ast.IfExp | ast.comprehension):
        yield from negations(node)


def negations(node: ast.If | ast.While | ast.IfExp | ast.comprehension) -> Iterator[Fault]:
    """A condition that compares nothing is turned round; comparisons are changed where they stand."""
    conditions = node.ifs if isinstance(node, ast.comprehension) else [node.test]
    for place, test in enumerate(conditions):
        if isinstance(test, ast.Compare | ast.BoolOp | ast.Constant):
            continue
        turned = test.operand if isinstance(test, ast.UnaryOp) else ast.UnaryOp(ast.Not(), test)
        ast.copy_location(turned, test)
        if isinstance(node, ast.comprehension):
            yield test, brief(test), brief(turned), swap_item(node.ifs, place, turned)
        else:
            yield test, brief(test), brief(turned), swap(node, "test", turned)


def dropped(body: list[ast.stmt], place: int, statement: ast.stmt) -> Iterator[Fault]:
    """A statement with an effect is left out; a jump goes elsewhere."""
    gone = ast.copy_location(ast.Pass(), statement)
    if isinstance(statement, ast.Continue):
        yield statement, "continue", "break", swap_item(body, place, ast.copy_location(ast.Break(), statement))
    elif isinstance(statement, ast.Break):
        yield statement, "break", "pass", swap_item(body, place, gone)
    elif isinstance(statement, ast.Return) and statement.value is None:
        yield statement, "return", "pass", swap_item(body, place, gone)
    elif has_effect(statement) and not is_telling(statement):
        yield statement, brief(statement), "pass", swap_item(body, place, gone)


def has_effect(statement: ast.stmt) -> bool:
    """Leaving the statement out leaves a function that still runs."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in statement.targets)
    return isinstance(statement, ast.AugAssign)


def is_telling(node: ast.AST) -> bool:
    """The node only writes to the journal."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith("journal is not None") and not node.orelse
    return isinstance(node, ast.Expr) and ast.unparse(node.value).split("(")[0].endswith((".note", "journal.append"))


def is_text(node: ast.BinOp | ast.AugAssign) -> bool:
    """The operator joins texts or lists."""
    sides = [node.value] if isinstance(node, ast.AugAssign) else [node.left, node.right]
    joins = ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple
    return any(
        isinstance(side, joins) or (isinstance(side, ast.Constant) and isinstance(side.value, str)) for side in sides
    )


def returns_nothing(function: ast.FunctionDef) -> bool:
    """The function is called for its effect."""
    return isinstance(function.returns, ast.Constant) and function.returns.value is None


def changed(node: ast.AST, plant: Callable[[], Undo]) -> Fault:
    """A fault with its node as it reads before and after."""
    old = brief(node)
    undo = plant()
    new = brief(node)
    undo()
    return node, old, new, plant


def brief(node: ast.AST) -> str:
    """The first line of a node as source."""
    return ast.unparse(node).splitlines()[0]


def swap(node: ast.AST, name: str, value: object) -> Callable[[], Undo]:
    """A field can be given another value, and its own again."""

    def plant() -> Undo:
        before = getattr(node, name)
        setattr(node, name, value)
        return lambda: setattr(node, name, before)

    return plant


def swap_item(items: Any, place: int, value: ast.AST) -> Callable[[], Undo]:
    """An item of a list can be replaced, and put back."""

    def plant() -> Undo:
        before = items[place]
        items[place] = value

        def undo() -> None:
            items[place] = before

        return undo

    return plant


def swap_body(node: ast.AST) -> Callable[[], Undo]:
    """A statement that tells can be silenced."""
    if isinstance(node, ast.If):
        return swap(node, "body", [ast.Pass()])
    return swap(node, "value", ast.Constant(None))
