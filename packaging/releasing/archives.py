# SPDX-License-Identifier: MIT
"""Archives whose bytes depend on nothing but what is in them and the time of the commit."""

import gzip
import io
import tarfile
import time
import zipfile

from releasing import moment


def files_below(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def make_tar(folder, goal):
    """Packs a folder under its own name into a .tar.gz."""
    when = moment()

    def plain(member):
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = when
        member.mode = 0o755 if member.mode & 0o100 or member.isdir() else 0o644
        return member

    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in files_below(folder):
            archive.add(path, f"{folder.name}/{path.relative_to(folder).as_posix()}", recursive=False, filter=plain)
    goal.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))


def make_zip(folder, goal, inside=None):
    """Packs a folder into a .zip, under its own name or that of `inside`; "" puts its files at the top."""
    top = folder.name if inside is None else inside
    when = time.gmtime(max(moment(), 315532800))[:6]  # a .zip knows no time before 1980
    with zipfile.ZipFile(goal, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files_below(folder):
            name = path.relative_to(folder).as_posix()
            about = zipfile.ZipInfo(f"{top}/{name}" if top else name, when)
            about.compress_type = zipfile.ZIP_DEFLATED
            about.create_system = 3
            about.external_attr = (0o100755 if path.stat().st_mode & 0o100 else 0o100644) << 16
            archive.writestr(about, path.read_bytes())
