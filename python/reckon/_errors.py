# SPDX-License-Identifier: MIT
"""The exception of the package."""

from __future__ import annotations


class Error(ValueError):
    """A question that has no answer here, or a text that cannot be read.

    `status` is that of HTTP: 400 for what is malformed, 404 for what does not exist, 422 for what takes too much work. `line`
    and `column` say where in a text, counted from 1; 0 if it is not known. `body` is the answer of the engine as it came, if it was the
    engine that refused (`Engine.ask_json`). `code` is a name for programs, such as "missing_value", if the engine gave one;
    app/api/openapi.json has all of them.

    >>> import reckon
    >>> try:
    ...     reckon.Hand("3 3 8 8")
    ... except reckon.Error as error:
    ...     print(error.status)
    400
    """

    def __init__(self, message: str, status: int = 400, line: int = 0, column: int = 0, body: bytes = b"",
                 code: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.line = line
        self.column = column
        self.body = body
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.args[0], self.status, self.line, self.column, self.body, self.code)
