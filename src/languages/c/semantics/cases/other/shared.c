static int included(int x) { return x; }
