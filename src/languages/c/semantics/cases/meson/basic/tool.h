#include "../fundamental/tool.h"
static inline int wrapped(void) { return first_of_all(); } //= first_of_all tool.h#first_of_all
