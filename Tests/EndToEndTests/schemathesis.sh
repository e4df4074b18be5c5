#!/bin/sh
# Compares a server with openapi.yaml: Schemathesis makes requests from the document, right ones and wrong ones, and looks
# whether every answer is one that the document promises.
#
# Usage: schemathesis.sh [PROGRAM [SECONDS]]
#   PROGRAM  the built vitae; .build/debug/vitae by default
#   SECONDS  for the requests, 180 by default; getting ready takes some more
#
# It needs Python 3 with venv, and the Python package index: Schemathesis goes into a temporary folder, as does everything
# else. The server is one of its own, with the postings of the samples and without rate limits. There are several runs,
# so that nothing erases what the next request needs: all that keeps things, erasing sessions, and one for each call that
# ends an account or a login.
# Exits with 0 when document and server agree, 1 when they do not (the requests are printed as curl commands), 2 when it
# could not begin.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
program=${1:-$root/.build/debug/vitae}
seconds=${2:-180}
document=$root/Sources/VitaeServer/Resources/web/openapi.yaml
# Calls after which an account or its login is gone.
ending="deleteAccount deactivateUser signOut signOutMobile endLogin endLoginByPost endBriefLogin"
folder=$(mktemp -d)
server=

cleanup() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    [ -z "$server" ] || wait "$server" 2>/dev/null || true
    rm -rf "$folder"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

fail() {
    echo "$1" >&2
    exit 2
}

[ -x "$program" ] || fail "There is no program at $program. Build it first: swift build"
python3 -m venv "$folder/venv" || fail "Python 3 with venv is needed."
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check schemathesis==4.32.5 || fail "No Schemathesis."

VITAE_OPERATOR_KEY=an-operator-key-of-the-comparison-only "$program" serve --port 0 --data "$folder/data" --jobs "$root/Samples/jobs.ndjson" --no-rate-limit \
    >"$folder/address" 2>"$folder/log" &
server=$!
tries=0
until grep -q "listening on" "$folder/address"; do
    tries=$((tries + 1))
    if [ $tries -gt 300 ] || ! kill -0 "$server" 2>/dev/null; then fail "$(cat "$folder/log")"; fi
    sleep 0.1
done
address=$(sed -n 's/^Vitae is listening on //p' "$folder/address")

# What a schema cannot say: a refusal that hangs on the meaning of what was sent.
cat >"$folder/checks.toml" <<'TOML'
[[operations]]
include-operation-id = "uploadResume"
# Bytes that were made up are seldom a document; and a form with one part cannot be told from a form with a list of one.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 415, 422]
checks.negative_data_rejection.enabled = false

[[operations]]
include-operation-id = "setLocation"
# The place is not known.
checks.positive_data_acceptance.expected-statuses = ["2xx", 404, 409, 422]

[[operations]]
include-operation-id = "signUp"
# No address, a short password, or an address that is registered already.
checks.positive_data_acceptance.expected-statuses = ["2xx", 422]

[[operations]]
include-operation-id = ["signInForPublications", "registerForPublications", "signInMobile"]
# Nothing but spaces in place of an address counts as none; or an address that is registered already.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 409, 422, 429]

[[operations]]
include-operation-id = "register"
# An address that is registered already.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 422]

[[operations]]
include-operation-id = "getToken"
# Wrong credentials, or those of the other kind of grant; and sign-ins to one account are limited always.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 429]

[[operations]]
include-operation-id = "registerDevice"
# Keys of a browser that are no point on the curve.
checks.positive_data_acceptance.expected-statuses = ["2xx", 422]

[[operations]]
include-operation-id = "saveProfile"
# A currency that there is not, or the lowest pay above the highest.
checks.positive_data_acceptance.expected-statuses = ["2xx", 401, 404, 422]

[[operations]]
include-operation-id = "listOpenJobs"
# A parameter without a value counts as not sent.
checks.negative_data_rejection.enabled = false

[[operations]]
include-operation-id = "getDeviceStatus"
# A device that was removed sleeps: registering its token again wakes it.
checks.use_after_free.enabled = false

[[operations]]
include-operation-id = [
    "addPublication", "addMobilePublication", "changePublication", "changePublicationByPath",
    "changeMobilePublication", "deletePublication", "deleteMobilePublication", "exportPublications",
    "importPublications", "importResumePublications",
]
# No title, a tag of another version, publications that the list has not, a file that is none; null is as good as nothing.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, 409, 412, 422]
checks.negative_data_rejection.enabled = false

[[operations]]
include-operation-id = [
    "listPublications", "searchPublications", "listMobilePublications", "exportMobilePublications", "getNameday",
]
# Dates that are none; pages, limits and orders that cannot be are the usual ones.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400]
checks.negative_data_rejection.enabled = false

[[operations]]
include-operation-id = ["addReminder", "changeReminder", "addCountdown", "changeCountdown", "changeBriefSettings"]
# Days, times, zones and places that there are not.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 404, 409]

