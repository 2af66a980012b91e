# SPDX-License-Identifier: MIT
"""What a step has: a server to attack, chance, and how much of it there is to be."""

import inspect
import random
import time

from attack import honest
from attack.server import Server
from attack.steps import Fault, expect
from attack.wire import Wire


class Attack:
    wire = Wire  # how its server is reached

    def __init__(self, program, scale, seed):
        self.program = program
        self.scale = scale  # how much of the largest attack is made: 1 with minutes of time
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
        """Seconds for an answer that does not take long."""
        return 0.5 if self.server.is_weak else 5 * self.server.factor

    def scaled(self, most, least):
        return max(least, int(most * self.scale))

    def start(self, *options, files=None):
        """Another server of the program, with its own files."""
        return Server(self.program, options, files)

    def renew(self):
        """A new server, after a fault."""
        self.server.close()
        self.server = self.start()

    def check_honest(self, server=None):
        """Raises Fault if clients of other addresses are not served."""
        return honest.check(server or self.server)

    # --- Steps

    def begin(self, step):
        """Does a step, up to its `yield` if it has one; gives what is to be done later."""
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
    """Counts, and prints a line a check."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, name, run, *arguments):
        """Gives what `run` gives, or True; a fault counts as failed, and gives None."""
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
