testEquality() { assertEquals 1 1; } # ^ chunk function testEquality exported test
test_named() { :; } # ^ chunk function test_named exported test
testing() { :; } # ^ chunk function testing exported
oneTimeSetUp() { :; } # ^ chunk function oneTimeSetUp exported
outer() { testInner() { :; }; } # ^ chunk function outer exported ^ chunk function outer.testInner
. shunit2
