package com.kt.util

fun started(vararg parts: Int, block: () -> Unit): Told = Told()

fun started(part: Int): Part = Part("a") {} //= Part Hidden.kt#Part

fun usesVararg() {
	started(1).told(2) //= told Hidden.kt#Part.told
	started(1, 2) {}.old() //= old Hidden.kt#Told.old
	started {}.old() //= old Hidden.kt#Told.old
}
