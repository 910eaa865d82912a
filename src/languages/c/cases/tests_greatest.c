#include "greatest.h"
	// ^ no chunk
TEST should_work(void) { PASS(); }
	// ^ chunk function should_work() exported test
SUITE(the_suite) { RUN_TEST(should_work); }
	// ^ chunk function the_suite
enum greatest_test_res also(int n) { PASS(); }
	// ^ chunk function also(n: int) exported test
static int helper(void) { return 1; }
	// ^ chunk function helper() static
