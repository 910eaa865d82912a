#ifndef GUARD_H
	// ^ refs GUARD_H:read ^ no chunk ^ no call
#define GUARD_H
	// ^ chunk macro GUARD_H ^ no call

#include "always.h"
	// ^ import * from always.h kind=include ^ no chunk ^ no call
#if defined(A) && B > 2
	// ^ refs A:read B:read ^ no chunk ^ no call
#include "sometimes.h"
	// ^ import * from sometimes.h conditional kind=include ^ no chunk ^ no call
#elif C /* not_this */
	// ^ refs C:read ^ no chunk ^ no call
#include <other.h>
	// ^ import * from <other.h> conditional kind=include ^ no chunk ^ no call
#endif
	// ^ no chunk ^ no call

#ifdef __cplusplus
	// ^ refs __cplusplus:read ^ no chunk ^ no call
extern "C" {
	// ^ no chunk ^ no call
#endif
	// ^ no chunk ^ no call

#ifdef FAST
	// ^ refs FAST:read ^ no chunk ^ no call
int pick(int a) { return fast(a); }
	// ^ chunk function pick(a: int) exported type=int ^ call fast in=pick ^ export named pick chunk=pick ^ refs fast:call a:read
#else
	// ^ no chunk ^ no call
int pick(long a) { return slow(a); }
	// ^ chunk function pick(a: long) exported type=int ^ call slow in=pick ^ export named pick chunk=pick ^ refs slow:call a:read
#endif
	// ^ no chunk ^ no call

#if WIDE
	// ^ refs WIDE:read ^ no chunk ^ no call
long torn(long a)
	// ^ chunk function torn(a: long) declaration exported type=long ^ export named torn chunk=torn ^ no call
#else
	// ^ no chunk ^ no call
int torn(int a)
	// ^ chunk function torn(a: int) exported type=int ^ export named torn chunk=torn ^ no call
#endif
	// ^ no chunk ^ no call
{
	return both(a);
	// ^ call both in=torn ^ refs both:call a:read ^ no chunk
}

int split(int a) {
	// ^ chunk function split(a: int) exported type=int ^ export named split chunk=split ^ no call
#ifdef ONE
	// ^ refs ONE:read ^ no chunk ^ no call
	if (one(a)) {
	// ^ call one in=split ^ refs one:call a:read ^ no chunk
#else
	// ^ no chunk ^ no call
	if (two(a)) {
	// ^ call two in=split ^ refs two:call a:read ^ no chunk
#endif
	// ^ no chunk ^ no call
		inside(a);
	// ^ call inside in=split ^ refs inside:call a:read ^ no chunk
	}
#ifdef THREE
	// ^ refs THREE:read ^ no chunk ^ no call
	else
	// ^ no chunk ^ no call
		three(a);
	// ^ call three in=split ^ refs three:call a:read ^ no chunk
#endif
	// ^ no chunk ^ no call
	return last(a);
	// ^ call last in=split ^ refs last:call a:read ^ no chunk
}

static const int table[] = {
	// ^ chunk constant table readonly static type="const int[]" ^ no call
	1,
	// ^ no chunk ^ no call
#ifdef TWO
	// ^ refs TWO:read ^ no chunk ^ no call
	2,
	// ^ no chunk ^ no call
#else
	// ^ no chunk ^ no call
	22,
	// ^ no chunk ^ no call
#endif
	// ^ no chunk ^ no call
	3
	// ^ no chunk ^ no call
};

enum letters {
	// ^ chunk enum letters ^ no call
	A_LETTER,
	// ^ chunk enum_member letters.A_LETTER parent=letters ^ no call
#if HAVE_B
	// ^ refs HAVE_B:read ^ no chunk ^ no call
	B_LETTER,
	// ^ chunk enum_member letters.B_LETTER parent=letters ^ no call
#endif
	// ^ no chunk ^ no call
	C_LETTER
	// ^ chunk enum_member letters.C_LETTER parent=letters ^ no call
};

struct shape {
	// ^ chunk struct shape ^ no call
	int x;
	// ^ chunk field shape.x type=int parent=shape ^ no call
#ifdef THREE_D
	// ^ refs THREE_D:read ^ no chunk ^ no call
	int z;
	// ^ chunk field shape.z type=int parent=shape ^ no call
#endif
	// ^ no chunk ^ no call
};

int call_it(void) {
	// ^ chunk function call_it() exported type=int ^ export named call_it chunk=call_it ^ no call
	return sum(1,
	// ^ call sum in=call_it ^ refs sum:call ^ no chunk
#ifdef X
	// ^ refs X:read ^ no chunk ^ no call
		x(),
	// ^ call x in=call_it ^ refs x:call ^ no chunk
#endif
	// ^ no chunk ^ no call
		2);
	// ^ no chunk ^ no call
}

void after(void) { done(); }
	// ^ chunk function after() exported type=void ^ call done in=after ^ export named after chunk=after ^ refs done:call

#ifdef __cplusplus
	// ^ refs __cplusplus:read ^ no chunk ^ no call
}
#endif
	// ^ no chunk ^ no call
#endif
	// ^ no chunk ^ no call
