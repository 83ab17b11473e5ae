#!/usr/bin/env bash
# The tool segler, on small apps of its own. Needs the debug build of segler and of the library Segler.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
segler=$root/.build/debug/segler
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME=$scratch/cache
unset DISPLAY WAYLAND_DISPLAY
passed=0
failures=0

# expect BEHAVIOUR STATUS PATTERN COMMAND…: the pattern is for all that the command says.
expect() {
    local behaviour=$1 status=$2 pattern=$3 output code=0
    shift 3
    output=$("$@" 2>&1 </dev/null) || code=$?
    if [ "$code" = "$status" ] && [[ $output =~ $pattern ]]; then
        passed=$((passed + 1))
        return
    fi
    failures=$((failures + 1))
    printf 'FAILED: %s\n  exit code %s, wanted %s; it said:\n%s\n' "$behaviour" "$code" "$status" "$output"
}

# file PATH: writes what comes in.
file() {
    mkdir -p "$(dirname "$scratch/$1")"
    cat >"$scratch/$1"
}

expect "without a command the tool tells what it can do, and that this was none" 2 'segler new Hello' "$segler"
expect "--help tells what it can do" 0 'segler run MyApp.*Exit status' "$segler" --help
expect "each command has its help" 0 'Usage.*segler run .*Examples' "$segler" run --help
expect "--version says the version" 0 '^segler [0-9]' "$segler" --version
expect "a mistyped command is asked about" 2 'Did you mean “segler build”' "$segler" biuld
expect "a folder that is not there is named" 2 'There is no folder .*/nowhere' "$segler" run "$scratch/nowhere"
mkdir "$scratch/empty"
expect "a folder without source gets advice" 2 'no Swift files in .*segler new NAME' "$segler" run "$scratch/empty"
expect "without Swift the tool says where to get it" 1 'no swiftc command.*swift.org/install' \
    env PATH=/nowhere "$segler" check "$root/Tests/Scripts"

# A program that needs no display, and reads what lies beside it.
file Words/Words.swift <<'SWIFT'
import SwiftUI

@main
struct Words {
    static func main() throws {
        let url = Bundle.main.url(forResource: "words", withExtension: "json")
        let words = try url.map { try JSONDecoder().decode([String].self, from: Data(contentsOf: $0)) } ?? []
        let note = Bundle.main.path(forResource: "note", ofType: "txt") ?? ""
        print(words.joined(separator: "+"), greeting(), note.hasSuffix("note.txt"), CommandLine.arguments.dropFirst())
    }
}
SWIFT
file Words/Parts/Greeting.swift <<'SWIFT'
func greeting() -> String { "hello" }
SWIFT
file Words/Data/words.json <<<'["a", "b"]'
file Words/note.txt <<<'note'
expect "a folder of source is built and started with its resources and arguments" 0 \
    'a\+b hello true \["--all"\]' "$segler" run "$scratch/Words" -- --all
sed -i s/hello/changed/ "$scratch/Words/Parts/Greeting.swift"
file Words/Data/words.json <<<'["c"]'
expect "a change of source and of a resource is seen" 0 'c changed true' "$segler" run "$scratch/Words"
file Words/Data/words.json <<<'["d"]'
expect "a change of a resource alone is seen" 0 'd changed true' "$segler" run "$scratch/Words"
file Words/Data/words.json <<<'["c"]'
expect "the folder itself is left as it was" 0 '^Data Parts Words.swift note.txt $' \
    bash -c "LC_ALL=C ls -A '$scratch/Words' | tr '\n' ' '"
expect "a built program can be moved away" 0 "$scratch/out/Words" "$segler" build "$scratch/Words" -o "$scratch/out/"
mv "$scratch/out" "$scratch/elsewhere"
expect "and still runs there, with the libraries that it brought" 0 'c changed true' \
    env -i LD_BIND_NOW=1 "$scratch/elsewhere/Words"
expect "a program can be one file, with its resources beside it" 0 'one/words
words words.resources $' \
    bash -c "cd '$scratch' && '$segler' build Words -o one/words && ls one | tr '\n' ' '"
mv "$scratch/one" "$scratch/else where"
expect "and runs in another place" 0 'c changed true' env -i "$scratch/else where/words"
expect "without Swift and Segler" 1 '^$' bash -c "ldd '$scratch/else where/words' | grep -E 'swift|Foundation|Segler|not found'"
expect "a newer one takes its place" 0 '/words' "$segler" build "$scratch/Words" -o "$scratch/else where/words"
expect "a file that is no program is not replaced" 2 'is no program' \
    "$segler" build "$scratch/Words" -o "$scratch/Words/Words.swift"
