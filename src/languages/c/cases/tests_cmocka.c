#include <stdarg.h>
	// ^ no chunk
#include <cmocka.h>
	// ^ no chunk
static void test_null(void **state) { (void) state; }
	// ^ chunk function test_null(state: void **) static test
static int setup(void **state) { return 0; }
	// ^ chunk function setup(state: void **) static
static void null_test(void **state) { }
	// ^ chunk function null_test(state: void **) static test
static void test_other(void *state) { }
	// ^ chunk function test_other(state: void *) static
