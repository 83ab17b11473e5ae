#!/usr/bin/env bash
# All tests: the scripts, the Swift tests and the stories on real windows, each without a display of the user's.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run test
mkdir -p .build
Tests/Scripts/test_scripts.sh
quiet_swift build --build-tests 2>&1 | tee .build/build.log
! grep -E '^/.*: warning: ' .build/build.log || fail "The build has warnings; they are listed above."
quiet_swift build --product Segler >/dev/null
Scripts/support.py --undocumented
Scripts/support.py --check
# A link or a word of DocC that is wrong is a warning, and fails.
Scripts/docs.sh >/dev/null
Tests/Scripts/test_segler.sh
# The tests of real widgets need a display, and a session bus for the accessible tree.
unset WAYLAND_DISPLAY
xvfb-run -a -s "-screen 0 1280x1024x24 -nolisten tcp" dbus-run-session -- \
    env GDK_BACKEND=x11 swift test --skip-build </dev/null 2> >(grep -vE '^warning: prohibited flag|^dbus-daemon' >&2)
Tests/UI/run.py
Tests/Scripts/test_dependency.sh
