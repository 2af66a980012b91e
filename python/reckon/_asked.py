# SPDX-License-Identifier: MIT
"""The common questions about a hand, a puzzle and an alphametic."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from reckon._engine import ask


class Grade(NamedTuple):
    """How hard a puzzle is for a person, from 1 to 5, and why.

    >>> import reckon
    >>> reckon.Hand("3 3 8 8 : 24").grade().reasons[0]
    'it has 1 distinct solution, 1 written one'
    """

    level: int
    reasons: tuple[str, ...]


class Asked:
    """Puzzles with questions of the API in a room of their own: `krypto`, `calcrostic` or `alphametic`."""

    __slots__ = ()
    _room: ClassVar[str]

    def _question(self) -> dict[str, Any]:
        """The puzzle as values of a question."""
        raise NotImplementedError

    def _ask(self, question: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = ask(f"{self._room}/{question}", **self._question(), **more)
        # Questions that the program takes several puzzles for answer with a list.
        for several in ("grids", "puzzles"):
            if several in answer:
                (answer,) = answer[several]
        return answer

    def grade(self) -> Grade | None:
        """How hard it is for a person, from 1 (easy) to 5, and why; None unless there is an answer, and of letters just one.

        >>> import reckon
        >>> reckon.Alphametic("SEND + MORE = MONEY").grade().level
        2
        """
        answer = self._ask("grade")
        return None if answer.get("level") is None else Grade(answer["level"], tuple(answer["reasons"]))

    def hint(self, **wishes: Any) -> tuple[str, ...]:
        """The first steps that lead on, in words; none without an answer.

        `wishes` are further values of the question: of a hand `more`, the number of steps after the first; of letters `given` and
        `ruled_out`, what the player has found. They and the errors are those of `ask()`.

        >>> import reckon
        >>> reckon.Hand("9 21 16 17 12 : 13").hint(more=1)
        ('21 - 17 = 4', '12 / 4 = 3')
        >>> puzzle = next(reckon.puzzles(7, level=1))
        >>> puzzle.hint(given={"A": 9})[1]
        'A is found, and no other letter is the same digit: B is not 9, C is not 9, D is not 9, E is not 9'
        """
        return _in_words(self._ask("hint", **wishes)["steps"])

    def explain(self) -> tuple[str, ...]:
        """All steps of the way to the answer that is easiest for a person, in words.

        >>> import reckon
        >>> reckon.Hand("3 3 8 8 : 24").explain()
        ('8 / 3 = 8/3', '3 - (8/3) = 1/3', '8 / (1/3) = 24')
        >>> len(reckon.Alphametic("SEND + MORE = MONEY").explain())
        21
        """
        return _in_words(self._ask("explain")["steps"])


def _in_words(steps: list[Any]) -> tuple[str, ...]:
    return tuple(step if isinstance(step, str) else step["text"] for step in steps)
