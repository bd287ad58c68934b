"""Looks through Dockerfile, compose file, proxy and service unit, and runs the steps of the image as plain commands.

python tools/docker_lint.py            what is wrong with the files; exits with 1 if anything is
python tools/docker_lint.py --steps    besides, where there is no Docker: pages and wheel from just the files that
                                       the image copies, an install of it, the server as the image starts it, its
                                       health check; --pure does not compile the engine
"""

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any, NamedTuple

import client
import yaml
from patience import Patience

from vernissage.server.settings import Settings

ROOT = Path(__file__).parent.parent
KNOWN = {"FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD", "ARG"}
UNIT = {
    "Unit": {"Description", "After", "Wants"},
    "Service": {
        "ExecStart", "Environment", "DynamicUser", "StateDirectory", "Restart", "TimeoutStopSec", "LimitNOFILE",
        "NoNewPrivileges", "ProtectSystem", "ProtectHome", "PrivateTmp", "PrivateDevices", "ProtectKernelTunables",
        "ProtectControlGroups", "RestrictAddressFamilies", "SystemCallFilter",
    },
    "Install": {"WantedBy"},
}  # fmt: skip
ENGINE = "from vernissage.doctor import engine; print(engine())"
SETTINGS = {f"VERNISSAGE_{name.upper()}" for name in Settings.__struct_fields__}


class Step(NamedTuple):
    """One instruction of a Dockerfile, in the stage it stands in."""

    stage: str
    name: str
    words: str


def steps(text: str) -> list[Step]:
    """The instructions, continued lines joined."""
    found, stage = [], ""
    for line in re.sub(r"\\\n\s*", " ", text).splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, words = line.partition(" ")
            if name == "FROM":
                stage = words.partition(" AS ")[2] or "last"
            found.append(Step(stage, name, words.strip()))
    return found


def dockerfile_faults(text: str, root: Path = ROOT) -> list[str]:
    """What is wrong with a Dockerfile."""
    found = steps(text)
    faults = [f"{step.name} is no instruction we use" for step in found if step.name not in KNOWN]
    stages = {step.stage for step in found}
    for step in found:
        if step.name == "FROM" and not re.match(r"[\w./-]+:[\w.-]+", step.words):
            faults.append(f"FROM {step.words}: no version is named")
        if step.name == "COPY":
            faults += copy_faults(step, stages, root)
        if step.name == "RUN":
            faults += run_faults(step.words)
        if step.name == "ENV":
            faults += unknown_settings(re.findall(r"(VERNISSAGE_\w+)=", step.words))
    last = [step for step in found if step.stage == "last"]
    for name in ("USER", "HEALTHCHECK", "EXPOSE", "ENTRYPOINT", "CMD"):
        if not any(step.name == name for step in last):
            faults.append(f"the image has no {name}")
    if any(step.name == "USER" and step.words in ("root", "0") for step in last):
        faults.append("the image runs as root")
    faults += [
        f"{step.name} is no list" for step in last if step.name in ("ENTRYPOINT", "CMD") and not listed(step.words)
    ]
    return faults


def copy_faults(step: Step, stages: set[str], root: Path) -> list[str]:
    """What a COPY names that is not there."""
    source = re.match(r"--from=(\S+) ", step.words)
    if source:
        return [] if source[1] in stages else [f"COPY --from={source[1]}: there is no such stage"]
    names = step.words.split()[:-1]
    lost = [f"COPY {name}: there is no such file" for name in names if not (root / name).exists()]
    kept = [name for name in names if (root / name).exists() and not sent(name, root)]
    return lost + [f"COPY {name}: .dockerignore keeps it from Docker" for name in kept]


def run_faults(words: str) -> list[str]:
    """What a RUN leaves in the image, or leaves to chance."""
    faults = []
    if "apt-get install" in words and not ("--no-install-recommends" in words and "rm -rf /var/lib/apt/lists" in words):
        faults.append(f"RUN {words[:60]}: apt leaves its lists and recommendations behind")
    if re.search(r"\bpip (install|wheel)\b", words) and "--no-cache-dir" not in words:
        faults.append(f"RUN {words[:60]}: pip leaves its cache behind")
    return faults


def listed(words: str) -> list[str]:
    """The words of an instruction in its list form, or none."""
    try:
        found = json.loads(words)
    except json.JSONDecodeError:
        return []
    return found if isinstance(found, list) else []


def unknown_settings(names: list[str]) -> list[str]:
    """Variables that no server reads."""
    return [f"{name} is no setting of the server" for name in names if name not in SETTINGS]


