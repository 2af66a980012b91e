# SPDX-License-Identifier: MIT
"""Expressions over integers, and their exact values."""

from __future__ import annotations

import operator
from fractions import Fraction
from typing import Any, Callable, SupportsIndex, TypeVar, Union

from reckon import _core
from reckon._choices import Notation, Rules
from reckon._values import AsText, integer, text

LARGEST_NUMBER = 10**18 - 1
Operand = Union["Expression", SupportsIndex]
Value = TypeVar("Value")


class Expression(AsText):
    """A binary expression over integers with + - * /, such as a solution of a hand.

    Made of a text in one of `NOTATIONS`, or of an integer of at most 18 digits; and of other expressions by the operators of Python.
    It never changes. Two are equal if they are the same operation for operation, whatever their values are.

    >>> import reckon
    >>> e = reckon.Expression("8 / (3 - 8 / 3)")
    >>> e.value
    Fraction(24, 1)
    >>> e == reckon.Expression(8) / (3 - reckon.Expression(8) / 3)
    True
    >>> e.text("rpn")
    '8 3 8 3 / - /'
    >>> float(e), str(-reckon.Expression("1 + 2"))
    (24.0, '0 - (1 + 2)')
    >>> f"{e:>20}"
    '     8 / (3 - 8 / 3)'
    """

    __slots__ = ("_it", "_tokens")
    _it: _core.Expression
    _tokens: tuple[int | str, ...] | None

    def __init__(self, source: str | SupportsIndex | Expression, notation: Notation = "infix") -> None:
        if isinstance(source, Expression):
            it = source._it
        elif isinstance(source, str):
            it = _core.expression_read(text(source, "expression"), text(notation, "notation"))
        else:
            try:
                operator.index(source)
            except TypeError:
                raise TypeError(f"expression: give a string or an integer, not {type(source).__name__}") from None
            it = _core.expression_number(integer(source, "number", -LARGEST_NUMBER, LARGEST_NUMBER))
        self._it = it
        self._tokens = None

    @classmethod
    def _of(cls, it: _core.Expression) -> Expression:
        made = Expression.__new__(Expression)
        made._it = it
        made._tokens = None
        return made

    @property
    def tokens(self) -> tuple[int | str, ...]:
        """Numbers and operators, operands before their operator.

        >>> Expression("(8 + 19) * 2").tokens
        (8, 19, '+', 2, '*')
        """
        if self._tokens is None:
            self._tokens = self._it.tokens()
        return self._tokens

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers from left to right.

        >>> Expression("(8 + 19) * 2").numbers
        (8, 19, 2)
        """
        return tuple(token for token in self.tokens if not isinstance(token, str))

    @property
    def value(self) -> Fraction:
        """The exact value. Raises ZeroDivisionError if something is divided by zero.

        >>> Expression("1 / 2 + 1 / 3").value
        Fraction(5, 6)
        """
        value = self._it.value()
        if value is None:
            raise ZeroDivisionError(f"{self} divides by zero")
        return Fraction(*value)

    @property
    def steps(self) -> tuple[str, ...]:
        """The operations one after the other.

        >>> Expression("(8 + 19) * 2").steps
        ('8 + 19 = 27', '27 * 2 = 54')
        """
        return tuple(self._it.steps())

    def text(self, notation: Notation = "infix") -> str:
        r"""The text in one of `NOTATIONS`.

        >>> print(Expression("8 / (3 - 8 / 3)").text("latex"))
        \frac{8}{3 - \frac{8}{3}}
        """
        return self._it.text(text(notation, "notation"))

    def obeys(self, rules: Rules) -> bool:
        """Whether the value exists and every result of an operation is allowed by the rules, one of `RULES`.

        >>> Expression("8 / (3 - 8 / 3)").obeys("integer")
        False
        """
        return self._it.obeys(text(rules, "rules"))

    def evaluate(self, number: Callable[[int], Value]) -> Value:
        """The value in another arithmetic: `number` makes a value of each number, and + - * / of Python do the rest.

        >>> Expression("1 / 4").evaluate(float)
        0.25
        """
        stack: list[Any] = []
        for token in self.tokens:
            if isinstance(token, str):
                right = stack.pop()
                left = stack.pop()
                stack.append(OPERATIONS[token](left, right))
            else:
                stack.append(number(token))
        value: Value = stack[0]
        return value

    def to_sympy(self, evaluate: bool = False) -> Any:
        """The expression for SymPy, as it stands, or evaluated. Imports sympy.

        >>> Expression("8 / (3 - 8 / 3)").to_sympy(evaluate=True)
        24
        """
        import sympy

        if evaluate:
            return self.evaluate(sympy.Integer)
        with sympy.evaluate(False):
            return self.evaluate(sympy.Integer)

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.text('latex')}$"

    def _repr_svg_(self) -> str:
        return self._it.svg()

    def __str__(self) -> str:
        return self._it.text("infix")

    def __repr__(self) -> str:
        return f"reckon.Expression({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Expression):
            return NotImplemented
        return self._it == other._it

    def __hash__(self) -> int:
        return hash(self.tokens)

    def __reduce__(self) -> tuple[object, ...]:
        return expression_of_tokens, (self.tokens,)

    def __float__(self) -> float:
        """The value, rounded. Raises OverflowError if it is too large, and ZeroDivisionError as `value` does."""
        return float(self.value)

    def __neg__(self) -> Expression:
        """A single number with the other sign; 0 - all else, since an expression has no sign of its own."""
        if len(self.tokens) == 1:
            return Expression(-self.numbers[0])
        return 0 - self

    def __add__(self, other: Operand) -> Expression:
        return joined("+", self, other)

    def __radd__(self, other: Operand) -> Expression:
        return joined("+", other, self)

    def __sub__(self, other: Operand) -> Expression:
        return joined("-", self, other)

    def __rsub__(self, other: Operand) -> Expression:
        return joined("-", other, self)

    def __mul__(self, other: Operand) -> Expression:
        return joined("*", self, other)

    def __rmul__(self, other: Operand) -> Expression:
        return joined("*", other, self)

    def __truediv__(self, other: Operand) -> Expression:
        return joined("/", self, other)

    def __rtruediv__(self, other: Operand) -> Expression:
        return joined("/", other, self)


OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


def joined(symbol: str, left: Operand, right: Operand) -> Expression:
    """left symbol right; NotImplemented, as Python wants it, for what is neither an expression nor an integer."""
    operands: list[Expression] = []
    for operand in (left, right):
        if not isinstance(operand, (Expression, SupportsIndex)) or isinstance(operand, str):
            return NotImplemented
        operands.append(operand if isinstance(operand, Expression) else Expression(operand))
    return Expression._of(_core.expression_apply(symbol, operands[0]._it, operands[1]._it))


def expression_of_tokens(tokens: tuple[int | str, ...]) -> Expression:
    """The expression that has these tokens."""
    stack: list[Expression] = []
    try:
        for token in tokens:
            if token in OPERATIONS:
                right = stack.pop()
                stack.append(joined(str(token), stack.pop(), right))
            else:
                stack.append(Expression(integer(token, "token", -LARGEST_NUMBER, LARGEST_NUMBER)))
        (made,) = stack
    except (IndexError, ValueError):
        raise ValueError("these are not the tokens of an expression") from None
    return made


