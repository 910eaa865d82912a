#include <fcntl.h>
#include "private.h"
#include "shared.c"

int twice_defined(int x) { return -x; }
int read(int fd, void *to, unsigned n) { return 0; }
int link_open(int x) { return x; }

void reset(int x) {
	start(); //= start start.c#start
	twice_defined(x); //= twice_defined program.c#twice_defined
	link_open(2); //= link_open program.c#link_open
	read(0, 0, 1); //= read program.c#read
	open("x", 0); //= open external fcntl.h
	included(2); //= included shared.c#included
	struct point *q = 0;
	q->x = 1; //= x dynamic
}

int main(void) {
	reset(1); //= reset program.c#reset
	return 0;
}
