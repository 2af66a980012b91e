# SPDX-License-Identifier: MIT
"""Hands of Krypto, the 24 game and the Countdown numbers game, and their solutions."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex, cast, overload

from reckon import _core
from reckon._asked import Asked, Grade
from reckon._choices import Deck, Form, Game, Notation, Rules, Use
from reckon._expressions import Expression
from reckon._values import AsText, integer, numpy_for, seed as checked_seed, text, unpickled

if TYPE_CHECKING:
    import numpy
    from numpy.typing import ArrayLike, NDArray


GAMES: tuple[Game, ...] = tuple(_core.GAMES)
LARGEST_CARD = 10**6
LARGEST_OBJECTIVE = 10**(_core.MOST_OBJECTIVE_DIGITS - 1)


class Hand(AsText, Asked):
    """Cards and an objective: 1 to 7 integers, at most a million in size, and an integer of up to 999 digits.

    Made of a text, or of cards and objective. It never changes. `game`, one of `GAMES`, says which cards there are, how a text is read,
    and by which rules the hand is played unless a method gets others: in "24" the objective may be left out, in "countdown" it may
    stand last, results are 1 or more and tiles may be left over. Other games than "krypto" refuse hands that they do not have.

    >>> import reckon
    >>> hand = reckon.Hand("3 3 8 8 : 24")
    >>> hand == reckon.Hand([3, 3, 8, 8], 24)
    True
    >>> hand.cards, hand.objective
    ((3, 3, 8, 8), 24)
    >>> hand.solutions().texts()
    ['8 / (3 - 8 / 3)']
    >>> hand == reckon.Hand("3 3 8 8", game="24")
    False
    >>> reckon.Hand("25 50 75 100 3 6 952", game="countdown").solutions().texts()
    ['75 * 6 / 50 * (100 + 3) + 25', '(75 * 3 * (100 + 6) - 50) / 25']
    """

    __slots__ = ("_it", "_game", "_parts")
    _room = "krypto"
    _it: _core.Hand
    _game: Game
    _parts: tuple[tuple[int, ...], int] | None

    @overload
    def __init__(self, cards: str, *, game: Game = "krypto") -> None: ...

    @overload
    def __init__(self, cards: Iterable[SupportsIndex], objective: SupportsIndex | None = None, *, game: Game = "krypto") -> None: ...

    def __init__(self, cards: str | Iterable[SupportsIndex], objective: SupportsIndex | None = None, *, game: Game = "krypto") -> None:
        self._game = _known(game)
        goal = _core.GAMES[self._game][2] if objective is None else objective
        if goal is None or (objective is None and isinstance(cards, str)):
            self._it = _core.hand_read(text(cards, "hand"), game)
        elif isinstance(cards, (str, bytes)) or not isinstance(cards, Iterable):
            raise TypeError(f"cards: give a list of integers, not {type(cards).__name__}")
        else:
            given: list[int] = []
            for card in cards:
                if len(given) == _core.MOST_CARDS:
                    raise ValueError(f"cards: give 1 to {_core.MOST_CARDS}")
                given.append(integer(card, "cards", -LARGEST_CARD, LARGEST_CARD))
            number = integer(goal, "objective", -sys.maxsize, sys.maxsize) if _is_small(goal) else _large(goal)
            self._it = _core.hand_make(given, str(number), game)
        self._parts = None

    @classmethod
    def _of(cls, it: _core.Hand, game: Game = "krypto") -> Hand:
        made = Hand.__new__(Hand)
        made._it = it
        made._game = game
        made._parts = None
        return made

    def _question(self) -> dict[str, Any]:
        return {"hand": str(self), "game": self._game}

    def _by(self, rules: Rules | None, use: Use | None) -> tuple[Rules, Use]:
        """The rules, and which cards are used: those of the game unless others are given."""
        usual = _core.GAMES[self._game]
        return (usual[0] if rules is None else cast(Rules, text(rules, "rules")),
                usual[1] if use is None else cast(Use, text(use, "use")))

    def _both(self) -> tuple[tuple[int, ...], int]:
        if self._parts is None:
            self._parts = self._it.parts()
        return self._parts

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in the order given.

        >>> Hand("8 3 8 3 : 24").cards
        (8, 3, 8, 3)
        """
        return self._both()[0]

    @property
    def objective(self) -> int:
        """The number to reach.

        >>> Hand("8 3 8 3 : 24").objective
        24
        """
        return self._both()[1]

    @property
    def game(self) -> Game:
        """The game, one of `GAMES`.

        >>> Hand("8 3 8 3", game="24").game
        '24'
        """
        return self._game

    def solutions(self, rules: Rules | None = None, form: Form = "distinct", use: Use | None = None) -> Solutions:
        """All solutions, the easiest first, as a sequence that makes each when it is asked for.

        `rules`, one of `RULES`, say which results are allowed; `form`, one of `FORMS`, what counts as one solution; with use="any",
        cards may be left over. Rules and use that are not given are those of the game. Five cards take 80 microseconds, six a millisecond, seven 15 ms on average; some hands with a 0 take
        seconds, which Ctrl-C ends.

        >>> hand = Hand("8 19 14 2 21 : 17")
        >>> len(hand.solutions(form="linear")), len(hand.solutions("international", "linear"))
        (24, 8)
        """
        by, used = self._by(rules, use)
        it = self._it.solve(by, text(form, "form"), used)
        return Solutions._of(self, (by, form, used), it, range(len(it)))

    def solvable(self, rules: Rules | None = None, use: Use | None = None) -> bool:
        """Whether there is a solution. Costs 2 microseconds for five cards; `reckon.solvable()` asks that of many hands.

        >>> Hand("1 1 1 1 1 : 25").solvable()
        False
        """
        return self._it.solvable(*self._by(rules, use))

    def nearest(self, rules: Rules | None = None, use: Use | None = None) -> Nearest:
        """The nearest integers below and above the objective that can be reached, whether the objective itself can be or not.

        >>> [str(e) for e in Hand("1 1 1 1 1 : 25").nearest() if e is not None]
        ['(1 + 1 + 1) * (1 + 1)']
        >>> [int(e.value) for e in Hand("3 3 8 8 : 24").nearest() if e is not None]
        [23, 25]
        """
        below, above = self._it.nearest(*self._by(rules, use))
        return Nearest(*(None if it is None else Expression._of(it) for it in (below, above)))

    def mistakes(self, formula: str | Expression, notation: Notation = "infix", rules: Rules | None = None,
                 use: Use | None = None) -> tuple[Mistake, ...]:
        """Returns the mistakes of a formula as a solution; none if it is right. Raises Error for what is not a formula.

        >>> [m.kind for m in Hand("2 3 5 : 25").mistakes("2 * 5 + 5")]
        ['missing_card', 'extra_card', 'wrong_value']
        """
        if isinstance(formula, Expression):
            formula, notation = str(formula), "infix"
        wrong = self._it.check(text(formula, "formula"), text(notation, "notation"), *self._by(rules, use))
        return tuple(Mistake(*one) for one in wrong)

    def grade(self, rules: Rules | None = None, use: Use | None = None) -> Grade | None:
        """How hard the hand is for a person, from 1 (easy) to 5, and why; None if it has no solution. Without the limits of `ask()`.

        >>> Hand("9 21 16 17 12 : 13").grade().level
        5
        >>> Hand("25 50 75 100 3 6 952", game="countdown").grade().reasons[1]
        'the easiest solution has 5 steps'
        """
        grade = self._it.grade(*self._by(rules, use))
        return None if grade is None else Grade(*grade)

    def explain(self) -> tuple[str, ...]:
        """All steps of the solution that is easiest for a person; none without a solution.

        >>> Hand("9 21 16 17 12 : 13").explain()
        ('21 - 17 = 4', '12 / 4 = 3', '9 / 3 = 3', '16 - 3 = 13')
        """
        return self.hint(more=_core.MOST_CARDS)

    def _repr_svg_(self) -> str:
        return self._it.svg()

    def __str__(self) -> str:
        return self._it.text()

    def __repr__(self) -> str:
        return f"reckon.Hand({str(self)!r}{'' if self._game == 'krypto' else f', game={self._game!r}'})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return (self._both(), self._game) == (other._both(), other._game)

    def __hash__(self) -> int:
        return hash((self._both(), self._game))

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (Hand, (self.cards, self.objective), {"game": self._game})


