# SPDX-License-Identifier: MIT
"""The pages of the day, /today.json and /today.atom: invalid days, early solutions, cost and memory."""

import datetime
import json
import re

from attack import honest
from attack.hosts import RANGES, TAGS
from attack.questions import expect_idle
from attack.steps import Fault, expect, step
from attack.wire import Wire, get

PAGES = ("/today.json", "/today.atom")
GREEDY = "127.0.69.1"
DAY = datetime.timedelta(days=1)
FIRST = datetime.date(2026, 1, 1)
ENTRY = re.compile(r"<published>([0-9-]{10})T.*?</entry>", re.DOTALL)


def days_of(answer, what):
    """Returns the days of a page, each with whether it has solutions; a fault if this is not such a page."""
    expect(answer and answer.status == 200, f"{what}: {answer and answer.status}")
    text = answer.body.decode(errors="replace")
    if text.startswith("<?xml"):
        found = [(entry[1], "Solution" in entry[0]) for entry in ENTRY.finditer(text)]
    else:
        try:
            page = json.loads(text)
            found = [(day["date"], any({"solution", "letters"} & set(puzzle) for puzzle in day["puzzles"]))
                     for day in (page, page.get("yesterday")) if day]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Fault(f"{what}: this is not a page of the day: {text[:100]!r}") from None
    expect(found, f"{what}: no day is there")
    return [(datetime.date.fromisoformat(date), solved) for date, solved in found]


def ask(attack, target, *fields, method="GET", source="127.0.66.1", patience=None):
    with Wire(attack.port, source, patience or attack.patience) as wire:
        return wire.ask(get(target, *fields).replace(b"GET", method.encode(), 1), method == "HEAD")


def today_of(attack):
    """Returns the current day of the server."""
    return days_of(ask(attack, "/today.json", patience=4 * attack.patience), "/today.json")[0][0]


NO_DAYS = ["date=", "date", "date=today", "date=2026-02-30", "date=2026-13-01", "date=2026-00-10", "date=2026-1-1", "date=20261125",
           "date=2026-11-25T00:00:00Z", "date=2026-11-25%00", "date=%32026-11-25", "date=+2026-11-25", "date=-2026-11-25", "date=2025-12-31",
           "date=0000-00-00", "date=10000-01-01", "date=18446744073709551616-01-01", "date=2026-11-25%0d%0aSet-Cookie:%20a=b", "date=../secret.txt",
           "date=" + "9" * 4000, "lang=", "lang=de", "lang=EN", "lang=../en", "lang=" + "en" * 2000, "date=2026-02-30&date=2026-02-28"]


@step("days: what is not a day", 50)
def no_days(attack):
    for page in PAGES:
        for query in NO_DAYS:
            for method in ("GET", "HEAD"):
                answer = ask(attack, f"{page}?{query}", method=method)
                expect(answer and answer.status == 400, f"{page}?{query[:60]}: {answer and answer.status}")
                expect("set-cookie" not in answer.fields and len(answer.body) < 300, f"{page}?{query[:60]}: {answer.fields}")


@step("days: days that have not come", 50)
def not_out(attack):
    """Puzzles may be read one day early, since clocks differ, but no earlier."""
    today = today_of(attack)
    for page in PAGES:
        for date in (today + 3 * DAY, today + 30 * DAY, datetime.date(9999, 12, 31)):
            answer = ask(attack, f"{page}?date={date}")
            expect(answer and answer.status == 404, f"{page}?date={date}: {answer and answer.status}")
            expect(b"cards" not in answer.body and b"<pre>" not in answer.body, f"{page}?date={date} gives puzzles")


@step("days: solutions before their time", 50)
def solutions(attack):
    """A solution is published when its day is over, and never before, even for clients that claim it is tomorrow."""
    today = today_of(attack)
    for page in PAGES:
        for query in ["", f"?date={today}", f"?date={today + DAY}", f"?solutions=true&date={today}", f"?lang=fr&date={today + DAY}",
                      f"?date={today - DAY}", f"?date={today - 5 * DAY}"]:
            found = days_of(ask(attack, page + query, patience=8 * attack.patience), page + query)
            early = [str(date) for date, solved in found if solved and date >= max(today, today_of(attack))]
            expect(not early, f"{page}{query} gives the solutions of {early}")
            expect(found[-1][1] or found[-1][0] >= today, f"{page}{query} does not give the solutions of {found[-1][0]}")


# The queries, up to the maximum size of the head.
QUERIES = ["&" * 6000, "?" * 6000, "=" * 6000, "a=b&" * 1500, "date" * 1500, "&date" * 1000, "a" * 7000, "%" * 6000,
           "lang=fr&" * 900, "#" * 100, "date=" * 1000]


