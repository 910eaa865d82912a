#define STEP(x) first(x)

static int first(int x) { return x; }
static int second(int x) { return x; }

int steps(void) {
	STEP(1); //= STEP ambiguous
#undef STEP
#define STEP(x) second(x)
	return STEP(2); //= STEP redefined.c#STEP
}
