#!/usr/bin/env bash
# The documentation site, .build/docs, from the comments in the source and the articles; any warning fails.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run
quiet_swift build --target SwiftUI
Scripts/docs.py
