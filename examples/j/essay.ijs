NB. Solves hands from standard input, one a line, six integers whose last is the objective, with the program of an
NB. essay; bench/essays times it beside reckon:
NB.
NB.     ijconsole essay.ijs < hands
NB.
NB. Formulas are J's, without brackets and evaluated from right to left: what reckon calls --form linear.
NB.
NB. The next two definitions are quoted from the J Wiki, Essays/Krypto, where they are explained. They are not part of
NB. reckon, and not under its licence.

allexp =: ((256*!5)$'+-*%'{~(4$4)#:i.256) (<a:;6+5*i.4)} 256#5":(i.!5) A. ]
solve  =: {. ([ ; (=".) ~.@# ]) allexp@}.

NB. The essay has the objective first. Prints the number of formulas of a hand.
print=: 1!:2&2

answer=: 3 : 0
  hand=. 0 ". > y
  if. 6 = # hand do. print # > 1 { solve _1 |. hand end.
  0
)

answer"0 <;._2 (1!:1) 3
2!:55 ''
