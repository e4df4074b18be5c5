#!/bin/sh
# Fuzzes what reads documents: builds each target with coverage counters, runs it, keeps what it finds.
# A target is a Swift file in this folder; Corpus/TARGET holds what it starts from, Corpus/TARGET.dict words it may use.
# Usage: fuzz.sh [TARGET...|all] [SECONDS]   (60 seconds by default, shared by the targets)
# Prints a line a target; exits with 1 when a target failed, 2 when one is unknown or does not build.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
fuzzing=Tests/Fuzzing
build=.build/fuzzing
findings=$build/findings

seconds=60
targets=
for argument in "$@"; do
    case $argument in
    all) ;;
    *[!0-9]*)
        if [ ! -f "$fuzzing/$argument.swift" ]; then
            echo "There is no target $argument. Targets: $(cd "$fuzzing" && echo *.swift | sed 's/\.swift//g')" >&2
            exit 2
        fi
        targets="$targets $argument"
        ;;
    *) seconds=$argument ;;
    esac
done
[ -n "$targets" ] || targets=$(cd "$fuzzing" && echo *.swift | sed 's/\.swift//g')
share=$((seconds / $(echo "$targets" | wc -w)))
[ $share -ge 1 ] || share=1

# MARK: Build

flags="-O -wmo -parse-as-library -sanitize=fuzzer -swift-version 6 -package-name main -I $build -L $build
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility -strict-memory-safety -warnings-as-errors"
c_flags="-Xcc -fmodule-map-file=Sources/CArchive/module.modulemap -Xcc -fmodule-map-file=Sources/CXML/module.modulemap
    $(pkg-config --cflags libarchive libxml-2.0 | sed 's/\(^\| \)-/ -Xcc -/g')"
module="-enable-testing -emit-module -emit-library -static"
# The readers that are Swift all through; PDF and pictures belong to libraries that are fuzzed elsewhere.
reading=Sources/DocumentExtraction
sources=$(find $reading/*/ -name '*.swift' ! -path "$reading/PDF/*" ! -path "$reading/Images/*")
sources="$sources $reading/Images/EXIFOrientation.swift $reading/Images/TIFFDirectories.swift"

compile() {
    # shellcheck disable=SC2086
    swiftc $flags "$@" || exit 2
}
mkdir -p "$findings"
echo "Building in $build"
# shellcheck disable=SC2086
compile $module -module-name TextDocument -emit-module-path $build/TextDocument.swiftmodule \
    -o $build/libTextDocument.a Sources/TextDocument/*.swift
# shellcheck disable=SC2086
compile $module -module-name DocumentExtraction -emit-module-path $build/DocumentExtraction.swiftmodule \
    -o $build/libDocumentExtraction.a $c_flags $sources
for target in $targets; do
    # shellcheck disable=SC2046,SC2086
    compile -module-name Fuzzing -o "$build/$target" $c_flags "$fuzzing/$target.swift" $fuzzing/Support/*.swift \
        -lDocumentExtraction -lTextDocument $(pkg-config --libs libarchive libxml-2.0)
done

# MARK: Run

ulimit -c 0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
status=0
for target in $targets; do
    mkdir "$scratch/$target"
    [ ! -d "$fuzzing/Corpus/$target" ] || cp -R "$fuzzing/Corpus/$target/." "$scratch/$target"
    dictionary=
    [ ! -f "$fuzzing/Corpus/$target.dict" ] || dictionary=-dict=$fuzzing/Corpus/$target.dict
    log=$build/$target.log
    verdict=passed
    # shellcheck disable=SC2086
    SWIFT_BACKTRACE=enable=no "$build/$target" $dictionary -max_total_time=$share -timeout=5 -rss_limit_mb=1024 \
        -print_final_stats=1 -artifact_prefix="$findings/$target-" "$scratch/$target" >"$log" 2>&1 || verdict=FAILED
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    units=$(sed -n 's/^stat::new_units_added: *//p' "$log")
    printf '%-16s %9s executions  %6s edges  %5s new units  %s\n' \
        "$target" "${executions:-?}" "${coverage:-?}" "${units:-?}" "$verdict"
    if [ $verdict = FAILED ]; then
        status=1
        grep -m 1 -e 'Fatal error' -e 'ERROR: libFuzzer' "$log" || tail -n 3 "$log"
        sed -n 's/.*Test unit written to //p' "$log"
    fi
done
exit $status
