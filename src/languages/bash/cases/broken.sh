before() { # ^ chunk function before exported lines=1-3
  one # ^ call one in=before
}
torn() { # ^ chunk function torn broken exported lines=4-7 ^ no call
  if [ -n "$x" ]; then
    two # ^ call two
}
after() { # ^ chunk function after exported lines=8-10
  three "$1" # ^ call three in=after
}
function also { # ^ chunk function also exported lines=11-13
  four
}
five # ^ call five in=-
