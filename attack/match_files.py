# SPDX-License-Identifier: MIT
"""The file of the matches: removed, truncated or replaced while the server runs, and the server killed."""

import os
import shutil
import sqlite3
import subprocess

from attack.guests import Guest, Refused
from attack.steps import Fault, expect, step


def play(server, patience):
    """Opens a room and starts a match; returns the seat and the number of the last reported event."""
    with Guest(server.port, "127.0.1.70", patience) as host:
        seat = host.open_room(hands=3)
        host.say(do="deal")
        host.hear("room")
        dealt = host.hear("room")
        expect(dealt, "no hand is dealt")
        expect(dealt["room"]["kept"], "players are told that the room is not kept")
        return seat, dealt["seq"]


def check_kept(server, told, patience):
    for seat, number in told:
        with Guest(server.port, "127.0.1.71", patience) as host:
            host.say(do="return", code=seat["code"], token=seat["token"])
            expect(host.hear("seat", "refused", "end").get("say") == "seat",
                   f"room {seat['code']} was told to be there, and is gone")
            room = host.hear("room")
            expect(room and room["seq"] >= number, f"{number} events were told, and {room and room['seq']} kept")


@step("file: the server is killed, and what it had told is there again")
def killed(attack):
    told = []
    with attack.start() as server:
        for _ in range(attack.scaled(20, 2)):
            told += [play(server, attack.patience) for _ in range(3)]
            server.kill()
            server.restart()
            check_kept(server, told[-6:], attack.patience)
        server.stop()


def cut_off(path):
    os.truncate(path, os.path.getsize(path) // 2)


def empty(path):
    os.truncate(path, 0)


def garbage(path):
    with open(path, "r+b") as file:
        file.write(os.urandom(os.path.getsize(path)))


def replace(path):
    with open(path + ".new", "wb") as file:
        file.write(b"not a database" * 1000)
    os.replace(path + ".new", path)


def become_folder(path):
    os.remove(path)
    os.mkdir(path)


# If the path leads elsewhere now, players must get a message, or find their events after a restart. Only
# damage inside the file may lose events.
ELSEWHERE = {"removed": os.remove, "replaced": replace, "a folder": become_folder}
WITHIN = {"cut off": cut_off, "emptied": empty, "overwritten": garbage}


def harm_all(server, harm):
    for path in sorted(server.folder.glob("matches.sqlite*")):
        if path.exists():
            harm(str(path))


def try_to_play(server, patience):
    """Returns the result of `play`; None if the server reports that it cannot."""
    try:
        return play(server, patience)
    except (Refused, Fault):
        server.check_alive()
        return None


def led_elsewhere(attack, harm):
    with attack.start() as server:
        play(server, attack.patience)
        harm_all(server, harm)
        told = [told for _ in range(3) if (told := try_to_play(server, attack.patience))]
        attack.check_honest(server)
        server.kill()
        if told:
            expect(server.matches.is_file(), "players were told of events that are in no file")
            server.restart()
            check_kept(server, told, attack.patience)


def written_into(attack, harm):
    with attack.start() as server:
        play(server, attack.patience)
        harm_all(server, harm)
        for _ in range(3):
            try_to_play(server, attack.patience)
        attack.check_honest(server)
        server.stop()


def register():
    for harms, run in ((ELSEWHERE, led_elsewhere), (WITHIN, written_into)):
        for name, harm in harms.items():
            step(f"file: {name} under the server")(lambda attack, run=run, harm=harm: run(attack, harm))


register()


@step("file: what cannot be read is refused, not overwritten")
def unreadable(attack):
    with attack.start() as server:
        play(server, attack.patience)
        server.stop()
        shutil.copy(server.matches, str(server.matches) + ".copy")
        garbage(str(server.matches))
        before = server.matches.read_bytes()
        try:
            server.restart()
        except Fault:
            expect(server.matches.read_bytes() == before, "the file is changed")
            return
        raise Fault("the server starts on a file that it cannot read")


@step("file: a name that is forgotten is in no byte, and files of strangers are refused")
def forgotten(attack):
    name = "Wilhelmine Canary"
    with attack.start() as server:
        with Guest(server.port, "127.0.1.72", attack.patience) as host:
            host.open_room(name)
            host.hear("room")
        server.kill()
        command = [server.program, "forget", "--name", name, "--matches", server.matches]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
        expect(done.returncode == 0, f"reckon forget: {done.stderr[-200:]}")
        for path in server.folder.glob("matches.sqlite*"):
            expect(name.encode() not in path.read_bytes(), f"the name is still in {path.name}")
        database = sqlite3.connect(server.matches)
        database.execute("CREATE TRIGGER more AFTER INSERT ON event BEGIN DELETE FROM event; END")
        database.commit()
        database.close()
        refused = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
        expect(refused.returncode == 2 and refused.stderr.count(b"\n") == 1, "a trigger is not refused in one line")
