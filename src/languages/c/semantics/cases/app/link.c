#include "net/link.h"
#include <stdlib.h>
#include <string.h>
#include "private.h"

static int helper(int x);
static int helper(int x) { return x; }
static void init(void) { helper(1); } //= helper link.c#helper
int (*link_hook)(int) = helper;

int twice_defined(int x) { return x; }

link_t *link_new(void) {
	init(); //= init link.c#init
	link_t *l = malloc(sizeof(*l)); //= malloc external stdlib.h
	memset(l, 0, sizeof(*l)); //= memset external string.h
	reset(&l->out); //= reset private.c#reset
	return l;
}

int link_open(link_t *l, const char *path) {
	LINK_EACH(l) { } //= LINK_EACH link.h#LINK_EACH
	l->ops->open(path); //= open link.h#link_ops.open
	int (*local)(int) = helper;
	local(2); //= local link.c#helper
	int (*changed)(int) = helper;
	changed = twice_defined;
	changed(3); //= changed ambiguous
	link_hook(3); //= link_hook link.c#link_hook
	return link_size(l); //= link_size link.h#link_size
}

struct buffer *link_buffer(link_t *l) { return &l->out; }
