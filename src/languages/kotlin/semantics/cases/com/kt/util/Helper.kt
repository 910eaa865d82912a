package com.kt.util

open class Helper(val size: Int) {
	var next: Helper? = null
	var name = ""

	fun go(count: Int): Helper = this

	fun go(text: String): Helper = this

	fun ok() = true

	fun named(first: Int, second: Int = 2, third: Int = 3) = first

	companion object {
		const val MAX = 3

		fun create(): Helper = Helper(1) //= Helper Helper.kt#Helper
	}
}

class Wide(size: Int) : Helper(size) { //= Helper Helper.kt#Helper
	constructor() : this(1)

	fun wide() {
		go(1) //= go Helper.kt#Helper.go
		create() //= create Helper.kt#Helper.Companion.create
	}
}

class Builder : java.io.Closeable {
	var helper = Helper(1)

	fun with(helper: Helper) = apply {
		this.helper = helper
		helper.ok() //= ok Helper.kt#Helper.ok
	}

	fun build() = helper

	override fun close() {
		with(helper).build().ok() //= ok Helper.kt#Helper.ok
	}

	companion object {
		fun String.toHelper() = Helper(1)
	}
}

fun twice(number: Int) = number * 2

fun Helper.extended(times: Int): Helper {
	go(times) //= go Helper.kt#Helper.go
	this.ok() //= ok Helper.kt#Helper.ok
	return this
}

val Helper.extra: Helper get() = this

fun String.shout() = uppercase()

fun Helper.hidden() = 1

fun build(block: Helper.() -> Unit): Helper = Helper(1).apply(block)

fun each(block: (Helper, Int) -> Unit) {}

object Registry {
	val main = Helper(1)

	fun register(helper: Helper) {
		helper.ok() //= ok Helper.kt#Helper.ok
	}
}
