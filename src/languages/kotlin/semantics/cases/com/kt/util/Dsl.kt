package com.kt.util

import kotlinx.coroutines.CoroutineScope

class Scope {
	fun step() = 1
}

class Nested {
	fun deep() = 1
}

typealias Declaration = Scope.() -> Unit
typealias Handler<T> = suspend T.(Nested) -> Unit
typealias Again = Declaration

fun declare(block: Declaration) {}

fun again(name: String, block: Again?) {}

fun <T> handle(first: T, block: Handler<T>) {}

fun wide(block: Scope.(of: Map<String, List<Nested>>, with: (Int) -> Unit) -> Unit) {}

fun plainly(block: () -> Unit) {}

/** Made by a function that has its name. */
interface Store {
	fun put()
}

fun Store(size: Int = 1): Store = Small()

class Small : Store {
	override fun put() {}
}

class Client(val engine: Nested, val settings: Scope) {
	fun send() {}
}

class Sender

fun Client(name: String, block: Scope.() -> Unit = {}): Sender = Sender()

class Token private constructor() {
	companion object {
		operator fun invoke(text: String): Nested = Nested()
	}
}

class Settings(var config: Scope.() -> Unit, val plain: Nested, val call: (Int) -> Nested)

fun Settings.config(block: Nested.() -> Unit) {}

fun Settings.plain(block: Nested.() -> Unit) {}

fun Settings.call(count: Int) {}

fun Scope.route(path: String, block: Nested.() -> Unit) {}

class Other

fun choose(block: Scope.() -> Unit): Scope = Scope()

fun choose(name: String = "", block: Scope.() -> Unit): Other = Other()

fun Other.never() {}

fun inScope(block: suspend CoroutineScope.() -> Unit) {}

class Logged(val quiet: Boolean = false, block: Nested.() -> Unit) {
	var body = 1

	constructor(vararg lines: String) : this(false, {})
}

fun Logged.setBody(text: String) {}
