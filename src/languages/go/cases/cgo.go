package cgo // ^ chunk namespace cgo declaration

/*
#cgo LDFLAGS: -lm
#cgo linux CFLAGS: -DX=1
#include <stdio.h> // ^ import * from stdio.h kind=include
  # include "local/thing.h" // ^ import * from local/thing.h kind=include
#define include "no" // ^ no import
static int twice(int n) { return 2 * n; }
*/
import "C" // ^ import * as C from C

import "unsafe"

func call(n int) {
	p := C.CString("x")                // ^ call C.CString receiver=C name=CString
	defer C.free(unsafe.Pointer(p))    // ^ call C.free deferred ^ call unsafe.Pointer
	var t C.struct_point               // ^ bind var t type=C.struct_point ^ refs C:type .struct_point:type
	_ = C.twice(C.int(n)) + t.x        // ^ call C.twice ^ call C.int
}
