# SPDX-License-Identifier: MIT
"""Real reverse proxies before the server, set up by the files of examples/proxy with only ports and paths
changed.
"""

import concurrent.futures
import contextlib
import functools
import os
import pwd
import re
import resource
import shutil
import signal
import socket
import ssl
import statistics
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from attack import honest, png
from attack.crowds import files
from attack.duels import Table
from attack.guests import Guest, Refused
from attack.neighbours import BODIES, HALF, OTHERS, Dripping, times_of
from attack.pictures import request as picture_request
from attack.steps import ATTACKER, STEPS, Fault, Step, expect, find_tool
from attack.wire import Wire, get, post

EXAMPLES = Path(__file__).resolve().parent.parent / "examples" / "proxy"
NOBODY = "nobody"
STARTING_SECONDS = 10
# For a proxy that may open as many files as this process.
SPARE_FILES = 1000
CLIENT, SLOW, FORGED = "127.0.1.60", "127.0.68.2", "203.0.113.66"
# Longer than the server keeps a connection without a request, or a silent one to a room.
IDLE_SECONDS = 65
# More than the server accepts; the answers to pictures, including those without a model of characters.
PICTURES_AT_ONCE = 20
READING_SECONDS = 20
READ = {200, 503}


class TlsWire(Wire):
    def __init__(self, context, port, source=ATTACKER, patience=5.0, receive_buffer=None):
        super().__init__(port, source, patience, receive_buffer)
        try:
            self.socket = context.wrap_socket(self.socket, server_hostname="localhost")
        except OSError as problem:
            self.socket.close()
            raise Fault(f"no TLS: {problem}") from None


