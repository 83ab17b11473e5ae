#!/usr/bin/env bash
# The real installation, from `make install` to `make uninstall`, used as somebody would who has nothing but it. Builds the
# library in release first, which takes minutes; so it is no part of `make test`.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/prefix
log=$scratch/log

# step BEHAVIOUR COMMAND…
step() {
    printf '%s… ' "$1"
    if "${@:2}" >"$log" 2>&1 </dev/null; then
        echo "ok"
    else
        echo "FAILED with $?:"
        cat "$log"
        exit 1
    fi
}

# says PATTERN COMMAND…: whether the command ends well and says that.
says() {
    local output
    output=$("${@:2}" 2>&1) || {
        echo "$output"
        return 1
    }
    echo "$output"
    grep -qE "$1" <<<"$output"
}

# shows_window COMMAND…: whether the program opens a window, and still runs then.
shows_window() {
    # shellcheck disable=SC2016 # the inner shell expands it
    xvfb-run -a -s "-screen 0 800x800x24 -nolisten tcp" dbus-run-session -- env -u WAYLAND_DISPLAY GDK_BACKEND=x11 bash -c '
        "$@" &
        program=$!
        for _ in $(seq 120); do
            sleep 0.5
            kill -0 "$program" || exit 1
            xwininfo -root -children | grep -qE "^ +0x.*\"Hello\"" && { kill "$program"; exit 0; }
        done
        kill "$program"
        exit 1' - "$@"
}

step "make install" make -C "$root" install PREFIX="$prefix"
mkdir "$scratch/home" "$scratch/empty"
cd "$scratch/empty"
unset XDG_CACHE_HOME XDG_DATA_HOME XDG_CONFIG_HOME DISPLAY WAYLAND_DISPLAY
export HOME=$scratch/home PATH=$prefix/bin:$PATH
step "it says its version" says '^segler [0-9]' segler --version
step "it makes an app" segler new Hello
step "it checks it" says '✓ Hello' segler check Hello
step "it builds it" says 'Hello.app/Hello$' segler build Hello
step "it runs it" shows_window segler run Hello
step "it draws its previews" segler preview Hello --output pictures
step "there is a picture" bash -c 'ls pictures/*.png'
step "it makes one file" says 'hello$' segler build Hello -c release -o moved/hello
mv moved elsewhere
step "which needs neither Swift nor Segler" bash -c '! ldd elsewhere/hello | grep -E "swift|Foundation|Segler|not found"'
step "and opens its window from another place" shows_window "$PWD/elsewhere/hello"
step "it makes a folder" says 'out/Hello$' segler build Hello -c release -o out/
step "which opens its window too" shows_window "$PWD/out/Hello"
cd "$scratch"
step "make uninstall" make -C "$root" uninstall PREFIX="$prefix"
step "nothing is left behind" test ! -e "$prefix"
echo "install: passed"
