own() { echo "$1"; }
