# SPDX-License-Identifier: MIT
"""Exact arithmetic puzzles: Krypto, the 24 game, calcrostics and alphametics.

>>> import reckon
>>> for solution in reckon.Hand("4 7 8 8 : 24").solutions():
...     print(solution)
(7 + 4 - 8) * 8
8 * 7 - 8 * 4
(7 - 8 / 8) * 4
"""

from reckon._asked import Grade
from reckon._choices import Accents, AlphameticKind, Deck, Form, Game, Language, Notation, Paper, Rules, Use
from reckon._core import ALPHAMETIC_KINDS, DECKS, FORMS, LANGUAGES, NOTATIONS, PAPERS, RULES, USES
from reckon._core import VERSION as __version__
from reckon._engine import Engine, ask, paths
from reckon._errors import Error
from reckon._expressions import Expression
from reckon._families import Family, SympyFamily, families
from reckon._games import Census, Odds, census, odds
from reckon._grids import Alphametic, Calcrostic, Puzzle, alphametics, calcrostics, puzzles
from reckon._hands import GAMES, Hand, Mistake, Nearest, Solutions, deal, solvable
from reckon._sheets import Page, Sheet

__all__ = [
    "ALPHAMETIC_KINDS", "DECKS", "FORMS", "GAMES", "LANGUAGES", "NOTATIONS", "PAPERS", "RULES", "USES",
    "Accents", "AlphameticKind", "Deck", "Form", "Game", "Language", "Notation", "Paper", "Rules", "Use",
    "Alphametic", "Calcrostic", "Census", "Engine", "Error", "Expression", "Family", "Grade", "Hand", "Mistake", "Nearest", "Odds",
    "Page", "Puzzle", "Sheet", "Solutions", "SympyFamily",
    "__version__", "alphametics", "ask", "calcrostics", "census", "deal", "families", "odds", "paths", "puzzles", "solvable",
]
