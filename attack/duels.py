# SPDX-License-Identifier: MIT
"""Games for two: players who look at the other's hands, play out of turn, act simultaneously, and disappear.
"""

import contextlib
import json
import time

from attack.guests import MESSAGES_A_SECOND, Guest, Refused, frame
from attack.rooms import check_players
from attack.steps import expect, step

ANN, BOB, OTHERS = "127.0.1.80", "127.0.1.81", "127.0.80.1"
HANDS = 11


class Table(contextlib.ExitStack):
    """Two honest players, and one watcher."""

    def __init__(self, attack, **settings):
        super().__init__()
        self.door = attack
        self.ann = self.connect(ANN)
        self.ann.say(do="open_duel", name="Ann", settings={"rules": "house", **settings})
        seat = self.seated(self.ann)
        self.code, self.tokens = seat["code"], [seat["token"]]
        self.bob = self.connect(BOB)
        self.bob.say(do="join", code=self.code, name="Bob")
        self.tokens.append(self.seated(self.bob)["token"])
        self.watcher = self.connect(OTHERS)
        self.watcher.say(do="watch", code=self.code)
        for guest in (*self.players, self.watcher):
            guest.wait_for("duel", lambda duel: len(duel["players"]) == 2, "nobody is told who is there")

    def connect(self, source):
        return self.enter_context(self.guest(source))

    def guest(self, source):
        return Guest(self.door.port, source, self.door.patience, wire=self.door.wire)

    @staticmethod
    def seated(guest):
        seat = guest.hear("seat", "refused", "end")
        expect(seat and seat["say"] == "seat", f"a player gets no seat: {seat}")
        return seat

    @property
    def players(self):
        return self.ann, self.bob

    def come_back(self, seat):
        guest = self.connect((ANN, BOB)[seat])
        guest.say(do="return", code=self.code, token=self.tokens[seat])
        guest.wait_for("duel", lambda duel: True, "a player cannot come back")
        if seat == 0:
            self.ann = guest
        else:
            self.bob = guest

    def see(self):
        with self.guest(OTHERS) as fresh:
            fresh.say(do="watch", code=self.code)
            return fresh.wait_for("duel", lambda duel: True, "the game cannot be seen")

    def begin(self):
        self.ann.say(do="deal")
        for guest in (*self.players, self.watcher):
            guest.wait_for("duel", lambda duel: duel["phase"] == "playing", "no cards are laid")

    def play(self):
        """Each picks a hand up and puts it back; then both give up."""
        deal = self.see()["deal"]
        for seat, guest in enumerate(self.players):
            pile = next(n for n, one in enumerate(self.see()["piles"], 1)
                        if one["holder"] is None and one["winner"] is None)
            forget(guest)
            guest.say(do="pick", deal=deal, pile=pile)
            duel = guest.wait_for("duel", lambda duel: any(one["holder"] == seat for one in duel["piles"]),
                                  "a player cannot pick up a hand")
            expect(len(duel["piles"][pile - 1]["cards"] or []) == 5, "a player does not see the hand")
            guest.say(do="put_back", deal=deal)
            guest.wait_for("duel", lambda duel: all(one["holder"] != seat for one in duel["piles"]),
                           "a player cannot put a hand back")


def forget(guest):
    """Skips the server's messages so far: they do not answer the next request."""
    guest.read_on()
    guest.heard.clear()


def refusal(guest, **act):
    """Returns why the server refuses the request."""
    forget(guest)
    guest.say(**act)
    answer = guest.hear("refused", "end", "duel")
    expect(answer and answer["say"] == "refused", f"{act} is done: {answer}")
    return answer["reason"]


@step("duels: out of turn, and at tables of others")
def out_of_turn(attack):
    with Table(attack) as table:
        expect(refusal(table.watcher, do="pick", deal=0, pile=1) == "not_seated", "who watches plays")
        expect(refusal(table.bob, do="deal") == "not_host", "who is not the host deals")
        for act in ({"do": "pick", "deal": 0, "pile": 1}, {"do": "put_back", "deal": 0}, {"do": "call", "deal": 0},
                    {"do": "pass", "deal": 0}, {"do": "answer", "deal": 0, "formula": "1"}, {"do": "claim"},
                    {"do": "rematch"}, {"do": "record", "from": 0}, {"do": "close", "deal": 0},
                    {"do": "remove", "seat": 1}, {"do": "pick", "deal": 0, "pile": -1},
                    {"do": "pick", "deal": 0, "pile": 2 ** 31}, {"do": "pick", "deal": 0, "pile": 1, "seat": 1}):
            refusal(table.ann, **act)
            time.sleep(1 / MESSAGES_A_SECOND)
        table.begin()
        for act in ({"do": "record", "from": 0}, {"do": "claim"}, {"do": "deal"}, {"do": "rematch"},
                    {"do": "answer", "deal": 1, "formula": "1"}, {"do": "show", "deal": 1, "moves": []}, {"do": "pick", "deal": 2, "pile": 1},
                    {"do": "pick", "deal": 1, "pile": HANDS + 1}):
            refusal(table.bob, **act)
            time.sleep(1 / MESSAGES_A_SECOND)
        table.play()


