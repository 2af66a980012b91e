# SPDX-License-Identifier: MIT
"""Exact arithmetic puzzles, for every Python: questions and answers in JSON.

>>> import reckon
>>> reckon.ask("krypto/solve", hand="3 3 8 8 : 24")["solutions"]
['8 / (3 - 8 / 3)']

This wheel asks the library for C. Hands, grids and censuses as objects are in the wheels for one Python on Linux.
"""

import ctypes
import json
import sys
import threading
from fractions import Fraction
from pathlib import Path

from reckon._errors import Error

__all__ = ["Error", "__version__", "ask", "ask_json"]

_library = ctypes.CDLL(str(Path(__file__).parent / ("reckon.dll" if sys.platform == "win32" else "libreckon.so")))
_library.reckon_version.restype = ctypes.c_char_p
_library.reckon_new.restype = ctypes.c_void_p
_library.reckon_ask.restype = ctypes.c_void_p
_library.reckon_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_size_t)]
_library.reckon_status.argtypes = [ctypes.c_void_p]
__version__ = _library.reckon_version().decode()

# An engine answers one question at a time.
_engine = _library.reckon_new()
_turn = threading.Lock()
_ENDS_TEXT = "\0"


def ask_json(path, body=b"{}"):
    """The answer to a JSON object, as JSON in bytes. Raises Error with `status` and `body` for any status but 200."""
    asked = body.encode() if isinstance(body, str) else bytes(body)
    if _ENDS_TEXT in path or _ENDS_TEXT.encode() in asked:
        raise Error("a question has no NUL")
    size = ctypes.c_size_t()
    with _turn:
        answer = ctypes.string_at(_library.reckon_ask(_engine, path.encode(), asked, size), size.value)
        status = _library.reckon_status(_engine)
    if status != 200:
        raise Error(json.loads(answer)["error"], status, body=answer)
    return answer


def ask(path, /, **body):
    """The answer to any question of the API; app/api/openapi.json describes them. Raises Error.

    >>> ask("krypto/check", hand="2 3 5 : 25", formula="(2 + 3) * 5")["correct"]
    True
    """
    return json.loads(ask_json(path, json.dumps(body, allow_nan=False, default=_as_json)))


def _as_json(value):
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"a {type(value).__name__} is not a value of a question")


def __getattr__(name):
    raise AttributeError(f"module 'reckon' has no '{name}' here: this wheel has ask() alone, and those for one Python on Linux have all of it")
