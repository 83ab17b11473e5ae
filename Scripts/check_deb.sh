#!/usr/bin/env bash
# check_deb.sh PACKAGE: installs a Debian package of Tagwerk into a fresh root and starts it there, on a display of its
# own, without any toolchain. Needs to be root, and some minutes; no part of `make test`.
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

package=$(realpath "${1:?usage: check_deb.sh PACKAGE}")
[ "$(id -u)" -eq 0 ] || fail "Only root can make a root folder: run it with sudo."
command -v debootstrap >/dev/null || fail "This machine has no debootstrap (apt install debootstrap)."
root=$(mktemp -d)
# Never deletes through a mount that would not go.
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT

debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" >/dev/null
cp "$package" "$root/tagwerk.deb"
mount -t proc proc "$root/proc"
inside() { chroot "$root" env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tagwerk.deb xvfb xauth dbus-x11 xdotool >/dev/null
inside sh -c '! command -v swift' || fail "There is a toolchain."

cat >"$root/check.sh" <<'EOF'
set -eu
export HOME=/root/home XDG_RUNTIME_DIR=/root/run GSK_RENDERER=cairo
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
test "$(tagwerk note 'Milk and bread')" = "Milk and bread"
LC_ALL=de_DE.UTF-8 tagwerk --help | grep -q 'Zeigt, was heute ansteht.'
tagwerk &
xdotool search --sync --onlyvisible --name Tagwerk
# The desktop starts it by its name on the bus, and asks for a new habit.
gdbus call --session -d io.github.segler.Tagwerk -o /io/github/segler/Tagwerk \
    -m org.freedesktop.Application.ActivateAction new-habit '[]' '{}'
kill %1
wait %1
EOF
inside timeout 120 dbus-run-session -- xvfb-run -a sh /check.sh
inside apt-get remove -y -qq tagwerk >/dev/null
[ ! -e "$root/usr/bin/tagwerk" ] || fail "It does not go away again."
echo "It installs, runs and goes away again."
