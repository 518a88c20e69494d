"""Devices that are handed from test to test, each as if it had never been used.

To open a table in a browser that starts from nothing takes a third more processor time.
"""

from __future__ import annotations

import json

from playwright.sync_api import Browser, BrowserContext, Page

from browser.visiting import Device

#: Waits are for a busy machine; a quiet one needs a tenth of it.
PATIENCE = 30_000
#: How many devices lie ready; each is a process and its memory.
MOST_IDLE = 6


class Used:
    """A device that somebody has in hands: of a kind, at a server."""

    def __init__(
        self, browser: Browser, kind: str, address: str, language: str, device: Device
    ) -> None:
        self.kind = kind
        self._context: BrowserContext = browser.new_context(locale=language, **device)
        self._context.set_default_timeout(PATIENCE)
        # A page of the same server that stays open: it keeps the process, and reaches the memory.
        self._keeper = self._context.new_page()
        self._keeper.goto(f"{address}/api/health")

    def open_page(self) -> Page:
        return self._context.new_page()

    def wipe(self) -> None:
        """Close every page and forget everything that they have kept."""
        for page in self._context.pages:
            if page is not self._keeper:
                page.close()
        self._keeper.evaluate("localStorage.clear()")

    def close(self) -> None:
        self._context.close()


class Devices:
    """All devices of a browser that nobody uses now, the last one used at the end."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Used] = []

    def take(self, address: str, language: str, device: Device) -> Used:
        """A device of that kind; a person of their own has it."""
        wishes: Device = {
            "viewport": {"width": 1280, "height": 900},
            "reduced_motion": "reduce",
            **device,
        }
        kind = json.dumps([address, language, wishes], sort_keys=True)
        for used in reversed(self._idle):
            if used.kind == kind:
                self._idle.remove(used)
                return used
        return Used(self._browser, kind, address, language, wishes)

    def give_back(self, used: Used) -> None:
        used.wipe()
        self._idle.append(used)
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0).close()
