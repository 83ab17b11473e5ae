#!/usr/bin/env bash
# install.sh install|uninstall: puts the tool segler, and what programs are compiled against, below PREFIX
# (/usr/local); with DESTDIR before it, for who makes a package of it.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

prefix=${PREFIX:-/usr/local}
[[ $prefix == /* ]] || fail "PREFIX must be a whole path, such as PREFIX=$PWD/$prefix."
to=${DESTDIR:-}$prefix
completions=(
    "$to/share/bash-completion/completions/segler"
    "$to/share/zsh/site-functions/_segler"
    "$to/share/fish/vendor_completions.d/segler.fish"
)

remove() {
    rm -rf "$to/lib/segler"
    rm -f "$to/bin/segler" "${completions[@]}"
}

writable() {
    local folder=$to
    while [ ! -e "$folder" ]; do folder=$(dirname "$folder"); done
    [ -w "$folder" ] || fail "$to is not yours to write in: run 'sudo make $1', or choose PREFIX=\$HOME/.local."
}

case ${1:-} in
uninstall)
    writable uninstall
    remove
    echo "Removed segler from $to"
    ;;
install)
    writable install
    require_swift
    require_packages run
    # Apart from other optimised builds: programs that are compiled against this library can draw their previews.
    scratch=.build/install
    for product in segler Segler segler-preview; do
        quiet_swift build -c release --scratch-path "$scratch" -Xswiftc -DSEGLER_PREVIEWS --product "$product"
    done
    built=$scratch/release
    remove
    install -d "$to/bin" "$to/lib/segler/modules"
    install "$built/segler" "$to/bin/segler"
    install "$built/libSegler.so" "$to/lib/segler/libSegler.so"
    if [ -e "$built/SwiftUIMacros-tool" ]; then
        install "$built/SwiftUIMacros-tool" "$to/lib/segler/SwiftUIMacros"
    fi
    install "$built/segler-preview" "$to/lib/segler/segler-preview"
    cp -R "$built"/*_segler-preview.resources "$to/lib/segler"
    for module in "$built"/Modules/*.swiftmodule; do
        name=$(basename "$module" .swiftmodule)
        # The rest is not in the library, or needs GTK's headers.
        case $name in
        GTKBackend | SeglerTool | RecordingBackend | Tagwerk* | Benchmarks | DayProbe | *Tests | *Fixture | *Sample) continue ;;
        segler | segler_preview | SwiftUIMacros) continue ;;
        esac
        install -m 644 "$module" "$built/Modules/$name.swiftdoc" "$to/lib/segler/modules"
    done
    shells=(bash zsh fish)
    for index in 0 1 2; do
        install -d "$(dirname "${completions[index]}")"
        "$built/segler" completions "${shells[index]}" >"${completions[index]}"
    done
    echo "Installed segler in $to"
    case :$PATH: in *":$prefix/bin:"*) ;; *) echo "Add it to your PATH: export PATH=\"$prefix/bin:\$PATH\"" ;; esac
    ;;
*)
    fail "usage: Scripts/install.sh install|uninstall"
    ;;
esac
