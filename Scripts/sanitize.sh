#!/usr/bin/env bash
# The tests of Tagwerk's data with the compiler's sanitizers: Scripts/sanitize.sh [address] [thread]
# Swift has no sanitizer of undefined behaviour on Linux; overflows and casts out of range end a program by themselves.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

sanitizers=("$@")
[ ${#sanitizers[@]} -gt 0 ] || sanitizers=(address thread)
require_swift
model_package .build/model
# LeakSanitizer stops the process with ptrace, which containers forbid, and Swift's runtime keeps its metadata for good.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1 SWIFT_BACKTRACE=enable=no
# One at a time: a sanitizer makes each test many times slower, and tests have limits of time.
for name in "${sanitizers[@]}"; do
    echo "With the $name sanitizer …"
    quiet_swift test --package-path .build/model --scratch-path ".build/sanitize-$name" --sanitize "$name" --no-parallel
done
