"""PostgreSQL, Redis and Chromium for tests: Debian packages where they are absent, services on free loopback ports,
ended by pid.

python tools/services.py install
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}


def find(program: str) -> str | None:
    """Where a program lies; Debian keeps PostgreSQL's own ones off the path."""
    found = shutil.which(program)
    if found is None:
        beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        found = str(beside[-1]) if beside else None
    return found


def install() -> list[str]:
    """Missing packages are installed if this is Debian and we are root; the answer is what is still missing."""
    missing = [package for program, package in PACKAGES.items() if find(program) is None]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # No service is to start by itself: tests start their own.
        policy = Path("/usr/sbin/policy-rc.d")
        ours = not policy.exists()
        if ours:
            policy.write_text("#!/bin/sh\nexit 101\n")
            policy.chmod(0o755)
        try:
            if subprocess.run(["apt-get", "install", "-y", "-q", *missing], env=environment, check=False).returncode:
                subprocess.run(["apt-get", "update", "-q"], env=environment, check=False)
                subprocess.run(["apt-get", "install", "-y", "-q", *missing], env=environment, check=False)
        finally:
            if ours:
                policy.unlink()
    return [package for program, package in PACKAGES.items() if find(program) is None]


def free_port() -> int:
    """A port of this machine nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Somebody listens on the port."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens on port {port}:\n{log.read_text('utf-8', 'replace')[-2000:]}")


def wait_until_ready(port: int) -> None:
    """PostgreSQL listens before it can be talked to; its own program says when it is ready."""
    program = find("pg_isready")
    for _attempt in range(300):
        if (
            program is None
            or subprocess.run([program, "-q", "-h", "127.0.0.1", "-p", str(port)], check=False).returncode == 0
        ):
            return
        time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not become ready")


class Redis:
    """A Redis of our own that may be stopped and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """It serves."""
        program = find("redis-server")
        assert program is not None, "redis-server is not installed: run python tools/services.py install"
        command = [
            program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
            "--dir",
            str(self.folder),
        ]
        log = self.folder / "redis.log"
        with log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        wait_for(self.port, self.process, log)

    def stop(self) -> None:
        """It is gone."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A Redis in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Redis(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL in a folder of its own; the answer is the URL of an empty database."""
    initdb, program = find("initdb"), find("postgres")
    assert initdb is not None, "PostgreSQL is not installed: run python tools/services.py install"
    assert program is not None, "PostgreSQL is not installed: run python tools/services.py install"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        user = unprivileged()
        os.chmod(folder, 0o755)
        data = folder / "data"
        data.mkdir()
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
            os.chown(data, user.pw_uid, user.pw_gid)
        identity: dict[str, Any] = (
            {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user is not None else {}
        )
        subprocess.run(
            [initdb, "-D", str(data), "-U", "vernissage", "--auth=trust", "-E", "UTF8", "--no-locale"],
            check=True,
            capture_output=True,
            cwd=folder,
            **identity,
        )
        port = free_port()
        log = folder / "postgres.log"
        options = [
            "-p",
            str(port),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"unix_socket_directories={folder}",
            "-c",
            "shared_buffers=32MB",
        ]
        with log.open("ab") as out:
            process = subprocess.Popen(
                [program, "-D", str(data), *options], stdout=out, stderr=out, cwd=folder, **identity
            )
        try:
            wait_for(port, process, log)
            wait_until_ready(port)
            yield f"postgresql://vernissage@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def unprivileged() -> pwd.struct_passwd | None:
    """The user to run PostgreSQL as, when we are root: it refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return None


if __name__ == "__main__":
    left = install()
    print(f"still missing: {', '.join(left)}" if left else "PostgreSQL and Redis are here")
    sys.exit(1 if left else 0)
