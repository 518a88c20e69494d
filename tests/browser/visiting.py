"""How a test asks for a page, and with what kind of device somebody visits."""

from __future__ import annotations

from typing import Literal, Protocol, TypedDict, Unpack

from playwright.sync_api import Page, ViewportSize

Motion = Literal["no-preference", "reduce"]


class Device(TypedDict, total=False):
    """What is special about somebody's device, in Playwright's words."""

    viewport: ViewportSize
    has_touch: bool
    is_mobile: bool
    device_scale_factor: float
    color_scheme: Literal["dark", "light"]
    reduced_motion: Motion


class Wishes(Device, total=False):
    """The same with a language."""

    language: str


class Visit(Protocol):
    """Opens a page as a person of their own."""

    def __call__(self, path: str = "/", language: str = "en", **device: Unpack[Device]) -> Page: ...


PHONE: Wishes = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SMALLEST: Wishes = {**PHONE, "viewport": {"width": 320, "height": 640}}
#: As small, and the browser's own bars take a part of it.
SHORTEST: Wishes = {**PHONE, "viewport": {"width": 320, "height": 568}}
