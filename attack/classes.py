# SPDX-License-Identifier: MIT
"""Classes: players who lead, who storm a class, who flood it with answers, and who vanish."""

import contextlib
import time

from attack.guests import MESSAGES_A_SECOND, Guest, Refused
from attack.rooms import check_players, verdicts
from attack.steps import expect, step

SEATS = 64
TEACHER = "127.0.1.70"
SCHOOL = "127.0.71.1"
# A class that is there ahead of any attack must go on as if nothing was.
PUPILS = 3


class Lesson(contextlib.ExitStack):
    """A host and a few pupils, who are honest."""

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
        """The class as somebody sees it who comes to watch."""
        with Guest(self.port, TEACHER, self.patience) as fresh:
            fresh.say(do="watch", code=self.code)
            seen = fresh.hear("class", "refused", "end")
        expect(seen and seen["say"] == "class", f"the class cannot be seen: {seen}")
        return seen["class"]

    def read_on(self):
        for guest in (self.host, *self.pupils):
            guest.read_on()

    def teach(self):
        """A hand is dealt, seen by all honest pupils, and ended."""
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
