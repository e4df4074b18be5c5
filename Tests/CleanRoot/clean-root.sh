#!/usr/bin/env bash
# Runs programs that are built already as root on a machine with nothing but what the Makefile names: every sample must be
# read, with a font cache that is empty, stale, or cannot be written.
# The machine is a folder with the files of those packages and of what they depend on, taken from this one; it is entered
# with chroot in a mount namespace of its own. No package is downloaded.
# Usage: clean-root.sh [FOLDER OF THE PROGRAMS]   (default: .build/release)
# Exits with 1 when a sample was not read, 77 where this machine allows no namespaces.
set -euo pipefail
cd "$(dirname "$0")/../.."
programs=$(readlink -f "${1:-.build/release}")

if [ -z "${VITAE_CLEAN_ROOT:-}" ]; then
    for program in vitae vitae-extract; do
        [ -x "$programs/$program" ] || { echo "There is no $program in $programs: build it first." >&2; exit 1; }
    done
    user=()
    [ "$(id -u)" = 0 ] || user=(--user --map-root-user)
    if ! unshare "${user[@]}" --mount --pid --fork true 2>/dev/null; then
        echo "clean root: SKIPPED, as no namespaces are allowed here" >&2
        exit 77
    fi
    VITAE_CLEAN_ROOT=$(mktemp -d)
    export VITAE_CLEAN_ROOT
    trap 'rm -rf "$VITAE_CLEAN_ROOT"' EXIT
    unshare "${user[@]}" --mount --pid --fork --propagation private "$0" "$programs"
    exit
fi
root=$VITAE_CLEAN_ROOT

# MARK: The machine

# All that the named packages need, and a shell. What offers several alternatives is met by those installed here.
closure() {
    # shellcheck disable=SC2046
    dpkg-query -W -f='${binary:Package}\t${Depends}, ${Pre-Depends}\t${Provides}\n' | python3 -c '
import re, sys
wanted = sys.argv[1:]
needs, offers = {}, {}
for line in sys.stdin:
    name, depends, provides = line.rstrip("\n").split("\t")
    bare = name.split(":")[0]
    words = lambda text: [re.sub(r"[ (:].*", "", part.strip()) for part in re.split("[,|]", text) if part.strip()]
    needs[bare] = (name, words(depends))
    for offered in words(provides): offers.setdefault(offered, bare)
found, left = {}, list(wanted)
while left:
    word = left.pop()
    bare = word if word in needs else offers.get(word)
    if bare is None or bare in found: continue
    found[bare], more = needs[bare]
    left += more
print("\n".join(sorted(found.values())))
' $(make -s print-packages) bash coreutils libc-bin
}

install_packages() {
    for folder in bin lib lib64 sbin; do
        mkdir -p "$root/usr/$folder"
        [ ! -L "/$folder" ] || cp -P "/$folder" "$root/$folder"
    done
    closure | xargs dpkg-query -L | sort -u \
        | grep -Ev '^/usr/(include|src|share/(doc|man|info|locale|lintian|bug|perl5?|python3|gir-1.0))/|\.a$' \
        | while read -r path; do if [ -f "$path" ] || [ -L "$path" ]; then printf '%s\0' "${path#/}"; fi; done \
        > "$root/files"
    tar --create --directory=/ --null --no-recursion --files-from="$root/files" | tar --extract --directory="$root"
    rm "$root/files"
    # What packages make when they are installed.
    mkdir -p "$root"/{dev,etc,opt,proc,root,samples,tmp,var/cache/fontconfig} "$root$programs"
    cp -a /etc/fonts "$root/etc/"
    echo "root:x:0:0:root:/root:/bin/bash" > "$root/etc/passwd"
}

mount_programs() {
    mount --bind "$programs" "$root$programs"
    mount --bind Samples/resumes "$root/samples"
    mount -t proc proc "$root/proc"
    touch "$root/dev/null" "$root/dev/urandom"
    mount --bind /dev/null "$root/dev/null"
    mount --bind /dev/urandom "$root/dev/urandom"
    # The language's runtime belongs to the compiler that the programs were built with.
    runtime=$(ldd "$programs/vitae" | sed -n 's,.*=> \(.*\)/libswiftCore\.so .*,\1,p')
    if [ -n "$runtime" ]; then
        mkdir -p "$root$runtime"
        mount --bind "$runtime" "$root$runtime"
    fi
    # Libraries of the compiler that are found through paths of their own.
    cp /etc/ld.so.conf "$root/etc/" 2>/dev/null || true
    cp -r /etc/ld.so.conf.d "$root/etc/" 2>/dev/null || true
    ldconfig -r "$root"
}

# MARK: What is tried

inside() { env -i PATH=/usr/bin:/bin HOME=/root LC_ALL=C.UTF-8 /usr/sbin/chroot "$root" "$@"; }

failures=0
try() {
    local state=$1 status=0 begin=$SECONDS
    inside "$programs/vitae" score /samples --format ndjson > "$root/tmp/scores" 2> "$root/tmp/errors" || status=$?
    local files read
    files=$(find Samples/resumes -type f ! -name '.*' | wc -l)
    read=$(grep -c '"status":"ok"' "$root/tmp/scores" || true)
    echo "clean root, font cache $state: $read of $files samples read in $((SECONDS - begin)) s"
    if [ "$status" != 0 ] || [ "$read" != "$files" ]; then
        failures=$((failures + 1))
        head -5 "$root/tmp/errors" >&2
    fi
}

install_packages
mount_programs
try empty
# Newer folders than what is remembered of them.
find "$root/usr/share/fonts" -type d -exec touch -d '+1 day' {} +
find "$root/var/cache/fontconfig" -type f -exec touch -d '2001-01-01' {} +
try stale
rm -rf "$root"/var/cache/fontconfig/*
mount -t tmpfs -o size=4k tmpfs "$root/var/cache/fontconfig"
head -c 4096 /dev/zero > "$root/var/cache/fontconfig/full" || true
try "without room"
inside "$programs/vitae" doctor > "$root/tmp/doctor" || { cat "$root/tmp/doctor" >&2; failures=$((failures + 1)); }
[ "$failures" = 0 ]
