#!/usr/bin/env bash
# Speed and memory against the budgets: a table here and .build/bench.json. QUICK=1 leaves out the build times.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run test
quiet_swift build -c release --product Benchmarks
quiet_swift build -c release --product tagwerk
rm -f .build/bench.json
.build/release/Benchmarks
echo "Starting each program some times …"
Benchmarks/startup.py
if [ "${QUICK:-}" != 1 ]; then
    echo "Building anew in a copy …"
    Benchmarks/buildtime.py
fi
echo
Benchmarks/rows.py
