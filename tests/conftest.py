"""Examples are the same in every run, none fails for a slow machine, and no test writes into a person's folders."""

import atexit
import os
import shutil
import tempfile

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

DATA = tempfile.mkdtemp()
atexit.register(shutil.rmtree, DATA, ignore_errors=True)
os.environ["XDG_DATA_HOME"] = DATA
