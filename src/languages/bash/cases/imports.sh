source ./lib.sh # ^ import from ./lib.sh kind=include ^ call source kinds=string
. "lib/other.sh" # ^ import from lib/other.sh kind=include
. "$DIR/unknown.sh" # ^ import from $DIR/unknown.sh kind=include
source "$(dirname "${BASH_SOURCE[0]}")/near.sh" # ^ import from /near.sh kind=include
source "${0%/*}/beside.sh" # ^ import from /beside.sh kind=include
if [ -f x ]; then . ./maybe.sh; fi # ^ import from ./maybe.sh conditional kind=include
[ -f y ] && . ./also.sh # ^ import from ./also.sh conditional kind=include
later() { source late.sh; } # ^ import from late.sh lazy kind=include
source # ^ no import
echo source not.sh # ^ no import
load helper # ^ no import
