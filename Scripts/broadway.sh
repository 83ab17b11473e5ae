#!/usr/bin/env bash
# broadway.sh PROGRAM [ARGUMENT…]: runs a GTK program whose windows are shown in a browser on this machine.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

command -v gtk4-broadwayd >/dev/null || fail "There is no gtk4-broadwayd: install the package libgtk-4-bin, or set DISPLAY."

# GLib, and so the server and the program, put the server's socket here.
runtime=${XDG_RUNTIME_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}}
mkdir -p "$runtime"
server=
socket=
program=

# shellcheck disable=SC2317 # the trap calls it
stop() {
    [ -n "$program" ] && kill "$program" 2>/dev/null
    [ -n "$server" ] && kill "$server" 2>/dev/null
    wait 2>/dev/null
    [ -n "$socket" ] && rm -f "$socket"
    return 0
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# Starts the server as display $1 on port $2; false where another one is or gets there first.
serve() {
    # Server number n names its socket n + 1, and leaves it behind when it is killed.
    socket=$runtime/broadway$(($1 + 1)).socket
    if answers "$2" || grep -qF "$socket" /proc/net/unix; then
        socket=
        return 1
    fi
    rm -f "$socket"
    gtk4-broadwayd --address 127.0.0.1 --port "$2" ":$1" >/dev/null 2>&1 &
    server=$!
    for _ in $(seq 100); do
        kill -0 "$server" 2>/dev/null || break
        [ -S "$socket" ] && answers "$2" && return 0
        sleep 0.05
    done
    kill "$server" 2>/dev/null || true
    server=''
    socket=''
    return 1
}

for display in $(seq 5 24); do
    port=$((8080 + display))
    serve "$display" "$port" && break
done
[ -n "$server" ] || fail "No port from 8085 to 8104 of 127.0.0.1 is free for gtk4-broadwayd: free one, or set DISPLAY."

echo "No display here: open http://127.0.0.1:$port/ in a browser (Ctrl+C ends it)."
GDK_BACKEND=broadway BROADWAY_DISPLAY=":$display" "$@" &
program=$!
code=0
wait "$program" || code=$?
program=
exit "$code"
