# SPDX-License-Identifier: MIT
"""Hands of Krypto, the 24 game and the Countdown numbers game, and their solutions."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, SupportsIndex, overload

from reckon import _core
from reckon._expressions import Expression
from reckon._values import integer, seed as checked_seed, text

LARGEST_OBJECTIVE = 10**(_core.MOST_OBJECTIVE_DIGITS - 1)


class Hand:
    """Cards and an objective: 1 to 7 integers, at most a million in size, and an integer of up to 999 digits.

    Made of a text, or of cards and objective. It never changes.

    >>> import reckon
    >>> hand = reckon.Hand("3 3 8 8 : 24")
    >>> hand == reckon.Hand([3, 3, 8, 8], 24)
    True
    >>> hand.cards, hand.objective
    ((3, 3, 8, 8), 24)
    >>> hand.solutions().texts()
    ['8 / (3 - 8 / 3)']
    """

    __slots__ = ("_it", "_parts")
    _it: _core.Hand
    _parts: tuple[tuple[int, ...], int] | None

    @overload
    def __init__(self, cards: str) -> None: ...

    @overload
    def __init__(self, cards: Iterable[SupportsIndex], objective: SupportsIndex) -> None: ...

    def __init__(self, cards: str | Iterable[SupportsIndex], objective: SupportsIndex | None = None) -> None:
        if objective is None:
            self._it = _core.hand_read(text(cards, "hand"))
        elif isinstance(cards, (str, bytes)) or not isinstance(cards, Iterable):
            raise TypeError(f"cards: give a list of integers, not {type(cards).__name__}")
        else:
            numbers: list[int] = []
            for card in cards:
                if len(numbers) == _core.MOST_CARDS:
                    raise ValueError(f"cards: give 1 to {_core.MOST_CARDS}")
                numbers.append(integer(card, "cards", -10**6, 10**6))
            goal = integer(objective, "objective", -sys.maxsize, sys.maxsize) if _is_small(objective) else _large(objective)
            self._it = _core.hand_make(numbers, str(goal))
        self._parts = None

    @classmethod
    def _of(cls, it: _core.Hand) -> Hand:
        made = Hand.__new__(Hand)
        made._it = it
        made._parts = None
        return made

    def _both(self) -> tuple[tuple[int, ...], int]:
        if self._parts is None:
            self._parts = self._it.parts()
        return self._parts

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in the order given."""
        return self._both()[0]

    @property
    def objective(self) -> int:
        """The number to reach."""
        return self._both()[1]

    def solutions(self, rules: str = "house", form: str = "distinct", use: str = "all") -> Solutions:
        """All solutions, the easiest first, as a sequence that makes each when it is asked for.

        `rules`, one of `RULES`, say which results are allowed; `form`, one of `FORMS`, what counts as one solution; with use="any",
        cards may be left over. Five cards take 80 microseconds, six a millisecond, seven 15 ms on average; some hands with a 0 take
        seconds, which Ctrl-C ends.

        >>> hand = Hand("8 19 14 2 21 : 17")
        >>> len(hand.solutions(form="linear")), len(hand.solutions("international", "linear"))
        (24, 8)
        """
        rules, form, use = text(rules, "rules"), text(form, "form"), text(use, "use")
        it = self._it.solve(rules, form, use)
        return Solutions._of(self, (rules, form, use), it, range(len(it)))

    def solvable(self, rules: str = "house", use: str = "all") -> bool:
        """Whether there is a solution. Costs 2 microseconds for five cards.

        >>> Hand("1 1 1 1 1 : 25").solvable()
        False
        """
        return self._it.solvable(text(rules, "rules"), text(use, "use"))

    def nearest(self, rules: str = "house", use: str = "all") -> Nearest:
        """The nearest integers below and above the objective that can be reached; both the objective's if it can be.

        >>> [str(e) for e in Hand("1 1 1 1 1 : 25").nearest() if e is not None]
        ['(1 + 1 + 1) * (1 + 1)']
        """
        below, above = self._it.nearest(text(rules, "rules"), text(use, "use"))
        return Nearest(*(None if it is None else Expression._of(it) for it in (below, above)))

    def mistakes(self, formula: str | Expression, notation: str = "infix", rules: str = "house",
                 use: str = "all") -> tuple[Mistake, ...]:
        """Returns the mistakes of a formula as a solution; none if it is right. Raises Error for what is not a formula.

        >>> [m.kind for m in Hand("2 3 5 : 25").mistakes("2 * 5 + 5")]
        ['missing_card', 'extra_card', 'wrong_value']
        """
        if isinstance(formula, Expression):
            formula, notation = str(formula), "infix"
        wrong = self._it.check(text(formula, "formula"), text(notation, "notation"), text(rules, "rules"), text(use, "use"))
        return tuple(Mistake(*one) for one in wrong)

    def grade(self, rules: str = "house") -> Grade | None:
        """How hard the hand is for a person, from 1 (easy) to 5, and why; None if it has no solution.

        >>> Hand("9 21 16 17 12 : 13").grade().level
        5
        """
        grade = self._it.grade(text(rules, "rules"))
        return None if grade is None else Grade(*grade)

    def _repr_svg_(self) -> str:
        return self._it.svg()

    def __str__(self) -> str:
        return self._it.text()

    def __repr__(self) -> str:
        return f"reckon.Hand({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return self._both() == other._both()

    def __hash__(self) -> int:
        return hash(self._both())

    def __reduce__(self) -> tuple[object, ...]:
        return Hand, (self.cards, self.objective)


