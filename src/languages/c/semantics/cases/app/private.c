#include "private.h"

static void init(void) {}

void reset(struct buffer *b) {
	init(); //= init private.c#init
	b->size = 0; //= size link.h#buffer.size
	b->owner->out.size = LINK_MAX(1, 2); //= LINK_MAX link.h#LINK_MAX
	int most = LINK_MAX(b->size, 2);
	link_buffer(b->owner)->data = 0; //= data link.h#buffer.data
	(void)most; //= most private.c#most
}