def free_ports(count):
    with contextlib.ExitStack() as sockets:
        found = [sockets.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [one.getsockname()[1] for one in found]


def make_certificate(folder):
    """Writes a self-signed certificate for localhost, as a file with its key after it."""
    key, certificate, both = (folder / name for name in ("key.pem", "certificate.pem", "both.pem"))
    subprocess.run([find_tool("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                    "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                    "-keyout", key, "-out", certificate], check=True, capture_output=True)
    both.write_text(certificate.read_text() + key.read_text())


def nginx_changes(folder, plain, secure, server):
    """Returns the replacements in the example: each must occur."""
    temporary = "".join(f"    {kind}_temp_path {folder}/{kind};\n"
                        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return {r"/etc/letsencrypt/live/reckon\.example/fullchain\.pem": f"{folder}/certificate.pem",
            r"/etc/letsencrypt/live/reckon\.example/privkey\.pem": f"{folder}/key.pem",
            r"reckon\.example": "localhost",
            r"^user www-data;\n": "",
            r"/run/nginx\.pid": f"{folder}/nginx.pid",
            r"/var/log/nginx/error\.log": f"{folder}/error.log",
            r"^http \{\n": f"http {{\n{temporary}",
            r"^ *listen \[::\].*\n": "",
            r"listen 80\b": f"listen 127.0.0.1:{plain}",
            r"listen 443\b": f"listen 127.0.0.1:{secure}",
            r"127\.0\.0\.1:8080": f"127.0.0.1:{server}"}


def haproxy_changes(folder, plain, secure, server):
    most = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - SPARE_FILES) // 2
    return {r"/etc/haproxy/reckon\.example\.pem": f"{folder}/both.pem",
            r"reckon\.example": "localhost",
            r"^ *(user|group|chroot|log) .*\n": "",
            r"maxconn 20000": f"maxconn {min(20000, most)}",
            r"^ *bind \[::\].*\n": "",
            r"bind :80\b": f"bind 127.0.0.1:{plain}",
            r"bind :443\b": f"bind 127.0.0.1:{secure}",
            r"127\.0\.0\.1:8080": f"127.0.0.1:{server}"}


# For each proxy its example, the changes to it, and the command that starts it with the file.
PROXIES = {
    "nginx": ("nginx.conf", nginx_changes, ["-e", "stderr", "-g", "daemon off;", "-c"]),
    "haproxy": ("haproxy.cfg", haproxy_changes, ["-db", "-f"]),
}
# Without protection of the server from slow clients: HAProxy passes bodies on as they arrive by default.
BARE = {
    "nginx": [("proxy_request_buffering on", "proxy_request_buffering off"), (r"^ *limit_conn networks.*\n", "")],
    "haproxy": [(r"^ *http-request wait-for-body.*\n", ""), (r"^ *(stick-table|tcp-request) .*\n", ""),
                (r"^ *retry-on .*\n", "")],
}


class Front:
    """A proxy before a server, which clients connect to. It ends with this program, however that ends."""

    def __init__(self, name, server, *changes):
        """The changes are made in the example before its ports and paths are replaced."""
        self.server = server
        self.scratch = tempfile.TemporaryDirectory(prefix="reckon-proxy-")
        self.folder = Path(self.scratch.name)
        make_certificate(self.folder)
        context = ssl.create_default_context(cafile=self.folder / "certificate.pem")
        self.wire = functools.partial(TlsWire, context)
        self.plain_port, self.port = free_ports(2)
        example, replaced, words = PROXIES[name]
        text = (EXAMPLES / example).read_text()
        for pattern, new in [*changes, *replaced(self.folder, self.plain_port, self.port, server.port).items()]:
            text, count = re.subn(pattern, new, text, flags=re.MULTILINE)
            expect(count, f"examples/proxy/{example} has no {pattern!r}")
        (self.folder / example).write_text(text)
        self.notes = open(self.folder / "notes.txt", "wb")
        self.process = subprocess.Popen([*self._unprivileged(), find_tool(name), *words, self.folder / example],
                                        stdin=subprocess.DEVNULL, stdout=self.notes, stderr=self.notes,
                                        start_new_session=True)
        self._wait()

    def _unprivileged(self):
        """Drops all rights, and makes the process end with this program."""
        words = ["setpriv", "--no-new-privs", "--pdeathsig", "TERM"]
        if os.geteuid() != 0:
            return words
        user = pwd.getpwnam(NOBODY)
        for path in (self.folder, *self.folder.iterdir()):
            shutil.chown(path, user.pw_uid, user.pw_gid)
        return [*words, f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]

    def _wait(self):
        limit = time.monotonic() + STARTING_SECONDS
        while True:
            try:
                return Wire(self.port).close()
            except Fault:
                if time.monotonic() > limit or self.process.poll() is not None:
                    said = (self.folder / "notes.txt").read_text(errors="replace")
                    self.close()
                    raise Fault(f"the proxy does not start: {said[-500:]}") from None
                time.sleep(0.02)

    # --- Requests of an honest client

    @property
    def is_weak(self):
        return self.server.is_weak

    @property
    def sanitized(self):
        return self.server.sanitized

    @property
    def factor(self):
        return self.server.factor

    @property
    def patience(self):
        return self.server.patience

    def check_alive(self):
        self.server.check_alive()
        expect(self.process.poll() is None, "the proxy has ended")

    def guest(self, source, **more):
        return Guest(self.port, source, self.patience, wire=self.wire, **more)

    def ask(self, request, source=CLIENT, patience=None):
        with self.wire(self.port, source, patience or self.patience) as wire:
            answer = wire.ask(request)
        expect(answer is not None, "no answer")
        return answer

    def close(self):
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            self.process.wait(STARTING_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.notes.close()
        self.scratch.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


@contextlib.contextmanager
def before_server(attack, name, *changes):
    """In 127.0.0.0/8, where the clients are too, the server trusts only the proxy."""
    with attack.start("--trusted-proxies", "127.0.0.1", "--log") as server, Front(name, server, *changes) as front:
        yield front
        front.check_alive()
        server.stop()


def clients_of(server, target):
    """Returns the addresses that the server logs for this target, soon after its answer."""
    line = re.compile(rf"^\S+ (\S+) \S+ {re.escape(target)} ", re.MULTILINE)
    limit = time.monotonic() + server.patience
    found = []
    while not found and time.monotonic() < limit:
        found = line.findall((server.folder / "notes.txt").read_text(errors="replace"))
        time.sleep(0.01)
    return set(found)


def everything(name, attack):
    """Checks all promises of the documents about it."""
    with before_server(attack, name) as front:
        honest.check(front)
        for n, source in enumerate((CLIENT, "127.0.1.61")):
            front.ask(get(f"/?{n}", f"X-Forwarded-For: {FORGED}", f"Forwarded: for={FORGED}"), source)
            noted = clients_of(front.server, f"/?{n}")
            expect(noted == {source}, f"a request of {source} counts for {noted}")
        check_names(front)
        check_sizes(front)
        with front.wire(front.port, CLIENT, front.patience) as wire:
            for _ in range(100):
                answer = wire.ask(post("version", b"{}"))
                expect(answer and answer.status == 200, f"a connection that is kept: {answer and answer.status}")
        check_origins(front)
        with Table(front) as table:
            table.begin()
            table.play()


def check_names(front):
    for host in ("evil.example", "localhost.evil.example", "127.0.0.1"):
        answer = front.ask(get("/", host=host))
        expect(answer.status == 421, f"{host} is answered by {answer.status}")
    with Wire(front.plain_port, CLIENT, front.patience) as wire:
        answer = wire.ask(get("/today.json?date=2026-11-25"))
    expect(answer and answer.status == 301, f"without TLS: {answer and answer.status}")
    where = answer.fields.get("location")
    expect(where == "https://localhost/today.json?date=2026-11-25", f"without TLS: to {where}")


def check_origins(front):
    """Tries a page that names the host with its port, as browsers do, and one of another site."""
    for origin, host, is_good in (("https://localhost", "localhost", True), ("https://localhost:8443", "localhost:8443", True),
                                  ("https://evil.example", "localhost", False)):
        try:
            with front.guest(CLIENT, host=host, fields=[("Origin", origin)]):
                entered = True
        except Refused:
            entered = False
        expect(entered == is_good, f"a page of {origin} {'enters' if entered else 'does not enter'} the rooms")


def picture(megabytes):
    """Returns a white pixel, and this many megabytes of text."""
    return picture_request(png.picture(1, 1, b"\0\xff", png.chunk(b"tEXt", b"a\0" + b"b" * (megabytes << 20))))


def check_sizes(front):
    for size, status in ((65000, 200), (65537, 413)):
        answer = front.ask(post("version", b"{" + b" " * (size - 2) + b"}"))
        expect(answer.status == status, f"a question of {size} bytes is answered by {answer.status}")
    for megabytes, statuses in ((2, READ), (15, READ), (16, {413})):
        answer = front.ask(picture(megabytes), patience=READING_SECONDS * front.factor)
        expect(answer.status in statuses, f"a picture of {megabytes} MiB is answered by {answer.status}")
    with concurrent.futures.ThreadPoolExecutor(PICTURES_AT_ONCE) as threads:
        found = [thread.result().status for thread in
                 [threads.submit(front.ask, picture(4), patience=READING_SECONDS * front.factor)
                  for _ in range(PICTURES_AT_ONCE)]]
    expect(set(found) <= READ, f"pictures at once are answered by {found}")


def beside_slow_bodies(name, attack, *changes):
    """One address sends as many as it can; others there and elsewhere still get answers, and enter rooms."""
    with before_server(attack, name, *changes) as front:
        hold_slow_bodies(front, 100 if front.is_weak else attack.scaled(BODIES, 1500))


def beside_bodies_passed_on(name, attack):
    beside_slow_bodies(name, attack, *BARE[name])


def hold_slow_bodies(front, count):
    beginning = post("version", b" " * 60000)[:200]
    slow = []
    for _ in range(min(files(), count)):
        with contextlib.suppress(Fault):  # for bodies that the proxy refuses
            slow.append(front.wire(front.port, SLOW))
            slow[-1].send(beginning)
    with Dripping(slow, b" "):
        question = post("version", b"{}", "Connection: close")
        asked = times_of(front, [question] * OTHERS, CLIENT)
        beside = times_of(front, [question] * OTHERS, SLOW)
        entered = []
        for _ in range(OTHERS // 4):
            begin = time.monotonic()
            with front.guest(CLIENT) as guest:
                guest.open_room()
            entered.append(time.monotonic() - begin)
        for what, times in (("answer", asked), ("answer at the same address", beside), ("room", entered)):
            half = statistics.median(times)
            limit = HALF * front.factor
            expect(half <= limit, f"half of the honest wait {half:.2f} s for their {what}, more than {limit}")
        honest.check(front)


class Listening(threading.Thread):
    """A silent guest, like a page in the background."""

    def __init__(self, guest):
        super().__init__(daemon=True)
        self.guest = guest
        self.over = threading.Event()
        guest.wire.socket.settimeout(0.5)

    def run(self):
        while not self.over.is_set() and not self.guest.wire.is_ended:
            self.guest.read_on()
            self.over.wait(0.2)


def stays(name, attack):
    """Long runs also wait until connections without a request have ended; others only for their own duration."""
    with before_server(attack, name) as front, front.guest(CLIENT) as guest:
        guest.open_room()
        front.ask(get("/"))
        listening = Listening(guest)
        listening.start()
        end = time.monotonic() + IDLE_SECONDS
        yield
        if attack.scale >= 1:
            time.sleep(max(0, end - time.monotonic()))
        listening.over.set()
        listening.join()
        guest.wire.socket.settimeout(front.patience)
        guest.say(do="ping")
        expect(guest.hear("pong"), "a guest who says nothing loses the room")
        for _ in range(10):
            answer = front.ask(get("/"))
            expect(answer.status == 200, f"after a pause: {answer.status}")


for proxy in PROXIES:
    for what, run, megabytes in (("what the documents promise", everything, 400),
                                 ("7,500 slow bodies of one address", beside_slow_bodies, 400),
                                 ("7,500 slow bodies that it passes on as they come", beside_bodies_passed_on, 400),
                                 ("a guest who says nothing stays", stays, 200)):
        STEPS.append(Step(f"proxies: {proxy}: {what}", functools.partial(run, proxy), megabytes,
                          "--trusted-proxies", (proxy, "openssl")))
