# SPDX-License-Identifier: MIT
"""Classes: hosts, floods of joins and of answers, and players who disappear."""

import contextlib
import json
import time

from attack.guests import MESSAGES_A_SECOND, Guest, Refused
from attack.rooms import check_players, verdicts
from attack.steps import expect, step
from attack.wire import Wire, post

SEATS = 64
TEACHER = "127.0.1.70"
SCHOOL = "127.0.71.1"
# A class that exists before an attack must continue undisturbed.
PUPILS = 3


class Lesson(contextlib.ExitStack):
    """An honest host and a few honest pupils."""

    def __init__(self, attack, port=None, **settings):
        super().__init__()
        self.patience = attack.patience
        self.port = port or attack.port
        self.host = self.connect(TEACHER)
        self.host.say(do="open_class", settings={"hand_seconds": 600, **settings})
        opened = self.host.hear("host", "refused", "end")
        expect(opened and opened["say"] == "host", f"no class is opened: {opened}")
        self.code, self.token = opened["code"], opened["token"]
        self.pupils = [self.join(f"Pupil {n}", f"127.0.1.{71 + n}") for n in range(PUPILS)]

    def connect(self, source):
        return self.enter_context(Guest(self.port, source, self.patience))

    def join(self, name, source):
        guest = self.connect(source)
        guest.say(do="join", code=self.code, name=name)
        seat = guest.hear("seat", "refused", "end")
        expect(seat and seat["say"] == "seat", f"{name} cannot join the class: {seat}")
        return guest

    def see(self):
        """Returns the class as a new watcher sees it."""
        with Guest(self.port, TEACHER, self.patience) as fresh:
            fresh.say(do="watch", code=self.code)
            seen = fresh.hear("class", "refused", "end")
        expect(seen and seen["say"] == "class", f"the class cannot be seen: {seen}")
        return seen["class"]

    def answer(self, puzzle):
        """Returns the digits of a calcrostic's only answer, found by the program."""
        question = json.dumps({"grid": puzzle, "limit": 2}).encode()
        with Wire(self.port, TEACHER, self.patience) as wire:
            answer = wire.ask(post("calcrostic/solve", question, "Connection: close"))
        expect(answer and answer.status == 200, f"a calcrostic of a class cannot be solved: {puzzle!r}")
        found = json.loads(answer.body)["solutions"]
        expect(len(found) == 1, f"a calcrostic of a class has not one answer: {found}")
        return ", ".join(f"{letter}={digit}" for letter, digit in found[0]["letters"].items())

    def read_on(self):
        for guest in (self.host, *self.pupils):
            guest.read_on()

    def teach(self):
        """Deals a hand, checks that all honest pupils see it, and ends it."""
        self.host.say(do="deal")
        deal = self.host.wait_for("class", lambda room: room["phase"] == "playing", "the host cannot deal")["deal"]
        for pupil in self.pupils:
            pupil.wait_for("class", lambda room: room["phase"] == "playing" and room["me"] is not None,
                           "a pupil is not shown the hand")
        self.host.say(do="close", deal=deal)
        self.host.wait_for("class", lambda room: room["phase"] in ("between", "over"), "the host cannot end the hand")


@step("classes: pupils who lead")
def usurpers(attack):
    acts = [{"do": "deal"}, {"do": "close", "deal": 0}, {"do": "remove", "seat": 0}, {"do": "rematch"},
            {"do": "rematch", "settings": {"puzzle": "alphametic"}},
            {"do": "rename", "seat": 0, "name": "Silly"}]
    with Lesson(attack) as lesson:
        usurper = lesson.pupils[1]
        for act in acts:
            usurper.say(**act)
            answer = usurper.hear("refused", "end")
            expect(answer and answer["say"] == "refused" and answer["reason"] == "not_host",
                   f"a pupil leads by {act}: {answer}")
        room = lesson.see()
        expect(room["phase"] == "gathering" and room["counts"]["here"] == PUPILS, f"the class has changed: {room}")
        lesson.teach()


@step("classes: the token of the host guessed at full speed")
def guessed_hosts(attack):
    with Lesson(attack) as lesson:
        count = verdicts(attack, "127.0.71.9", lambda: {
            "do": "return", "code": lesson.code,
            "token": "".join(attack.random.choices("0123456789abcdef", k=32))}, "bad_token")
        expect(count <= 100, "more than 100 guesses of one address are judged")
        lesson.teach()


@step("classes: more people than there are seats, who flood it with answers")
def storm(attack):
    with Lesson(attack, hands=50) as lesson:
        crowd = []
        try:
            for n in range(attack.scaled(200, SEATS + 20)):
                crowd.append(Guest(attack.port, SCHOOL, attack.patience))
                crowd[-1].say(do="join", code=lesson.code, name=f"Storm {n}")
                lesson.read_on()
            lesson.host.say(do="deal")
            room = lesson.host.wait_for("class", lambda room: room["phase"] == "playing", "the host cannot deal")
            for _ in range(attack.scaled(40, 15)):
                for guest in crowd:
                    formula = attack.random.choice(["1 + 1", "(" * 2000, "1" * 4000, "9 * 9 * 9 * 9 * 9", "1 / 0"])
                    guest.say(do="answer", deal=room["deal"], formula=formula)
                    lesson.read_on()
            attack.check_honest()
            lesson.host.say(do="close", deal=room["deal"])
            room = lesson.host.wait_for("class", lambda room: room["phase"] == "between", "the host cannot end the hand")
            expect(len(room["players"]) <= SEATS, "there are more players than seats")
            expect(all(len(player["formula"] or "") <= 256 and player["tries"] <= 10 for player in room["players"]),
                   "answers are kept that are too long, or too many")
        finally:
            for guest in crowd:
                guest.close()
        lesson.teach()


