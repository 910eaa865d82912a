. /opt/app/bin/twice.sh
twice a #= twice ambiguous
