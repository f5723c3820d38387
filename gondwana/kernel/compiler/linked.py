"""A rule's code as its callers want it: to be linked into theirs. Nobody runs it by itself, so it stays half compiled.

Numba optimises every function that it compiles together with all that it calls, and makes machine code of it. A rule is
only ever called by other rules, which take in its code and do all that again; what Python calls, a loop or a rule's own
wrapper, is made of that. So a rule's own machine code would lie there unused, and what was optimised in it is optimised
with its callers anyway: a third of all work, and as fast without.
"""

from typing import Any, Final

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult

_Result: Final[Any] = CompileResult  # a named tuple that is made by hand: its fields have no types


class LinkedCode(JITCodeLibrary):
    """The code of a rule, before it is optimised as a whole and machine code is made of it."""

    @classmethod
    def read(cls, codegen: Any, name: str, bitcode: bytes) -> "LinkedCode":
        """The code as it was kept on disk."""
        self = cls(codegen, name)
        self._final_module = llvm.parse_bitcode(bitcode)
        self._finalize_final_module()
        return self

    def _optimize_final_module(self) -> None:
        """Its callers do, with all that is linked into them."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._verify_declare_only_symbols()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: there is no machine code."""
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0

    @property
    def codegen(self) -> Any:
        """Who would be told of the constants that the machine code refers to."""
        return _Nobody

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        """What is kept on disk."""
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return self.name, self._final_module.as_bitcode()


class _Nobody:
    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """A rule that is linked into another one refers to nothing of its own."""


class LinkedCompiler(Compiler):
    """Compiles a function into code that is only linked into others."""

    def compile_extra(self, function: Any) -> Any:
        """As any function, but for what becomes of its code."""
        self.state.library = LinkedCode(self.state.targetctx.codegen(), function.__qualname__)  # type: ignore[no-untyped-call]
        return super().compile_extra(function)  # type: ignore[no-untyped-call]


def rebuilt(target: Any, payload: Any) -> Any:
    """What was compiled, as it is kept on disk (see CompileResult._reduce)."""
    (name, bitcode), described, environment, signature, objectmode, lifted, annotation, reload_init, others = payload
    library = LinkedCode.read(target.codegen(), name, bitcode)
    return _Result(
        target_context=target,
        typing_context=target.typing_context,
        library=library,
        environment=environment,
        entry_point=target.get_executable(library, described, environment),
        fndesc=described,
        type_annotation=annotation,
        signature=signature,
        objectmode=objectmode,
        lifted=lifted,
        typing_error=None,
        call_helper=None,
        metadata=None,
        reload_init=reload_init,
        referenced_envs=others,
    )
