"""How kernels become one piece of machine code: each is lowered once, and optimised with those that call it.

Numba by itself optimises every function, turns it into machine code, and then does both again in each caller, whose
code holds all that it calls: what lies ten calls deep is optimised ten times. Here a kernel that another kernel calls
stays as it was lowered, a part; only what Python calls, an entry, is optimised, once, with all its parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import binding  # type: ignore[import-untyped]
from numba.core import codegen, compiler
from numba.core.environment import lookup_environment

#: What the global variables of environments are called.
_ENVIRONMENT = "_ZN08NumbaEnv"


class PartLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel that kernels call: never run by itself."""

    _linking_libraries: list[Any]
    _final_module: Any
    _shared_module: Any

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == binding.Linkage.external:
                function.linkage = "linkonce_odr"  # each entry may have it, and drop it
        self._finalized = True

    def below(self) -> Iterator[Any]:
        """Yield all libraries that it needs, those that they need included."""
        for library in self._linking_libraries:
            yield library
            if isinstance(library, PartLibrary):
                yield from library.below()

    def whole(self) -> Any:
        """Return its code together with all that it needs."""
        self._ensure_finalized()
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            for library in dict.fromkeys(self.below()):
                self._shared_module.link_in(_own_module(library), preserve=True)
        return self._shared_module

    def _get_module_for_linking(self) -> Any:
        return self.whole()

    def serialize_using_bitcode(self) -> tuple[str, bytes]:
        return self.name, self.whole().as_bitcode()

    @classmethod
    def loaded(cls, target: Any, name: str, code: bytes) -> PartLibrary:
        """Return a part as it was kept."""
        self = cls(target, name)
        self._final_module = self._shared_module = binding.parse_bitcode(code)
        self._finalize_dynamic_globals()
        self._finalized = True
        return self


def _own_module(library: Any) -> Any:
    return library._final_module if isinstance(library, PartLibrary) else library._get_module_for_linking()


class EntryLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel that Python calls, with all that it calls."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        needed = []
        for library in self._linking_libraries:
            needed += [library, *(library.below() if isinstance(library, PartLibrary) else ())]
        self._linking_libraries = []
        for library in dict.fromkeys(needed):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(_own_module(library), preserve=True)
        super().finalize()


class PartCompiler(compiler.Compiler):  # type: ignore[misc]
    """Compiles a kernel for those that call it."""

    def _compile_bytecode(self) -> Any:
        state = self.state
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        made = super()._compile_bytecode()
        made.library._ensure_finalized()
        made = made._replace(entry_point=object())  # known by it to those that call it
        state.targetctx.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return made


class EntryCompiler(compiler.Compiler):  # type: ignore[misc]
    """Compiles a kernel for Python."""

    def _compile_bytecode(self) -> Any:
        state = self.state
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        made = super()._compile_bytecode()
        for environment in environments(made.library._final_module):
            made.library.codegen.set_env(environment.env_name, environment)
        return made


def environments(module: Any) -> Iterator[Any]:
    """Yield what functions in a module know of Python, by the global variables that hold it."""
    for variable in module.global_variables:
        found = lookup_environment(variable.name) if variable.name.startswith(_ENVIRONMENT) else None
        if found is not None:
            yield found


def reduce_part(made: Any) -> tuple[Any, ...]:
    """Return what to keep of a part."""
    made.fndesc.typemap = made.fndesc.calltypes = None  # Numba itself leaves them out too
    known = tuple(found for found in environments(made.library.whole()) if found.can_cache())
    return made.library.serialize_using_bitcode(), made.fndesc, made.environment, made.signature, known


def rebuild_part(target: Any, kept: tuple[Any, ...]) -> Any:
    """Return a part as it was kept."""
    library, fndesc, environment, signature, known = kept
    return compiler.compile_result(
        typing_context=target.typing_context,
        target_context=target,
        library=PartLibrary.loaded(target.codegen(), *library),
        environment=environment,
        entry_point=object(),
        fndesc=fndesc,
        signature=signature,
        objectmode=False,
        lifted=(),
        referenced_envs=known,
    )
