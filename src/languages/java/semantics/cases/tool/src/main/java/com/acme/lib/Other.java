package com.acme.lib;

/** Of the same name, in another module. */
class Other {
	void go() {
		run(); //= run unresolved
	}
}
