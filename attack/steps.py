# SPDX-License-Identifier: MIT
"""The table of steps."""

import dataclasses
import os
import shutil
import typing

ATTACKER = "127.0.66.1"
STEPS = []


class Fault(Exception):
    """A fault of the server."""


def expect(good, fault):
    if not good:
        raise Fault(fault)


@dataclasses.dataclass
class Step:
    name: str
    run: typing.Callable
    megabytes: int = 200  # by which the server may grow meanwhile; twice that with sanitizers
    needs: str = ""  # an option of `reckon serve`
    tools: tuple = ()  # programs of the system

    def missing(self):
        """Returns the tools that are not installed."""
        return [tool for tool in self.tools if not find_tool(tool)]


def find_tool(name):
    """Returns the path of a program of the system, including those for administrators; None if it is not
    installed."""
    return shutil.which(name, path=os.environ.get("PATH", os.defpath) + ":/usr/sbin:/sbin")


def step(name, megabytes=200, needs="", tools=()):
    """Registers a function that attacks, and raises Fault when the server fails.

    A function with a `yield` begins before all others, on a separate server, and continues after them. So a
    wait for the clock of the server costs no extra time.
    """
    def register(run):
        STEPS.append(Step(name, run, megabytes, needs, tools))
        return run
    return register
