#!/usr/bin/env bash
# Builds Tagwerk and starts it: in a window, or in a browser where there is no display.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run
quiet_swift build -c release --product tagwerk
program=.build/release/tagwerk

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi
exec Scripts/broadway.sh "$program" "$@"
