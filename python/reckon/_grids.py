# SPDX-License-Identifier: MIT
"""Calcrostics, letter grids and alphametics."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, SupportsIndex, TypeVar

from reckon import _core
from reckon._asked import Asked
from reckon._choices import Accents, AlphameticKind, Language
from reckon._errors import Error
from reckon._values import AsText, integer, seed as checked_seed, text, unpickled

MOST_ANSWERS = 10**6
Made = TypeVar("Made")


class Calcrostic(AsText):
    """A solved calcrostic: nine positive integers and eight operators, so that all rows, columns and diagonals are equations.

    Made of a grid line, or of the text of a grid. Raises Error if a line does not hold. It never changes.

    >>> import reckon
    >>> grid = reckon.Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/")
    >>> grid.numbers, grid.operators
    ((24, 8, 192, 24, 4, 96, 48, 2, 96), '***+/-*/')
    >>> print(grid)
    24 × 8 = 192
    +  × ÷ ÷ −
    24 × 4 = 96
    =  = = = =
    48 × 2 = 96
    """

    __slots__ = ("_line",)
    _line: str

    def __init__(self, grid: str | Calcrostic) -> None:
        self._line = grid._line if isinstance(grid, Calcrostic) else _core.calcrostic_read(text(grid, "grid"))

    @classmethod
    def _of(cls, line: str) -> Calcrostic:
        made = Calcrostic.__new__(Calcrostic)
        made._line = line
        return made

    @property
    def line(self) -> str:
        """The grid line: numbers in reading order, operators of rows, columns and the two diagonals.

        >>> Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/").line
        '24 8 192 24 4 96 48 2 96 | ***+/-*/'
        """
        return self._line

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers in reading order.

        >>> Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/").numbers
        (24, 8, 192, 24, 4, 96, 48, 2, 96)
        """
        return _core.calcrostic_parts(self._line)[0]

    @property
    def operators(self) -> str:
        """The operators of rows 1 to 3, columns 1 to 3, main diagonal and other diagonal.

        >>> Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/").operators
        '***+/-*/'
        """
        return _core.calcrostic_parts(self._line)[1]

    def symmetries(self) -> tuple[Calcrostic, ...]:
        """The 8 images under the symmetries of the square, itself first; of a symmetric grid some are equal.

        >>> len(set(Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/").symmetries()))
        8
        """
        return tuple(map(Calcrostic._of, _core.calcrostic_versions(self._line)))

    def canonical(self) -> Calcrostic:
        """The one of its 8 images that stands for all of them.

        >>> grid = Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/")
        >>> {image.canonical() for image in grid.symmetries()} == {grid.canonical()}
        True
        """
        return Calcrostic._of(_core.calcrostic_canonical(self._line))

    def puzzle(self) -> Puzzle:
        """The puzzle in which letters stand for the digits. Raises Error if there are more digits than letters can have.

        >>> Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/").puzzle().letters
        ('A', 'B', 'C', 'D', 'E', 'F')
        """
        return Puzzle._of(_core.calcrostic_puzzle(self._line), 10, False)

    def _as_value(self) -> str:
        return self._line

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {_core.calcrostic_latex(self._line)}$"

    def _repr_svg_(self) -> str:
        return _core.calcrostic_svg(self._line)

    def __str__(self) -> str:
        return _core.calcrostic_text(self._line).rstrip("\n")

    def __repr__(self) -> str:
        return f"reckon.Calcrostic({self._line!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Calcrostic):
            return NotImplemented
        return self._line == other._line

    def __hash__(self) -> int:
        return hash(self._line)

    def __reduce__(self) -> tuple[object, ...]:
        return Calcrostic, (self._line,)


def _conditions(base: int, leading_zeros: bool) -> str:
    """The arguments that say how numbers are written, if it is not the usual way."""
    return (f", base={base}" if base != 10 else "") + (", leading_zeros=True" if leading_zeros else "")


