int added(int a, int b);
