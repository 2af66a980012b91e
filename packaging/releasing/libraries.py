# SPDX-License-Identifier: MIT
"""Shared libraries to carry along: those that a program is linked with, beside it, with the licences of their packages."""

import re
import shutil
from pathlib import Path

from releasing import run

# Every Linux has these, and newer ones serve older programs; a second copy would keep what is loaded later from working.
OF_THE_SYSTEM = re.compile(r"^(linux-vdso|ld-linux.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so")


def needed(binary):
    """The libraries that a program or library is linked with, and those that these are, as this machine has them: path by name."""
    found = dict(re.findall(r"^\s*(\S+) => (/\S+)", run("ldd", binary), re.MULTILINE))
    return {name: Path(path) for name, path in sorted(found.items()) if not OF_THE_SYSTEM.match(name)}


def package_of(library):
    """Debian's package of a library: its name, version and source."""
    owned = None
    for path in (library, library.resolve(), Path("/usr", *library.parts[1:])):
        try:
            owned = run("dpkg-query", "--search", path).split(":")[0]
            break
        except Exception:  # /lib is a link to /usr/lib, and dpkg knows one of the two
            continue
    if not owned:
        raise LookupError(f"{library}: is of no package of Debian, so that its licence is unknown")
    name, version, source = run("dpkg-query", "--show", "--showformat", "${Package}\t${Version}\t${source:Package}\n", owned).splitlines()[0].split("\t")
    return {"package": name, "version": version, "source": source}


def copy_licence(package, goal):
    """Copies the licence of a package of Debian, and the common licences that it names, into a folder."""
    copyright_file = Path(f"/usr/share/doc/{package}/copyright")
    shutil.copyfile(copyright_file, goal / f"{package}.txt")
    text = copyright_file.read_text(encoding="utf-8", errors="replace")
    for name in set(re.findall(r"/usr/share/common-licenses/([A-Z][\w.-]*\w)", text)):
        shutil.copyfile(Path("/usr/share/common-licenses") / name, goal / f"{name}.txt")


def carry(binaries, goal, licences, rename=""):
    """Copies what some binaries need into the folder `goal`, and has all find it there; the binaries may stand anywhere.

    Puts the licences of their packages into the folder `licences`. With `rename`, the copies get that word in their names, so that
    no other library of the same name is taken in their place. Returns the works, for the list of contents."""
    goal.mkdir(parents=True, exist_ok=True)
    licences.mkdir(parents=True, exist_ok=True)
    found = {}
    for binary in binaries:
        found.update(needed(binary))
    names = {name: name.replace(".so", f"-{rename}.so", 1) if rename else name for name in found}
    works = []
    for name, path in found.items():
        copy = goal / names[name]
        shutil.copyfile(path.resolve(), copy)
        copy.chmod(0o755)
        run("patchelf", "--set-soname", names[name], "--set-rpath", "$ORIGIN", copy)
        owner = package_of(path)
        copy_licence(owner["package"], licences)
        works.append({"name": f"{names[name]} of {owner['source']}", "version": owner["version"], "licence": "NOASSERTION",
                      "copyright": f"licences/{owner['package']}.txt"})
    for file in [*binaries, *(goal / names[name] for name in found)]:
        for name in names:
            if rename:
                run("patchelf", "--replace-needed", name, names[name], file)
    for binary in binaries:
        way = Path("$ORIGIN") / _from_to(binary.parent, goal)
        run("patchelf", "--set-rpath", way, binary)
    return works


def _from_to(start, goal):
    common = 0
    while common < min(len(start.parts), len(goal.parts)) and start.parts[common] == goal.parts[common]:
        common += 1
    return Path(*[".."] * (len(start.parts) - common), *goal.parts[common:])


# The version of the C library that systems have which have this one of the library of C++, GLIBCXX_3.4.N.
GLIBC_BESIDE = {30: (2, 35), 31: (2, 38), 32: (2, 38), 33: (2, 40), 34: (2, 41)}


def least_glibc(binaries):
    """The oldest version of the C library that has all that some binaries ask for, and beside which the library of C++ has
    it too, such as (2, 35)."""
    asked = {(2, 17)}
    for binary in binaries:
        symbols = run("objdump", "-T", binary)
        asked |= {(int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", symbols)}
        asked |= {GLIBC_BESIDE.get(number, (2, 34)) for number in map(int, re.findall(r"\bGLIBCXX_3\.4\.(\d+)", symbols)) if number > 29}
    return max(asked)