[[operations]]
include-operation-id = ["confirmAddress", "resetPassword", "requestPasswordReset"]
# The code of no letter; nothing but spaces in place of an address.
checks.positive_data_acceptance.expected-statuses = ["2xx", 400]

[[operations]]
include-operation-id = "authorize"
# The server has no identity provider.
checks.positive_data_acceptance.expected-statuses = [302, 422]

[[operations]]
include-operation-id = "finishAuthorization"
# Nobody began a sign-in.
checks.positive_data_acceptance.expected-statuses = [302, 400]
TOML

# For each run a person with an account, a session that is completed, and one of its jobs. They take the place of those in the
# document's examples, so that the examples are requests that should be answered.
cat >"$folder/prepare.py" <<'PYTHON'
import hashlib
import pathlib
import sys

import requests

address, sample, document, folder, *ending = sys.argv[1:]
text = pathlib.Path(document).read_text()

for name in ["keeping", "erasing", *ending]:
    person = {"email": f"{name}@example.org", "password": "violet anchor 27"}
    grant = requests.post(f"{address}/auth/v1/signup", json=person).json()
    bearer = {"Authorization": f"Bearer {grant['access_token']}"}
    with open(sample, "rb") as file:
        upload = requests.post(f"{address}/api/resume", files={"file": file}, headers=bearer).json()
    # A login of its own for the refresh token: whoever sends one twice ends the login.
    second = requests.post(f"{address}/auth/v1/token?grant_type=password", json=person).json()
    phone = {"osVersion": "17.5", "appVersion": "1", "deviceModel": "iPhone", "timezone": "UTC"}
    device = {"device_token": hashlib.sha256(name.encode()).hexdigest(), "device_info": phone}
    device = requests.post(f"{address}/api/v1/devices/register", json=device).json()["data"]
    profile = {"device_id": f"phone-of-{name}", "match_keywords": ["accounting"]}
    requests.post(f"{address}/api/v1/users/profile", json=profile).raise_for_status()
    token = {"X-View-Token": upload["view_token"]}
    session = {"status": "queued"}
    for _ in range(20):
        if session["status"] in ["completed", "failed"]:
            break
        session = requests.get(f"{address}/api/public/session?wait=10", headers=token).json()
    if session["status"] != "completed":
        sys.exit(f"The sample was not read: {session}")
    own = {
        "Y7EdHWIEQ7Dz4sewlcitRihn": upload["view_token"],
        "b7199374-a21c-4570-a672-00d2c7721498": upload["search_session_id"],
        "jobs:VT-15002": requests.get(f"{address}/api/public/jobs?limit=1", headers=token).json()[0]["job_id"],
        "mara@example.org": person["email"],
        "550e8400-e29b-41d4-a716-446655440000": device["device_id"],
        "1B9F2C54-6F1D-4B7E-9E0C-3B0A6C7D8E9F": profile["device_id"],
        "UrfIlRvBN-mKrOvGm3NKsvd-SAUwyQHrMWu9QoOKAK4": second["refresh_token"],
    }
    description = text
    for example, value in own.items():
        if example not in description:
            sys.exit(f"The document has no example {example} any more.")
        description = description.replace(example, value)
    pathlib.Path(folder, f"{name}.yaml").write_text(description)
    bearer = f'[auth.openapi.bearer]\nbearer = "{grant["access_token"]}"\n\n'
    checks = pathlib.Path(folder, "checks.toml").read_text()
    pathlib.Path(folder, f"{name}.toml").write_text(bearer + checks)
PYTHON
"$folder/venv/bin/python" "$folder/prepare.py" "$address" "$root/Samples/resumes/accountant-us.pdf" "$document" \
    "$folder" $ending || fail "The server could not be made ready. $(cat "$folder/log")"

# Prints what one run found; its status is 1 when that is anything.
compare() {
    name=$1
    limit=$2
    shift 2
    (
        cd "$folder"
        timeout $((limit + 60)) venv/bin/schemathesis --config-file "$name.toml" run "$name.yaml" --url "$address" \
            --max-time "$limit" --max-examples 50 --request-timeout 35 --continue-on-failure \
            --generation-database none --no-color "$@"
    )
}

status=0
compare keeping $((seconds / 2)) --exclude-operation-id eraseSession --exclude-operation-id eraseOwnSession \
    $(for operation in $ending; do echo "--exclude-operation-id $operation"; done) || status=1
compare erasing $((seconds / 4)) --include-operation-id eraseSession --include-operation-id eraseOwnSession \
    --include-operation-id uploadResume || status=1
for operation in $ending; do
    compare $operation $((seconds / 24)) --phases examples,coverage,fuzzing --include-operation-id $operation || status=1
done
if ! kill -0 "$server" 2>/dev/null; then
    echo "The server is gone." >&2
    cat "$folder/log" >&2
    server=
    status=1
fi
exit $status
