"""Take the compiled modules from their one library: imported first, where Python runs in a browser.

mypyc gives each module a library of its own beside the large one, which only calls how the module begins. To
load two hundred of them takes a browser longer than all else, so that is called from here.
"""

import ctypes
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import Any, Final

import gridtown__mypyc as library

POINTER: Final = ctypes.pythonapi.PyCapsule_GetPointer
POINTER.restype = ctypes.c_void_p
POINTER.argtypes = (ctypes.py_object, ctypes.c_char_p)
BEGINNING: Final = ctypes.PYFUNCTYPE(ctypes.py_object)


class CompiledModules(MetaPathFinder, Loader):
    """Finds the modules that are in the library, and begins each."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A compiled module's; None for any other."""
        del path, target
        if capsule_of(name) is None:
            return None
        return spec_from_loader(name, self, origin=library.__file__)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, begun: what it does when it is imported is done."""
        capsule = capsule_of(spec.name)
        begin = BEGINNING(POINTER(capsule, f"gridtown__mypyc.{attribute(spec.name)}".encode()))
        module: ModuleType = begin()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to be done."""


def attribute(name: str) -> str:
    """What the library calls the beginning of a module."""
    return f"init_{name.replace('___', '___3_').replace('.', '___')}"


def capsule_of(name: str) -> Any:
    """The beginning of a module; None where it isn't compiled."""
    return getattr(library, attribute(name), None)


sys.meta_path.insert(0, CompiledModules())
