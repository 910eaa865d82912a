package com.acme.lib;

public class Tool {
	public void run() {
		new Other().go(); //= go Other.java#Other.go
	}
}