class Puzzle(AsText, Asked):
    """A grid of words in which letters stand for digits: a calcrostic, or a grid without diagonals of up to 5 x 5 words.

    Different letters are different digits, and no number begins with 0 unless `leading_zeros` allows it; digits are those of `base`.

    >>> import reckon
    >>> puzzle = reckon.Calcrostic("24 8 192 24 4 96 48 2 96 | ***+/-*/").puzzle()
    >>> print(puzzle)
    AB × C = DEA
    +  × ÷ ÷ −
    AB × B = EF
    =  = = = =
    BC × A = EF
    >>> puzzle.answers()
    [{'A': 2, 'B': 4, 'C': 8, 'D': 1, 'E': 9, 'F': 6}]
    """

    __slots__ = ("_it", "_text", "_base", "_leading_zeros")
    _room = "calcrostic"
    _it: _core.LetterGrid
    _text: str
    _base: int
    _leading_zeros: bool

    def __init__(self, grid: str, *, base: SupportsIndex = 10, leading_zeros: bool = False) -> None:
        self._base = integer(base, "base", 2, 36)
        self._leading_zeros = bool(leading_zeros)
        self._it = _core.puzzle_read(text(grid, "grid"), self._base, self._leading_zeros)
        self._text = self._it.text()

    @classmethod
    def _of(cls, it: _core.LetterGrid, base: int, leading_zeros: bool) -> Puzzle:
        made = Puzzle.__new__(Puzzle)
        made._it, made._text, made._base, made._leading_zeros = it, it.text(), base, leading_zeros
        return made

    def _question(self) -> dict[str, Any]:
        return {"grid": self._text, "base": self._base, "leading_zeros": self._leading_zeros}

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters in order of appearance.

        >>> next(puzzles(7, level=1)).letters
        ('A', 'B', 'C', 'D', 'E')
        """
        return tuple(self._it.letters())

    def answers(self, limit: SupportsIndex = 1000) -> list[dict[str, int]]:
        """The digits of the letters, for each answer, at most `limit`, smallest first.

        >>> next(puzzles(7, level=1)).answers()
        [{'A': 9, 'B': 3, 'C': 6, 'D': 1, 'E': 2}]
        """
        return self._it.answers(integer(limit, "limit", 1, MOST_ANSWERS))

    def level(self) -> int | None:
        """How hard it is, from 1 to 5; None unless it has exactly one answer.

        >>> next(puzzles(7, level=1)).level()
        1
        """
        return self._it.level()

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self._it.latex()}$"

    def _repr_svg_(self) -> str | None:
        """A picture, if the puzzle has one answer and names its letters in order of appearance."""
        return self._it.svg()

    def __str__(self) -> str:
        return self._text.rstrip("\n")

    def __repr__(self) -> str:
        return f"reckon.Puzzle({str(self)!r}{_conditions(self._base, self._leading_zeros)})"

    def _key(self) -> tuple[str, int, bool]:
        return self._text, self._base, self._leading_zeros

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (Puzzle, (self._text,), {"base": self._base, "leading_zeros": self._leading_zeros})


class Alphametic(AsText, Asked):
    """Equations of words in which letters stand for digits, or a calculation as drawn on paper.

    Unknown digits without letters may be any. With `others_differ` they differ from the digits that are written and from those of
    letters; with `all_different`, from each other.

    >>> import reckon
    >>> money = reckon.Alphametic("SEND + MORE = MONEY")
    >>> money.answers()[0]["M"]
    1
    >>> money.solved()
    ['9567 + 1085 = 10652']
    >>> reckon.Alphametic("12 × _ = _6", all_different=True).solved()
    ['12 × 8 = 96']
    """

    __slots__ = ("_it", "_base", "_leading_zeros", "_others_differ", "_all_different")
    _room = "alphametic"
    _it: _core.Reading
    _base: int
    _leading_zeros: bool
    _others_differ: bool
    _all_different: bool

    def __init__(self, puzzle: str, *, base: SupportsIndex = 10, leading_zeros: bool = False, others_differ: bool = False,
                 all_different: bool = False) -> None:
        self._base = integer(base, "base", 2, 36)
        self._leading_zeros = bool(leading_zeros)
        self._others_differ = bool(others_differ)
        self._all_different = bool(all_different)
        self._it = _core.alphametic_read(text(puzzle, "puzzle"), self._base, self._leading_zeros, self._others_differ, self._all_different)

    def _question(self) -> dict[str, Any]:
        return {"puzzle": self._it.text(), "base": self._base, "leading_zeros": self._leading_zeros, "others_differ": self._others_differ,
                "all_different": self._all_different}

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters in order of appearance; unknown digits without letters are called .1, .2, ...

        >>> Alphametic("A_ + B = CA").letters
        ('A', '.1', 'B', 'C')
        """
        return tuple(self._it.letters())

    def answers(self, limit: SupportsIndex = 1000) -> list[dict[str, int]]:
        """The digits of the letters, for each answer, at most `limit`. Ctrl-C ends a long search.

        >>> len(Alphametic("A + B = C").answers())
        32
        """
        return [digits for digits, _ in self._it.answers(integer(limit, "limit", 1, MOST_ANSWERS))]

    def solved(self, limit: SupportsIndex = 1000) -> list[str]:
        """The puzzle with digits for its letters, for each answer, at most `limit`.

        >>> Alphametic("AB + A = BA").solved()
        []
        """
        return [filled for _, filled in self._it.answers(integer(limit, "limit", 1, MOST_ANSWERS))]

    def _repr_svg_(self) -> str:
        return self._it.svg()

    def __str__(self) -> str:
        return self._it.text()

    def __repr__(self) -> str:
        unknown = (", others_differ=True" if self._others_differ else "") + (", all_different=True" if self._all_different else "")
        return f"reckon.Alphametic({str(self)!r}{_conditions(self._base, self._leading_zeros)}{unknown})"

    def _key(self) -> tuple[str, int, bool, bool, bool]:
        return self._it.text(), self._base, self._leading_zeros, self._others_differ, self._all_different

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Alphametic):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (Alphametic, (self._it.text(),), {
            "base": self._base, "leading_zeros": self._leading_zeros, "others_differ": self._others_differ, "all_different": self._all_different})


