. /opt/app/bin/note.sh
. /opt/app/bin/own.sh
note a #= note note.sh#note
own b #= own own.sh#own
getfacl c #= getfacl external bash:command
