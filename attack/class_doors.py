# SPDX-License-Identifier: MIT
"""Attacks from inside on the entry to classes: floods of joins and watchers, guesses at a school,
explanations.
"""

import contextlib
import json
import time

from attack.classes import PUPILS, SCHOOL, SEATS, Lesson
from attack.guests import MESSAGES_A_SECOND, Guest
from attack.steps import expect, step

CLASS = 30


def join(attack, lesson, name, code):
    guest = Guest(attack.port, SCHOOL, attack.patience)
    guest.say(do="join", code=code, name=name)
    seat = guest.hear("seat", "refused", "end")
    return guest, seat


@step("class doors: a storm takes all seats, and one act of the host lets the class in")
def storm_and_honest(attack):
    with Lesson(attack) as lesson, contextlib.ExitStack() as stack:
        for n in range(SEATS):
            guest, _ = join(attack, lesson, f"Storm {n}", lesson.code)
            stack.callback(guest.close)
            lesson.read_on()
        lesson.host.say(do="clear", **{"from": PUPILS})
        code = lesson.host.hear("host", "refused", "end").get("code")
        expect(code and code != lesson.code, "the class keeps its code when the host empties it")
        for n in range(CLASS):
            guest, _ = join(attack, lesson, f"Storm {n}", lesson.code)
            stack.callback(guest.close)
            honest, seat = join(attack, lesson, f"Honest {n}", code)
            stack.callback(honest.close)
            expect(seat and seat["say"] == "seat", f"pupil {n} cannot join after the storm: {seat}")
            lesson.read_on()
        lesson.host.say(do="lock", locked=True)
        late, refused = join(attack, lesson, "Late", code)
        stack.callback(late.close)
        expect(refused and refused.get("reason") == "locked", f"a closed class takes players: {refused}")
        lesson.code = code


@step("class doors: watchers who fill the room, and come and go")
def watchers(attack):
    with Lesson(attack) as lesson, contextlib.ExitStack() as stack:
        for _ in range(SEATS + 16):
            guest = stack.enter_context(Guest(attack.port, SCHOOL, attack.patience))
            guest.say(do="watch", code=lesson.code)
            guest.hear("class", "refused", "end")
            lesson.read_on()
        guest, seat = join(attack, lesson, "Honest", lesson.code)
        stack.callback(guest.close)
        expect(seat and seat["say"] == "seat", f"watchers keep a pupil out: {seat}")
        lesson.host.say(do="clear_watchers")
        lesson.read_on()
        for pupil in lesson.pupils:
            pupil.read_on()
            pupil.heard.clear()
        begin = time.monotonic()
        for _ in range(attack.scaled(1000, 100)):
            with Guest(attack.port, SCHOOL, attack.patience) as fickle:
                fickle.say(do="watch", code=lesson.code)
                fickle.hear("class", "refused", "end")
            lesson.read_on()
        seconds = time.monotonic() - begin
        for pupil in lesson.pupils:
            said = sum(message["say"] == "present" for message in pupil.heard)
            expect(said <= seconds + 8, f"a pupil is sent {said} messages about who is there in {seconds:.0f} s")
        lesson.teach()


@step("class doors: a guesser at a school, whose address others share")
def guesser_at_school(attack):
    with Lesson(attack) as lesson, contextlib.ExitStack() as stack:
        for n in range(CLASS):
            with Guest(attack.port, "127.0.71.20", attack.patience) as guesser:
                for _ in range(3):
                    guesser.say(do="watch", code="222222")
                    guesser.hear("refused", "end")
            honest = stack.enter_context(Guest(attack.port, "127.0.71.20", attack.patience))
            honest.say(do="join", code=lesson.code, name=f"Honest {n}")
            seat = honest.hear("seat", "refused", "end")
            expect(seat and seat["say"] == "seat", f"a guesser keeps pupil {n} of the school out: {seat}")
            lesson.read_on()
            # The next pupil is the first from the address again.
            honest.say(do="leave")
            honest.hear("class", "end")
            honest.close()


@step("class doors: explanations that cost much, and say much")
def costly_explanations(attack):
    nested = "1"
    for n in range(165):
        nested = f"1/({999999999999999989 - n}+{nested}"
    nested += ")" * 165
    fractions = "+".join(f"1/{n}" for n in range(10, 700))[:3900]
    with contextlib.ExitStack() as stack:
        players = [stack.enter_context(Guest(attack.port, SCHOOL, attack.patience)) for _ in range(5)]
        seat = players[0].open_room(hands=50)
        for n, player in enumerate(players[1:]):
            player.say(do="join", code=seat["code"], name=f"Player {n}")
            expect(player.hear("seat"), "a player cannot join")
        players[0].say(do="deal")
        players[0].wait_for("room", lambda room: room["phase"] == "playing", "no hand is dealt")
        for formula in (nested, fractions, nested[:256], "1/10" + "+1/11" * 50):
            players[0].say(do="call", deal=1)
            begin = time.monotonic()
            players[0].say(do="answer", deal=1, formula=formula)
            heard = players[0].hear("refused", "end")
            expect(heard is None or heard["say"] == "refused", f"an explanation ends a connection: {heard}")
            expect(time.monotonic() - begin < attack.patience + 1, "an explanation keeps the rooms busy")
            for player in players[1:]:
                player.read_on()
                expect(player.close_code is None, "an explanation cuts others off")
                longest = max((len(json.dumps(message)) for message in player.heard), default=0)
                expect(longest < 20_000, f"an explanation is told in {longest} bytes")
                player.heard.clear()
            time.sleep(2 / MESSAGES_A_SECOND)
    attack.check_honest()
