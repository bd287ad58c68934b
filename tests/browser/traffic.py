"""What a page asks of the server: every request that is not answered from the browser's own cache, and every socket."""

from typing import Any

from playwright.sync_api import Page


class Traffic:
    """Listens to one page from now on."""

    def __init__(self, page: Page) -> None:
        self.sent: dict[str, str] = {}
        self.bytes = 0
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", self.on_request)
        wire.on("Network.requestServedFromCache", self.on_cached)
        wire.on("Network.responseReceived", self.on_response)
        wire.on("Network.webSocketCreated", self.on_socket)
        wire.on("Network.loadingFinished", self.on_end)

    def on_request(self, told: dict[str, Any]) -> None:
        if told["request"]["url"].startswith("http"):
            self.sent[told["requestId"]] = told["request"]["url"]

    def on_socket(self, told: dict[str, Any]) -> None:
        self.sent[told["requestId"]] = told["url"]

    def on_cached(self, told: dict[str, Any]) -> None:
        self.sent.pop(told["requestId"], None)

    def on_response(self, told: dict[str, Any]) -> None:
        if told["response"].get("fromDiskCache"):
            self.on_cached(told)

    def on_end(self, told: dict[str, Any]) -> None:
        self.bytes += int(told["encodedDataLength"])

    @property
    def asked(self) -> list[str]:
        """The addresses that were asked for, in order."""
        return list(self.sent.values())
