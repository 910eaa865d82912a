int from_linker(int x) { return x; }
static int connect_all(void) { return 1; }
