one() { if [[ -n $x ]] then a1; fi } # ^ chunk function one() lines=1-1 exported ^ call a1
two() { # ^ chunk function two() lines=2-14 exported
  if x && { y; } then b1; else { b2; } fi # ^ call x ^ call y ^ call b1 ^ call b2
  while { y; } do b3; done # ^ call y ^ call b3
  for arg do b4; done # ^ call b4
  z || { echo a && (exit 1) } # ^ call z ^ call echo args=1 ^ call exit args=1
  if (( n )) then b5; fi # ^ call b5
  if ! (b6) then b7; fi # ^ call b6 ^ call b7
  if x; then if y; then for z do b8; done fi fi # ^ call x ^ call y ^ call b8
  case $x in a) { b9; } ;; esac # ^ call b9
  echo "a; } then" done fi # ^ call echo args=3
  echo $(c) done # ^ call c ^ call echo args=2
  d="${x:-$(c) }" # ^ call c
}
#########################
# Prints what is known (e.g.
# Of the system) of it
# Globals:
#   NONE
# Arguments:
#   $1 - Name. Of what
#########################
told() { # ^ chunk function told() lines=23-25 exported doc="Prints what is known (e.g. Of the system) of it"
  :
}
last() { # ^ chunk function last() lines=26-28 exported
  :
}
