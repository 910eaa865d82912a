/* Copyright (c) somebody. */
#include <stdio.h>

#define LIMIT 10

/**
 * What is run.
 */
struct runner {
	int count; /* how often */
	char *path;
	struct {
		int deep;
	} inner;
};

typedef int (*visit)(struct runner *r, void *data);

enum level {
	LOW,
	HIGH,
};

static const char *names[] = {
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"}",
};

static int helper(int a);

/* Runs it. */
int
run(struct runner *r,
    visit f)
{
	int i;
	for (i = 0; i < r->count; i++) {
		if (f(r, "{") == '{')
			return -1;
	}
	return 0;
}

static int helper(int a) { return a + 1; }
