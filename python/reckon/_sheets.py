# SPDX-License-Identifier: MIT
"""Sheets of puzzles to print."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from reckon import _core
from reckon._choices import Language, Paper
from reckon._values import text, unpickled

MOST_CODES = 1000


class Page:
    """A page, which notebooks show.

    >>> Page("<svg></svg>")
    <reckon.Page of 11 characters>
    """

    __slots__ = ("svg",)
    svg: str

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<reckon.Page of {len(self.svg)} characters>"


class Sheet:
    """Pages of puzzles, or of their answers, each puzzle known by its code.

    >>> import reckon
    >>> made = reckon.ask("sheet/puzzles", seed=7, krypto=2, calcrostic=1)
    >>> sheet = reckon.Sheet([puzzle["code"] for puzzle in made["puzzles"]], title="Mathematics club")
    >>> len(sheet.pages), sheet.html.lower().startswith("<!doctype html>")
    (1, True)
    """

    __slots__ = ("pages", "html", "_codes", "_style", "_it")
    pages: tuple[Page, ...]
    html: str
    _codes: tuple[str, ...]
    _style: dict[str, Any]
    _it: _core.Pages

    def __init__(self, codes: Iterable[str], *, title: str = "", answers: bool = False, paper: Paper = "a4", language: Language = "en",
                 large: bool = False) -> None:
        if isinstance(codes, (str, bytes)) or not isinstance(codes, Iterable):
            raise TypeError(f"codes: give a list of strings, not {type(codes).__name__}")
        several: list[str] = []
        for code in codes:
            if len(several) == MOST_CODES:
                raise ValueError(f"codes: give at most {MOST_CODES}")
            several.append(text(code, "codes"))
        self._codes = tuple(several)
        self._style = {"title": text(title, "title"), "answers": bool(answers), "paper": text(paper, "paper"),
                       "language": text(language, "language"), "large": bool(large)}
        self._it = _core.sheet(several, title, paper, language, bool(large), bool(answers))
        self.pages = tuple(map(Page, self._it.pictures()))
        self.html = self._it.html()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the sheet to a file, in the format of its ending: .pdf, .html, or .svg of a single page.

        PDF needs cairo and the fonts of sheets, as the program does. Raises ValueError for another ending, Error if there is no PDF, and
        OSError if the file cannot be written.

        >>> import os, reckon, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     reckon.Sheet(["K5762-9E8G0"]).save(os.path.join(folder, "sheet.html"))
        ...     os.listdir(folder)
        ['sheet.html']
        """
        file = Path(path)
        ending = file.suffix.lower()
        if ending == ".pdf":
            content = self._it.pdf()
        elif ending in (".html", ".htm"):
            content = self.html.encode()
        elif ending == ".svg" and len(self.pages) == 1:
            content = self.pages[0].svg.encode()
        elif ending == ".svg":
            raise ValueError(f"{file}: a picture has one page, and the sheet {len(self.pages)}: end the name in .pdf or .html")
        else:
            raise ValueError(f"{file}: end the name in .pdf, .html or .svg")
        file.write_bytes(content)

    def _repr_html_(self) -> str:
        """All pages, one below the other."""
        return "\n".join(page.svg for page in self.pages)

    def _repr_svg_(self) -> str | None:
        """The page, if it is the only one."""
        return self.pages[0].svg if len(self.pages) == 1 else None

    def __repr__(self) -> str:
        usual = {"title": "", "answers": False, "paper": "a4", "language": "en", "large": False}
        style = "".join(f", {name}={value!r}" for name, value in self._style.items() if value != usual[name])
        return f"reckon.Sheet({list(self._codes)!r}{style})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sheet):
            return NotImplemented
        return (self._codes, self._style) == (other._codes, other._style)

    def __hash__(self) -> int:
        return hash((self._codes, *self._style.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (Sheet, (list(self._codes),), self._style)
