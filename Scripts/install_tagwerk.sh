#!/usr/bin/env bash
# Builds Tagwerk, optimised and with Swift's runtime in it, and puts it and what the desktop reads of it below PREFIX
# (/usr/local), with DESTDIR before it; for who makes a package of it.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

prefix=${PREFIX:-/usr/local}
[[ $prefix == /* ]] || fail "PREFIX must be a whole path, such as PREFIX=$PWD/$prefix."
to=${DESTDIR:-}$prefix
require_swift
require_packages run
id=io.github.segler.Tagwerk
desktop=Apps/Tagwerk/Desktop
scratch=.build/deb

flags=(--disable-local-rpath -Xlinker --gc-sections -Xlinker -z -Xlinker now)
# Foundation's part for the network is made for a libcurl, which may be there without its development files.
if ! pkg-config --exists libcurl; then
    curl=$(PATH=$PATH:/sbin ldconfig -p | sed -n 's/.*libcurl\.so\.4 .*=> //p' | head -n 1)
    [ -n "$curl" ] || fail "This machine has no libcurl (apt install libcurl4)."
    mkdir -p "$scratch/libraries"
    ln -sfn "$curl" "$scratch/libraries/libcurl.so"
    flags+=(-Xlinker -L"$PWD/$scratch/libraries")
fi
# What is looked for by name at run time, and so must have one in the program.
# shellcheck disable=SC2016
for name in '$s20FoundationEssentials15_LocaleProtocol*' '$s20FoundationEssentials15_localeICUClass*' 'swift_unumf_*'; do
    flags+=(-Xlinker "--export-dynamic-symbol=$name")
done
# Foundation uses mktemp, of which the linker warns.
quiet_swift build -c release --static-swift-stdlib --scratch-path "$scratch" "${flags[@]}" --product tagwerk \
    | { grep --line-buffered -v "the use of \`mktemp' is dangerous" || true; }

program=$to/bin/tagwerk
install -D "$scratch/release/tagwerk" "$program"
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$program"
put() { install -Dm 644 "$1" "$to/share/$2"; }
put Apps/Tagwerk/Resources/Localizable.xcstrings tagwerk/Localizable.xcstrings
put Apps/Tagwerk/Resources/Tagwerk-Info.plist tagwerk/Tagwerk-Info.plist
put "$desktop/$id.desktop" "applications/$id.desktop"
put "$desktop/$id.metainfo.xml" "metainfo/$id.metainfo.xml"
put "$desktop/$id.search-provider.ini" "gnome-shell/search-providers/$id.search-provider.ini"
put "$desktop/icons/$id.svg" "icons/hicolor/scalable/apps/$id.svg"
put "$desktop/icons/$id-symbolic.svg" "icons/hicolor/symbolic/apps/$id-symbolic.svg"
put packaging/tagwerk.1 man/man1/tagwerk.1
sed "s,/usr/bin,$prefix/bin," "$desktop/$id.service" | put /dev/stdin "dbus-1/services/$id.service"
for completions in bash:bash-completion/completions/tagwerk zsh:zsh/site-functions/_tagwerk \
    fish:fish/vendor_completions.d/tagwerk.fish; do
    LC_ALL=C "$program" completions "${completions%%:*}" | put /dev/stdin "${completions#*:}"
done
