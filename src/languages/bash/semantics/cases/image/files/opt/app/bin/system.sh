. /opt/lib/none.sh
. /bin/note.sh
note a #= note ambiguous
