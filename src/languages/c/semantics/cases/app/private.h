#pragma once
#include "net/link.h"
void reset(struct buffer *b);
int gone_away(void);
