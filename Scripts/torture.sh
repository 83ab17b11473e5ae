#!/usr/bin/env bash
# What takes too long for each run of the tests: 500 kills while data changes and 40 of the window while somebody clicks
# and types, 2,000 damaged files, and the numbers of a habit counted anew after each of 100,000 edits.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run test
model_package .build/model
export TAGWERK_KILLS=500 TAGWERK_DAMAGES=2000 TAGWERK_RECOUNT=1
quiet_swift test --package-path .build/model --filter 'KillTests|DamageTests|HabitModelTests'
quiet_swift build --product tagwerk
TAGWERK_WINDOW_KILLS=20 Tests/UI/run.py killed_window
