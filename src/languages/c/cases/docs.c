/*
 * A licence, which is about no function.
 */

/* Adds. And more. */
int add(int a, int b) { return a + b; }
	// ^ chunk function add(a: int, b: int) exported doc=Adds.


/**
 * @brief Subtracts one from
 * the other
 *
 * Details follow.
 * @param a first
 */
int subtract(int a, int b);
	// ^ chunk function subtract(a: int, b: int) declaration exported doc="Subtracts one from the other"


// One line
// and another.
static int lines;
	// ^ chunk variable lines static doc="One line and another."


/* Too far away. */

int undocumented;
	// ^ chunk variable undocumented exported

int first; int second;
	// ^ chunk variable first exported ^ chunk variable second exported

struct s {
	// ^ chunk struct s

	int a; /* The a. */
	// ^ chunk field s.a doc="The a."

	int b; // The b
	// ^ chunk field s.b doc="The b"

	/* The c. */
	int c;
	// ^ chunk field s.c doc="The c."

	int d;
	// ^ chunk field s.d

};
#define LIMIT 3 /* How many. */
	// ^ chunk macro LIMIT doc="How many."

#define OTHER 4
	// ^ chunk macro OTHER

int after_trailing;
	// ^ chunk variable after_trailing exported

/* ---- A ruled line ---- */
int ruled;
	// ^ chunk variable ruled exported doc="A ruled line"

