#include "network.h"
	// ^ no chunk
void test_connection(void) { }
	// ^ chunk function test_connection() exported
static void test_state(void **state) { }
	// ^ chunk function test_state(state: void **) static
