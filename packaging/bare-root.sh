# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Bare roots of Debian 12 and 13, for the scripts of this folder, which read this file. They set $here, the folder of the
# repository, and have die(). The root of a release is made once, and all is tried in copies of it.

[ "$(id -u)" -eq 0 ] || die "changing the root takes root: use sudo"
command -v debootstrap >/dev/null || die "debootstrap is missing: apt-get install debootstrap"
mkdir -p build

# Says which root is used from now on, $root, and makes the bare one of which it is a copy.
choose_release() {
  release=$1
  pristine=$here/build/bare-$release
  root=$pristine-tried
  logs=build/prove-$release
  mkdir -p "$logs"
  case $release in
    12) name=bookworm most_of_core=75 ;;
    13) name=trixie most_of_core=85 ;;
  esac
  [ ! -e "$pristine/.whole" ] || return 0
  rm -rf "$pristine"
  # From the mirror that this machine uses.
  mirror=$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p' /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -n 1)
  debootstrap --variant=minbase "$name" "$pristine" ${mirror:+"$mirror"} >"$logs/debootstrap.log" 2>&1 ||
    die "debootstrap failed: $logs/debootstrap.log"
  touch "$pristine/.whole"
}

# Runs a script in the root, with processes and mounts of its own, so that nothing is left of them.
inside() {
  unshare --mount --pid --fork --mount-proc="$root/proc" \
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

fresh_root() {
  rm -rf "$root"
  cp -a --reflink=auto "$pristine" "$root"
  # An installed system has this file; in Debian 13 another package would make it.
  [ -e "$root/etc/hosts" ] || echo '127.0.0.1 localhost' >"$root/etc/hosts"
  inside apt-get -q update >/dev/null
}
