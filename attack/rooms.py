# SPDX-License-Identifier: MIT
"""Rooms: guessed codes and tokens, misleading names, empty rooms."""

import time

from attack.guests import Guest, Refused
from attack.steps import expect, step

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
# How many guesses may be answered at once before a guesser has to wait. With these it finds none of a billion
# codes.
MOST_GUESSES = 100
GUESSING_SECONDS = 4
# The number of wrong guesses allowed per connection, plus one.
GUESSES = 6
LEFT_SECONDS = 90


def verdicts(attack, guesser, guess, verdict):
    """Guesses repeatedly, with a new connection whenever one is closed, and counts the guesses reported as wrong."""
    count = 0
    limit = time.monotonic() + GUESSING_SECONDS
    while time.monotonic() < limit and count <= MOST_GUESSES:
        try:
            with Guest(attack.port, guesser, attack.patience) as guest:
                for _ in range(GUESSES):
                    guest.say(**guess())
                for _ in range(GUESSES):
                    heard = guest.hear("refused", "end", "seat", "room")
                    if not heard or heard["say"] == "end":
                        break
                    expect(heard["say"] == "refused", f"a guess is taken: {heard}")
                    count += heard["reason"] == verdict
        except Refused:
            time.sleep(0.01)
    return count


def code(attack):
    return "".join(attack.random.choices(ALPHABET, k=6))


@step("rooms: codes guessed at full speed")
def guessed_codes(attack):
    count = verdicts(attack, "127.0.69.1", lambda: {"do": "watch", "code": code(attack)}, "no_such_room")
    check_players(attack)
    expect(count <= MOST_GUESSES, f"more than {MOST_GUESSES} guesses of one address are judged")


@step("rooms: tokens guessed at full speed")
def guessed_tokens(attack):
    with Guest(attack.port, "127.0.1.64", attack.patience) as host:
        seat = host.open_room()
        count = verdicts(attack, "127.0.69.2", lambda: {
            "do": "return", "code": seat["code"],
            "token": "".join(attack.random.choices("0123456789abcdef", k=32))}, "bad_token")
        check_players(attack)
        host.say(do="ping")
        expect(host.hear("pong"), "the player whose token was guessed is cut off")
    expect(count <= MOST_GUESSES, f"more than {MOST_GUESSES} guesses of one address are judged")


def check_players(attack):
    """Players elsewhere open a room, join it and return to it, in spite of a typing error."""
    with Guest(attack.port, "127.0.1.65", attack.patience) as host:
        seat = host.open_room("Maria")
        with Guest(attack.port, "127.0.1.66", attack.patience) as player:
            player.say(do="join", code="0" + seat["code"][1:], name="Jan")
            expect(player.hear("refused", "seat"), "a wrong code is not answered")
            player.say(do="join", code=seat["code"], name="Jan")
            joined = player.hear("seat", "end")
            expect(joined and joined["say"] == "seat" or seat["code"][0] == "0", "an honest player cannot join")
    with Guest(attack.port, "127.0.1.65", attack.patience) as host:
        host.say(do="return", code=seat["code"], token=seat["token"])
        expect(host.hear("seat"), "an honest player cannot come back")


# Names that look like an existing one, or that disturb the text around them.
MISLEADING = {
    "the same": "Maria", "wide letters": "Ｍａｒｉａ", "small letters": "maria",
    "a Cyrillic letter": "M\u0430ria", "a Greek letter": "\u039caria", "mathematical letters": "𝐌𝐚𝐫𝐢𝐚",
    "a blank at the end": "Maria ", "a no-break space": "Maria\u00a0", "a wide blank": "Maria\u3000",
    "a space of no width": "Ma\u200bria", "a joiner": "Ma\u200dria", "a soft hyphen": "Ma\u00adria",
    "a variation selector": "Maria\ufe0f", "a mark of direction": "\u200eMaria",
    "right to left": "\u202eairaM", "isolates": "\u2066Maria\u2069", "tags": "Maria\U000e0041",
    "a control character": "Maria\u0007", "a line": "Maria\n", "a line separator": "Maria\u2028Jan",
    "an interlinear mark": "Maria\ufff9", "nothing": "", "blanks": "   ", "only marks": "\u0301\u0301",
    "a Hangul filler": "\u3164", "a Braille blank": "\u2800", "25 letters": "abcdefghijklmnopqrstuvwxy",
    "a heap of marks": "J" + "\u0301\u0316" * 12, "a letter not assigned": "Jan\u0378",
    "private use": "Jan\ue000", "a replacement": "Jan\ufffd", "a byte order mark": "\ufeffMaria",
}
HONEST = ["Jan", "Zoë", "Łukasz", "Αλέξης", "Мария", "محمد", "שרה", "山田太郎", "김민준", "ปิยะ", "Anne-Marie",
          "O’Neill", "abcdefghijklmnopqrstuvwx"]


