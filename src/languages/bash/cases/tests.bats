load test_helper # ^ import from test_helper kind=include
setup() { :; } # ^ chunk function setup exported
@test "does a thing" { # ^ chunk function does a thing test lines=3-6
  run hello "x" # ^ call run kinds=string,string ^ call hello kinds=string
  [ "$status" -eq 0 ]
}
@test 'single quotes' { # ^ chunk function single quotes test lines=7-9
  run -1 hello # ^ call run kinds=number,string
}
  @test bare_name { # ^ chunk function bare_name test lines=10-12
  true
}
echo @test "not a case" { # ^ no chunk
helper() { # ^ chunk function helper exported lines=14-16
  run_it # ^ call run_it in=helper
}
@test "one {line}" { x=${y}; in_one "{"; } # ^ chunk function one {line} test ^ call in_one kinds=string
