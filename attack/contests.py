# SPDX-License-Identifier: MIT
"""Contests in the browser: codes, tokens, papers of others, changes after the end, and floods of one class."""

import datetime
import json
import subprocess
import tempfile
from pathlib import Path

from attack.steps import Fault, expect, step
from attack.wire import Wire, get, post

DEVICE = "00000000000000a1"
OTHER = "00000000000000b2"
CLASS = 20
THIEF = "127.0.71.1"
SCHOOL = "127.0.72.1"


def plan():
    now = datetime.datetime.now(datetime.UTC)
    title = {"en": "Attack", "fr": "Attaque"}
    questions = [{"stated": {"id": f"n{i}", "text": title, "number": i}} for i in range(3)]
    return json.dumps({
        "season": "s", "contest": "c", "name": title, "minutes": 50,
        "opens": f"{now - datetime.timedelta(hours=2):%Y-%m-%dT%H:%M}",
        "closes": f"{now + datetime.timedelta(hours=2):%Y-%m-%dT%H:%M}",
        "levels": [{"id": "l", "name": title, "bands": [{"points": 3, "take": questions}]}]})


class Contest:
    """A server that holds a contest for a class, and the codes of the class."""

    def __init__(self, attack):
        self.scratch = tempfile.TemporaryDirectory(prefix="reckon-contest-")
        folder = Path(self.scratch.name)
        store = folder / "store.sqlite"
        (folder / "plan.json").write_text(plan())
        for words in (["draw", folder / "plan.json"],
                      ["enrol", "--school", "north", "--zone", "UTC", "--group", "g", "--level", "l",
                       "--count", str(CLASS), "-o", folder / "slips.csv"]):
            done = subprocess.run([attack.program, "contest", *words, "--store", store], stdin=subprocess.DEVNULL,
                                  capture_output=True)
            expect(done.returncode == 0, f"contest {words[0]}: {done.stderr.decode(errors='replace')}")
        lines = (folder / "slips.csv").read_text().splitlines()
        self.codes = [line.replace(";", ",").split(",")[0] for line in lines if "-" in line.split(",")[0]]
        self.attack = attack
        self.server = attack.start("--contests", store)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.close()
        self.scratch.cleanup()

    def ask(self, method, path, body=None, token="", source=SCHOOL):
        """Returns the answer, and what it says."""
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        fields = [f"Authorization: Bearer {token}"] if token else []
        request = (get(f"/contest/v1/{path}", *fields) if method == "GET" else
                   post("", sent, *fields).replace(b"POST /api/", f"{method} /contest/v1/{path}".encode(), 1))
        with Wire(self.server.port, source, 4 * self.attack.patience) as wire:
            answer = wire.ask(request)
        expect(answer, f"{method} {path}: no answer")
        expect(answer.status < 500, f"{method} {path}: {answer.status}")
        try:
            return answer.status, json.loads(answer.body)
        except ValueError:
            raise Fault(f"{method} {path}: this is not JSON: {answer.body[:100]!r}") from None

    def enter(self, seat, device=DEVICE):
        status, entered = self.ask("POST", "enter", {"code": self.codes[seat], "device": device})
        expect(status == 200, f"a pupil cannot enter: {status} {entered}")
        return entered["token"]

    def start(self, token):
        return self.ask("POST", "attempt", {"contest": "c", "lang": "en"}, token)

    def change(self, token, n, answer="1", after=None, device=DEVICE):
        return self.ask("POST", "attempt/changes",
                        {"device": device,
                         "changes": [{"q": "q1", "n": n, "after": after or {"device": "", "n": 0}, "state": "",
                                      "answer": answer}]}, token)

    def expect_writable(self, seat, n):
        """A pupil writes as if nothing were."""
        token = self.enter(seat)
        self.start(token)
        status, answer = self.change(token, n)
        expect(status == 200 and answer["results"][0]["fate"] == "applied", f"a pupil cannot write: {status} {answer}")


@step("contests: no solver", 50, needs="--contests")
def no_solver(attack):
    """With contests the server gives out no engine and no module."""
    with Contest(attack) as contest:
        for path in ("/api/openapi.json", "/api/v1/rooms", "/index.html", "/assets/large.js", "/today.json", "/docs/",
                     "/contest/../index.html", "/contest/%2e%2e/index.html", "/contest//../../secret.txt", "/contest/x.wasm"):
            with Wire(contest.server.port, THIEF, attack.patience) as wire:
                answer = wire.ask(get(path))
            expect(answer and answer.status in (400, 404), f"{path}: {answer and answer.status}")
        for question in ("calcrostic/solve", "krypto/solve", "version", "scan"):
            with Wire(contest.server.port, THIEF, attack.patience) as wire:
                answer = wire.ask(post(question, b"{}"))
            expect(answer and answer.status == 404, f"/api/{question}: {answer and answer.status}")
        contest.expect_writable(0, 1)


