note() { echo "$1"; }
