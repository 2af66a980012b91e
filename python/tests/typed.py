# SPDX-License-Identifier: MIT
"""Programs of users, for type checkers alone. A line that is marked has a mistake, and a mark without one is a mistake too."""

from fractions import Fraction

import reckon

hand = reckon.Hand("8 19 14 2 21 : 17")
value: Fraction = hand.solutions("positive", form="linear", use="any")[0].value
for rules in reckon.RULES:
    hand.solvable(rules)
hand.solutions("postive")  # type: ignore[arg-type]
hand.solutions(form="distnct")  # type: ignore[arg-type]
hand.solvable(use="some")  # type: ignore[arg-type]
hand.nearest(5)  # type: ignore[arg-type]
hand.grade("hous")  # type: ignore[arg-type]
hand.mistakes("1", "infx")  # type: ignore[arg-type]
hand.solutions().texts("latx")  # type: ignore[arg-type]
reckon.Hand("3 3 8 8", game="25")  # type: ignore[call-overload]
reckon.Expression("1").text("apls")  # type: ignore[arg-type]
reckon.deal(1, deck="54")  # type: ignore[arg-type]
reckon.deal(1, game="count")  # type: ignore[arg-type]
reckon.solvable([[1, 2]], 3, rules="int")  # type: ignore[arg-type]
reckon.census("non")  # type: ignore[arg-type]
reckon.odds("house", "55")  # type: ignore[arg-type]
reckon.alphametics(1, kind="sums")  # type: ignore[arg-type]
reckon.Sheet([], paper="a5")  # type: ignore[arg-type]
reckon.Sheet([], language="de")  # type: ignore[arg-type]
grade = reckon.Alphametic("SEND + MORE = MONEY").grade()
level: int = grade.level  # type: ignore[union-attr]
steps: tuple[str, ...] = next(reckon.puzzles(1)).explain()
negative: reckon.Expression = -(1 + reckon.Expression(2))
decimal: float = float(negative)
game: reckon.Game = hand.game
