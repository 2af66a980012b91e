# SPDX-License-Identifier: MIT
"""The names that functions take, as types: a type checker finds a misspelled one."""

from __future__ import annotations

from typing import Literal

Rules = Literal["house", "integer", "international", "positive"]
"""Which results are allowed: any, integers, integers of 0 or more, or of 1 or more."""
Form = Literal["distinct", "written", "essential", "linear"]
"""When two solutions count as one."""
Use = Literal["all", "any"]
"""Whether all cards are used, or any may be left over."""
Notation = Literal["infix", "brackets", "linear", "apl", "j", "latex", "rpn", "steps"]
"""How an expression is written."""
Game = Literal["krypto", "24", "countdown", "own"]
"""A number game, with rules of its own."""
Deck = Literal["56", "52"]
"""A deck of Krypto, by its number of cards."""
Language = Literal["en", "fr"]
"""A language of words and sheets."""
Paper = Literal["a4", "letter"]
"""The size of a sheet."""
AlphameticKind = Literal["sum", "doubly-true", "multiplication"]
"""A kind of alphametic that is made."""
Accents = Literal["keep", "drop"]
"""Whether words keep their accents."""