def calcrostics(sum_max: SupportsIndex, *, minimum: SupportsIndex = 2) -> Iterator[Calcrostic]:
    """All calcrostics with a + b + d + f up to `sum_max`, each once and in its canonical form, in order; numbers are at least `minimum`.

    They are listed as they are asked for. Cost: 1 ms up to 1000, 0.2 s up to 100,000. With the number 1 there are millions:
    4 s up to 1000.

    >>> sum(1 for _ in calcrostics(1000))
    10278
    """
    most = integer(sum_max, "sum_max", 0, 10**7)
    least = integer(minimum, "minimum", 1, 10**7)
    return _listed(_core.calcrostic_bands(4, most, least), least)


def _listed(bands: list[tuple[int, int]], least: int) -> Iterator[Calcrostic]:
    for first, last in bands:
        classes = _core.calcrostic_classes(first, last, least)
        for index in range(len(classes)):
            yield Calcrostic._of(classes.at(index))


def puzzles(seed: SupportsIndex, *, level: SupportsIndex | None = None, rows: SupportsIndex = 3, columns: SupportsIndex = 3,
            diagonals: bool = True, all_operators: bool = False, minimum: SupportsIndex = 2) -> Iterator[Puzzle]:
    """Puzzles made by chance, each with exactly one answer, of a level from 1 to 5 or of any; the same seed makes the same everywhere.

    Calcrostics, or without `diagonals` grids of 3 to 5 rows and columns. Ends when a long search finds none that is new.

    >>> puzzle = next(puzzles(7, level=2))
    >>> len(puzzle.answers()), puzzle.level()
    (1, 2)
    """
    generator = _core.grid_generator(
        checked_seed(seed), None if level is None else integer(level, "level", 1, 5), integer(rows, "rows", 3, 5),
        integer(columns, "columns", 3, 5), bool(diagonals), bool(all_operators), integer(minimum, "minimum", 0, 100))
    return _made(generator)


def _made(generator: _core.GridGenerator) -> Iterator[Puzzle]:
    for it in _until_none_is_new(generator.next):
        yield Puzzle._of(it, 10, False)


def _until_none_is_new(make: Callable[[], Made]) -> Iterator[Made]:
    while True:
        try:
            made = make()
        except Error as error:
            if error.status == 404:
                return
            raise
        yield made


def alphametics(seed: SupportsIndex, words: str | Iterable[str] = (), *, kind: AlphameticKind = "sum", language: Language = "en",
                addends: SupportsIndex | None = None, level: SupportsIndex | None = None, ideal: bool = False,
                accents: Accents = "keep") -> Iterator[Alphametic]:
    """Alphametics made by chance, each with exactly one answer: sums of `words`, or another of `ALPHAMETIC_KINDS`.

    Words are a list or a text of them; doubly true sums are of number words of the language, "en" or "fr". With `ideal`, all ten
    digits occur. Words keep their accents, or with "drop" É becomes E; a warning says how many words are skipped, because they have
    other characters than letters. Ends when a long search finds none that is new.

    >>> puzzle = next(alphametics(1, "send more money ten ant easy sweet water earth heart crash hacker reboot"))
    >>> len(puzzle.answers())
    1
    """
    if isinstance(words, (bytes, bytearray)) or not isinstance(words, Iterable):
        raise TypeError(f"words: give a list of strings, not {type(words).__name__}")
    several = words.split() if isinstance(words, str) else [text(word, "words") for word in words]
    usable, skipped = _core.alphametic_words(text("\n".join(several), "words"), text(accents, "accents"))
    if skipped:
        warnings.warn(skipped, stacklevel=2)
    generator = _core.alphametic_generator(
        checked_seed(seed), text(kind, "kind"), usable, text(language, "language"),
        None if addends is None else integer(addends, "addends", 2, 10), None if level is None else integer(level, "level", 1, 5),
        bool(ideal))
    return _worded(generator)


def _worded(generator: _core.AlphameticGenerator) -> Iterator[Alphametic]:
    for it in _until_none_is_new(generator.next):
        yield Alphametic(it.text())
