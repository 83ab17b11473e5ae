#!/usr/bin/env bash
# screenshot.sh [-s WIDTHxHEIGHT] [-l LOCALE] [-t TIME] [-x FACTOR] [-d] NAME [PROGRAM [ARGUMENT…]]
# Starts a program (Tagwerk's debug build if none is named) on a display nobody sees and takes a picture of its window:
# .build/screenshots/NAME.png. -d for the dark style,
# -x 2 for text twice as large.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

require_packages run test
exec "$root/Tests/UI/picture.py" "$@"
