package com.kt.util

class Part(val value: String, val dispose: () -> Unit) {
	@Deprecated("Kept for binary compatibility", level = DeprecationLevel.HIDDEN)
	constructor(value: String, dispose: () -> Unit, partHeaders: Int = 1) : this(value, dispose)

	@Deprecated("HIDDEN in the text alone, which hides nothing")
	fun told(a: Int): Part = this

	@Deprecated(level = DeprecationLevel.HIDDEN, message = "Use the other", replaceWith = ReplaceWith("copy(a)"))
	fun copy(a: Int, b: Int = 1): Told = Told()

	fun copy(a: Int, b: Int = 1, c: Int = 2): Part = this

	@kotlin.Deprecated("", ReplaceWith("f()"), DeprecationLevel.ERROR)
	fun stopped(): Part = this
}

class Told {
	fun old() {}
}

@Deprecated("Maintained for binary compatibility", level = DeprecationLevel.HIDDEN)
fun String.parsed(limit: Int = 1000): Told = Told()

fun String.parsed(limit: Int = 1000, all: Boolean = true): Part = Part(this) {} //= Part Hidden.kt#Part

fun usesHidden(part: Part) {
	part.copy(1).told(2) //= told Hidden.kt#Part.told
	part.stopped().told(1) //= stopped Hidden.kt#Part.stopped
	"a".parsed(1).told(3) //= told Hidden.kt#Part.told
	"a".parsed().old() //= old dynamic
}
