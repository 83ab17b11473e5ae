#!/usr/bin/env bash
# Builds .build/deb/tagwerk_VERSION_ARCHITECTURE.deb: Tagwerk with Swift's runtime in it, for machines without a toolchain.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_swift
require_packages run deb
id=io.github.segler.Tagwerk
desktop=Apps/Tagwerk/Desktop
scratch=.build/deb
version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Apps/Tagwerk/Model/Text/AppVersion.swift)
architecture=$(dpkg --print-architecture)

# Foundation's part for the network is made for a libcurl that may be there without its development files.
curl=$(ldconfig -p | sed -n 's/.*libcurl\.so\.4 .*=> //p' | head -n 1)
[ -n "$curl" ] || fail "This machine has no libcurl (apt install libcurl4)."
libraries=$scratch/libraries
mkdir -p "$libraries"
ln -sfn "$curl" "$libraries/libcurl.so"
flags=(-Xlinker -L"$PWD/$libraries" -Xlinker --gc-sections)
# What is looked for by name at run time, and so must have one in the program.
# shellcheck disable=SC2016
for name in '$s20FoundationEssentials15_LocaleProtocol*' '$s20FoundationEssentials15_localeICUClass*' 'swift_unumf_*'; do
    flags+=(-Xlinker "--export-dynamic-symbol=$name")
done
quiet_swift build -c release --static-swift-stdlib --scratch-path "$scratch" "${flags[@]}" --product tagwerk

tree=$scratch/tree
rm -rf "$tree"
install -D "$scratch/release/tagwerk" "$tree/usr/bin/tagwerk"
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree/usr/bin/tagwerk"
put() { install -Dm 644 "$1" "$tree/usr/share/$2"; }
put Apps/Tagwerk/Resources/Localizable.xcstrings tagwerk/Localizable.xcstrings
put Apps/Tagwerk/Resources/Tagwerk-Info.plist tagwerk/Tagwerk-Info.plist
put "$desktop/$id.desktop" "applications/$id.desktop"
put "$desktop/$id.service" "dbus-1/services/$id.service"
put "$desktop/$id.metainfo.xml" "metainfo/$id.metainfo.xml"
put "$desktop/$id.search-provider.ini" "gnome-shell/search-providers/$id.search-provider.ini"
put "$desktop/icons/$id.svg" "icons/hicolor/scalable/apps/$id.svg"
put "$desktop/icons/$id-symbolic.svg" "icons/hicolor/symbolic/apps/$id-symbolic.svg"
put packaging/debian/copyright doc/tagwerk/copyright
put packaging/tagwerk.1 man/man1/tagwerk.1
{
    printf 'tagwerk (%s) unstable; urgency=medium\n\n  * Release %s.\n\n' "$version" "$version"
    printf ' -- The Segler authors <segler@users.noreply.github.com>  %s\n' "$(date -R)"
} >"$scratch/changelog"
put "$scratch/changelog" doc/tagwerk/changelog
gzip -9n "$tree/usr/share/doc/tagwerk/changelog" "$tree/usr/share/man/man1/tagwerk.1"

# dpkg-shlibdeps reads a source package's control file.
mkdir -p "$scratch/shlibdeps/debian"
printf 'Source: tagwerk\n\nPackage: tagwerk\nArchitecture: any\n' >"$scratch/shlibdeps/debian/control"
depends=$(cd "$scratch/shlibdeps" && dpkg-shlibdeps -O "$root/$tree/usr/bin/tagwerk" | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || fail "dpkg-shlibdeps found no libraries."

mkdir -p "$tree/DEBIAN"
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$depends/" \
    -e "s/@SIZE@/$(du -sk "$tree/usr" | cut -f 1)/" packaging/debian/control.in >"$tree/DEBIAN/control"
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
package=$scratch/tagwerk_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$tree" "$package" >/dev/null
lintian --fail-on error "$package"
echo "Made $package"
