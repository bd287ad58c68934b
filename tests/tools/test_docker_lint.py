"""The files of the container, the proxy and the service hold together, and a planted fault in each is found."""

import docker_lint
import pytest

IMAGE = (docker_lint.ROOT / "Dockerfile").read_text("utf-8")
DEPLOY = docker_lint.ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yml").read_text("utf-8")
PROXY = (DEPLOY / "Caddyfile").read_text("utf-8")
SERVICE = (DEPLOY / "vernissage.service").read_text("utf-8")


def test_nothing_is_wrong_with_our_files() -> None:
    assert docker_lint.faults() == []


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("FROM python:3.13-slim AS wheel", "FROM python AS wheel", "no version is named"),
        ("COPY --from=pages", "COPY --from=page", "no such stage"),
        ("COPY tools/backend.py", "COPY tools/frontend.py", "no such file"),
        ("COPY src src", "COPY docs docs", ".dockerignore keeps it"),
        ("tools/training.py tools/", "tools/notes.py tools/", ".dockerignore keeps it"),
        ("USER vernissage\n", "", "has no USER"),
        ("USER vernissage\n", "USER root\n", "runs as root"),
        ("pip install --no-cache-dir", "pip install", "leaves its cache"),
        (" --no-install-recommends", "", "leaves its lists"),
        ("VERNISSAGE_HOST", "VERNISSAGE_HOTS", "no setting"),
        ('CMD ["serve"]', "CMD serve", "CMD is no list"),
    ],
)
def test_a_fault_in_the_image_is_found(right: str, wrong: str, said: str) -> None:
    assert right in IMAGE
    assert said in " ".join(docker_lint.dockerfile_faults(IMAGE.replace(right, wrong)))


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("redis: { condition", "cache: { condition", "depends on cache"),
        ("image: redis:8-alpine", "image: redis", "no version"),
        ("VERNISSAGE_REDIS", "VERNISSAGE_CACHE", "no setting"),
        ("./Caddyfile", "./Candyfile", "there is no ./Candyfile"),
        ("certificates:/data", "papers:/data", "not declared"),
        ("subnet: 172.28.0.0/16", "subnet: 172.29.0.0/16", "the servers believe"),
    ],
)
def test_a_fault_in_the_compose_file_is_found(right: str, wrong: str, said: str) -> None:
    assert right in COMPOSE
    found = docker_lint.compose_faults(COMPOSE.replace(right, wrong), DEPLOY, IMAGE)
    assert said in " ".join(found)


def test_a_proxy_that_forgets_a_server_is_found() -> None:
    assert docker_lint.proxy_faults(PROXY.replace(" two:8000", ""), COMPOSE, IMAGE)
    assert docker_lint.proxy_faults(PROXY.replace("two:8000 {", "two:8000"), COMPOSE, IMAGE)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("PrivateTmp", "PrivatTmp"), ("VERNISSAGE_URL", "VERNISSAGE_URI"), ("vernissage serve", "vernissage sing")],
)
def test_a_fault_in_the_service_is_found(right: str, wrong: str) -> None:
    assert right in SERVICE
    assert docker_lint.unit_faults(SERVICE.replace(right, wrong))


def test_docker_is_given_sources_and_nothing_that_was_built() -> None:
    given = [str(path.relative_to(docker_lint.ROOT)) for path in docker_lint.sent("src", docker_lint.ROOT)]
    assert "src/vernissage/server/app.py" in given
    assert not [path for path in given if path.endswith((".so", ".pyc")) or "/static/" in path]