@step("classes: a calcrostic answered by what is not an answer, until it is solved")
def wrong_digits(attack):
    with Lesson(attack, puzzle="calcrostic", level=2, hands=50) as lesson:
        lesson.host.say(do="deal")
        room = lesson.host.wait_for("class", lambda room: room["phase"] == "playing", "the host cannot deal")
        answer = lesson.answer(room["puzzle"])
        letters = [one.split("=")[0] for one in answer.split(", ")]
        expect(answer not in json.dumps(lesson.see()), "who watches is told the answer")
        with Guest(attack.port, SCHOOL, attack.patience) as guesser:
            guesser.say(do="join", code=lesson.code, name="Guesser")
            guesser.wait_for("class", lambda room: room["me"] is not None, "a guesser cannot join")
            for n in range(attack.scaled(200, 20)):
                digits = attack.random.choices("0123456789", k=len(letters))
                formula = attack.random.choice([
                    ", ".join(f"{letter}={digit}" for letter, digit in zip(letters, digits, strict=True)),
                    ",".join(f"{letter}=0" for letter in letters), "A=99999999999999999999", "A=1," * 60, "=", ",,,",
                    "(1 + 2) * 3", "\u00c4=1", "A=-1", " " * 300])
                guesser.say(do="answer", deal=room["deal"], formula=formula)
                guesser.read_on()
                lesson.read_on()
                if n % 10 == 9:
                    time.sleep(10 / MESSAGES_A_SECOND)
        attack.check_honest()
        for pupil in lesson.pupils:
            pupil.say(do="answer", deal=room["deal"], formula=answer)
        lesson.host.say(do="close", deal=room["deal"])
        room = lesson.host.wait_for("class", lambda room: room["phase"] == "between", "the host cannot end the puzzle")
        solved = [player["progress"] for player in room["players"] if player["name"].startswith("Pupil")]
        expect(solved == ["right"] * PUPILS, f"the answer is not right for all: {solved}")
        guesses = next(player for player in room["players"] if player["name"] == "Guesser")
        expect(guesses["tries"] <= 10 and guesses["progress"] != "right", f"guesses are taken for more: {guesses}")
        expect(room["solution"] == answer, f"the answer is told as another one: {room['solution']}")
        lesson.teach()


@step("classes: the puzzles that take longest to make, dealt as fast as may be")
def hardest_puzzles(attack):
    with contextlib.ExitStack() as stack:
        slowest = [{"puzzle": "calcrostic", "level": 5}, {"puzzle": "alphametic", "level": 1}]
        lessons = [stack.enter_context(Lesson(attack, **slowest[n % 2], hands=50))
                   for n in range(attack.scaled(20, 4))]
        for n in range(attack.scaled(40, 10)):
            for lesson in lessons:
                lesson.host.say(do="deal")
                lesson.host.say(do="close", deal=n + 1)
                lesson.read_on()
            time.sleep(2 / MESSAGES_A_SECOND)
            if n % 5 == 4:
                attack.check_honest()
        # The acts are done in their order; the last ones may still wait for those before them.
        last = time.monotonic() + attack.patience
        for lesson in lessons:
            while lesson.see()["box"] <= n // 2:
                expect(time.monotonic() < last, "puzzles are not dealt in time")
                lesson.read_on()
    with Lesson(attack) as lesson:
        lesson.teach()


@step("classes: pupils and a host who vanish in the middle of a hand")
def vanishing(attack):
    with Lesson(attack) as lesson:
        for n in range(attack.scaled(300, 30)):
            with contextlib.suppress(Refused), Guest(attack.port, SCHOOL, attack.patience) as guest:
                guest.say(do="join", code=lesson.code, name=f"Ghost {n}")
                guest.hear("seat", "refused")
        lesson.host.say(do="deal")
        lesson.host.wait_for("class", lambda room: room["phase"] == "playing", "the host cannot deal")
        lesson.host.close()
        attack.check_honest()
        expect(lesson.see()["phase"] == "playing", "the hand ends when the host vanishes")
        lesson.host = lesson.connect(TEACHER)
        lesson.host.say(do="return", code=lesson.code, token=lesson.token)
        room = lesson.host.wait_for("class", lambda room: room["players"] is not None, "the host cannot come back")
        for player in room["players"]:
            if player["name"].startswith("Ghost"):
                lesson.host.say(do="remove", seat=player["seat"])
                expect(lesson.host.hear("class", "end"), "the host cannot take a ghost out")
                time.sleep(1 / MESSAGES_A_SECOND)
        lesson.host.say(do="close", deal=room["deal"])
        lesson.host.wait_for("class", lambda room: room["phase"] in ("between", "over"), "the host cannot end the hand")
        lesson.teach()


@step("classes: opened and left by one address")
def left_classes(attack):
    for _ in range(attack.scaled(2000, 50)):
        with contextlib.suppress(Refused), Guest(attack.port, "127.0.71.2", attack.patience) as guest:
            guest.say(do="open_class", settings={})
            guest.hear("host", "refused", "end")
    check_players(attack)
    with Lesson(attack) as lesson:
        lesson.teach()


@step("classes: names in no log")
def names_in_no_log(attack):
    with attack.start("--log") as server, Lesson(attack, port=server.port) as lesson:
        lesson.join("Secretname", SCHOOL)
        lesson.teach()
        said = (server.folder / "notes.txt").read_text(errors="replace")
    expect("/api/v1/rooms" in said or server.is_weak, "the log does not even have the connection")
    expect(not any(secret in said for secret in ("Secretname", lesson.token, lesson.code)),
           "the log has the name of a pupil, or what opens a class")
