package com.acme;

import com.acme.util.*;

class Base {
	Base(Helper h) {
		h.go(1); //= go Helper.java#Helper.go
	}

	void inherited() {}
}
