#!/usr/bin/env bash
# All tests: the scripts, the Swift tests and the stories on real windows, each without a display of the user's.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run test
Tests/Scripts/test_scripts.sh
swift build --build-tests
# The tests of real widgets need a display, and a session bus for the accessible tree.
env -u WAYLAND_DISPLAY GDK_BACKEND=x11 xvfb-run -a -s "-screen 0 1280x1024x24 -nolisten tcp" \
    dbus-run-session -- swift test --skip-build </dev/null
Tests/UI/run.py
