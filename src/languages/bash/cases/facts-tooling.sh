# path: tests/app_test.sh
. ./shunit2

oneTimeSetUp() { # ^ fact test_fixture framework=shunit2 name=oneTimeSetUp phase=before_all
	true
}

setup() { # ^ no fact test_fixture
	true
}
