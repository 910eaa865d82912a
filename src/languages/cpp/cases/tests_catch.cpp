#include <catch2/catch_test_macros.hpp>
	// ^ no chunk ^ no call
TEST_CASE("adds numbers", "[math]") {
	// ^ chunk function adds numbers test notes=TEST_CASE ^ call TEST_CASE in="adds numbers"
	int n = setup();
	// ^ call setup in="adds numbers" ^ no chunk
	SECTION("small ones") {
	// ^ chunk block adds numbers.small ones test notes=SECTION parent="adds numbers" ^ call SECTION in="adds numbers.small ones"
		REQUIRE(add(1, n) == 2);
	// ^ call add in="adds numbers.small ones" ^ call REQUIRE in="adds numbers.small ones" ^ no chunk
		SECTION("nested") { CHECK(deep()); }
	// ^ chunk block adds numbers.small ones.nested test notes=SECTION parent="adds numbers.small ones" ^ call SECTION in="adds numbers.small ones.nested"
	// ^ call deep in="adds numbers.small ones.nested" ^ call CHECK in="adds numbers.small ones.nested"
	}
	OTHER_BLOCK(n) { not_a_section(); }
	// ^ call OTHER_BLOCK in="adds numbers" ^ call not_a_section in="adds numbers" ^ no chunk
}
SCENARIO("a story") { GIVEN("a start") { WHEN("it runs") { THEN("it ends") { finish(); } } } }
	// ^ chunk function a story test notes=SCENARIO ^ chunk block a story.a start test notes=GIVEN parent="a story"
	// ^ chunk block a story.a start.it runs test notes=WHEN parent="a story.a start"
	// ^ chunk block a story.a start.it runs.it ends test notes=THEN parent="a story.a start.it runs" ^ call SCENARIO in="a story"
	// ^ call GIVEN in="a story.a start" ^ call WHEN in="a story.a start.it runs" ^ call THEN in="a story.a start.it runs.it ends"
	// ^ call finish in="a story.a start.it runs.it ends"
TEST_CASE_METHOD(Fixture, "with fixture", "[x]") { use(); }
	// ^ chunk function Fixture.with fixture test notes=TEST_CASE_METHOD ^ call TEST_CASE_METHOD in="Fixture.with fixture" ^ call use in="Fixture.with fixture"
BOOST_AUTO_TEST_SUITE(suite)
	// ^ call BOOST_AUTO_TEST_SUITE via=macro ^ no chunk
BOOST_AUTO_TEST_CASE(first) { BOOST_CHECK(one()); }
	// ^ chunk function first test notes=BOOST_AUTO_TEST_CASE ^ call BOOST_AUTO_TEST_CASE in=first ^ call one in=first ^ call BOOST_CHECK in=first
BOOST_FIXTURE_TEST_CASE(second, Setup)
	// ^ chunk function Setup.second test notes=BOOST_FIXTURE_TEST_CASE ^ call BOOST_FIXTURE_TEST_CASE in=Setup.second
{
	two();
	// ^ call two in=Setup.second ^ no chunk
}
BOOST_AUTO_TEST_SUITE_END()
	// ^ call BOOST_AUTO_TEST_SUITE_END via=macro ^ no chunk
int not_a_test() { return 1; }
	// ^ chunk function not_a_test() exported ^ no call
