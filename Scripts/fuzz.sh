#!/usr/bin/env bash
# Feeds each importer with made-up files and fails on a crash, a hang or a blow-up of memory:
#     Scripts/fuzz.sh [-n COUNT] [-l SECONDS] [TARGET…]
# COUNT files for each target, a million unless said otherwise. With -l, libFuzzer first looks for files that reach more
# code, SECONDS for each target; they are kept in .build/fuzz and begun with from then on.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$root"

count=1000000 search=0
while getopts n:l: option; do
    case $option in
    n) count=$OPTARG ;;
    l) search=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(file zip archive table habitBull days json loop loopRows backup markdown search)

require_swift
folder=.build/fuzz
mkdir -p "$folder"
# A trace of a crash takes longer than all files before it.
export SWIFT_BACKTRACE=enable=no

build() {
    quiet_swift build -c release --product ImportFuzzer --scratch-path "$folder/$1" -Xswiftc -enable-testing \
        -Xswiftc -DFUZZ "${@:2}" >"$folder/$1.log" || { tail -n 20 "$folder/$1.log" && exit 1; }
}

if [ "$search" -gt 0 ]; then
    # gold cannot link what libFuzzer watches.
    build searcher -Xswiftc -DLIBFUZZER -Xswiftc -sanitize=fuzzer -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld
    for target in "${targets[@]}"; do
        mkdir -p "$folder/corpus/$target" "$folder/seeds/$target"
        "$folder/searcher/release/ImportFuzzer" seeds "$target" "$folder/seeds/$target"
        FUZZ_TARGET=$target "$folder/searcher/release/ImportFuzzer" -max_total_time="$search" -timeout=5 \
            -rss_limit_mb=2048 -max_len=8192 -artifact_prefix="$folder/$target-" \
            "$folder/corpus/$target" "$folder/seeds/$target" </dev/null >"$folder/$target.log" 2>&1 ||
            fail "$target: see $folder/$target.log and the file that it names."
    done
fi

build runner
failed=0
for target in "${targets[@]}"; do
    corpus=()
    [ -d "$folder/corpus/$target" ] && corpus=("$folder/corpus/$target")
    code=0
    "$folder/runner/release/ImportFuzzer" run "$target" 0 "$count" "$folder/progress" "${corpus[@]}" </dev/null || code=$?
    [ "$code" -le 1 ] ||
        echo "$target: ended by $code at file$(od -An -t d8 "$folder/progress"); ImportFuzzer file $target NUMBER ${corpus[*]} writes it." >&2
    [ "$code" -eq 0 ] || failed=1
done
exit "$failed"