@step("contests: papers of others", 50, needs="--contests")
def papers_of_others(attack):
    with Contest(attack) as contest:
        own, other = contest.enter(0), contest.enter(1)
        attempt = contest.start(other)[1]["attempt"]
        contest.change(other, 1, "secret-answer")
        contest.start(own)
        for path in (f"attempt?contest=c&attempt={attempt}", f"attempt?contest={attempt}", "attempt?contest=c",
                     "attempt?entrant=2", f"result?contest=c&attempt={attempt}", "me?seat=2"):
            _, answer = contest.ask("GET", path, token=own)
            text = json.dumps(answer)
            expect("secret-answer" not in text and attempt not in text, f"{path} shows the attempt of another")
        for token in ("f" * 32, "0" * 32, other[:-1] + ("0" if other[-1] != "0" else "1"), other.upper(), other[::-1]):
            if token == other:
                continue
            status, _ = contest.ask("GET", "attempt", token=token)
            expect(status == 401, f"a wrong token: {status}")
        # Before the contest is published no solution is shown.
        status, _ = contest.ask("GET", "result?contest=c", token=own)
        expect(status == 423, f"a result before it is published: {status}")


@step("contests: changes after the end", 50, needs="--contests")
def after_the_end(attack):
    with Contest(attack) as contest:
        token, second = contest.enter(0), contest.enter(0, OTHER)
        contest.start(token)
        contest.change(token, 1)
        _, receipt = contest.ask("POST", "attempt/hand-in", {"device": DEVICE}, token)
        for tries in range(attack.scaled(50, 5)):
            status, answer = contest.change(token, 2 + tries, "2", {"device": DEVICE, "n": 1})
            expect(status == 410 and answer["results"][0]["fate"] == "late", f"after hand-in: {status} {answer}")
            status, _ = contest.change(second, 2 + tries, "2", {"device": DEVICE, "n": 1}, OTHER)
            expect(status == 410, f"after hand-in, from another device: {status}")
        contest.start(token)
        contest.ask("POST", "attempt", {"contest": "c", "lang": "en", "here": True}, second)
        _, attempt = contest.ask("GET", "attempt", token=token)
        expect(attempt["state"] == "handed_in" and attempt["receipt"] == receipt["receipt"], "the receipt changes")
        expect([one["n"] for one in attempt["answers"] if one["q"] == "q1"] == [1], "an answer changes after hand-in")


ODD = [b"", b"null", b"[]", b"{", b"\xff\xfe", b"[" * 5000, b'{"changes":' * 1000, b'{"device":"\\ud800"}', b'{"device":1e400}',
       b'{"device":"00000000000000a1","changes":[{}]}', b'{"device":"00000000000000a1","device":"x","changes":[]}',
       b'{"device":"00000000000000a1","changes":' + b"[" * 60000, b"\x00" * 60000, b"9" * 60000,
       b'{"device":"00000000000000a1","changes":[' + b",".join([b"{}"] * 20000) + b"]}"]


@step("contests: odd requests", 100, needs="--contests")
def odd_requests(attack):
    with Contest(attack) as contest:
        token = contest.enter(0)
        contest.start(token)
        for method, path in (("POST", "enter"), ("PUT", "me/name"), ("POST", "attempt"), ("POST", "attempt/changes"),
                             ("POST", "attempt/hand-in")):
            for body in ODD:
                status, _ = contest.ask(method, path, body, token)
                expect(status == 400, f"{method} {path} with {body[:30]!r}: {status}")
        with Wire(contest.server.port, THIEF, attack.patience) as wire:
            answer = wire.ask(post("", b"x" * 100_000).replace(b"/api/", b"/contest/v1/enter", 1))
            expect(answer and answer.status == 413, f"a large body: {answer and answer.status}")
        contest.expect_writable(1, 1)


@step("contests: codes are tried", 100, needs="--contests")
def codes_are_tried(attack):
    """A thief waits after a hundred tries, and the school does not."""
    with Contest(attack) as contest:
        begin = contest.server.processor_seconds()
        waited = 0
        for i in range(103):
            code = contest.codes[0][:-4] + "0000" if i % 2 else "0000-0000-0000"
            status, answer = contest.ask("POST", "enter", {"code": code, "device": DEVICE}, source=THIEF)
            expect(status in (400, 404, 429), f"a tried code: {status} {answer}")
            waited += status == 429
        for seat in range(CLASS):
            contest.enter(seat)
        expect(contest.server.processor_seconds() - begin < 10 * contest.server.factor, "tries cost too much")


@step("contests: a class floods", 100, needs="--contests")
def a_class_floods(attack):
    """One pupil sends all the time; the others of the class, behind the same address, write as usual."""
    with Contest(attack) as contest:
        greedy = contest.enter(0)
        contest.start(greedy)
        wires = [Wire(contest.server.port, SCHOOL, 4 * attack.patience) for _ in range(attack.scaled(200, 20))]
        body = json.dumps({"device": DEVICE, "changes": []}).encode()
        request = post("", body, f"Authorization: Bearer {greedy}").replace(b"/api/", b"/contest/v1/attempt/changes", 1)
        for _ in range(3):
            for wire in wires:
                wire.send(request)
        for seat in range(1, CLASS):
            contest.expect_writable(seat, 1)
        for wire in wires:
            wire.close()