def _known(game: str) -> Game:
    """The game, which has to be one."""
    if text(game, "game") not in _core.GAMES:
        raise ValueError(f"game: {game!r} is not one of {', '.join(_core.GAMES)}")
    return cast(Game, game)


def _is_small(objective: SupportsIndex) -> bool:
    return not isinstance(objective, int) or -sys.maxsize <= objective <= sys.maxsize


def _large(objective: SupportsIndex) -> int:
    if not -LARGEST_OBJECTIVE < (number := objective.__index__()) < LARGEST_OBJECTIVE:
        raise ValueError(f"objective: give an integer of at most {_core.MOST_OBJECTIVE_DIGITS - 1} digits")
    return number


class Mistake(NamedTuple):
    """One thing that is wrong with a formula: its kind, as `wrong_value`, and a sentence.

    >>> print(Hand("2 3 5 : 25").mistakes("2 * 5 + 3")[0].message)
    the value is 13, not 25
    """

    kind: str
    message: str


class Nearest(NamedTuple):
    """The nearest integers that can be reached, each as an expression, None where there is none.

    >>> print(Hand("1 2 : 10").nearest().below)
    2 + 1
    """

    below: Expression | None
    above: Expression | None


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
    _question: tuple[Rules, Form, Use]
    _it: _core.Solutions
    _places: range

    def __init__(self) -> None:
        raise TypeError("solutions are made by Hand.solutions()")

    @classmethod
    def _of(cls, hand: Hand, question: tuple[Rules, Form, Use], it: _core.Solutions, places: range) -> Solutions:
        made = Solutions.__new__(Solutions)
        made._hand, made._question, made._it, made._places = hand, question, it, places
        return made

    @property
    def hand(self) -> Hand:
        """The hand that they solve.

        >>> Hand("3 3 8 8 : 24").solutions().hand
        reckon.Hand('3 3 8 8 : 24')
        """
        return self._hand

    def texts(self, notation: Notation = "infix") -> list[str]:
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