@step("duels: nobody is told of a card that lies face down")
def peeping(attack):
    with Table(attack) as table:
        table.begin()
        deal = table.see()["deal"]
        table.ann.say(do="pick", deal=deal, pile=3)
        mine = table.ann.wait_for("duel", lambda duel: duel["piles"][2]["holder"] == 0, "a hand cannot be picked up")
        expect(sum(one["cards"] is not None for one in mine["piles"]) == 1, "a player sees more than one hand")
        for guest in (table.bob, table.watcher):
            theirs = guest.wait_for("duel", lambda duel: duel["piles"][2]["holder"] == 0, "nobody is told who has the hand")
            expect(all(one["cards"] is None for one in theirs["piles"]), "a hand is seen that somebody else has")
            expect(theirs["hand"] is None, "a hand is seen that nobody called")
        table.ann.say(do="put_back", deal=deal)
        table.play()


@step("duels: both act at once, again and again")
def at_once(attack):
    with Table(attack) as table:
        table.begin()
        deal = table.see()["deal"]
        for _ in range(attack.scaled(100, 10)):
            for act in ({"do": "pick", "pile": attack.random.randrange(1, HANDS + 1)}, {"do": "call"},
                        {"do": "answer", "formula": "1 + 1"}, {"do": "put_back"}):
                for guest in attack.random.sample(table.players, 2):
                    guest.say(deal=deal, **act)
                time.sleep(1 / MESSAGES_A_SECOND)
                for guest in (*table.players, table.watcher):
                    guest.read_on()
            duel = table.see()
            held = [one["holder"] for one in duel["piles"] if one["holder"] is not None]
            expect(len(held) == len(set(held)) <= 2, f"a player holds two hands, or both hold one: {duel}")
            expect(duel["phase"] in ("playing", "explaining"), f"the round has ended: {duel}")
        for guest in table.players:
            guest.say(do="answer", deal=deal, formula="1 + 1")
            guest.read_on()
        time.sleep(0.5)
        for guest in table.players:
            guest.say(do="put_back", deal=deal)
        table.play()


@step("duels: players who vanish, with a hand and in the middle of explaining")
def vanishing(attack):
    with Table(attack, explain_seconds=5) as table:
        table.begin()
        deal = table.see()["deal"]
        for turn in range(attack.scaled(20, 3)):
            seat = turn % 2
            guest = table.players[seat]
            guest.say(do="pick", deal=deal, pile=turn % HANDS + 1)
            guest.wait_for("duel", lambda duel: duel["piles"][turn % HANDS]["holder"] == seat, "a hand cannot be picked up")
            if turn % 3 == 0:
                guest.say(do="call", deal=deal)
                guest.wait_for("duel", lambda duel: duel["phase"] == "explaining", "nobody can call")
            guest.close()
            expect(table.see()["piles"][turn % HANDS]["holder"] == seat, "who vanishes loses the hand")
            other = table.players[1 - seat]
            other.say(do="claim")
            heard = other.hear("refused")
            expect(heard and heard["reason"] == "not_away" and heard["wait_ms"] > 0,
                   f"the game is taken at once: {heard}")
            table.come_back(seat)
            guest = table.players[seat]
            if turn % 3 == 0:
                guest.say(do="answer", deal=deal, formula="1 + 1")
            else:
                guest.say(do="put_back", deal=deal)
            guest.wait_for("duel", lambda duel: duel["phase"] == "playing" and duel["piles"][turn % HANDS]["holder"] is None,
                           "who came back cannot go on")
        attack.check_honest()
        table.play()


@step("duels: seats taken and left before the cards are laid")
def revolving(attack):
    with Table(attack) as table:
        table.bob.say(do="leave")
        for n in range(attack.scaled(300, 20)):
            with contextlib.suppress(Refused), Guest(attack.port, OTHERS, attack.patience) as guest:
                guest.say(do="join", code=table.code, name=f"Ghost {n}")
                guest.hear("seat", "refused")
                if n % 2 == 0:
                    guest.say(do="leave")
                    guest.hear("present", "refused")
        duel = table.see()
        expect(len(duel["players"]) <= 2, f"there are more than two seats: {duel}")
    check_players(attack)


@step("duels: what no browser sends")
def odd_bytes(attack):
    odd = ['{"do": "pick", "deal": 1, "pile": 1e99}', '{"do": "pick", "deal": 1, "pile": [1]}',
           '{"do": "pick", "deal": 1, "pile": 1, "pile": 2}', '{"do": "record", "from": -1}',
           '{"do": "record", "from": 18446744073709551615}', '{"do": "open_duel", "name": ""}',
           '{"do": "open_duel", "name": "X", "settings": {"rounds": 5}}', '{"do": "put_back"}',
           '{"do": "claim", "x": 1}', '{"do": "pick", "deal": 1, "pile": 1.5}', "[" * 2000, '{"do": "\\ud800"}']
    with Table(attack) as table:
        table.begin()
        for text in odd:
            with contextlib.suppress(Refused), Guest(attack.port, OTHERS, attack.patience) as guest:
                guest.say(do="watch", code=table.code)
                guest.hear("present")
                guest.raw(frame(1, text.encode()))
                heard = guest.hear("refused", "end")
                expect(heard and heard["say"] == "refused", f"{text} is answered by {json.dumps(heard)}")
            for guest in (*table.players, table.watcher):
                guest.read_on()
        table.play()
