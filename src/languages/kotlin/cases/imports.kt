@file:Suppress("unused") // ^ refs Suppress:call

package com.example.app // ^ chunk namespace com.example.app

import java.util.List // ^ import List as List from java.util ^ bind import List
import java.util.* // ^ import * from java.util
import a.b.C as D // ^ import C as D from a.b ^ bind import D
import kotlin.collections.map // ^ import map as map from kotlin.collections ^ bind import map
import a.`in`.data // ^ import data as data from a.in ^ bind import data

val x: D = map(C)
// ^ bind const x ^ export named x ^ chunk constant x exported public readonly ^ refs D:type map:call C:read