mkdir "$scratch/other.resources"
expect "nor is a folder that no build has made" 2 'no build has made it' \
    "$segler" build "$scratch/Words" -o "$scratch/other"
expect "a program's own exit status is the command's" 7 '' bash -c "
    sed -i 's|let url|exit(7); let url|' '$scratch/Words/Words.swift'; '$segler' run '$scratch/Words' 2>/dev/null"

file Loose/View.swift <<<'import SwiftUI'
expect "source that nothing starts gets advice" 2 'has no @main.*WindowGroup' "$segler" run "$scratch/Loose"
for app in First Second; do file "Two/$app.swift" <<<"import SwiftUI; @main struct $app { static func main() { print(\"$app\") } }"; done
expect "of several apps in a folder one must be chosen" 2 'There are 2 apps.*First.*Second.*--app' "$segler" run "$scratch/Two"
expect "an app without resources is one file and nothing else" 0 '^single $' bash -c "
    '$segler' build '$scratch/Two' --app First -c release -o '$scratch/alone/single' >/dev/null 2>&1 &&
    ls '$scratch/alone' | tr '\n' ' '"
expect "and runs from anywhere" 0 '^First$' env -i -C / "$scratch/alone/single"
expect "the chosen app runs" 0 '^Second$' bash -c "'$segler' run '$scratch/Two' --app Second 2>/dev/null"

file Broken/App.swift <<'SWIFT'
import SwiftUI
import MissingKit

@main
struct Broken: App {
    var body: some Scene {
        WindowGroup { Text("x").glowInTheDark(radius: 3) }
    }
}
SWIFT
expect "check names the module that is missing" 1 'MissingKit' "$segler" check "$scratch/Broken"
sed -i /MissingKit/d "$scratch/Broken/App.swift"
expect "check names the modifier that is missing" 1 'View\.glowInTheDark' "$segler" check "$scratch/Broken"
expect "many folders are summed up" 1 '1 of 2 apps pass.*1 app  View\.glowInTheDark' \
    "$segler" check "$scratch/Broken" "$scratch/Words"
expect "check --json says it for programs" 1 '"symbol" : "View.glowInTheDark"' "$segler" check --json "$scratch/Broken"
expect "and has the keys that docs/tool.md tells of" 0 '^$' bash -c "'$segler' check --json '$scratch/Broken' '$scratch/nowhere' |
    /usr/bin/python3 -c '
import json, re, sys
def keys(value):
    if isinstance(value, dict): return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list) else set()
