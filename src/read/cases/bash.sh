#!/usr/bin/env bash
# Runs everything.
set -euo pipefail
source ./lib.sh

LIMIT=10
NAMES=(
  one
  two
  three
  four
  five
  six
  seven
)

# Says how often.
count() {
  echo "${#NAMES[@]} }"
}

run() {
  local path="$1"
  case "$path" in
    *.sh) echo "{" ;;
    *) echo '}' ;;
  esac
  cat <<EOF
{ not a brace
EOF
  return 0
}

function short { echo 1; }

count
run a
run b
run c
run d
run e
run f
run g
run h
