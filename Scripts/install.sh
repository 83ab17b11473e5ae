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

# The folders that an installation has made, the innermost first; kept so that they go with it.
record=$to/lib/segler/made-folders

remove() {
    rm -rf "$to/lib/segler"
    rm -f "$to/bin/segler" "${completions[@]}"
}

# folder PATH: makes it, and remembers what of it was not there.
folder() {
    local path=$1 missing=()
    while [ ! -e "$path" ]; do
        missing+=("$path")
        path=$(dirname "$path")
    done
    mkdir -p "$1"
    made="$(printf '%s\n' "${missing[@]}")
$made"
}

writable() {
    local folder=$to
    while [ ! -e "$folder" ]; do folder=$(dirname "$folder"); done
    [ -w "$folder" ] || fail "$to is not yours to write in: run 'sudo make $1', or choose PREFIX=\$HOME/.local."
}

case ${1:-} in
uninstall)
    writable uninstall
    made=$(cat "$record" 2>/dev/null || true)
    remove
    while IFS= read -r path; do
        # What others have put there since stays.
        [ -z "$path" ] || rmdir "$path" 2>/dev/null || true
    done <<<"$made"
    echo "Removed segler from $to"
    echo "What it has built is in each user's ~/.cache/segler."
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
    made=$(cat "$record" 2>/dev/null || true)
    remove
    folder "$to/bin"
    folder "$to/lib/segler/modules"
    install "$built/segler" "$to/bin/segler"
    install "$built/libSegler.so" "$to/lib/segler/libSegler.so"
    # The same for programs that have it in them. Files of two modules may have one name: q keeps both.
    archive=$to/lib/segler/libSegler.a
    ar qcS "$archive" "@$built/Segler.product/Objects.LinkFileList"
    strip --strip-debug "$archive"
    if [ -e "$built/SwiftUIMacros-tool" ]; then
        install "$built/SwiftUIMacros-tool" "$to/lib/segler/SwiftUIMacros"
    fi
    install "$built/segler-preview" "$to/lib/segler/segler-preview"
    cp -R "$built"/*_segler-preview.resources "$to/lib/segler"
    for module in "$built"/Modules/*.swiftmodule; do
        name=$(basename "$module" .swiftmodule)
        # The rest is not in the library, or needs GTK's headers.
        case $name in
        GTKBackend | SQLite | SQLiteDriver | SeglerTool | RecordingBackend | Tagwerk* | Benchmarks | DayProbe | *Tests | *Fixture | *Sample) continue ;;
        segler | segler_preview | SwiftUIMacros) continue ;;
        esac
        install -m 644 "$module" "$built/Modules/$name.swiftdoc" "$to/lib/segler/modules"
    done
    shells=(bash zsh fish)
    for index in 0 1 2; do
        folder "$(dirname "${completions[index]}")"
        "$built/segler" completions "${shells[index]}" >"${completions[index]}"
    done
    # The innermost first.
    sort -ru <<<"$made" | sed '/^$/d' >"$record"
    echo "Installed segler in $to"
    case :$PATH: in *":$prefix/bin:"*) ;; *) echo "Add it to your PATH: export PATH=\"$prefix/bin:\$PATH\"" ;; esac
    ;;
*)
    fail "usage: Scripts/install.sh install|uninstall"
    ;;
esac
