package com.kt.util

fun Scope.route(path: Regex, block: Nested.() -> Unit) {}

fun Scope.route(path: Nested) {}
