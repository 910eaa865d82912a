#include "tested.h"

#define new(type, count) made(sizeof(type), count)

TEST(added) {
	added(1, 2); //= added tested.c#added
	new(struct point, 3); //= new test_added.c#new
}

TEST(missing) {
	added(3, 4); //= added tested.c#added
}
