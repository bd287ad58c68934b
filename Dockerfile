# The house in a container: pages and engine are built in stages of their own, what runs is Python and one wheel.
FROM node:24-slim AS pages
WORKDIR /tree/client
COPY client/package.json client/package-lock.json ./
RUN npm install --no-save --omit=dev
COPY client ./
RUN npm run build

FROM python:3.13-slim AS wheel
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /tree
COPY pyproject.toml setup.py compiled.toml MANIFEST.in README.md LICENSE NOTICE ./
COPY tools/backend.py tools/modules.py tools/documented.py tools/training.py tools/unchecked.py tools/unchecked.toml tools/
COPY src src
COPY --from=pages /tree/src/vernissage/server/static src/vernissage/server/static
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 vernissage && mkdir /data && chown vernissage /data
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir "$(echo /wheels/*.whl)[postgres]" && rm -rf /wheels
USER vernissage
ENV VERNISSAGE_HOST=0.0.0.0 VERNISSAGE_PORT=8000 VERNISSAGE_DATABASE=sqlite:////data/tables.sqlite
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["vernissage"]
CMD ["serve"]
