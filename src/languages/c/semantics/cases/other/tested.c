#include "tested.h"

int added(int a, int b) { return a + b; }
