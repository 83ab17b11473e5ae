#!/usr/bin/env bash
# The scripts of the project, tried with machines that lack something: each must say in one sentence what to do.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failures=0

# machine NAME: an empty PATH folder with what every system has.
machine() {
    bin=$scratch/$1
    mkdir "$bin"
    local tool
    for tool in bash cat cut dirname env grep head id mkdir mktemp rm sed seq sh sleep sort; do
        ln -s "$(command -v "$tool")" "$bin/$tool"
    done
}

# tool NAME TEXT: a command of the current machine that runs a line of shell.
tool() {
    # What is there is a link to the system's own command, which must not be written into.
    rm -f "$bin/$1"
    printf '#!/bin/sh\n%s\n' "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}

# expect BEHAVIOUR STATUS PATTERN COMMAND…: runs a command on the current machine; the pattern is for its one line on stderr.
expect() {
    local behaviour=$1 status=$2 pattern=$3 output code=0
    shift 3
    output=$(env -i PATH="$bin" HOME="$scratch" "$@" 2>&1 >/dev/null </dev/null) || code=$?
    if [ "$code" = "$status" ] && [[ $output =~ $pattern ]] && [ "$(wc -l <<<"$output")" -le 1 ]; then
        passed=$((passed + 1))
        return
    fi
    failures=$((failures + 1))
    printf 'FAILED: %s\n  exit code %s, wanted %s; it said:\n%s\n' "$behaviour" "$code" "$status" "$output"
}

current='echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)"'

machine bare
expect "make run without Swift says where to get it" 1 '^There is no swift command: install Swift 6\.2 or newer' \
    "$root/Scripts/run.sh"

machine old
tool swift 'echo "Swift version 5.10.1 (swift-5.10.1-RELEASE)"'
expect "make run with an old Swift names both versions" 1 '^Swift 5\.10 is too old: install Swift 6\.2 or newer' \
    "$root/Scripts/run.sh"
expect "make test with an old Swift says so too" 1 '^Swift 5\.10 is too old' "$root/Scripts/test.sh"

machine broken
tool swift 'echo "swift: libxml2.so.2 is missing"; exit 127'
tool dpkg-query 'printf installed'
tool apt-get 'exit 1'
expect "a Swift that does not start is quoted" 1 '^The swift command does not start \(swift: libxml2.so.2 is missing\): install' \
    "$root/Scripts/run.sh"

machine fedora
tool swift "$current"
expect "a system without apt is told which packages it needs" 1 \
    '^This system has no apt: install what is listed in Scripts/packages-run.txt by' "$root/Scripts/run.sh"
expect "for the tests both lists are named" 1 'in Scripts/packages-run.txt and Scripts/packages-test.txt by' \
    "$root/Scripts/test.sh"

machine debian
tool swift "$current"
tool dpkg-query 'exit 1'
tool apt-get 'exit 1'
tool id 'echo 0'
expect "a failed installation ends the command and names the packages" 1 \
    '^apt-get could not install .*libadwaita-1-dev' "$root/Scripts/run.sh"

machine user
tool swift "$current"
tool dpkg-query 'exit 1'
tool apt-get 'exit 1'
tool id 'echo 1000'
expect "without root and sudo the user is told what to install" 1 \
    "^Some packages are missing and there is no sudo: run 'apt-get install .*libgtk-4-dev" "$root/Scripts/run.sh"

machine complete
tool dpkg-query 'printf installed'
tool apt-get 'echo "apt-get must not run"; exit 1'
expect "where all is there nothing is said or installed" 0 '^$' \
    bash -c "set -euo pipefail; exec >&2; . '$root/Scripts/common.sh'; require_packages run test lint"

expect "without gtk4-broadwayd the package is named" 1 '^There is no gtk4-broadwayd: install the package libgtk-4-bin' \
    "$root/Scripts/broadway.sh" true

# From here on the real machine: a server on a port of its own, and a program that asks it for its page.
mkdir -m 700 "$scratch/run"
broadway() { env -u DISPLAY -u WAYLAND_DISPLAY XDG_RUNTIME_DIR="$scratch/run" "$root/Scripts/broadway.sh" "$@"; }

# holds BEHAVIOUR COMMAND…: counts a command that must succeed.
holds() {
    if "${@:2}"; then
        passed=$((passed + 1))
    else
        failures=$((failures + 1))
        echo "FAILED: $1"
    fi
}

matches() { [[ $1 =~ $2 ]]; }

page='import os, urllib.request as web
port = 8080 + int(os.environ["BROADWAY_DISPLAY"][1:])
print(web.urlopen(f"http://127.0.0.1:{port}/").status)'
said=$(broadway /usr/bin/python3 -c "$page") || true
holds "the printed address leads to the page of the running program" \
    matches "$said" 'open http://127\.0\.0\.1:8[0-9]+/ in a browser.*200$'
holds "the server is gone when the program has ended" test -z "$(ls -A "$scratch/run")"
code=0
broadway sh -c 'exit 3' >/dev/null || code=$?
holds "the exit code is the program's own" test "$code" = 3

echo "scripts: $passed passed, $failures failed"
[ "$failures" -eq 0 ]