def compose_faults(text: str, folder: Path, image: str) -> list[str]:
    """What is wrong with a compose file beside the Dockerfile of its own image."""
    told: dict[str, Any] = yaml.safe_load(text)
    services, faults = told["services"], []
    healthy = {name for name, service in services.items() if "healthcheck" in service or "build" in service}
    for name, service in services.items():
        if ("image" in service) == ("build" in service):
            faults.append(f"{name} has to have an image or be built, one of them")
        if "build" in service and "HEALTHCHECK" not in image:
            faults.append(f"{name} waits for health that its image does not tell")
        if ":" not in service.get("image", ":"):
            faults.append(f"{name}: no version of {service['image']} is named")
        for other, how in (service.get("depends_on") or {}).items():
            if other not in services:
                faults.append(f"{name} depends on {other}, which is not there")
            elif how.get("condition") == "service_healthy" and other not in healthy:
                faults.append(f"{name} waits for {other}, which tells nothing of its health")
        faults += unknown_settings([each for each in service.get("environment") or {} if each.startswith("VERNISSAGE")])
        for volume in service.get("volumes") or []:
            source = volume.partition(":")[0]
            if source.startswith(".") and not (folder / source).exists():
                faults.append(f"{name}: there is no {source}")
            if not source.startswith((".", "/")) and source not in (told.get("volumes") or {}):
                faults.append(f"{name}: the volume {source} is not declared")
    subnets = [each["subnet"] for each in told["networks"]["default"]["ipam"]["config"]]
    believed = {service["environment"].get("VERNISSAGE_PROXIES") for service in services.values() if "build" in service}
    if believed != set(subnets):
        faults.append(f"the servers believe {believed}, the network is {subnets}")
    return faults


def proxy_faults(text: str, compose: str, image: str) -> list[str]:
    """Servers the proxy does not know, or ones that are not there."""
    services = yaml.safe_load(compose)["services"]
    port = next(step.words for step in steps(image) if step.name == "EXPOSE")
    wanted = {f"{name}:{port}" for name, service in services.items() if "build" in service}
    known = set(re.findall(r"\b\w+:\d+\b", next(line for line in text.splitlines() if "reverse_proxy" in line)))
    faults = [] if known == wanted else [f"the proxy goes to {sorted(known)}, the servers are {sorted(wanted)}"]
    return faults + ([] if text.count("{") == text.count("}") else ["a brace of the Caddyfile is not closed"])


def unit_faults(text: str) -> list[str]:
    """What systemd would not know, or our server would not."""
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    unit.read_string(text)
    faults = [f"[{name}] is no section of a service" for name in unit.sections() if name not in UNIT]
    faults += [f"{key} is no key of [{name}]" for name in UNIT for key in unit[name] if key not in UNIT[name]]
    faults += unknown_settings(re.findall(r"^Environment=(\w+)=", text, re.MULTILINE))
    words = unit["Service"]["ExecStart"].split()
    return faults + ([] if words[0].startswith("/") and words[1:2] == ["serve"] else ["ExecStart does not serve"])


def verified(text: str) -> list[str]:
    """What systemd itself says of the unit, where it is there; our program need not be."""
    if not shutil.which("systemd-analyze"):
        return []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "vernissage.service"
        path.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.MULTILINE), "utf-8")
        command = ["systemd-analyze", "verify", str(path)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return [line for line in ran.stderr.splitlines() if path.name in line]


def faults() -> list[str]:
    """What is wrong with the files of this repository."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    compose = (ROOT / "deploy" / "compose.yml").read_text("utf-8")
    return [
        *dockerfile_faults(image),
        *compose_faults(compose, ROOT / "deploy", image),
        *proxy_faults((ROOT / "deploy" / "Caddyfile").read_text("utf-8"), compose, image),
        *unit_faults((ROOT / "deploy" / "vernissage.service").read_text("utf-8")),
        *verified((ROOT / "deploy" / "vernissage.service").read_text("utf-8")),
    ]


def run_steps(pure: bool) -> None:
    """The image's steps as plain commands: what it copies is enough, what it installs serves and is healthy."""
    found = steps((ROOT / "Dockerfile").read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        build_pages([step for step in found if step.stage == "pages"], place / "pages")
        build_wheel([step for step in found if step.stage == "wheel"], place, pure)
        uv = str(Path(sys.executable).parent / "uv")
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(place / "venv")], check=True)
        made = next((place / "wheels").glob("*.whl"))
        python = place / "venv" / "bin" / "python"
        subprocess.run([uv, "pip", "install", "--quiet", "--python", str(python), f"{made}[postgres]"], check=True)
        engine = subprocess.run([str(python), "-c", ENGINE], check=True, capture_output=True, text=True, cwd=place)
        print(f"install: {made.name}, {engine.stdout.strip()}", flush=True)
        serve_and_check(found, place)


def build_pages(stage: list[Step], root: Path) -> None:
    """The first stage has run below a folder: what it copies, and its commands where it works."""
    _npm, node = client.node()
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    for step, here in placed(stage, root):
        if step.name == "COPY":
            copied(step.words, here, ROOT)
        elif step.name == "RUN":
            subprocess.run(["bash", "-c", step.words], cwd=here, env=environment, check=True, capture_output=True)
    print("pages: built from what the image copies", flush=True)


