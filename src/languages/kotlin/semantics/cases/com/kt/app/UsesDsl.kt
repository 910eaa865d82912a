package com.kt.app

import com.kt.util.*
import kotlin.test.*
import org.other.*

class UsesDsl : AutoCloseable {
	private val build: Scope.() -> Unit = { step() } //= step Dsl.kt#Scope.step

	fun mine() {}

	fun made(): Declaration = { step() } //= step Dsl.kt#Scope.step

	override fun close() {
		declare { step() } //= step Dsl.kt#Scope.step
		again("a") { step() } //= step Dsl.kt#Scope.step
		handle(Scope()) { it.deep() } //= deep Dsl.kt#Nested.deep
		handle(Scope()) { step() } //= step Dsl.kt#Scope.step
		wide { of, with -> step() } //= step Dsl.kt#Scope.step
		plainly { this.mine() } //= mine UsesDsl.kt#UsesDsl.mine
		listOf(1).forEach { this.mine() } //= mine UsesDsl.kt#UsesDsl.mine
		declare { this.mine() } //= mine dynamic
		Store() //= Store Dsl.kt#Store
		Store(2).put() //= put Dsl.kt#Store.put
		Client("a") { step() } //= step Dsl.kt#Scope.step
		Client(Nested(), Scope()).send() //= send Dsl.kt#Client.send
		Client("a").never() //= never dynamic
		Token("a").deep() //= deep Dsl.kt#Nested.deep
		Token("a") //= Token Dsl.kt#Token.Companion.invoke
		choose { step() }.step() //= step Dsl.kt#Scope.step
		choose("a") { step() }.never() //= never Dsl.kt#Other.never
	}

	fun settings(all: Settings, scope: Scope) {
		all.config { deep() } //= config Dsl.kt#Settings.config
		all.plain { deep() } //= plain Dsl.kt#Settings.plain
		all.plain { deep() } //= deep Dsl.kt#Nested.deep
		all.call(1) //= call Dsl.kt#Settings.call
		scope.route("a") { deep() } //= route Dsl.kt#Scope.route
		scope.route(Nested()) //= route DslByPattern.kt#Scope.route
	}

	fun logged() {
		Logged { deep() }.setBody("a") //= deep Dsl.kt#Nested.deep
		Logged { deep() }.setBody("a") //= setBody Dsl.kt#Logged.setBody
	}

	fun checked() {
		assertEquals(1, 2) //= assertEquals external kotlin.test
		unknown() //= unknown unresolved
		inScope {
			assertTrue(true) //= assertTrue external kotlin.test
			listOf(1) //= listOf external kotlin.collections
			missing { other() } //= other unresolved
			unseen() //= unseen unresolved
			mine() //= mine UsesDsl.kt#UsesDsl.mine
		}
	}
}