@step("rooms: names that mislead")
def names(attack):
    with Guest(attack.port, "127.0.66.3", attack.patience) as host:
        room = host.open_room("Maria")["code"]
        taken = []
        for what, name in MISLEADING.items():
            with Guest(attack.port, "127.0.66.4", attack.patience) as guest:
                guest.say(do="join", code=room, name=name)
                answer = guest.hear("seat", "refused")
                if not answer or answer["say"] == "seat":
                    taken.append(what)
                    guest.say(do="leave")
        expect(not taken, f"names are taken with {', '.join(taken)}")


@step("rooms: honest names of all scripts, and combined letters that are the same")
def honest_names(attack):
    with Guest(attack.port, "127.0.66.3", attack.patience) as host:
        room = host.open_room("M\u00e1ria")["code"]
        for name in HONEST:
            with Guest(attack.port, "127.0.66.4", attack.patience) as guest:
                guest.say(do="join", code=room, name=name)
                answer = guest.hear("seat", "refused")
                expect(answer and answer["say"] == "seat", f"{name!r} is refused: {answer}")
        with Guest(attack.port, "127.0.66.4", attack.patience) as guest:
            guest.say(do="join", code=room, name="Ma\u0301ria")
            answer = guest.hear("seat", "refused")
            expect(answer and answer["say"] == "refused", "the same name, otherwise encoded, is taken")


@step("rooms: opened and left, they go")
def left_rooms(attack):
    """Rooms close after a minute (docs/rooms.md), which only long runs wait for; others check that they do no
    harm."""
    codes = []
    for _ in range(attack.scaled(300, 20)):
        with Guest(attack.port, "127.0.66.5", attack.patience) as guest:
            codes.append(guest.open_room()["code"])
            guest.say(do="leave")
            guest.hear("present", "room")
    end = time.monotonic() + LEFT_SECONDS
    yield
    check_players(attack)
    if attack.scale < 1:
        return
    time.sleep(max(0, end - time.monotonic()))
    there = 0
    for n, left in enumerate(codes):
        with Guest(attack.port, f"127.0.70.{n % 250 + 1}", attack.patience) as guest:
            guest.say(do="watch", code=left)
            answer = guest.hear("room", "refused", "end")
            there += answer is not None and answer["say"] == "room"
    expect(not there, f"{there} of {len(codes)} rooms that their only player has left are still there")


@step("rooms: a player who is in many rooms, and says everything at the wrong time")
def out_of_turn(attack):
    acts = [{"do": "deal"}, {"do": "call", "deal": 1}, {"do": "pass", "deal": 1}, {"do": "leave"},
            {"do": "answer", "deal": 1, "formula": "(" * 2000}, {"do": "ping"}, {"do": "open", "name": "Kim"}]
    for _ in range(attack.scaled(500, 30)):
        with Guest(attack.port, f"127.0.66.{attack.random.randrange(10, 200)}", attack.patience) as guest:
            if attack.random.random() < 0.7:
                guest.open_room(hands=1, hand_seconds=10, explain_seconds=5, pause_seconds=0)
            for _ in range(15):
                guest.say(**attack.random.choice(acts))
            guest.say(do="ping")
            expect(guest.hear("pong", "end", "refused"), "no answer")
    check_players(attack)
