package com.kt.other

class Helper {
	fun go(count: Int) {}

	fun elsewhere() {}
}

fun Helper.extended(times: Int) {}

fun twice(text: String) {}

fun com.kt.util.Helper.unseen() {}