def build_wheel(stage: list[Step], place: Path, pure: bool) -> None:
    """The second stage has run: an isolated build, with the compiler that this machine has."""
    environment = {**os.environ, "VERNISSAGE_PURE": "1"} if pure else {**os.environ, "VERNISSAGE_BUILD": "quick"}
    environment.pop("PYTHONPATH", None)  # nothing of the repository but what was copied
    for step, here in placed(stage, place / "wheel"):
        if step.name == "COPY" and (source := re.match(r"--from=(\w+) /(\S+) (\S+)", step.words)):
            shutil.copytree(place / source[1] / source[2], here / source[3], dirs_exist_ok=True)
        elif step.name == "COPY":
            copied(step.words, here, ROOT)
        elif step.name == "RUN" and step.words.startswith("pip "):
            words = step.words.replace("/wheels", str(place / "wheels"))
            subprocess.run([sys.executable, "-m", *words.split(), "--quiet"], cwd=here, env=environment, check=True)
    print("wheel: built from what the image copies", flush=True)


def placed(stage: list[Step], root: Path) -> Iterator[tuple[Step, Path]]:
    """The steps of a stage, each with the folder it works in."""
    here = root
    for step in stage:
        if step.name == "WORKDIR":
            here = root / step.words.lstrip("/")
            here.mkdir(parents=True)
        yield step, here


def copied(words: str, here: Path, root: Path) -> None:
    """What a COPY names lies in the folder, as far as .dockerignore lets it through."""
    *names, target = words.split()
    for name in names:
        whole = (root / name).is_dir()
        for path in sent(name, root):
            goal = here / target / (path.relative_to(root / name) if whole else path.name)
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, goal)


def sent(name: str, root: Path) -> list[Path]:
    """The files that Docker is given of a file or folder."""
    rules = [line.strip() for line in (root / ".dockerignore").read_text("utf-8").splitlines()]
    patterns = [(rule.startswith("!"), pattern_of(rule.lstrip("!"))) for rule in rules if rule and rule[0] != "#"]
    found = []
    for path in walked(root / name, root, patterns):
        known = str(path.relative_to(root))
        if let_through(known, patterns):
            found.append(path)
    return found


def walked(start: Path, root: Path, patterns: list[tuple[bool, re.Pattern[str]]]) -> Iterator[Path]:
    """The files below a place, without folders that are kept back."""
    if start.is_file():
        yield start
        return
    for each in sorted(start.iterdir()) if start.is_dir() else []:
        if each.is_file() or let_through(str(each.relative_to(root)), patterns):
            yield from walked(each, root, patterns)


def let_through(path: str, patterns: list[tuple[bool, re.Pattern[str]]]) -> bool:
    """The last pattern that fits the path, or a folder it lies in, decides."""
    kept = True
    for back, pattern in patterns:
        if pattern.match(path):
            kept = back
    return kept


def pattern_of(rule: str) -> re.Pattern[str]:
    """A line of .dockerignore; it means what lies below as well."""
    parts = re.escape(rule.strip("/")).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
    return re.compile(f"{parts}(/.*)?$")


def serve_and_check(found: list[Step], place: Path) -> None:
    """The server runs as the image starts it, on a port of this machine, and its health check passes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    last = {step.name: step.words for step in found if step.stage == "last"}
    known = dict(each.split("=", 1) for each in last["ENV"].split())
    here = {"VERNISSAGE_HOST": "127.0.0.1", "VERNISSAGE_PORT": port}
    here["VERNISSAGE_DATABASE"] = known["VERNISSAGE_DATABASE"].replace("/data", str(place), 1)
    bin_ = place / "venv" / "bin"
    command = [str(bin_ / listed(last["ENTRYPOINT"])[0]), *listed(last["CMD"])]
    check = listed(last["HEALTHCHECK"].partition("CMD ")[2].replace(last["EXPOSE"], port))
    server = subprocess.Popen(command, env={**os.environ, **known, **here}, cwd=place, start_new_session=True)
    try:
        patience = Patience(lambda: [server.pid], idle=120, work=300)
        while subprocess.run([str(bin_ / check[0]), *check[1:]], check=False, capture_output=True).returncode:
            if server.poll() is not None or patience.over():
                raise SystemExit("the server did not become healthy")
            time.sleep(0.5)
        print("health: the image's check passes")
    finally:
        server.terminate()
        server.wait()


def main() -> int:
    """The files have been looked through, and the steps run if that was asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", action="store_true", help="run the image's steps as plain commands")
    parser.add_argument("--pure", action="store_true", help="without compiling the engine, which takes minutes")
    chosen = parser.parse_args()
    found = faults()
    for each in found:
        print(each, file=sys.stderr)
    if not found:
        print("Dockerfile, compose file, proxy and unit: nothing is wrong")
        if chosen.steps:
            run_steps(chosen.pure)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
