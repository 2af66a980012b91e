# SPDX-License-Identifier: MIT
"""The environment of a step: a server to attack, random numbers, and the size of the attack."""

import inspect
import random
import time

from attack import honest
from attack.server import Server
from attack.steps import Fault, expect
from attack.wire import Wire


class Attack:
    wire = Wire  # the address of its server

    def __init__(self, program, scale, seed):
        self.program = program
        self.scale = scale  # the part of the largest attack that is made: 1 with minutes of time
        self.random = random.Random(seed)
        self.server = self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.close()

    @property
    def port(self):
        return self.server.port

    @property
    def patience(self):
        """Returns the seconds for an answer that should be quick."""
        return 0.5 if self.server.is_weak else 5 * self.server.factor

    def scaled(self, most, least):
        return max(least, int(most * self.scale))

    def start(self, *options, files=None):
        """Starts another server of the program, with its own files."""
        return Server(self.program, options, files)

    def renew(self):
        """Starts a new server, after a fault."""
        self.server.close()
        self.server = self.start()

    def check_honest(self, server=None):
        """Raises Fault if clients of other addresses are not served."""
        return honest.check(server or self.server)

    # --- Steps

    def begin(self, step):
        """Runs a step, up to its `yield` if it has one; returns the rest of the work."""
        server = self.server
        server.check_alive()
        server.forget_peak()
        before = server.memory()
        rest = step.run(self)
        if inspect.isgenerator(rest):
            next(rest)
        self.check_honest()
        if server is self.server:
            grown = server.peak() - before
            limit = step.megabytes * (2 if server.sanitized else 1)
            expect(grown <= limit, f"memory grows by {grown:.0f} MB, more than {limit}")
        return rest

    def finish(self, rest):
        for _ in rest:
            pass
        self.check_honest()


class Tally:
    """Counts, and prints a line for each check."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, name, run, *arguments):
        """Returns the result of `run`, or True; a fault counts as a failure, and returns None."""
        begin = time.monotonic()
        try:
            result = run(*arguments)
        except (Fault, OSError) as fault:
            self.failed += 1
            print(f"FAILED  {name}: {time.monotonic() - begin:.1f} s: {fault}", flush=True)
            return None
        self.passed += 1
        more = f", {result}" if isinstance(result, str) else ""
        print(f"ok      {name}: {time.monotonic() - begin:.1f} s{more}", flush=True)
        return True if result is None else result