told = set(re.findall(r\"\`(\w+)\`\", open(\"$root/docs/tool.md\").read()))
print(*sorted(keys(json.load(sys.stdin)) - told), end=str())'"
expect "a build that fails shows the error and its cause" 1 'error: value of type.*Not here: View\.glowInTheDark' \
    "$segler" build "$scratch/Broken"
# another COMPILER…: builds with a compiler, then with another one, and tells whether an object was made anew.
another() {
    local object
    mkdir -p "$scratch/bin"
    printf '#!/bin/sh\nexec %s "$@"\n' "$(command -v swiftc)" >"$scratch/bin/swiftc"
    chmod +x "$scratch/bin/swiftc"
    PATH=$scratch/bin:$PATH "$segler" build "$scratch/Words" >/dev/null 2>&1
    object=$(echo "$XDG_CACHE_HOME"/segler/builds/Words-*/debug/objects/Words/Greeting.o)
    touch -d yesterday "$object"
    # Only what the source says: the same compiler leaves the object alone.
    echo >>"$scratch/Words/Words.swift"
    PATH=$scratch/bin:$PATH "$segler" build "$scratch/Words" >/dev/null 2>&1
    [ -n "$(find "$object" -mmin +60)" ] && echo "kept"
    echo '# A newer one.' >>"$scratch/bin/swiftc"
    PATH=$scratch/bin:$PATH "$segler" build "$scratch/Words" >/dev/null 2>&1
    [ -z "$(find "$object" -mmin +60)" ] && echo "made anew"
}
expect "another compiler makes everything anew" 0 $'^kept\nmade anew$' another

# interrupted SIGNAL: begins a build from nothing, sends the signal once the compiler runs, and says how the tool ended
# and what is still running.
interrupted() {
    local tool left
    rm -rf "$scratch/interrupted"
    XDG_CACHE_HOME=$scratch/interrupted env --default-signal=INT "$segler" build "$scratch/Two" --app First &
    tool=$!
    until pgrep -f "swift-frontend.*$scratch/interrupted" >/dev/null; do kill -0 "$tool" || return 1; done
    kill -s "$1" "$tool"
    local code=0
    wait "$tool" || code=$?
    left=$(pgrep -f "$scratch/interrupted" || true)
    echo "ended with $code, left: $left."
}

expect "Control and C ends a build with all that it has started" 0 'ended with 130, left: \.$' interrupted INT
expect "and the next build finishes it" 0 'First.app/First' \
    env XDG_CACHE_HOME="$scratch/interrupted" "$segler" build "$scratch/Two" --app First
expect "a request to end does the same" 0 'ended with 143, left: \.$' interrupted TERM

expect "where all is well check says so" 0 '✓ Words' "$segler" check "$scratch/Words"

expect "a cache that cannot be written is named, with a way out" 1 'folder for builds.*/proc.*Set XDG_CACHE_HOME' \
    env XDG_CACHE_HOME=/proc/nowhere "$segler" build "$scratch/Words"

cd "$scratch"
expect "new makes an app" 0 'segler run Hello' "$segler" new Hello
expect "new takes no name twice" 2 'is there already' "$segler" new Hello
expect "new takes no name that would be hidden" 2 "cannot be an app's name" "$segler" new .Hello
expect "new takes no identifier that Xcode could not read" 2 'cannot be an identifier' "$segler" new Other --identifier 'a"b'
expect "new takes a number as a name" 0 'segler run 2048' "$segler" new 2048
expect "new shows its folder as the shell wants it" 0 "segler run 'Tom & Ute'" "$segler" new 'Tom & Ute'
expect "the new app builds" 0 'Hello.app/Hello' "$segler" build Hello
expect "a program is not put over its own source" 2 'has other things in it' bash -c "cd Hello && '$segler' build -o ."
expect "and the source is still there" 0 'ContentView.swift' ls Hello/Hello
expect "a program can be put beside its source" 0 'Hello/out/Hello' bash -c "cd Hello && '$segler' build -o out/"
expect "and again, without getting into the app itself" 0 '^Hello/out/Hello .*/Hello.app/Hello $' bash -c "
    cd Hello && '$segler' build -o out | sed 's|.*/Hello/out|Hello/out|' | tr '\n' ' ' &&
    program=\$('$segler' build) && echo \"\$program \" && ! ls \"\${program%/*}\" | grep -q '[.]so'"

for shell in bash zsh fish; do
    command -v "$shell" >/dev/null || continue
    expect "$shell reads its completions" 0 '^$' bash -c "'$segler' completions $shell >c.$shell && $shell -n c.$shell"
done
export PATH=${segler%/*}:$PATH

# completed SHELL LINE: what the shell offers at the end of the line, or what the line becomes.
# shellcheck disable=SC2016 # the inner shells expand it
completed() {
    case $1 in
    bash)
        bash --norc -c '. ./c.bash; COMP_WORDS=($1); [[ $1 != *" " ]] || COMP_WORDS+=(""); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _segler; printf "%s\n" "${COMPREPLY[@]}"' - "$2"
        ;;
    fish) fish --no-config -c 'source c.fish; complete -C $argv[1]' "$2" ;;
    zsh) /usr/bin/python3 "$root/Tests/Scripts/zsh_completion.py" c.zsh "$2" ;;
    esac
}
mkdir -p "Some Folder" && touch some.txt
for shell in bash zsh fish; do
    command -v "$shell" >/dev/null || continue
    expect "$shell completes a command" 0 'build' completed "$shell" "segler bui"
    expect "$shell completes an option" 0 '--configuration' completed "$shell" "segler build --conf"
    expect "$shell completes an option's value" 0 'release' completed "$shell" "segler build -c rel"
    expect "$shell completes a folder" 0 'Some.*Folder' completed "$shell" "segler run Som"
    expect "$shell offers no file where a folder is wanted" 1 '^$' \
        bash -c "$(declare -f completed); root='$root'; completed $shell 'segler run some' | grep -F some.txt"
done

# terminal COMMAND…: runs it on a terminal.
terminal() { script -qec "$(printf '%q ' "$@")" /dev/null; }
expect "a terminal gets colours" 0 $'\e\\[1m' terminal "$segler" --help
expect "NO_COLOR is kept to" 1 '^$' bash -c "$(declare -f terminal); NO_COLOR=1 terminal '$segler' --help | grep -F $'\e'"
expect "what is no terminal gets none" 1 '^$' bash -c "'$segler' --help 2>&1 | grep -F $'\e'"
expect "nor do errors in a file" 1 '^$' bash -c "'$segler' biuld 2>&1 | grep -F $'\e'"

echo "segler: $passed passed, $failures failed"
[ "$failures" -eq 0 ]