def _solved(hand: Hand, question: tuple[Rules, Form, Use], places: range) -> Solutions:
    return hand.solutions(*question)[places.start:places.stop if places.stop >= 0 else None:places.step]


def deal(seed: SupportsIndex, *, game: Game = "krypto", deck: Deck = "56", cards: SupportsIndex | None = None,
         up_to: SupportsIndex | None = None, large: SupportsIndex | None = None, objective: SupportsIndex | None = None,
         solvable: bool = False, level: SupportsIndex | None = None, rules: Rules | None = None, use: Use | None = None) -> Iterator[Hand]:
    """Hands without end of one of `GAMES`; the same seed deals the same hands everywhere.

    Krypto deals `cards` (usually 5) from one of `DECKS`, and an objective. "24" has cards up to 10 or 13 (`up_to`), "countdown" 0 to 4
    `large` tiles, and "own" 3 to 7 `cards` up to any number, with any `objective`. With `solvable`, only hands that have a solution
    under the rules; with `level`, only those that are so hard, from 1 to 5.

    >>> from itertools import islice
    >>> [str(hand) for hand in islice(deal(7), 2)]
    ['8 16 13 10 5 : 6', '24 15 25 16 13 : 10']
    >>> next(deal(7, game="24", level=3)).grade().level
    3
    >>> next(deal(7, game="countdown", large=4)).cards
    (100, 50, 75, 25, 8, 1)
    """
    usual = _core.GAMES[_known(game)]
    by = usual[0] if rules is None else text(rules, "rules")
    used = usual[1] if use is None else text(use, "use")
    for what, name, names in (("rules", by, _core.RULES), ("use", used, _core.USES)):
        if name not in names:
            raise ValueError(f"{what}: {name!r} is not one of {', '.join(names)}")
    wanted = None if level is None else integer(level, "level", 1, 5)
    most = {"cards": _core.MOST_CARDS, "up_to": LARGEST_CARD, "large": 4}
    wishes = {name: None if value is None else integer(value, name, 0 if name == "large" else 1, most[name])
              for name, value in (("cards", cards), ("up_to", up_to), ("large", large))}
    goal = None if objective is None else integer(objective, "objective", -sys.maxsize, sys.maxsize)
    dealer: _core.Dealer | _core.GameDealer
    if game == "krypto" and wishes["cards"] is not None:
        dealer = _core.dealer(checked_seed(seed), text(deck, "deck"), wishes["cards"])
    else:
        dealer = _core.game_dealer(checked_seed(seed), game, text(deck, "deck"), wishes["up_to"], wishes["large"], wishes["cards"], goal)
    return _dealt(dealer, game, bool(solvable), wanted, (cast(Rules, by), cast(Use, used)))