@step("days: long queries", 50)
def long_queries(attack):
    for page in PAGES:
        for query in QUERIES:
            answer = ask(attack, f"{page}?{query}", patience=8 * attack.patience)
            expect(answer and answer.status in (200, 400), f"{page}?{query[:40]}: {answer and answer.status}")
            if answer.status == 200:
                days_of(answer, f"{page}?{query[:40]}")
        answer = ask(attack, f"{page}?{'a' * (1 << 20)}")
        expect(not answer or answer.status in (414, 431), f"{page} with 1 MB of query: {answer and answer.status}")


@step("days: heads, ranges and tags", 50)
def conditions(attack):
    for page in PAGES:
        whole = ask(attack, page, patience=8 * attack.patience)
        days_of(whole, page)
        head = ask(attack, page, method="HEAD")
        same = ("content-type", "content-length", "cache-control", "etag", "access-control-allow-origin")
        expect(head and all(head.fields.get(name) == whole.fields.get(name) for name in same), f"HEAD {page}: {head and head.fields}")
        tag = whole.fields.get("etag", "")
        expect(tag.startswith('"'), f"{page} has no tag")
        for value in (tag, "W/" + tag, '"a", ' + tag, "*"):
            answer = ask(attack, page, f"If-None-Match: {value}")
            expect(answer and answer.status == 304 and not answer.body, f"{page}, {value}: {answer and answer.status}")
        for field in [f"If-None-Match: {value}" for value in TAGS if value != "*"] + [f"Range: {value}" for value in RANGES]:
            answer = ask(attack, page, field)
            expect(answer and answer.status == 200 and answer.body == whole.body, f"{page}, {field[:60]}: {answer and answer.status}")


@step("days: other methods and other sites", 50)
def methods(attack):
    """Other sites may read the pages, without cookies, and cannot change anything."""
    for page in PAGES:
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            answer = ask(attack, page, "Content-Length: 0", "Origin: http://evil.example", method=method)
            expect(answer and answer.status == 405, f"{method} {page}: {answer and answer.status}")
        answer = ask(attack, page, "Origin: http://evil.example", patience=8 * attack.patience)
        days_of(answer, page)
        expect(answer.fields.get("access-control-allow-origin") == "*" and "access-control-allow-credentials" not in answer.fields,
               f"{page}: {answer.fields}")


def some_days(attack, most, least):
    """Returns published days, in a different order each time."""
    count = (today_of(attack) - FIRST).days
    days = [FIRST + n * DAY for n in range(count)]
    attack.random.shuffle(days)
    return days[:attack.scaled(most, least)]


@step("days: each day of a hundred years", 50)
def hundred_years(attack):
    """The number of cached days is limited, and unpublished days cost nothing."""
    today = today_of(attack)
    future = [today + n * DAY for n in range(3, 36525)]
    future = attack.random.sample(future, attack.scaled(4000 if attack.server.sanitized else len(future), 300))
    # The hard ones of a week take a second each with sanitizers.
    past = some_days(attack, 40 if attack.server.sanitized else 366, 4)
    for days, status in ((future, 404), (past, 200)):
        with Wire(attack.port, patience=8 * attack.patience) as wire:
            for begin in range(0, len(days), 50):
                part = days[begin:begin + 50]
                wire.send(b"".join(get(f"/today.json?date={date}") for date in part))
                for date in part:
                    answer = wire.read_answer()
                    expect(answer and answer.status == status, f"{date}: {answer and answer.status}")
                    if status == 200:
                        days_of(answer, str(date))


def ask_as_guest(attack):
    """Another client gets the page of today meanwhile."""
    answer = ask(attack, "/today.json", source=next(honest.addresses), patience=2 * attack.patience)
    days_of(answer, "/today.json for somebody else")


@step("days: feeds of all days, for one address", 100)
def feeds(attack):
    """A feed of days that are not cached takes the longest."""
    today_of(attack)
    wires = []
    try:
        for date in some_days(attack, 600, 60):
            wires.append(Wire(attack.port, GREEDY))
            wires[-1].send(get(f"/today.atom?date={date}"))
        attack.check_honest()
        ask_as_guest(attack)
    finally:
        for wire in wires:
            wire.close()
    expect_idle(attack)


@step("days: one page for hundreds at once", 100)
def together(attack):
    """Each client gets the same page, or a request to retry; all of them fit into the limit of connections."""
    date = some_days(attack, 1, 1)[0]
    wires = [Wire(attack.port, f"127.0.70.{n % 250 + 1}", 8 * attack.patience) for n in range(attack.scaled(800, 300))]
    try:
        for wire in wires:
            wire.send(get(f"/today.atom?date={date}"))
        pages = set()
        for wire in wires:
            answer = wire.read_answer()
            expect(answer and answer.status in (200, 503), f"{date} for many: {answer and answer.status}")
            if answer.status == 200:
                pages.add(answer.body)
    finally:
        for wire in wires:
            wire.close()
    expect(len(pages) == 1, f"{len(pages)} different pages of {date}")
    ask_as_guest(attack)
