# SPDX-License-Identifier: MIT
"""Contests from inside: a pupil, a teacher of another school, and an invigilator whose code has ended."""

import json
import re
import subprocess
from pathlib import Path

from attack import png
from attack.contests import DEVICE, ODD, Contest
from attack.steps import expect, step

ROUTES = Path(__file__).resolve().parent.parent / "app" / "contests" / "openapi.json"
NOBODY = "00000000000000ff"
FAR_NAME = "Zyxwv Faraway"


def routes():
    """Returns method, path below /contest/v1/ and role of each request of staff."""
    paths = json.loads(ROUTES.read_text(encoding="utf-8"))["paths"]
    return [(method.upper(), path.removeprefix("/contest/v1/"), row["x-role"])
            for path, methods in paths.items() for method, row in methods.items()
            if row["x-role"] not in ("all", "entrant")]


def filled(path, **parts):
    return re.sub(r"\{(\w)\}", lambda part: parts.get(part[1], {"c": "c", "q": "q1"}.get(part[1], "1")), path)


class School(Contest):
    """Two teachers with a group each, and an organiser."""

    def __init__(self, attack):
        super().__init__(attack)
        self.near = self.join(self.invite("North"))
        self.far = self.join(self.invite("South"))
        self.organiser = self.join(self.command("organiser"))
        self.group, self.member = self.group_of(self.near, "near")
        self.far_group, self.far_member = self.group_of(self.far, "far")
        status, _ = self.ask("PUT", f"staff/entrants/{self.far_member}/name", {"name": FAR_NAME}, self.far)
        expect(status == 200, f"a name cannot be set: {status}")

    def command(self, *words):
        store = Path(self.scratch.name) / "store.sqlite"
        done = subprocess.run([self.attack.program, "contest", *words, "--store", store], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)
        expect(done.returncode == 0, f"contest {words[0]}: {done.stderr}")
        return done.stdout.strip()

    def invite(self, school):
        return self.command("invite", "--school", school, "--zone", "UTC", "--quota", "20")

    def join(self, code):
        status, entered = self.ask("POST", "enter", {"code": code, "device": DEVICE})
        expect(status == 200, f"{code[:4]}… cannot enter: {status} {entered}")
        return entered["token"]

    def group_of(self, token, name):
        status, made = self.ask("POST", "staff/groups", {"name": name, "level": "l", "count": 2}, token)
        expect(status == 201, f"a group cannot be made: {status} {made}")
        group = made["group"]["group"]
        return group, self.ask("GET", f"staff/groups/{group}/entrants", token=token)[1]["entrants"][0]["entrant"]

    def all_refused(self, token, group, member, teacher, wanted):
        """Asks all requests of staff for a group, and compares what comes back."""
        for method, path, role in routes():
            if path == "staff/leave":
                continue
            status, answer = self.ask(method, filled(path, g=group, e=member, t=teacher), {}, token)
            allowed = wanted(path, role)
            expect(status in allowed, f"{method} {path}: {status}, not {allowed}")
            expect(FAR_NAME not in json.dumps(answer), f"{method} {path} shows a name of another school")


@step("contests: a pupil as a teacher", 50, needs="--contests")
def pupil_as_teacher(attack):
    with School(attack) as school:
        pupil = school.enter(0)
        school.all_refused(pupil, school.group, school.member, NOBODY, lambda path, role: [403])
        school.all_refused("f" * 32, school.group, school.member, NOBODY, lambda path, role: [401])
        school.expect_writable(1, 1)


@step("contests: a teacher of another school", 50, needs="--contests")
def teacher_of_another_school(attack):
    with School(attack) as school:
        near = school.near

        def wanted(path, role):
            if role == "organiser":
                return [403]
            return [404] if "{g}" in path or "{e}" in path else range(200, 500)

        school.all_refused(near, school.far_group, school.far_member, NOBODY, wanted)
        for path in (f"staff/groups/{{}}/{what}" for what in ("progress", "entrants", "results", "slips.pdf")):
            told = [school.ask("GET", path.format(group), token=near) for group in (school.far_group, NOBODY, "x", "%00")]
            expect(all(one == told[0] for one in told), f"{path} tells a group of others from none: {told}")
        merge = {"from": school.member, "into": school.far_member, "sure": True}
        expect(school.ask("POST", "staff/entrants/merge", merge, near)[0] == 404, "entrants of two schools are merged")
        move = {"group": school.far_group}
        expect(school.ask("POST", f"staff/entrants/{school.member}/move", move, near)[0] == 404, "a pupil goes to others")
        names = {"names": [{"entrant": school.far_member, "name": "mine"}]}
        expect(school.ask("PUT", f"staff/groups/{school.group}/names", names, near)[0] == 404, "a name of others is set")


@step("contests: an invigilator of another day", 50, needs="--contests")
def invigilator_of_another_day(attack):
    with School(attack) as school:
        path = f"staff/groups/{school.group}/day-code"
        code = school.ask("POST", path, {}, school.near)[1]["code"]
        guard = school.join(code)

        def wanted(path, role):
            if role != "invigilator":
                return [403]
            return [404] if "{g}" in path or "{e}" in path else range(200, 500)

        school.all_refused(guard, school.far_group, school.far_member, NOBODY, wanted)
        school.ask("DELETE", path, {}, school.near)
        school.all_refused(guard, school.group, school.member, NOBODY, lambda path, role: [401])
        status, _ = school.ask("POST", "enter", {"code": code, "device": DEVICE})
        expect(status == 404, f"a day code enters after its end: {status}")


@step("contests: odd requests of staff", 100, needs="--contests")
def odd_requests_of_staff(attack):
    with School(attack) as school:
        for method, path, _ in routes():
            if method == "GET" or path == "staff/leave":
                continue
            for body in ODD:
                status, _ = school.ask(method, filled(path, g=school.group, e=school.member, t=NOBODY), body,
                                       school.organiser)
                expect(400 <= status < 500, f"{method} {path} with {body[:30]!r}: {status}")
        school.expect_writable(0, 1)


@step("contests: scanned pages that are none", 400, needs="--contests")
def pages_that_are_none(attack):
    with School(attack) as school:
        path = f"staff/groups/{school.group}/sheets"
        far = f"staff/groups/{school.far_group}/sheets"
        for body in (b"", b"{}", b"%PDF-1.4\n%%EOF", b"\x89PNG\r\n\x1a\n" + b"\xff" * 5000, png.bomb(3)):
            status, _ = school.ask("POST", path, body, school.near)
            expect(400 <= status < 500, f"{body[:12]!r} as pages: {status}")
            status, _ = school.ask("POST", far, body, school.near)
            expect(status == 404, f"pages for a group of another school: {status}")
        for query in ("seat=1&number=1&letter=../../store", "seat=-1&number=1", "seat=1&number=99999999999999999999"):
            status, _ = school.ask("GET", f"staff/groups/{school.group}/cut-out.png?{query}", token=school.near)
            expect(400 <= status < 500, f"a cut-out of {query}: {status}")
        school.expect_writable(0, 1)
