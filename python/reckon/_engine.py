# SPDX-License-Identifier: MIT
"""Every question of the API."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, SupportsIndex

from reckon import _core
from reckon._errors import Error
from reckon._values import AsText, integer, text


class Engine:
    """Answers the questions that the server, the page and the other doors answer, with the same bytes.

    `most_work` bounds what a question may take, in steps of about a nanosecond: by default as everywhere, 0.8 s. An engine may be used by
    any number of threads at a time.

    >>> import reckon
    >>> engine = reckon.Engine()
    >>> engine.ask("krypto/solve", hand="3 3 8 8 : 24")["solutions"]
    ['8 / (3 - 8 / 3)']
    """

    __slots__ = ("_most_work",)
    _most_work: int

    def __init__(self, most_work: SupportsIndex = _core.MOST_WORK) -> None:
        self._most_work = integer(most_work, "most_work", 1, 2**63 - 1)

    def ask_json(self, path: str, body: bytes | str = b"{}") -> bytes:
        """The answer to a JSON object, as JSON. Raises Error with `status` and `body` for any status but 200.

        >>> Engine().ask_json("version")
        b'{"version":"1.0.0"}'
        """
        if isinstance(body, str):
            body = text(body, "body").encode()
        if not isinstance(body, bytes):
            raise TypeError(f"body: give bytes, not {type(body).__name__}")
        status, answer = _core.ask(text(path, "path"), body, self._most_work)
        if status != 200:
            refusal = json.loads(answer)
            raise Error(refusal["error"], status, body=answer, code=refusal["code"])
        return answer

    def ask(self, path: str, /, **body: Any) -> Any:
        """The answer to named values, as Python has it. Hands, expressions, puzzles and fractions may be values.

        >>> Engine().ask("krypto/nearest", hand="1 1 1 : 8")["below"]["value"]
        3
        """
        written = json.dumps(body, allow_nan=False, default=_as_json)
        return json.loads(self.ask_json(path, written.encode()))

    def __repr__(self) -> str:
        return f"reckon.Engine({self._most_work})"

    def __reduce__(self) -> tuple[object, ...]:
        return Engine, (self._most_work,)


def _as_json(value: object) -> object:
    if isinstance(value, AsText):
        return value._as_value()
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, SupportsIndex):
        return value.__index__()
    raise TypeError(f"a {type(value).__name__} is not a value of a question")


_usual = Engine()


def ask(path: str, /, **body: Any) -> Any:
    """The answer to any question of the API, whose paths are `paths()`; app/api/openapi.json describes them. Raises Error.

    >>> ask("krypto/check", hand="2 3 5 : 25", formula="(2 + 3) * 5")["correct"]
    True
    >>> ask("krypto/solve", hands="2 3 5 : 25")
    Traceback (most recent call last):
    reckon._errors.Error: body: 'hands' means nothing here: there are cards, count, form, game, hand, limit, notation, objective, rules, use
    """
    return _usual.ask(path, **body)


def paths() -> tuple[str, ...]:
    """The paths of all questions.

    >>> "krypto/solve" in paths()
    True
    """
    return tuple(_core.paths())
