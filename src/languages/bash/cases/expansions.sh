#!/usr/bin/env bash
trim() { # ^ chunk function trim() lines=2-10 exported
  local rest="${1#*\"data\":[}"
  rest="${rest%%]*}"
  rest=${rest//</\&lt;} # ^ assign rest = (rest ${//} <pattern>: "\\&lt;") in=trim
  rest=${rest#*{\"name\":\""$key"\"} # ^ refs rest:write rest:read key:read
  echo "${rest#$one}" "${rest//[${two}]/$three}" "${rest#'$four'}" # ^ refs echo:call rest:read one:read rest:read two:read three:read rest:read
  echo "${rest:$from:1}" "${rest:from}" # ^ refs echo:call rest:read from:read rest:read from:read
  echo "${rest:+ ($rest%)}" "${rest:-$(other a)}" # ^ call other ^ call echo args=2
}
script() { # ^ chunk function script() lines=11-16 exported
  text=$(cat <<EOF
\$bytes = [Convert]::From('${coded}')
EOF
  )
}
match() { # ^ chunk function match() lines=17-27 exported
  if [[ $TERM = gnome-* && $x = 1 ]]; then one; fi # ^ call one
  if [[ $x == *["$breaks"] || $y == [!"$breaks"]* ]]; then two; fi # ^ call two
  if ((10#$hour > 12)); then three; fi # ^ call three
  cat > "$file" <<<"text" # ^ call cat ^ fact bash_redirection operator=> target="\"$file\"" ^ fact bash_redirection operator=<<< target="\"text\""
  exec 4<> "$log" # ^ fact bash_redirection operator=<> descriptor=4 target="\"$log\""
  cc - <<EOF 2>/dev/null | sed p # ^ call cc ^ call sed
text
EOF
  eval "list=(\"\${$1[@]}\")" # ^ call eval
}
plain() { # ^ chunk function plain() lines=28-33 exported
  echo '\${x}' "a = b*" "${x#a}" "${x:1:2}" # ^ call echo args=4
  [ "$x" = "y" ] # ^ no call
  list["$key"]=1 # ^ assign list[key] = <number> in=plain
  cat <<<"$x" # ^ fact bash_redirection operator=<<< target="\"$x\""
}
