package com.kt.app

import com.kt.util.Builder
import com.kt.util.Builder.Companion.toHelper
import com.kt.util.Helper
import com.kt.util.Helper as Alias
import com.kt.util.Registry
import com.kt.util.Wide
import com.kt.util.build
import com.kt.util.each
import com.kt.util.extended
import com.kt.util.extra
import com.kt.util.shout
import com.kt.util.twice

typealias Helpers = List<Helper>

val top = Helper(1)

fun makeTop(): Helper = top.go(1) //= go Helper.kt#Helper.go

fun <T : Helper> same(value: T, how: (T) -> Helper): T {
	how(value).go(1) //= go dynamic
	return value
}

sealed class Event {
	class Made(val helper: Helper) : Event()

	object Gone : Event()
}

data class Pack(val helper: Helper, val count: Int) {
	fun again() = copy(count = 2).helper.ok() //= ok Helper.kt#Helper.ok
}

enum class Color(val code: Int) {
	RED(1),
	GREEN(2);

	open fun paint() {}
}

abstract class Base {
	open fun run() {}

	fun inherited() {}
}

class App(val helper: Helper, plain: Helper) : Base() {
	val made = Helper(2)
	val lazily by lazy { Helper(3) }
	lateinit var late: Helper
	private val all: List<Helper> = listOf(helper)
	private val byName = mutableMapOf<String, Helper>()

	init {
		plain.ok() //= ok Helper.kt#Helper.ok
	}

	override fun run() {
		super.run() //= run App.kt#Base.run
		inherited() //= inherited App.kt#Base.inherited
		helper.go(1).go("a") //= go Helper.kt#Helper.go
		this.helper.ok() //= ok Helper.kt#Helper.ok
		made.ok() //= ok Helper.kt#Helper.ok
		lazily.ok() //= ok Helper.kt#Helper.ok
		late.ok() //= ok Helper.kt#Helper.ok
		helper.next?.ok() //= ok Helper.kt#Helper.ok
		helper.next!!.ok() //= ok Helper.kt#Helper.ok
		Alias(1).ok() //= ok Helper.kt#Helper.ok
		Wide(1).ok() //= ok Helper.kt#Helper.ok
		Wide().wide() //= wide Helper.kt#Wide.wide
		twice(2) //= twice Helper.kt#twice
		helper.extended(2).ok() //= ok Helper.kt#Helper.ok
		helper.extended(2) //= extended Helper.kt#Helper.extended
		Wide(1).extended(1) //= extended Helper.kt#Helper.extended
		helper.extra.ok() //= ok Helper.kt#Helper.ok
		"a".shout() //= shout Helper.kt#String.shout
		helper.hidden() //= hidden dynamic
		helper.unseen() //= unseen dynamic
		helper.elsewhere() //= elsewhere dynamic
		helper.named(1, third = 2) //= named Helper.kt#Helper.named
		helper.apply { ok() } //= ok Helper.kt#Helper.ok
		helper.apply { name = "x" }.ok() //= ok Helper.kt#Helper.ok
		with(helper) { ok() } //= ok Helper.kt#Helper.ok
		helper.let { it.ok() } //= ok Helper.kt#Helper.ok
		helper.also { h -> h.ok() }.ok() //= ok Helper.kt#Helper.ok
		helper.run { go(1) }.ok() //= ok Helper.kt#Helper.ok
		build { go(1) }.ok() //= ok Helper.kt#Helper.ok
		build { ok() } //= ok Helper.kt#Helper.ok
		each { h, count -> h.ok() } //= ok Helper.kt#Helper.ok
		all.map { it.go(1) }.filter { a -> a.ok() }.first().ok() //= ok Helper.kt#Helper.ok
		all.forEach { it.ok() } //= ok Helper.kt#Helper.ok
		for (one in all) one.ok() //= ok Helper.kt#Helper.ok
		Helper.create().ok() //= ok Helper.kt#Helper.ok
		Helper.create() //= create Helper.kt#Helper.Companion.create
		Registry.register(helper) //= register Helper.kt#Registry.register
		Registry.main.ok() //= ok Helper.kt#Helper.ok
		top.ok() //= ok Helper.kt#Helper.ok
		makeTop().ok() //= ok Helper.kt#Helper.ok
		same(Wide(1)) { it }.wide() //= wide Helper.kt#Wide.wide
		Old.make().helper.ok() //= ok Helper.kt#Helper.ok
		Old.make() //= make Old.java#Old.make
		Color.valueOf("RED").paint() //= paint App.kt#Color.paint
		Color.RED.paint() //= paint App.kt#Color.paint
		val maybe = helper.next ?: top
		maybe.ok() //= ok Helper.kt#Helper.ok
		val any: Any = helper
		(any as Helper).ok() //= ok Helper.kt#Helper.ok
		(any as? Helper)?.ok() //= ok Helper.kt#Helper.ok
		println("a") //= println external kotlin.io
		all.size.toString() //= toString external kotlin
		com.kt.util.twice(3) //= twice Helper.kt#twice
		com.kt.other.Helper().elsewhere() //= elsewhere Other.kt#Helper.elsewhere
		Builder().with(helper).build().ok() //= ok Helper.kt#Helper.ok
		"a".toHelper().ok() //= ok Helper.kt#Helper.ok
		missing() //= missing unresolved
	}

	inner class Inner {
		fun hi() {
			inherited() //= inherited App.kt#Base.inherited
			this@App.run() //= run App.kt#App.run
		}
	}
}
