# SPDX-License-Identifier: MIT
"""Sheets of puzzles to print."""

from __future__ import annotations

from collections.abc import Iterable

from reckon import _core
from reckon._values import text

MOST_CODES = 1000


class Page:
    """A page, which notebooks show."""

    __slots__ = ("svg",)
    svg: str

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg


class Sheet:
    """Pages of puzzles, or of their answers, each puzzle known by its code.

    >>> import reckon
    >>> made = reckon.ask("sheet/puzzles", seed=7, krypto=2, calcrostic=1)
    >>> sheet = reckon.Sheet([puzzle["code"] for puzzle in made["puzzles"]], title="Mathematics club")
    >>> len(sheet.pages), sheet.html.lower().startswith("<!doctype html>")
    (1, True)
    """

    __slots__ = ("pages", "html")
    pages: tuple[Page, ...]
    html: str

    def __init__(self, codes: Iterable[str], *, title: str = "", answers: bool = False, paper: str = "a4", language: str = "en",
                 large: bool = False) -> None:
        if isinstance(codes, (str, bytes)) or not isinstance(codes, Iterable):
            raise TypeError(f"codes: give a list of strings, not {type(codes).__name__}")
        several: list[str] = []
        for code in codes:
            if len(several) == MOST_CODES:
                raise ValueError(f"codes: give at most {MOST_CODES}")
            several.append(text(code, "codes"))
        pages, self.html = _core.sheet(several, text(title, "title"), text(paper, "paper"), text(language, "language"), bool(large),
                                       bool(answers))
        self.pages = tuple(map(Page, pages))
