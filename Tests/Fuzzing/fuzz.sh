#!/bin/sh
# Fuzzes what reads documents and feeds, and what is made of them: builds each target with coverage counters, runs it, keeps
# what it finds.
# A target is a Swift file in this folder; Corpus/TARGET holds what it starts from, Corpus/TARGET.dict words it may use.
# Usage: [FUZZ_SEED=NUMBER] fuzz.sh [TARGET...|all] [SECONDS]   (60 seconds by default, shared by the targets)
# With a seed every run tries the same inputs in the same order, as far as it gets.
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
# The readers that are Swift all through; PDF and pictures belong to libraries that are fuzzed elsewhere.
reading=Sources/DocumentExtraction
sources=$(find $reading/*/ -name '*.swift' ! -path "$reading/PDF/*" ! -path "$reading/Images/*")
sources="$sources $reading/Images/EXIFOrientation.swift $reading/Images/TIFFDirectories.swift"

compile() {
    # shellcheck disable=SC2086
    swiftc $flags "$@" || exit 2
}

# library NAME SOURCE...: a module that targets link.
library() {
    name=$1
    shift
    compile -enable-testing -emit-module -emit-library -static -module-name "$name" \
        -emit-module-path "$build/$name.swiftmodule" -o "$build/lib$name.a" "$@"
}

# folder NAME: the module of all sources of that name but those in a folder Fetching, which need packages.
folder() {
    # shellcheck disable=SC2046
    library "$1" $(find "Sources/$1" -name '*.swift' ! -path '*/Fetching/*')
}

# bundled NAME FOLDER: the same for a module that has tables, which lie in the folder.
bundled() {
    bundle=$build/$1+bundle.swift
    printf 'import Foundation\n\nextension Bundle {\n    static var module: Bundle { Bundle(path: "%s") ?? .main }\n}\n' \
        "$2" >"$bundle"
    # shellcheck disable=SC2046
    library "$1" $(find "Sources/$1" -name '*.swift') "$bundle"
}

# Whether a target needs a module of the analysis, or one that reads documents.
is_analysis() {
    grep -qE '^(@testable )?import (Careers|JobFeeds|JobMatching|Publications|Resume|ResumeParsing|ResumeScoring)$' "$fuzzing/$1.swift"
}

mkdir -p "$findings"
echo "Building in $build"
analysis=
reading_targets=
for target in $targets; do
    if is_analysis "$target"; then analysis=1; else reading_targets=1; fi
done
folder CheckedNumbers
folder TextDocument
if [ -n "$reading_targets" ]; then
    # shellcheck disable=SC2086
    library DocumentExtraction $c_flags $sources
fi
if [ -n "$analysis" ]; then
    knowledge=$build/knowledge
    mkdir -p "$knowledge"
    rm -f "$knowledge"/*
    cp Sources/ResumeParsing/Resources/* Sources/ResumeScoring/Resources/* "$knowledge"
    for name in TextFolding Resume KnowledgePack KnowledgeTables KnowledgeImport Places Careers ResumeParsing ResumeScoring; do
        folder $name
    done
    bundled BundledTables "$knowledge"
    folder JobMatching
    folder JobFeeds
    folder SafeText
    folder StoredRows
    folder Publications
fi
for target in $targets; do
    if is_analysis "$target"; then
        compile -module-name Fuzzing -o "$build/$target" "$fuzzing/$target.swift" $fuzzing/Support/Expectation.swift \
            $fuzzing/Support/FuzzInput.swift $fuzzing/Support/Analysis/*.swift Tests/TestSupport/Hostile/*.swift \
            Tests/TestSupport/SeededGenerator.swift -lPublications -lStoredRows -lSafeText -lJobFeeds -lJobMatching -lBundledTables -lResumeScoring \
            -lResumeParsing -lCareers -lPlaces -lResume -lKnowledgeImport -lKnowledgeTables -lKnowledgePack -lTextFolding -lTextDocument -lCheckedNumbers -lFoundationXML \
            -lswiftSynchronization
    else
        # shellcheck disable=SC2046,SC2086
        compile -module-name Fuzzing -o "$build/$target" $c_flags "$fuzzing/$target.swift" $fuzzing/Support/*.swift \
            -lDocumentExtraction -lTextDocument -lCheckedNumbers $(pkg-config --libs libarchive libxml-2.0)
    fi
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
    SWIFT_BACKTRACE=enable=no "$build/$target" $dictionary -seed="${FUZZ_SEED:-0}" -max_total_time=$share -timeout=5 \
        -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="$findings/$target-" "$scratch/$target" >"$log" 2>&1 || verdict=FAILED
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
