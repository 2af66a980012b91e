# SPDX-License-Identifier: MIT
"""Wheels: those of the package for Python with its libraries inside, and plain ones that ask the interface for C."""

import base64
import csv
import hashlib
import io
import shutil
import zipfile

from releasing import NOTICES, ROOT, VERSION, Refused, archives, contents, libraries

# The name in the index of packages, where `reckon` is another's; the import stays `reckon`.
NAME = "reckon_puzzles"
WORKS = ("Boost", "JSON for Modern C++", "the letters of Unicode")


def platform_of(binaries):
    major, minor = libraries.least_glibc(binaries)
    return f"manylinux_{major}_{minor}_x86_64"


def describe(folder, tag, works):
    """Writes the tag, the notices and the contents of an unpacked wheel."""
    (about,) = folder.glob("*.dist-info")
    (about / "WHEEL").write_text(f"Wheel-Version: 1.0\nGenerator: reckon\nRoot-Is-Purelib: false\nTag: {tag}\n")
    (about / "licenses").mkdir(exist_ok=True)
    for notice in NOTICES:
        shutil.copyfile(ROOT / notice, about / "licenses" / notice)
    (about / "RECORD").unlink(missing_ok=True)
    if (folder / "licences").is_dir():
        shutil.move(folder / "licences", about / "licenses/libraries")
    contents.write(f"{NAME}-{VERSION}-{tag}", folder, works)
    (about / "sboms").mkdir()
    shutil.move(folder / contents.NAME, about / "sboms" / contents.NAME)


def pack(folder, tag, output):
    """Writes the record of an unpacked wheel, and packs it; returns its name."""
    (about,) = folder.glob("*.dist-info")
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    for path in archives.files_below(folder):
        data = path.read_bytes()
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        writer.writerow([path.relative_to(folder).as_posix(), f"sha256={digest}", len(data)])
    writer.writerow([f"{about.name}/RECORD", "", ""])
    (about / "RECORD").write_text(rows.getvalue())
    name = f"{NAME}-{VERSION}-{tag}.whl"
    archives.make_zip(folder, output / name, inside="")
    return name


def with_libraries(wheel, output, stage):
    """The wheel of one Python, as setup.py makes it, with what its module is linked with."""
    folder = stage / wheel.stem
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    (module,) = (folder / "reckon").glob("_core*.so")
    python = "-".join(wheel.stem.split("-")[2:4])
    works = libraries.carry([module], folder / "reckon/libraries", folder / "licences", rename="reckon")
    tag = f"{python}-{platform_of([module, *(folder / 'reckon/libraries').iterdir()])}"
    describe(folder, tag, contents.compiled_in(*WORKS, "pybind11") + works)
    return pack(folder, tag, output)


def plain(library, platform, output, stage, works=WORKS):
    """The wheel for every Python on a system: `ask` alone, by the interface for C."""
    tag = f"py3-none-{platform}"
    folder = stage / f"plain-{platform}"
    shutil.copytree(ROOT / "python/plain", folder / "reckon", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "python/reckon/_errors.py", folder / "reckon/_errors.py")
    shutil.copyfile(library, folder / "reckon" / ("reckon.dll" if platform.startswith("win") else "libreckon.so"))
    about = folder / f"{NAME}-{VERSION}.dist-info"
    about.mkdir()
    readme = (ROOT / "python/plain/README.md").read_text(encoding="utf-8")
    (folder / "reckon/README.md").unlink(missing_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME.replace('_', '-')}\nVersion: {VERSION}\n"
                                    "Summary: Exact arithmetic puzzles: questions and answers in JSON, for every Python\n"
                                    f"License: MIT\nRequires-Python: >=3.9\nDescription-Content-Type: text/markdown\n\n{readme}", encoding="utf-8")
    describe(folder, tag, contents.compiled_in(*works))
    return pack(folder, tag, output)


def make_all(output, stage):
    made = []
    found = sorted((ROOT / "build/wheel").glob("*.whl"))
    if not found:
        raise Refused("build/wheel has no wheel: make package")
    for wheel in found:
        made.append(with_libraries(wheel, output, stage))
    library = next((ROOT / "build/portable").glob("libreckon.so.0.*"), None)
    if library is not None:
        copy = stage / "libreckon.so"
        shutil.copyfile(library, copy)
        made.append(plain(copy, platform_of([copy]), output, stage))
    windows = ROOT / "build/windows/reckon.dll"
    if windows.is_file():
        made.append(plain(windows, "win_amd64", output, stage, (*WORKS, "MinGW-w64", "libgcc and libstdc++")))
    return made
