static inline int overridden(void) { return 1; }
