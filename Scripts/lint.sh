#!/usr/bin/env bash
# The style rules and the boundaries between modules, as far as a machine can check them.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages lint
folders=(Sources Apps Tests Benchmarks)
failed=0

# check TITLE FINDINGS: prints both where there are findings, and lets the lint fail.
check() {
    [ -z "$2" ] && return
    printf '%s\n%s\n\n' "$1" "$2" >&2
    failed=1
}

# files PATTERN…: the project's files whose names match.
files() {
    local name names=()
    for name in "$@"; do names+=(-o -name "$name"); done
    find "${folders[@]}" Scripts .ci Package.swift \( "${names[@]:1}" \) -type f | sort
}

swift format lint --strict --recursive --parallel "${folders[@]}" Package.swift || failed=1

check "SwiftUICore, Combine and SQLite know nothing of GTK:" \
    "$(grep -rnE '^\s*(@\w+ )*(public |package |internal )?import (CGTK|CGTKSystem|GTKBackend)\b' \
        Sources/SwiftUICore Sources/Combine Sources/SQLite --include='*.swift' || true)"
check "try! and as! end the program on bad input; they belong in tests only:" \
    "$(grep -rnE '\b(try|as)! ' Sources Apps --include='*.swift' || true)"
check "Left for later (finish it, or leave it out):" \
    "$(grep -rnE '\b(TODO|FIXME|XXX)\b' Sources Apps Tests Benchmarks --include='*.swift' --include='*.c' --include='*.py' || true)"
check "A test waits for a condition, never for a time:" \
    "$(grep -rnE '\b(Thread\.sleep|usleep)\b' Tests --include='*.swift' || true)"
check "Files over 600 lines (where is the seam?):" \
    "$(files '*.swift' '*.c' '*.h' '*.py' '*.sh' | xargs wc -l | awk '$1 > 600 && $2 != "total"')"

mapfile -t scripts < <(files '*.sh' run)
for script in "${scripts[@]}"; do bash -n "$script" || failed=1; done
shellcheck --external-sources --source-path=SCRIPTDIR "${scripts[@]}" || failed=1
mapfile -t programs < <(files '*.py')
/usr/bin/python3 -m pyflakes "${programs[@]}" || failed=1

exit "$failed"
