#include "tool.h"

int started(int a) {
	if (is_same(a, 2)) //= is_same tool.h#is_same
		return wrapped(); //= wrapped tool.h#wrapped
	overridden(); //= overridden unresolved
	return first_of_all(); //= first_of_all tool.h#first_of_all
}
