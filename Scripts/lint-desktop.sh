#!/usr/bin/env bash
# What makes Tagwerk a citizen of the desktop, as far as a machine can check it: Apps/Tagwerk/Desktop.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

require_packages desktop
id=io.github.segler.Tagwerk
folder=Apps/Tagwerk/Desktop
entry=$folder/$id.desktop
metainfo=$folder/$id.metainfo.xml
service=$folder/$id.service
provider=$folder/$id.search-provider.ini
info=Apps/Tagwerk/Resources/Tagwerk-Info.plist
failed=0

# expect WHAT FOUND WANTED: the two must be the same.
expect() {
    [ "$2" = "$3" ] && return
    echo "$1 is '$2' and not '$3'." >&2
    failed=1
}

# check COMMAND…: silent where it succeeds.
check() {
    local said
    said=$("$@" 2>&1) && return
    printf '%s\n%s\n' "$*" "$said" >&2
    failed=1
}

key() { sed -n "/^\[$2\]/,/^\[/s/^$3=//p" "$1"; }
xpath() { xmllint --xpath "string($2)" "$1"; }

said=$(desktop-file-validate "$entry" 2>&1) || failed=1
expect "What desktop-file-validate says" "$said" ""
check appstreamcli validate --no-net --pedantic --explain "$metainfo"
check appstream-util validate-relax --nonet "$metainfo"
check xmllint --noout "$metainfo" "$info" "$folder"/icons/*.svg

# One id everywhere, and one name of the program.
expect "The id in the metainfo" "$(xpath "$metainfo" /component/id)" "$id"
expect "What the metainfo launches" "$(xpath "$metainfo" /component/launchable)" "$id.desktop"
expect "The name of the D-Bus service" "$(key "$service" "D-BUS Service" Name)" "$id"
expect "The icon" "$(key "$entry" "Desktop Entry" Icon)" "$id"
expect "DBusActivatable" "$(key "$entry" "Desktop Entry" DBusActivatable)" true
expect "The search provider's desktop file" "$(key "$provider" "Shell Search Provider" DesktopId)" "$id.desktop"
expect "The search provider's bus name" "$(key "$provider" "Shell Search Provider" BusName)" "$id"
expect "The search provider's path" "$(key "$provider" "Shell Search Provider" ObjectPath)" "/${id//.//}/SearchProvider"
expect "The id in the Info.plist" "$(xpath "$info" "//key[.='CFBundleIdentifier']/following-sibling::string[1]")" "$id"
expect "The id in the source" \
    "$(sed -n 's/.*applicationID = "\(.*\)"/\1/p' Apps/Tagwerk/Model/Opening/StoreLocation.swift)" "$id"
expect "The name" "$(key "$entry" "Desktop Entry" Name)" "$(xpath "$metainfo" /component/name)"
expect "The program of the metainfo" "$(xpath "$metainfo" /component/provides/binary)" tagwerk
grep -q '\.executable(name: "tagwerk"' Package.swift || expect "The program" missing tagwerk
expect "The program of the service" "$(basename "$(key "$service" "D-BUS Service" Exec | cut -d ' ' -f 1)")" tagwerk
expect "The version in the Info.plist" \
    "$(xpath "$info" "//key[.='CFBundleShortVersionString']/following-sibling::string[1]")" \
    "$(xpath "$metainfo" '/component/releases/release[1]/@version')"

expect "The version in the source" \
    "$(sed -n 's/.*current = "\(.*\)"/\1/p' Apps/Tagwerk/Model/Text/AppVersion.swift)" \
    "$(xpath "$metainfo" '/component/releases/release[1]/@version')"

# Each action has its group, its German name, and an address of the program's own scheme.
scheme=$(xpath "$info" "//key[.='CFBundleURLSchemes']/following-sibling::array[1]/string")
expect "The scheme" "$(key "$entry" "Desktop Entry" MimeType)" "x-scheme-handler/$scheme;"
IFS=';' read -ra actions <<<"$(key "$entry" "Desktop Entry" Actions)"
for action in "${actions[@]}"; do
    expect "The command of the action $action" "$(key "$entry" "Desktop Action $action" Exec)" "tagwerk $scheme://$action"
    [ -n "$(key "$entry" "Desktop Action $action" 'Name\[de\]')" ] || expect "The German name of $action" "" "some name"
done

# The Flatpak manifest is of the same program.
manifest=packaging/flatpak/$id.json
check python3 -m json.tool "$manifest" /dev/null
expect "The id in the Flatpak manifest" "$(python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["id"])' "$manifest")" "$id"

# What people read is there in both languages.
for key in GenericName Comment Keywords; do
    [ -n "$(key "$entry" "Desktop Entry" "$key\[de\]")" ] || expect "The German $key" "" "some words"
done
for element in summary description/p description/ul/li screenshots/screenshot/caption; do
    expect "The number of German texts $element" \
        "$(xmllint --xpath "count(//component/${element}[@*[name()='xml:lang']='de'])" "$metainfo")" \
        "$(xmllint --xpath "count(//component/${element}[not(@*[name()='xml:lang'])])" "$metainfo")"
done
[ "$(xpath "$metainfo" /component/summary | wc -m)" -le 35 ] || expect "The summary" "too long" "at most 35 letters"
[ "$(xmllint --xpath '//display_length/text()' "$metainfo")" -le 360 ] || expect "The display's length" "more" 360

# Both icons can be drawn, and are found in a theme by their names.
theme=$(mktemp -d)
trap 'rm -rf "$theme"' EXIT
install -Dm 644 "$folder/icons/$id.svg" "$theme/scalable/apps/$id.svg"
install -Dm 644 "$folder/icons/$id-symbolic.svg" "$theme/symbolic/apps/$id-symbolic.svg"
printf '%s\n' "[Icon Theme]" "Name=Hicolor" "Comment=-" "Directories=scalable/apps,symbolic/apps" \
    "[scalable/apps]" "Size=128" "Type=Scalable" "[symbolic/apps]" "Size=16" "Type=Scalable" >"$theme/index.theme"
check gtk4-update-icon-cache -f "$theme"
for icon in "$theme"/*/apps/*.svg; do check rsvg-convert -w 64 "$icon" -o "$theme/drawn.png"; done

exit "$failed"
