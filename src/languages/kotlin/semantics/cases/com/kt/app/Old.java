package com.kt.app;

import com.kt.util.Helper;

public class Old {
	private final Helper helper = new Helper(1);

	public Helper getHelper() {
		helper.ok(); //= ok Helper.kt#Helper.ok
		helper.getNext().ok(); //= ok Helper.kt#Helper.ok
		return helper;
	}

	public static Old make() {
		return new Old();
	}
}