def _is_small(objective: SupportsIndex) -> bool:
    return not isinstance(objective, int) or -sys.maxsize <= objective <= sys.maxsize


def _large(objective: SupportsIndex) -> int:
    if not -LARGEST_OBJECTIVE < (number := objective.__index__()) < LARGEST_OBJECTIVE:
        raise ValueError(f"objective: give an integer of at most {_core.MOST_OBJECTIVE_DIGITS - 1} digits")
    return number


class Mistake(NamedTuple):
    """One thing that is wrong with a formula: its kind, as `wrong_value`, and a sentence."""

    kind: str
    message: str


class Nearest(NamedTuple):
    """The nearest integers that can be reached, each as an expression, None where there is none."""

    below: Expression | None
    above: Expression | None


class Grade(NamedTuple):
    """How hard a hand is, from 1 to 5, and why."""

    level: int
    reasons: tuple[str, ...]


class Solutions(Sequence[Expression]):
    """The solutions of a hand, each made when it is asked for (a microsecond); a slice is again such a sequence.

    >>> import reckon
    >>> found = reckon.Hand("8 19 14 2 21 : 17").solutions("international")
    >>> len(found), str(found[0])
    (16, '19 - (14 + 8 - 21) * 2')
    >>> found[::2][1] == found[2]
    True
    """

    __slots__ = ("_hand", "_question", "_it", "_places")
    _hand: Hand
    _question: tuple[str, str, str]
    _it: _core.Solutions
    _places: range

    def __init__(self) -> None:
        raise TypeError("solutions are made by Hand.solutions()")

    @classmethod
    def _of(cls, hand: Hand, question: tuple[str, str, str], it: _core.Solutions, places: range) -> Solutions:
        made = Solutions.__new__(Solutions)
        made._hand, made._question, made._it, made._places = hand, question, it, places
        return made

    @property
    def hand(self) -> Hand:
        """The hand that they solve."""
        return self._hand

    def texts(self, notation: str = "infix") -> list[str]:
        """All as texts, in one go: faster than text() of each.

        >>> Hand("3 3 8 8 : 24").solutions().texts("apl")
        ['8 ÷ 3 - 8 ÷ 3']
        """
        places = self._places
        return self._it.texts(places.start if places else 0, places.step, len(places), text(notation, "notation"))

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Expression: ...

    @overload
    def __getitem__(self, index: slice) -> Solutions: ...

    def __getitem__(self, index: SupportsIndex | slice) -> Expression | Solutions:
        if isinstance(index, slice):
            return Solutions._of(self._hand, self._question, self._it, self._places[index])
        try:
            place = self._places[index]
        except IndexError:
            raise IndexError(f"there are {len(self)} solutions, of which {index} is not one") from None
        return Expression._of(self._it.at(place))

    def __iter__(self) -> Iterator[Expression]:
        for place in self._places:
            yield Expression._of(self._it.at(place))

    def __repr__(self) -> str:
        rules, form, use = self._question
        places = self._places
        part = "" if places == range(len(self._it)) else f"[{places.start}:{places.stop if places.stop >= 0 else ''}:{places.step}]"
        return f"{self._hand!r}.solutions({rules!r}, {form!r}, {use!r}){part}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Solutions):
            return NotImplemented
        return (self._hand, self._question, self._places) == (other._hand, other._question, other._places)

    def __hash__(self) -> int:
        return hash((self._hand, self._question, self._places))

    def __reduce__(self) -> tuple[object, ...]:
        return _solved, (self._hand, self._question, self._places)


def _solved(hand: Hand, question: tuple[str, str, str], places: range) -> Solutions:
    return hand.solutions(*question)[places.start:places.stop if places.stop >= 0 else None:places.step]


def deal(seed: SupportsIndex, *, deck: str = "56", cards: SupportsIndex = 5, solvable: bool = False,
         rules: str = "house") -> Iterator[Hand]:
    """Hands without end, dealt from one of `DECKS`; the same seed deals the same hands everywhere. With `solvable`, only those
    that have a solution under the rules.

    >>> from itertools import islice
    >>> [str(hand) for hand in islice(deal(7), 2)]
    ['8 16 13 10 5 : 6', '24 15 25 16 13 : 10']
    """
    text(rules, "rules")
    if rules not in _core.RULES:
        raise ValueError(f"rules: {rules!r} is not one of {', '.join(_core.RULES)}")
    dealer = _core.dealer(checked_seed(seed), text(deck, "deck"), integer(cards, "cards", 1, _core.MOST_CARDS))
    return _dealt(dealer, solvable, rules)


def _dealt(dealer: _core.Dealer, solvable: bool, rules: str) -> Iterator[Hand]:
    while True:
        hand = Hand._of(dealer.deal())
        if not solvable or hand.solvable(rules):
            yield hand


