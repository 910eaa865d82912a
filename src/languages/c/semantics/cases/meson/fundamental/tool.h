#define is_same(a, b) ((a) == (b))
static inline int first_of_all(void) { return 1; }
