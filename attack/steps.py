# SPDX-License-Identifier: MIT
"""The table of steps."""

import dataclasses
import typing

ATTACKER = "127.0.66.1"
STEPS = []


class Fault(Exception):
    """What the server should not have done."""


def expect(good, fault):
    if not good:
        raise Fault(fault)


@dataclasses.dataclass
class Step:
    name: str
    run: typing.Callable
    megabytes: int = 200  # by which the server may grow meanwhile; twice that with sanitizers
    needs: str = ""  # an option of `reckon serve`


def step(name, megabytes=200, needs=""):
    """Registers a function that attacks, and raises Fault when the server does not stand it.

    A function with a `yield` begins before all others, on a server of its own, and goes on after them:
    what waits for the clock of the server takes no time of its own so.
    """
    def register(run):
        STEPS.append(Step(name, run, megabytes, needs))
        return run
    return register
