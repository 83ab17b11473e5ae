#!/usr/bin/env bash
# check_deb.sh PACKAGE: installs a Debian package of Tagwerk into a fresh Debian without any toolchain, uses it there as
# somebody would, and purges it again. Needs to be root, the network and some minutes; no part of `make test`.
#   SUITE=bookworm  the release of Debian
#   MIRROR=URL      where it comes from; else from where apt has that release, or debootstrap's own choice
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

package=$(realpath "${1:?usage: check_deb.sh PACKAGE}")
[ "$(id -u)" -eq 0 ] || fail "Only root can make a root folder: run it with sudo."
require_packages check-deb
suite=${SUITE:-bookworm}
scratch=$(mktemp -d)
fresh=$scratch/root
log=$scratch/log
trap 'rm -rf --one-file-system "$scratch"' EXIT

# quietly COMMAND…: shows what it says only where it fails.
quietly() {
    "$@" >"$log" 2>&1 && return
    tail -n 40 "$log" >&2
    fail "Failed: $*"
}

# What a command mounts and starts there ends with it, so nothing is left to unmount.
enter() {
    unshare --mount --pid --fork --kill-child --mount-proc="$fresh/proc" "$@"
}

inside() {
    enter chroot "$fresh" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

# The same for somebody without rights and network, and so without any display or bus of this machine in reach.
as_somebody() {
    # shellcheck disable=SC2016 # the inner shell expands it; zsh completes on terminals only
    enter --net --ipc sh -c 'mount -t devpts -o newinstance,ptmxmode=666 devpts "$0/dev/pts" && exec "$@"' "$fresh" \
        chroot --userspec=somebody:somebody "$fresh" \
        env -i --chdir=/home/somebody PATH=/usr/bin:/bin HOME=/home/somebody LANG=de_DE.UTF-8 "$@"
}

# What there is, less what package management writes down and what people have.
files() {
    find "$fresh" -xdev \( -path "$fresh/var/lib/dpkg" -o -path "$fresh/var/lib/apt" -o -path "$fresh/var/cache" \
        -o -path "$fresh/var/log" -o -path "$fresh/home" -o -path "$fresh/tmp" -o -path "$fresh/check" \) -prune \
        -o -printf '/%P\n' | sort
}

echo "A fresh $suite…"
# shellcheck disable=SC2016 # apt fills it in
mirror=${MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" 'Origin: Debian' 'Identifier: Packages' 2>/dev/null | head -n 1)}
mkdir "$fresh"
chmod 755 "$scratch"
quietly unshare --mount debootstrap --variant=minbase "$suite" "$fresh" ${mirror:+"$mirror"}
# Nobody minds if it is lost with the power.
echo force-unsafe-io >"$fresh/etc/dpkg/dpkg.cfg.d/unsafe"
quietly inside apt-get update
# A desktop, as far as the check is one: a display, a bus, somebody who looks, and German.
quietly inside apt-get install -y --no-install-recommends at-spi2-core dbus-bin desktop-file-utils fish gir1.2-atspi-2.0 \
    libglib2.0-bin locales man-db openbox python3-gi x11-utils xauth xdotool xvfb zsh
quietly inside localedef -i de_DE -f UTF-8 de_DE.UTF-8
quietly inside localedef -i en_US -f UTF-8 en_US.UTF-8
quietly inside useradd --create-home somebody

echo "Installing ${package##*/}…"
cp "$package" "$fresh/tmp/tagwerk.deb"
# What it needs comes first, so that only it comes and goes between the two lists.
quietly inside apt-get satisfy -y --no-install-recommends "$(dpkg-deb -f "$package" Depends)"
files >"$scratch/before"
quietly inside apt-get install -y --no-install-recommends /tmp/tagwerk.deb
! inside sh -c 'command -v swift' || fail "There is a toolchain."

echo "Using it…"
mkdir -p "$fresh/check/Tests/UI" "$fresh/check/Tests/Scripts"
cp -R "$root/Tests/UI/harness" "$fresh/check/Tests/UI"
cp "$root/Tests/Scripts/use_package.py" "$root/Tests/Scripts/zsh_completion.py" "$fresh/check/Tests/Scripts"
chown -R "$(inside id -u somebody)" "$fresh/check"
as_somebody timeout 300 /usr/bin/python3 /check/Tests/Scripts/use_package.py || {
    cat "$fresh"/check/.build/ui/*.log >&2 || true
    fail "It cannot be used; what the session's servers said stands above."
}

echo "Purging it…"
quietly inside apt-get purge -y tagwerk
files >"$scratch/after"
diff "$scratch/before" "$scratch/after" >&2 || fail "It leaves something behind, or takes something with it."
[ -s "$fresh/home/somebody/.local/share/io.github.segler.Tagwerk/tagwerk.db" ] || fail "It takes the user's data with it."
echo "It installs, runs and goes away again, and leaves the user's data."
