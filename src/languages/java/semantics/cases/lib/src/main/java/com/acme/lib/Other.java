package com.acme.lib;

class Other {
	void go() {}
}
