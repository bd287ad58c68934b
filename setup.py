"""Compiles the engine with mypyc where there is a C compiler; the same source runs interpreted elsewhere.

VERNISSAGE_PURE=1 builds nothing. VERNISSAGE_COMPILE=avant_carde,artbox compiles the core and only these games.
VERNISSAGE_EXTRA=path,path compiles more modules in the same build, as a game must be.
VERNISSAGE_BUILD says which engine is made:

- checked, or nothing: every index is checked, all modules in one C file, -O3;
- quick: the same with one C file a module, several at once, and -O2: for playing and testing from a checkout;
- release: without the checks that tools/unchecked.py takes out, and where gcc compiles, trained: compiled once to be
  watched while it plays (tools/training.py), and once more by what was seen. Wheels carry this one.
"""

import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from backend import compiles
from documented import document
from modules import engine
from training import train
from unchecked import assert_indices, release, surprises

BUILD = os.environ.get("VERNISSAGE_BUILD", "checked")
QUICK = BUILD == "quick"
# A product and a sum are rounded one by one, on every machine: the judge of drawings says the same everywhere.
GCC = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-unused-function", "-ffp-contract=off"]


def is_gcc() -> bool:
    """The C compiler is gcc, which can be told what it was watched doing."""
    if sys.platform == "win32":
        return False
    command = [*(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[:1], "-dM", "-E", "-"]
    known = subprocess.run(command, input="", capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in known and "__clang__" not in known


TRAINED = BUILD == "release" and compiles() and is_gcc()
# 0 for those who work on the engine. A trained one is told what is hot, so that 2 loses nothing against 3.
OPT = os.environ.get("VERNISSAGE_OPT", "2" if QUICK or TRAINED else "3")
FLAGS = [f"/O{min(int(OPT), 2)}"] if sys.platform == "win32" else [f"-O{OPT}", *GCC]


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if not compiles():
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    folder = "build/release" if BUILD == "release" else "build"
    name = "vernissage_engine"
    built = mypycify(engine(), opt_level=OPT, debug_level="0", multi_file=QUICK, group_name=name, target_dir=folder)
    found = [module for module in built if isinstance(module, Extension)]
    written = sorted({str(source) for module in found for source in module.sources if "__native" in str(source)})
    document(written, engine())
    if BUILD == "release":
        unexpected = surprises(release(written[0], engine(), "trained" if TRAINED else "release"))
        if unexpected:
            raise SystemExit("\n".join([*unexpected, "if the engine was changed: python tools/unchecked.py"]))
    else:
        assert_indices(written, engine())
    for module in found:
        # One list is shared by all of them.
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return found


class Engine(build_ext):
    """Compiles the C files of an extension on all processors, where setuptools would take one after the other, and a
    release twice, before and after its training.
    """

    def build_extensions(self) -> None:
        """Every extension is built."""
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_all
        if not TRAINED or not self.extensions:
            super().build_extensions()
            return
        self.force = self.compiler.force = True
        self.watch(["-fprofile-generate"])
        super().build_extensions()
        train(Path(self.build_lib))
        self.watch(["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"])
        super().build_extensions()

    def watch(self, flags: list[str]) -> None:
        """From now on these flags and no others of their kind are given to compiler and linker."""
        for module in self.extensions:
            for name in ("extra_compile_args", "extra_link_args"):
                plain = [flag for flag in getattr(module, name) or [] if "profile" not in flag]
                setattr(module, name, [*plain, *flags])

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
    setup(ext_modules=extensions(), cmdclass={"build_ext": Engine})


if __name__ == "__main__":
    main()
