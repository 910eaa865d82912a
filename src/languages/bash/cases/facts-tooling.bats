# path: tests/app.bats
setup() { # ^ fact test_fixture framework=bats name=setup phase=before_each
	true
}

teardown_file() { # ^ fact test_fixture framework=bats name=teardown_file phase=after_all
	true
}

setUp() { # ^ no fact test_fixture
	true
}

@test "runs" { # ^ no fact test_fixture
	run true
}
