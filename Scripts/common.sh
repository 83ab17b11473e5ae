# shellcheck shell=bash
# Sourced by the other scripts: where the project is, and what it needs from the system.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

fail() {
    echo "$*" >&2
    exit 1
}

# Ends with one sentence unless there is a Swift toolchain as new as Package.swift asks for.
require_swift() {
    local wanted found advice
    wanted=$(sed -n '1s/.*swift-tools-version: *\([0-9.]*\).*/\1/p' "$root/Package.swift")
    advice="install Swift $wanted or newer from https://www.swift.org/install/linux and put its usr/bin first into PATH."
    command -v swift >/dev/null || fail "There is no swift command: $advice"
    # A toolchain fresh from its archive lacks the system's libraries.
    swift --version >/dev/null 2>&1 || require_packages swift
    found=$(swift --version 2>&1) || fail "The swift command does not start (${found%%$'\n'*}): $advice"
    found=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$found")
    [ "$(printf '%s\n' "$wanted" "$found" | sort -V | head -n 1)" = "$wanted" ] ||
        fail "Swift ${found:-of an unknown version} is too old: $advice"
}

# Installs by apt what is missing of the packages that Scripts/packages-NAME.txt lists; silent where all is there.
require_packages() {
    local name names package missing=() as_root=()
    [ "${SKIP_PACKAGES:-}" = 1 ] && return
    if ! { command -v apt-get && command -v dpkg-query; } >/dev/null; then
        names=$(printf ' and Scripts/packages-%s.txt' "$@")
        fail "This system has no apt: install what is listed in${names#' and'} by its own package manager, then run make with SKIP_PACKAGES=1."
    fi
    for name in "$@"; do
        while read -r package; do
            case $package in '' | '#'*) continue ;; esac
            [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
        done <"$root/Scripts/packages-$name.txt"
    done
    [ ${#missing[@]} -eq 0 ] && return
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "Some packages are missing and there is no sudo: run 'apt-get install ${missing[*]}' as root, then try again."
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]}"
    # An old list names versions that the mirrors have dropped.
    "${as_root[@]}" apt-get update -qq || true
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        fail "apt-get could not install ${missing[*]}: see its message above."
}

# swift with its arguments, less SwiftPM's complaint about flags in GTK's pkg-config files that it rightly drops.
quiet_swift() {
    swift "$@" 2> >(grep -v '^warning: prohibited flag' >&2)
}

# A package of its own with Tagwerk's model, its tests and what they need, which builds in a fraction of the time of all.
model_package() {
    local name
    mkdir -p "$1/Sources" "$1/Tests"
    ln -sfn "$root/Apps/Tagwerk/Model" "$1/Sources/TagwerkModel"
    for name in SQLite CSQLite Zip CZlib; do ln -sfn "$root/Sources/$name" "$1/Sources/$name"; done
    for name in DayProbe ImportFuzzer ImportFuzzing; do ln -sfn "$root/Tests/$name" "$1/Sources/$name"; done
    ln -sfn "$root/Tests/TagwerkModelTests" "$1/Tests/TagwerkModelTests"
    # A test compares the words of the app with its catalog.
    ln -sfn "$root/Apps" "$1/Apps"
    cat >"$1/Package.swift" <<'EOF'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "model",
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
        .target(name: "SQLite", dependencies: ["CSQLite"]),
        .target(name: "Zip", dependencies: ["CZlib"]),
        .target(name: "TagwerkModel", dependencies: ["SQLite", "Zip"]),
        .executableTarget(name: "DayProbe", dependencies: ["TagwerkModel", "SQLite", "Zip"]),
        .target(name: "ImportFuzzing", dependencies: ["TagwerkModel", "SQLite", "Zip"]),
        .executableTarget(name: "ImportFuzzer", dependencies: ["ImportFuzzing"]),
        .testTarget(
            name: "TagwerkModelTests", dependencies: ["TagwerkModel", "SQLite", "Zip", "DayProbe", "ImportFuzzing"],
            exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)
EOF
}
