before() { # ^ chunk function before exported lines=1-3
  one
}
torn() { # ^ chunk function torn broken exported lines=4-6
  echo "unclosed
}
after() { # ^ chunk function after broken exported lines=7-9
  three
}
