"""Links between the pages of the repository lead somewhere; `make docs` checks their anchors."""

import re
from pathlib import Path

import pytest

from test_architecture import project_files

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^)\s#]+)[^)\s]*\)")
FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    return sorted(path for path in project_files() if path.suffix == ".md")


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_pictures_of_the_documentation_are_small_and_used() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.[ps][nv]g"))
    assert sum(picture.stat().st_size for picture in pictures) < 3_000_000
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    text = config + "".join(page.read_text(encoding="utf-8") for page in pages())
    assert [picture.name for picture in pictures if picture.name not in text] == []
