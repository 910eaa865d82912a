#include "private.h"
int start(void) {
	reset(2); //= reset program.c#reset
	return 0;
}
