#!/bin/sh
# Starts a server with the sample jobs on a free port, uploads a sample résumé and shows what comes back.
# The server goes on until Ctrl-C; its data lies in a temporary folder.
# Usage: demo.sh FOLDER-OF-THE-PROGRAM [--once]   (--once stops the server after the answer)
set -eu
program=$1
samples=$(dirname "$0")
data=$(mktemp -d)
server=
cleanup() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    [ -z "$server" ] || wait "$server" 2>/dev/null || true
    rm -rf "$data"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

"$program/vitae" serve --port 0 --data "$data" --jobs "$samples/jobs.ndjson" >"$data/address" 2>"$data/log" &
server=$!
tries=0
until grep -q "listening on" "$data/address" && grep -q "postings imported" "$data/log"; do
    tries=$((tries + 1))
    if [ $tries -gt 300 ] || ! kill -0 "$server" 2>/dev/null; then
        cat "$data/log" >&2
        exit 1
    fi
    sleep 0.1
done
address=$(sed -n 's/^Vitae is listening on //p' "$data/address")

resume=$samples/resumes/software-engineer-us.pdf
echo "Uploading $resume"
token=$("$program/vitae" upload "$resume" --server "$address" | sed -n 's/.*"view_token" : "\(.*\)".*/\1/p')
"$program/vitae" poll "$token" --wait --summary --server "$address"
echo
echo "Vitae is listening on $address"
if [ "${2:-}" != --once ]; then
    echo "Open it in a browser and drop your own, or: curl -F file=@YOUR.pdf $address/api/resume"
    echo "Ctrl-C stops it."
    wait "$server"
fi
