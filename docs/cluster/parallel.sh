#!/usr/bin/env bash
# Plays a match or a tournament in shards under GNU parallel, on this machine or on others, and merges them.
#
#   parallel.sh SHARDS FOLDER match tress --white engine:nodes=5000 --black level:8 --games 4000
#
# Environment: LAB      the program (ludarium-lab)
#              PARALLEL options of GNU parallel, such as "--jobs 8 --sshloginfile hosts"
#
# Interrupted, it is started again with the same words: every shard goes on where it was.
set -euo pipefail

if [ $# -lt 3 ]; then
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | head -n -1 >&2
    exit 2
fi
shards=$1 folder=$2
shift 2
lab=${LAB:-ludarium-lab}

mkdir -p "$folder"
parallel --quote --halt soon,fail=1 --joblog "$folder/jobs.log" \
    "$lab" "$@" --shard "{}/$shards" --out "$folder/shard-{}.jsonl" ::: $(seq "$shards") > /dev/null < /dev/null

# The merged file follows from the shards, so that an earlier one can go.
rm -f "$folder/merged.jsonl"
"$lab" merge "$folder/merged.jsonl" "$folder"/shard-*.jsonl
