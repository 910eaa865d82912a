package com.acme.util;

public class Helper {
	public Helper(int a) {}

	public Helper go(int a) {
		return this;
	}

	void chain() {}

	Helper next() {
		return this;
	}

	public static int twice(int a) {
		return a * 2;
	}
}
