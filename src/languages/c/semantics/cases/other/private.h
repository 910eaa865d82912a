void reset(int x);
int start(void);
