# SPDX-License-Identifier: MIT
"""The tools of the operators during attacks: logs, signals, copies, metrics."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import threading
import time

from attack.guests import Guest
from attack.match_files import check_kept, play
from attack.server import STOPPING_SECONDS
from attack.steps import expect, step
from attack.wire import Wire, get

GREEDY = "127.0.71.1"
SLOWEST_ACT = 0.25  # seconds, times Server.factor: a transaction and its answer, besides other processes


def look(server, path, *fields, source=GREEDY):
    with Wire(server.port, source, server.patience) as wire:
        return wire.ask(get(path, *fields))


@step("operating: a log that nobody reads, then SIGTERM", needs="--log")
def blocked_log(attack):
    with attack.start("--log") as server:
        reader, writer = os.pipe()
        try:
            server.kill()
            # The next server writes into a pipe that fills quickly.
            with blocked_standard_error(server, writer):
                for _ in range(attack.scaled(3_000, 1_000)):
                    answer = look(server, "/" + "x" * 150)
                    expect(answer and answer.status == 404, f"a request gets {answer and answer.status}")
                attack.check_honest(server)
                server.stop()
        finally:
            os.close(reader)
            os.close(writer)


@contextlib.contextmanager
def blocked_standard_error(server, writer):
    """Restarts the server with this as its standard error."""
    standard_error = os.dup(writer)
    before = server.open_notes
    server.open_notes = lambda: os.fdopen(standard_error, "ab")
    try:
        server.restart()
        yield
    finally:
        server.open_notes = before


@step("operating: SIGHUP ends it in order, and what was told is kept")
def hang_up(attack):
    with attack.start() as server:
        told = [play(server, attack.patience)]
        server.process.send_signal(signal.SIGHUP)
        expect(server.process.wait(STOPPING_SECONDS) == 0, "SIGHUP ends it with another status than 0")
        server.kill()
        server.restart()
        check_kept(server, told, attack.patience)
        server.stop()


def acts(server, patience, seconds, slowest):
    """Acts in a room for this long; records the time of the slowest act."""
    with Guest(server.port, "127.0.1.72", patience) as host:
        host.open_room(hands=3)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begin = time.monotonic()
            host.say(do="ping")
            host.hear("pong")
            with Guest(server.port, "127.0.1.73", patience) as other:
                other.open_room(hands=1)
            slowest.append(time.monotonic() - begin)
            time.sleep(0.13)


@step("operating: copies, and long readers, of a file that is written", needs="--operators")
def copies(attack):
    seconds = attack.scaled(20, 3)
    with attack.start() as server:
        told = [play(server, attack.patience)]
        slowest = []
        player = threading.Thread(target=acts, args=(server, attack.patience, seconds, slowest))
        player.start()
        reader = sqlite3.connect(server.matches)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM event").fetchone()
        count = 0
        while player.is_alive():
            copy = server.folder / f"copy-{count}.sqlite"
            done = subprocess.run([server.program, "backup", server.matches, copy], capture_output=True)
            expect(done.returncode == 0, f"no copy: {done.stderr.decode()}")
            count += 1
            expect(sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchone() == ("ok",), f"{copy} is damaged")
        player.join()
        reader.close()
        expect(slowest and max(slowest) < SLOWEST_ACT * server.factor, f"an act took {max(slowest or [0]):.2f} s")
        # The last copy is as good as the file.
        server.kill()
        os.replace(server.folder / f"copy-{count - 1}.sqlite", server.matches)
        for beside in ("-wal", "-shm"):
            server.matches.with_name(server.matches.name + beside).unlink(missing_ok=True)
        server.restart()
        check_kept(server, told, attack.patience)
        server.stop()


@step("operating: metrics are not for strangers, and have no names", needs="--operators")
def metrics(attack):
    with attack.start("--behind-proxy") as server:
        play(server, attack.patience)
        for forged in ("127.0.0.1, 198.51.100.7", "::1, 198.51.100.7", "198.51.100.7", "localhost, 198.51.100.7"):
            answer = look(server, "/metrics", f"X-Forwarded-For: {forged}")
            expect(answer and answer.status == 403, f"{forged} gets {answer and answer.status}")
        answer = look(server, "/metrics")
        text = answer.body.decode()
        expect(answer.status == 200 and re.search(r"^reckon_commits_total\{result=\"done\"\} [1-9]", text, re.MULTILINE),
               f"no metrics: {text[:200]}")
        expect(re.search(r"^reckon_rooms 1$", text, re.MULTILINE), "the room is not counted")
        for path in ("/healthz", "/readyz"):
            expect(look(server, path, "X-Forwarded-For: 198.51.100.7").status == 200, path)
        attack.check_honest(server)


@step("operating: draining lets matches go on, opens no room, and ends", needs="--operators")
def drain(attack):
    with attack.start() as server:
        with Guest(server.port, "127.0.1.74", attack.patience) as host:
            seat = host.open_room(hands=3)
            with Guest(server.port, "127.0.1.75", attack.patience) as guest:
                guest.say(do="join", code=seat["code"], name="Miguel")
                guest.hear("seat")
                host.say(do="deal")
                guest.wait_for("room", lambda room: room["phase"] == "playing", "no hand is dealt")
                server.process.send_signal(signal.SIGUSR1)
                end = time.monotonic() + attack.patience
                while look(server, "/readyz").status != 503:
                    expect(time.monotonic() < end, "it is ready while it drains")
                with Guest(server.port, GREEDY, attack.patience) as late:
                    late.say(do="open", name="Kim")
                    heard = late.hear("seat", "refused")
                    expect(heard and heard["say"] == "refused", f"a room is opened while the server drains: {heard}")
                guest.say(do="ping")
                expect(guest.hear("pong"), "a match that goes on is not heard")
        expect(server.process.wait(STOPPING_SECONDS) == 0, "a drained server does not end in order")
