#include "unity.h"
	// ^ no chunk
void setUp(void) { }
	// ^ chunk function setUp() exported
void test_addition(void) { TEST_ASSERT_EQUAL(2, add(1, 1)); }
	// ^ chunk function test_addition() exported test
static void test_private(void) { }
	// ^ chunk function test_private() static test
void test_with_argument(int n) { }
	// ^ chunk function test_with_argument(n: int) exported
void testing_helper(void) { }
	// ^ chunk function testing_helper() exported
void helper_for_test(void) { }
	// ^ chunk function helper_for_test() exported
void test_only_declared(void);
	// ^ chunk function test_only_declared() declaration exported
int main(void) { RUN_TEST(test_addition); return UNITY_END(); }
	// ^ chunk function main() exported