def _dealt(dealer: _core.Dealer | _core.GameDealer, game: Game, solvable: bool, level: int | None, by: tuple[Rules, Use]) -> Iterator[Hand]:
    while True:
        hand = Hand._of(dealer.deal(), game)
        if level is not None:
            grade = hand.grade(*by)
            if grade is None or grade.level != level:
                continue
        if not solvable or hand.solvable(*by):
            yield hand


def solvable(cards: ArrayLike, objectives: ArrayLike | None = None, *, game: Game = "krypto", rules: Rules | None = None,
             use: Use | None = None) -> NDArray[numpy.bool_]:
    """Whether each of many hands has a solution: an array of bool, one a row of `cards`.

    `cards` are integers in rows of 1 to 7, `objectives` an integer for all or one for each row; in "24" they may be left out. Costs
    1.3 microseconds a hand of five cards, where a loop over `Hand` costs 3.3; other threads run, and Ctrl-C ends it. Needs NumPy.

    >>> solvable([[3, 3, 8, 8], [1, 1, 1, 1]], 24).tolist()
    [True, False]
    >>> solvable([[1, 2, 3], [1, 2, 3]], [7, 100]).tolist()
    [True, False]
    """
    numpy = numpy_for("solvable()")
    by, used, usual = _core.GAMES[_known(game)]
    goals = usual if objectives is None else objectives
    if goals is None:
        raise TypeError("objectives: give an integer, or one for each row of cards")
    # A range of any length would fill the memory.
    if isinstance(cards, range) or (isinstance(goals, range) and len(goals) > len(cards)):  # type: ignore[arg-type]
        raise ValueError("give as many objectives as there are rows of cards")
    rows = _integers(numpy, cards, "cards", LARGEST_CARD)
    if rows.ndim != 2 or not 1 <= rows.shape[1] <= _core.MOST_CARDS:
        raise ValueError(f"cards: give rows of 1 to {_core.MOST_CARDS} integers, not an array of shape {rows.shape}")
    each = _integers(numpy, goals, "objectives", sys.maxsize)
    if each.ndim > 1 or (each.ndim == 1 and len(each) != len(rows)):
        raise ValueError(f"objectives: give an integer, or one for each of {len(rows)} rows, not an array of shape {each.shape}")
    return _core.solvable_rows(rows, numpy.broadcast_to(each, len(rows)), by if rules is None else text(rules, "rules"),
                               used if use is None else text(use, "use"))


def _integers(numpy: Any, given: ArrayLike, what: str, most: int) -> Any:
    """The array, which has to be of integers of at most this size."""
    try:
        array = numpy.asarray(given)
    except ValueError:
        raise ValueError(f"{what}: give rows of the same length") from None
    if array.size == 0 and array.dtype.kind == "f":
        array = array.astype(numpy.int64)
    if array.dtype.kind not in "iu":
        raise TypeError(f"{what}: give integers of 64 bits, not {array.dtype}")
    if array.size and not -most <= int(array.min()) <= int(array.max()) <= most:
        raise ValueError(f"{what}: give integers from {-most} to {most}")
    return array.astype(numpy.int64)
