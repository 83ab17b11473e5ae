#!/usr/bin/env bash
# docs/support.md: what the package declares, whether it works and what tests it.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run
quiet_swift build --target SwiftUI
Scripts/support.py
