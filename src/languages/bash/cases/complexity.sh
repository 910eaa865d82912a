plain() { :; } # ^ chunk function plain exported decisions=0 effort=0
branches() { # ^ chunk function branches exported decisions=3 effort=5
  if a; then
    if b; then c; fi
  elif d; then
    e
  else
    f
  fi
}
loops() { # ^ chunk function loops exported decisions=5 effort=7
  while a; do
    until b; do c; done
  done
  for i in 1 2; do d; done
  for ((i = 0; i < 3; i++)); do if e; then f; fi; done
}
choices() { # ^ chunk function choices exported decisions=4 effort=4
  case "$1" in
    a|b) if c; then d; fi ;;
    e) f ;;
    *) g ;;
  esac
  echo $(( x > 1 ? y : z ))
}
logic() { # ^ chunk function logic exported decisions=8 effort=7
  a && b && c
  a || b && c || d
  [[ -n $a && ( -n $b || -n $c ) ]]
  [ -n "$a" ] && b
}
