#!/usr/bin/env bash
# The package as others use it: a program elsewhere names it by address and version, uses SwiftUI with its macros, and
# builds. Then the macros in an optimised build, which must keep nothing of a preview.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# Kept, so that a second run builds only what has changed.
folder=$root/.build/dependency
mkdir -p "$folder"

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# The package as it is now, as the newest version in a repository of its own.
published() {
    local git=(git -C "$folder/segler" -c user.name=Test -c user.email=test@localhost -c commit.gpgsign=false)
    [ -d "$folder/segler/.git" ] || git init -q "$folder/segler"
    find "$folder/segler" -mindepth 1 -maxdepth 1 ! -name .git -exec rm -rf {} +
    cp -R "$root"/{Package.swift,Sources,Apps,Tests,Benchmarks} "$folder/segler"
    "${git[@]}" add -A
    "${git[@]}" commit -q --allow-empty -m "Version"
    "${git[@]}" tag "0.1.$("${git[@]}" rev-list --count HEAD)"
}

program() {
    mkdir -p "$folder/program/Sources/program"
    cat >"$folder/program/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "program",
    dependencies: [.package(url: "file://$folder/segler", from: "0.1.0")],
    targets: [
        .executableTarget(name: "program", dependencies: [.product(name: "SwiftUI", package: "segler")])
    ]
)
EOF
    cat >"$folder/program/Sources/program/Program.swift" <<'EOF'
import SwiftUI

extension EnvironmentValues {
    @Entry var greeting = "Hello"
}

private struct Greeting: View {
    @Environment(\.greeting) private var greeting
    @Binding var isLoud: Bool

    var body: some View { Text(isLoud ? greeting.uppercased() : greeting) }
}

@main
struct Program: App {
    var body: some Scene {
        WindowGroup { Greeting(isLoud: .constant(false)) }
    }
}

#Preview("mark-of-a-preview", traits: .sizeThatFitsLayout) {
    @Previewable @State var isLoud = true
    Greeting(isLoud: $isLoud)
}
EOF
}

published
program
built=$folder/program/.build/debug
rm -f "$folder/program/Package.resolved"
swift build --package-path "$folder/program" --cache-path "$folder/cache" >"$folder/build.log" 2>&1 </dev/null ||
    fail "A package that depends on this one does not build: $(cat "$folder/build.log")"
! grep -E '^/.*: warning: ' "$folder/build.log" || fail "It builds with warnings."

# optimised NAME FLAG…: the program's object file as a release build makes it, against the modules that are there.
optimised() {
    local name=$1
    shift
    swiftc -O -parse-as-library -swift-version 6 -module-name program -c "$@" \
        -I "$built/Modules" -load-plugin-executable "$built/SwiftUIMacros-tool#SwiftUIMacros" \
        -o "$folder/$name.o" "$folder/program/Sources/program/Program.swift"
}

optimised debug -D DEBUG
optimised release
# Whether an object file has something of a preview. The symbols are read whole: nm would fail where grep stops early.
has_preview() {
    local symbols
    symbols=$(nm "$1")
    grep -q mark-of-a-preview "$1" || grep -q PreviewRegistry <<<"$symbols"
}

has_preview "$folder/debug.o" || fail "A debug build has no preview in it."
! has_preview "$folder/release.o" || fail "A release build keeps something of a preview."
echo "dependency: passed"
