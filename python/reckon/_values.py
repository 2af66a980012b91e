# SPDX-License-Identifier: MIT
"""Checks of what users give."""

from __future__ import annotations

import operator
from typing import Any, Callable, SupportsIndex, TypeVar

LARGEST_SEED = 2**64 - 1
Made = TypeVar("Made")


class AsText:
    """An object with a usual text, which formats with the width and alignment of strings."""

    __slots__ = ()

    def _as_value(self) -> str:
        """The value of a question."""
        return str(self)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def numpy_for(what: str) -> Any:
    """NumPy, which is not needed for anything else."""
    try:
        import numpy
    except ImportError:
        raise ImportError(f"{what} needs NumPy: install python3-numpy, or in a virtual environment numpy") from None
    return numpy


def text(value: object, what: str) -> str:
    """The string, which has to be one, of characters that can be written."""
    if not isinstance(value, str):
        raise TypeError(f"{what}: give a string, not {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"{what}: character {error.start + 1} is half of a pair of surrogates") from None
    return str(value)


def integer(value: object, what: str, least: int, most: int) -> int:
    """The integer, which has to be one, in this range."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{what}: give an integer, not {type(value).__name__}") from None
    if not least <= number <= most:
        raise ValueError(f"{what}: give an integer from {least} to {most}")
    return number


def seed(value: SupportsIndex) -> int:
    return integer(value, "seed", 0, LARGEST_SEED)


def unpickled(make: Callable[..., Made], arguments: tuple[Any, ...], named: dict[str, Any]) -> Made:
    """For __reduce__, which passes no names."""
    return make(*arguments, **named)
