# SPDX-License-Identifier: MIT
"""Families of solutions of the operators of a calcrostic."""

from __future__ import annotations

import ast
from fractions import Fraction
from numbers import Rational
from typing import Any, NamedTuple

from reckon import _core
from reckon._values import text


class SympyFamily(NamedTuple):
    """A family as SymPy has it: symbols, a matrix of three rows, and conditions as relations.

    >>> families("++/*+--+")[0].to_sympy().parameters
    (a,)
    """

    parameters: tuple[Any, ...]
    numbers: Any
    conditions: tuple[Any, ...]


class Family(NamedTuple):
    """Solutions of an operator assignment that share one form: for all values of the parameters that satisfy the conditions and make
    no number 0, the nine numbers make all eight lines hold.

    >>> import reckon
    >>> family = reckon.families("++/*+--+")[0]
    >>> family.parameters, family.numbers[:3]
    (('a',), ('a', '2', 'a+2'))
    >>> [int(number) for number in family.at(a=5)]
    [5, 2, 7, 2, 3, 5, 10, 5, 2]
    >>> family.to_sympy().numbers[0, 2]
    a + 2
    """

    parameters: tuple[str, ...]
    """The free numbers, by the names of the cells: a b c, d f g, h k m."""
    numbers: tuple[str, ...]
    """In reading order, each a quotient of polynomials in the parameters; ^ is a power."""
    conditions: tuple[str, ...]
    """Between the parameters, as `b - 1 != 0`; mostly none."""
    dimension: int
    """How many parameters are free: 0 to 2."""
    positive_integers: str
    """`none`, `finitely many`, `infinitely many`, `some` or `unknown`: those of the family."""
    examples: tuple[tuple[int, ...], ...]
    """Positive integers of the family: all if they are finitely many, else the first found."""

    def at(self, **parameters: Rational | int) -> tuple[Fraction, ...]:
        """The numbers for these values of all parameters. Raises ZeroDivisionError where there are none, and ValueError if a condition
        is not satisfied.

        >>> [str(number) for number in families("++/*+--+")[0].at(a=Fraction(1, 2))][:3]
        ['1/2', '2', '5/2']
        """
        if set(parameters) != set(self.parameters):
            raise TypeError(f"give a value of each parameter: {', '.join(self.parameters) or 'there are none'}")
        values = {}
        for name, value in parameters.items():
            if not isinstance(value, Rational):
                raise TypeError(f"{name}: give an integer or a Fraction, not {type(value).__name__}")
            values[name] = Fraction(value)
        for condition in self.conditions:
            left, sign, _ = condition.rpartition(" != ") if " != " in condition else condition.rpartition(" = ")
            if (calculated(left, values, Fraction) == 0) != (sign == " = "):
                raise ValueError(f"these values do not satisfy {condition}")
        return tuple(calculated(number, values, Fraction) for number in self.numbers)

    def to_sympy(self) -> SympyFamily:
        """The family for SymPy. Imports sympy.

        >>> families("++/*+--+")[0].to_sympy().numbers[0, 2]
        a + 2
        """
        import sympy

        symbols = {name: sympy.Symbol(name) for name in self.parameters}
        conditions = []
        for condition in self.conditions:
            left, sign, right = condition.partition(" != ") if " != " in condition else condition.partition(" = ")
            relation = sympy.Eq if sign == " = " else sympy.Ne
            conditions.append(relation(calculated(left, symbols, sympy.Integer), calculated(right, symbols, sympy.Integer)))
        numbers = [calculated(number, symbols, sympy.Integer) for number in self.numbers]
        return SympyFamily(tuple(symbols.values()), sympy.Matrix(3, 3, numbers), tuple(conditions))


def calculated(formula: str, names: dict[str, Any], number: Any) -> Any:
    """The value of a formula such as `(b^2 - b)/2`, in any arithmetic."""
    return _value(ast.parse(formula.replace("^", "**"), mode="eval").body, names, number)


def _value(node: ast.expr, names: dict[str, Any], number: Any) -> Any:
    if isinstance(node, ast.Constant):
        return number(node.value)
    if isinstance(node, ast.Name):
        return names[node.id]
    if isinstance(node, ast.UnaryOp):
        return -_value(node.operand, names, number)
    assert isinstance(node, ast.BinOp)
    left = _value(node.left, names, number)
    if isinstance(node.op, ast.Pow):
        assert isinstance(node.right, ast.Constant)
        return left ** int(node.right.value)
    right = _value(node.right, names, number)
    if isinstance(node.op, ast.Add):
        return left + right
    if isinstance(node.op, ast.Sub):
        return left - right
    return left * right if isinstance(node.op, ast.Mult) else left / right


def families(operators: str) -> tuple[Family, ...]:
    """All solutions by rational numbers other than 0 of eight operators: rows 1 to 3, columns 1 to 3, main diagonal, other diagonal.

    Takes some milliseconds, a second at worst; Ctrl-C leaves it at once.

    >>> len(families("++/*+--+"))
    1
    """
    found = _core.families(text(operators, "operators"))
    return tuple(Family(tuple(parameters), tuple(numbers), tuple(conditions), dimension, answer, tuple(map(tuple, examples)))
                 for parameters, numbers, conditions, dimension, answer, examples in found)
