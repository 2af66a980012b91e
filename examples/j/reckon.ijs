NB. SPDX-License-Identifier: MIT
NB. Asks reckon from J, by its library for C:
NB.
NB.     ijconsole reckon.ijs
NB.
NB. From J, once it is loaded:
NB.
NB.     'krypto/solve' ask_reckon_ '{"hand": "8 19 14 2 21 : 17", "form": "linear"}'
NB.
NB. gives the answer as one line of JSON, and status_reckon_ '' how the question ended: 200 if it was answered.

coclass 'reckon'

LIBRARY=: 'libreckon.so.0'
NUL=: 0 { a.
call=: 15!:0
read=: 15!:1

NB. An address is x: as wide as the machine's. Before > stands the result alone, without it the arguments follow.
engine=: (LIBRARY,' reckon_new > x') call ''

NB. path ask body. The last argument is where the library puts the number of bytes of the answer.
ask=: 4 : 0
  'address its_engine path body size'=. (LIBRARY,' reckon_ask x x *c *c *x') call engine ; (x,NUL) ; (y,NUL) ; ,_1
  read address , 0 , {. size
)

status=: 3 : '(LIBRARY,'' reckon_status > i x'') call < engine'
version=: 3 : 'read ((LIBRARY,'' reckon_version > x'') call ''''),0 _1'
NB. Needs no call before J ends.
free=: 3 : '(LIBRARY,'' reckon_free > n x'') call < engine'

coclass 'base'

print=: 1!:2&2

3 : 0 ''
  print 'reckon ',version_reckon_ ''
  print 'krypto/solve' ask_reckon_ '{"hand": "8 19 14 2 21 : 17", "form": "linear", "notation": "apl"}'
  print status_reckon_ ''
  print 'krypto/solve' ask_reckon_ '{"hand": "8 19"}'
  print status_reckon_ ''
  free_reckon_ ''
)
2!:55 ''
