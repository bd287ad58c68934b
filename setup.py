"""Compiles the engine with mypyc where there is a C compiler; the same source runs interpreted elsewhere.

VERNISSAGE_PURE=1 builds nothing. VERNISSAGE_COMPILE=avant_carde,artbox compiles the core and only these games.
VERNISSAGE_EXTRA=path,path compiles more modules in the same build, as a game must be.
VERNISSAGE_BUILD=quick compiles one C file a module, several at once, with -O2: for playing and testing from a checkout.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from backend import compiles
from documented import document
from modules import engine

QUICK = os.environ.get("VERNISSAGE_BUILD") == "quick"
OPT = os.environ.get("VERNISSAGE_OPT", "2" if QUICK else "3")  # 0 for those who work on the engine
GCC = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-unused-function"]
FLAGS = [f"/O{min(int(OPT), 2)}"] if sys.platform == "win32" else [f"-O{OPT}", *GCC]


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if not compiles():
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    built = mypycify(engine(), opt_level=OPT, debug_level="0", multi_file=QUICK, group_name="vernissage_engine")
    found = [module for module in built if isinstance(module, Extension)]
    written = {str(source) for module in found for source in module.sources}
    document(sorted(source for source in written if "__native" in source), engine())
    for module in found:
        # One list is shared by all of them.
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return found


class Parallel(build_ext):
    """Compiles the C files of an extension on all processors; setuptools would take one after the other."""

    def build_extensions(self) -> None:
        """Every extension is built."""
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_all
        super().build_extensions()

    def compile_all(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        """The object files of all sources."""
        compiler: Any = self.compiler
        macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        # The largest first: one that is begun last would be waited for alone.
        waiting = sorted(build.items(), key=lambda item: -Path(item[1][0]).stat().st_size)
        with ThreadPoolExecutor(int(os.environ.get("VERNISSAGE_JOBS") or os.cpu_count() or 1)) as pool:
            tasks = [
                pool.submit(compiler._compile, made, source, ext, cc_args, extra_postargs, pp_opts)
                for made, (source, ext) in waiting
            ]
            for task in tasks:
                task.result()
        return list(objects)


def main() -> None:
    """The distribution is built, with the compiled modules where there are any."""
    setup(ext_modules=extensions(), cmdclass={"build_ext": Parallel})


if __name__ == "__main__":
    main()
