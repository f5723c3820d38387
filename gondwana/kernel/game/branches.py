"""A game's `legal`, `answer` and `perform`, made out of the questions and tasks that it declared.

Each is a choice by the number of the prompt on top of the stack:

    def legal(s: State, seat: int, out: Ints) -> int:
        top = s.depth - 1
        question = s.frames[top, 0]
        if question == 0:
            return offer_choose(s, seat, out)
        if question == 1: …

The compiler turns that into one jump through a table. (Halving the prompts until one is left was measured, too: six
comparisons that no processor can foresee cost Dominant Species a twentieth of its speed.) The text of such a
function is written here and compiled like a loop: it is kept on disk under the state of the game's rules (see cache).
Interpreted it is an ordinary function, and a traceback shows its lines.
"""

import linecache
from collections.abc import Callable, Iterable
from typing import Any, Final

from ..compiler.mode import INTERPRET
from ..compiler.rule import loop, part
from ..rules.declare import Prompts
from ..rules.posing import give, list_posed, put, take_given
from ..rules.questions import ABOUT, PROMPT, answered, drop
from ..rules.records import Ints
from .declared import Declared, parameters

KERNEL: Final = (answered, drop, give, list_posed, put, take_given)
PARTS: Final = ("decide", "skip", "pose")  # called in one or two places: compiled with those that call them
USUAL: Final = ("s", "seat", "out", "question")  # names that mean the same in every rule, whatever its frame carries
Leaf = tuple[int, list[str]]  # the number of a prompt, and the lines that are run for it


def branches(game: str, state: Any, declared: Declared) -> dict[str, Any]:
    """The functions `legal`, `answer` and `perform` of a game."""
    writer = Writer(game, state)
    direct = {prompt: offer for prompt, offer in declared.offers.items() if offer.decider is None}
    posed = {prompt: offer for prompt, offer in declared.offers.items() if offer.decider is not None}
    offered = [(prompt, ["return " + writer.call("offer", offer.function, prompt)]) for prompt, offer in direct.items()]
    carried = [(prompt, [writer.call("answer", declared.answers[prompt].function, prompt)]) for prompt in direct]
    tasks = [(task, ["drop(s)", writer.call("do", deed.function, task)]) for task, deed in declared.tasks.items()]
    if posed:
        write_posing(writer, declared)
        offered += [(prompt, ["return list_posed(s, out)"]) for prompt in posed]
        carried = [(prompt, ["answered(s, seat)", *lines]) for prompt, lines in carried]
        carried += [(prompt, ["give(s, move)"]) for prompt in posed]
        tasks += [(prompt, ["pose(s)"]) for prompt in posed]
    writer.choice("legal(s: State, seat: int, out: Ints) -> int", offered)
    writer.choice("answer(s: State, seat: int, move: int) -> None", carried, [] if posed else ["answered(s, seat)"])
    given = ["if s.given > 0:", "    carry_out(s, decide(s), take_given(s))", "    return"]
    writer.choice("perform(s: State) -> None", tasks or [(0, ["pass"])], given if posed else [])
    return {name: writer.names[name] for name in ("legal", "answer", "perform")}


def write_posing(writer: "Writer", declared: Declared) -> None:
    """What asks a posed question, and what carries its answer out."""
    posed = {prompt: offer for prompt, offer in declared.offers.items() if offer.decider is not None}

    def leaves(role: str, found: Callable[[Prompts], Any], before: str = "", **instead: str) -> list[Leaf]:
        return [(prompt, [before + writer.call(role, found(prompt), prompt, **instead)]) for prompt in posed]

    writer.choice("decide(s: State) -> int", leaves("decide", lambda prompt: posed[prompt].decider, "return "))
    listed = leaves("offer", lambda prompt: posed[prompt].function, "return ", seat="decide(s)")
    writer.choice("list_answers(s: State, out: Ints) -> int", listed)
    carried = leaves("answer", lambda prompt: declared.answers[prompt].function)
    writer.choice("carry_out(s: State, seat: int, move: int) -> None", carried, ["answered(s, seat)"])
    writer.choice("skip(s: State) -> None", leaves("skip", lambda prompt: posed[prompt].skipped), ["drop(s)"])
    writer.write(
        "pose(s: State) -> None",
        [
            "s.options = list_answers(s, s.answers)",
            "if s.options == 0:",
            "    skip(s)",
            "elif s.options == 1:",
            "    s.given = s.answers[0] + 1",
            "else:",
            "    put(s, decide(s))",
        ],
    )


class Writer:
    """Writes functions over the record of a game, and knows what their texts speak of."""

    def __init__(self, game: str, state: Any) -> None:
        self.game = game
        self.names: dict[str, Any] = {rule.__name__: rule for rule in KERNEL}
        self.names |= {"State": state, "Ints": Ints, "__name__": state.__module__}

    def call(self, role: str, function: Any, prompt: Prompts, **instead: str) -> str:
        """The call of a rule that was declared for a prompt, its parameters found by their names."""
        if function is None:
            return "pass"
        places = {known: f"s.frames[top, {ABOUT + place}]" for place, known in enumerate(prompt.about)}
        places |= {known: known for known in USUAL} | instead
        alias = f"{role}_{prompt.name.lower()}"
        if role == "decide":  # mostly one rule for all: neighbours become one leaf
            alias = getattr(function, "py_func", function).__name__
        self.names[alias] = function
        return f"{alias}({', '.join(places.get(parameter, 'move') for parameter in parameters(function))})"

    def choice(self, signature: str, leaves: Iterable[Leaf], before: Iterable[str] = ()) -> None:
        """A function that chooses by the prompt on top of the stack."""
        start = ["top = s.depth - 1", f"question = s.frames[top, {PROMPT}]"]
        self.write(signature, [*start, *before, *chosen(leaves)])

    def write(self, signature: str, lines: list[str]) -> None:
        """A function of these lines, under its name."""
        text = f"def {signature}:\n" + "\n".join(f"    {line}" for line in lines) + "\n"
        name = signature.partition("(")[0]
        # A compiled function is kept under the stamp of a file that exists: this one.
        file = f"<{name} of {self.game}>" if INTERPRET else __file__
        if INTERPRET:
            linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        exec(compile(text, file, "exec"), self.names)
        self.names[name] = (part if name in PARTS else loop)(self.names[name])


def chosen(leaves: Iterable[Leaf]) -> list[str]:
    """The lines that choose among leaves.

    Prompts for which the same lines are run are one leaf; the largest of them needs no question, it is what is left.
    """
    numbers: dict[tuple[str, ...], list[int]] = {}
    for number, lines in sorted(leaves, key=lambda leaf: leaf[0]):
        numbers.setdefault(tuple(lines), []).append(int(number))
    rest = max(numbers, key=lambda lines: len(numbers[lines]))
    found: list[str] = []
    for same, which in numbers.items():
        if same != rest:
            end = [] if same[-1].startswith("return") else ["return"]
            found += [f"if {' or '.join(f'question == {number}' for number in which)}:"]
            found += [f"    {line}" for line in (*same, *end)]
    return [*found, *rest]
