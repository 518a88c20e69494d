"""What every page owes everybody: accessible, in words, and no wider than the screen."""

from __future__ import annotations

import enum
import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

#: The text of the page, whether it fits the screen, and the kinds of text in a part of it. Whatever
#: the contrast of a text depends on is in its kind: its own colours and letters, the colours of the
#: boxes around it and, where it is in view, of those that lie below and above it. The first and the
#: last text of each kind are kept.
SURVEY = """(part) => {
    const PICTURES = ['IMG', 'CANVAS', 'OBJECT', 'IFRAME', 'VIDEO', 'svg'];
    const NOTHING = 'rgba(0, 0, 0, 0) none 1 none normal';
    const paint = (one, pseudo) => {
        const style = getComputedStyle(one, pseudo);
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
        const colours = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
        return colours === NOTHING || style.content === 'none' ? '' : colours;
    };
    const boxes = new Map();
    const box = (one) => {
        if (!boxes.has(one)) {
            const picture = PICTURES.includes(one.nodeName) ? one.nodeName : '';
            const all = [picture, paint(one), paint(one, '::before'), paint(one, '::after')];
            boxes.set(one, all.join('') && all.join());
        }
        return boxes.get(one);
    };
    const pile = (all) => all.map(box).filter(Boolean).join('/');
    const around = (one) => (one ? [one, ...around(one.parentElement)] : []);
    const range = document.createRange();
    const behind = (text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].map(({ x, y, width, height }) =>
            pile(document.elementsFromPoint(x + width / 2, y + height / 2)));
    };
    const letters = (one) => {
        const style = getComputedStyle(one);
        return [
            style.color, style.webkitTextFillColor, style.fontSize, style.fontWeight,
            style.textShadow, style.webkitTextStroke, one.namespaceURI, one.disabled, one.type,
        ].join();
    };
    const kinds = new Map();
    for (const one of document.querySelectorAll(`${part}, ${part} *`)) {
        const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        if ((texts.length || 'value' in one) && !one.closest('head, script, .hidden-text')) {
            const stacks = [...new Set(texts.flatMap(behind))].sort().join('|');
            const kind = [letters(one), pile(around(one)), stacks].join(':');
            kinds.set(kind, [kinds.get(kind)?.[0] ?? one, one]);
        }
    }
    window.textsOfKinds = kinds;
    return {
        kinds: [...kinds.keys()],
        text: document.body.innerText,
        fits: document.documentElement.scrollWidth <= innerWidth + 1,
        prepared: 'axe' in window,
    };
}"""
#: What axe holds against a part of the page, where the contrast of some kinds of text is not known;
#: picked there, because all it has to tell is a megabyte. Rules of lesser weight are not asked, and
#: style sheets need not be fetched again beforehand: no rule that is switched on looks at them.
SERIOUS = """async ({ part, unknown, only }) => {
    const contrast = axe._audit.rules.find(({ id }) => id === 'color-contrast');
    const texts = new Set(unknown.flatMap((kind) => window.textsOfKinds.get(kind)));
    contrast.matchesAny ??= contrast.matches;
    contrast.matches = (one, ...more) => texts.has(one) && contrast.matchesAny(one, ...more);
    const asked = ({ id, impact }) =>
        /serious|critical/.test(impact) && (only.length === 0 || only.includes(id));
    const lesser = axe._audit.rules.filter((rule) => !asked(rule));
    const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]));
    const preload = { assets: ['media'] };
    const { violations } = await axe.run(part, { resultTypes: ['violations'], preload, rules });
    return violations
        .filter(({ impact }) => /serious|critical/.test(impact))
        .map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.html.slice(0, 160))]);
}"""
CLIENT = Path(__file__).parents[2] / "frontend"


class Kinds:
    """Kinds of text that are known to have contrast enough, also to other processes of a run."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._file: Path | None = None

    def share(self, file: Path) -> None:
        """Keep them in a file to which all processes add."""
        file.touch()
        self._file = file

    def unknown(self, kinds: list[str]) -> list[str]:
        """Those of the kinds that nobody has looked at yet."""
        if self._file is not None:
            self._known.update(self._file.read_text("ascii").splitlines())
        return [kind for kind in kinds if digest(kind) not in self._known]

    def add(self, kinds: list[str]) -> None:
        """Axe has looked at texts of these kinds, and had nothing to say."""
        self._known.update(map(digest, kinds))
        if self._file is not None:
            with self._file.open("a", encoding="ascii") as file:
                file.write("".join(f"{digest(kind)}\n" for kind in kinds))


def digest(kind: str) -> str:
    """A kind in a line: written out it is as long as a page is deep."""
    return sha256(kind.encode()).hexdigest()


readable = Kinds()


@cache
def keys() -> frozenset[str]:
    """Keys that nobody would take for a word."""
    files = [*CLIENT.glob("words/*.en.ftl"), *CLIENT.glob("src/boards/*/words.en.ftl")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    return frozenset(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", text, re.MULTILINE))


def raw_keys(text: str) -> frozenset[str]:
    """What stands in a text as it stands in the files, instead of the words for it."""
    return keys().intersection(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])", text))


class Rules(enum.Enum):
    """Which rules of axe are asked."""

    ALL = ()
    #: Those whose answer colours or the language can change. Names are not among them: the words of
    #: both languages have the same keys, and raw keys are looked for on every page.
    LOOK = (
        *("color-contrast", "link-in-text-block"),
        *("html-has-lang", "html-lang-valid", "valid-lang"),
    )


def check(page: Page, part: str = "html", rules: Rules = Rules.ALL) -> None:
    """No serious finding, no raw key, nothing wider than the screen.

    Where only a part of the page is new since it was checked, axe looks at that part alone. To
    find the contrast of a text takes longer than all other rules, and texts of one kind all have
    the same: axe looks at two of each, on whatever page it is met first.
    """
    survey = page.evaluate(SURVEY, part)
    if not survey["prepared"]:
        page.evaluate(AXE_SCRIPT)
    unknown = readable.unknown(survey["kinds"])
    about = {"part": part, "unknown": unknown, "only": rules.value}
    assert page.evaluate(SERIOUS, about) == []
    readable.add(unknown)
    assert not raw_keys(survey["text"])
    assert survey["fits"]


def check_looks(page: Page, part: str = "html") -> None:
    """The same as it stands, and then dark and in the other language; afterwards it is as before.

    A page that is light in one language and dark in the other has been seen with all colours and
    all words, and was opened, and brought where it is, only once.
    """
    check_and_turn(page, part)
    turn(page)


def check_and_turn(page: Page, part: str = "html") -> None:
    """The same, but the page stays turned, and what follows is looked at the other way round.

    To turn it back takes as long as axe does.
    """
    check(page, part)
    turn(page)
    check(page, part, Rules.LOOK)


def turn(page: Page) -> None:
    """From light to dark and to the other language, or back."""
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    change_language(page)


def language_of(page: Page) -> str:
    """The language that the page is in now."""
    return page.locator("html").get_attribute("lang") or ""


def change_language(page: Page) -> None:
    """From German to English or back, with the button at the top."""
    button = page.locator("header button[lang]")
    language = button.get_attribute("lang") or ""
    button.evaluate("one => one.click()")
    expect(page.locator("html")).to_have_attribute("lang", language)
