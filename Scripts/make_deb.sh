#!/usr/bin/env bash
# Builds .build/deb/tagwerk_VERSION_ARCHITECTURE.deb: Tagwerk with Swift's runtime in it, for machines without a toolchain.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_packages deb
scratch=$root/.build/deb
tree=$scratch/tree
source=$scratch/source
rm -rf "$tree" "$source"
# The same source gives the same package, whenever it is made.
metainfo=Apps/Tagwerk/Desktop/io.github.segler.Tagwerk.metainfo.xml
read -r version day < <(sed -n 's/.*<release version="\(.*\)" date="\(.*\)">.*/\1 \2/p' "$metainfo")
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -ud "$day" +%s)}

PREFIX=/usr DESTDIR=$tree Scripts/install_tagwerk.sh
share=$tree/usr/share
# Where Debian's zsh looks for what packages bring.
mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
install -Dm 644 packaging/debian/copyright "$share/doc/tagwerk/copyright"
mkdir -p "$source"
cp -R packaging/debian "$source/debian"
{
    printf 'tagwerk (%s) unstable; urgency=medium\n\n  * Release %s.\n\n' "$version" "$version"
    printf ' -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' packaging/debian/control)" "$(LC_ALL=C date -uRd "@$SOURCE_DATE_EPOCH")"
} >"$source/debian/changelog"
install -m 644 "$source/debian/changelog" "$share/doc/tagwerk/changelog"
gzip -9n "$share/doc/tagwerk/changelog" "$share/man/man1/tagwerk.1"

mkdir "$tree/DEBIAN"
(
    cd "$source"
    # GTK's pkg-config files name more libraries than the program uses; it is no harm.
    dpkg-shlibdeps --warnings=1 "$tree/usr/bin/tagwerk"
    dpkg-gencontrol -P"$tree"
)
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$tree" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
package=$scratch/tagwerk_${version}_$(dpkg --print-architecture).deb
dpkg-deb --root-owner-group --build "$tree" "$package" >/dev/null
lintian --allow-root --fail-on error,warning "$package"
echo "Made $package"
