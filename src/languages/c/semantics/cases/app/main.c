#include <stdio.h>
#include <unistd.h>
#include <openssl/ssl.h>
#include "net/link.h"
#include "missing_generated.h"

extern int from_linker(int x);
struct point { int x; };
struct stat2 { int x; };
static int stat2(int x) { return x; }

static int shadowed(int x) { return x; }

static int with_shadow(int (*shadowed)(int)) {
	return shadowed(2); //= shadowed main.c#shadowed
}

static int apply(int (*f)(int), int x) { return f(x); } //= f main.c#f

int main(int argc, char **argv) {
	link_t *l = link_new(); //= link_new link.c#link_new
	link_open(l, argv[0]); //= link_open link.c#link_open
	printf("%d", only_declared(2)); //= only_declared link.h#only_declared
	printf("x"); //= printf external stdio.h
	twice_defined(2); //= twice_defined link.c#twice_defined
	from_linker(1); //= from_linker extra.c#from_linker
	PICK(2); //= PICK ambiguous
	stat2(2); //= stat2 main.c#stat2
	shadowed(2); //= shadowed main.c#shadowed
	apply(shadowed, 2); //= apply main.c#apply
	apply(shadowed, 2); //= shadowed main.c#shadowed
	with_shadow(shadowed); //= with_shadow main.c#with_shadow
	l->out.size = 3; //= size link.h#buffer.size
	l->next->next->out.data = 0; //= data link.h#buffer.data
	link_buffer(l)->owner->out.size = 2; //= size link.h#buffer.size
	read(0, 0, 0); //= read external unistd.h
	reset(0); //= reset unresolved
	helper(2); //= helper unresolved
	gone_away(); //= gone_away unresolved
	connect_all(); //= connect_all unresolved
	__builtin_expect(1, 1); //= __builtin_expect external compiler
	struct point p = { 1 };
	p.x = 2; //= x main.c#point.x
	return 0;
}
