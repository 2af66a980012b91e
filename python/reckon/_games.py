# SPDX-License-Identifier: MIT
"""All games: which have a solution, how many, and the odds. Answers are arrays of NumPy."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from reckon import _core
from reckon._choices import Deck, Form, Rules
from reckon._values import integer, numpy_for, text, unpickled

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


class Census:
    """Which of all games have a solution: those of `cards` numbers from 1 to `largest_card`, equal ones allowed, and an objective.

    Made by `census()`. Row i of an array is the hand hands[i], column j the objective objectives[j]. The arrays are views of
    memory of the library and cannot be written; copy() makes one that can.

    >>> import reckon
    >>> census = reckon.census("international")
    >>> census.solvable.shape, int((~census.solvable).sum())
    ((118755, 25), 61910)
    >>> census.hands[census.index([25, 1, 1, 2, 3])].tolist()
    [1, 1, 2, 3, 25]
    """

    def __init__(self) -> None:
        raise TypeError("a census is taken by reckon.census()")

    _games: _core.Games
    _solvable: NDArray[numpy.bool_]
    _hands: NDArray[numpy.int64] | None
    _asked: dict[str, Any]

    @classmethod
    def _take(cls, asked: dict[str, Any]) -> Census:
        made = Census.__new__(Census)
        objectives = asked["objectives"]
        made._games = _core.games(asked["cards"], asked["largest_card"], objectives[0], objectives[-1])
        made._solvable = made._games.census(asked["rules"], asked["linear"])
        made._hands = None
        made._asked = asked
        return made

    @property
    def rules(self) -> Rules:
        """The rules, one of `RULES`.

        >>> census("international", cards=2).rules
        'international'
        """
        found: Rules = self._asked["rules"]
        return found

    @property
    def objectives(self) -> range:
        """The objectives, one a column.

        >>> census(cards=2).objectives
        range(1, 26)
        """
        found: range = self._asked["objectives"]
        return found

    @property
    def solvable(self) -> NDArray[numpy.bool_]:
        """Whether each game has a solution: hands by objectives.

        >>> census(cards=1, largest_card=2, objectives=range(1, 4)).solvable.tolist()
        [[True, False, False], [False, True, False]]
        """
        return self._solvable

    @property
    def hands(self) -> NDArray[numpy.int64]:
        """The cards of each hand, ascending; hands in lexicographic order.

        >>> census(cards=2, largest_card=2).hands.tolist()
        [[1, 1], [1, 2], [2, 2]]
        """
        if self._hands is None:
            self._hands = self._games.hands()
        return self._hands

    def index(self, cards: Iterable[SupportsIndex]) -> int:
        """The row of a hand, its cards in any order.

        >>> census(cards=2, largest_card=2).index([2, 1])
        1
        """
        most = self._asked["largest_card"]
        hand = sorted(integer(card, "cards", 1, most) for card in cards)
        if len(hand) != self._asked["cards"]:
            raise ValueError(f"cards: give {self._asked['cards']}")
        return self._games.index_of(hand)

    def counts(self, form: Form = "distinct") -> NDArray[numpy.uint32]:
        """How many solutions each game has: hands by objectives. All processors work; the standard games take a second or two, and
        forms other than `distinct` minutes. Ctrl-C ends it.

        >>> census(cards=2, largest_card=2, objectives=range(0, 4)).counts().tolist()
        [[1, 2, 1, 0], [0, 1, 2, 1], [1, 1, 0, 0]]
        """
        return self._games.counts(self.rules, text(form, "form"))

    def __repr__(self) -> str:
        asked = self._asked
        return (f"reckon.census({self.rules!r}, cards={asked['cards']}, largest_card={asked['largest_card']}, "
                f"objectives={asked['objectives']!r}, linear={asked['linear']})")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Census):
            return NotImplemented
        return self._asked == other._asked

    def __hash__(self) -> int:
        return hash(tuple(self._asked.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (census, (), self._asked)


def census(rules: Rules = "house", *, cards: SupportsIndex = 5, largest_card: SupportsIndex = 25,
           objectives: range = range(1, 26), linear: bool = False) -> Census:
    """Takes the census of all games of these: by default the 2,968,875 of the game, in 70 ms.

    `objectives` are a range of step 1. Others than five cards take some microseconds a game; Ctrl-C ends that. With `linear`, only
    texts without brackets count, calculated from right to left.

    >>> int(census(cards=4, largest_card=13, objectives=range(24, 25)).solvable.sum())
    1362
    """
    numpy_for("census()")
    text(rules, "rules")
    if not isinstance(objectives, range) or objectives.step != 1 or not objectives:
        raise ValueError("objectives: give a range of step 1, such as range(1, 26)")
    for objective in (objectives[0], objectives[-1]):
        integer(objective, "objectives", -10**6, 10**6)
    return Census._take({"rules": rules, "cards": integer(cards, "cards", 1, _core.MOST_CARDS),
                         "largest_card": integer(largest_card, "largest_card", 1, 1000),
                         "objectives": objectives, "linear": bool(linear)})


class Odds(NamedTuple):
    """How many deals have no solution, and of how many games that can be told apart.

    >>> odds().unsolvable_games, odds().games
    (14521, 2201012)
    """

    unsolvable_deals: int
    deals: int
    unsolvable_games: int
    games: int

    @property
    def probability(self) -> Fraction:
        """The exact chance that a deal has no solution.

        >>> round(1 / odds().probability)
        609
        """
        return Fraction(self.unsolvable_deals, self.deals)


def odds(rules: Rules = "house", deck: Deck = "56") -> Odds:
    """The odds that five cards and then the objective, dealt from one of `DECKS`, have no solution.

    >>> odds().probability
    Fraction(9697, 5903352)
    """
    return Odds(*_core.odds(text(rules, "rules"), text(deck, "deck")))
