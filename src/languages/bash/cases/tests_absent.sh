test_is_not_run() { :; } # ^ chunk function test_is_not_run exported
run() { "$@"; } # ^ chunk function run exported
run hello # ^ call run kinds=string
