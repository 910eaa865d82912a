import Foundation // ^ import * from Foundation
import struct Foo.Bar // ^ import Bar as Bar from Foo ^ bind import Bar
@testable import App.Core // ^ import * from App.Core
@_exported import Deep // ^ import * from Deep ^ export star *
public import NIOCore // ^ import * from NIOCore ^ no export
#if canImport(Darwin)
import Darwin // ^ import * from Darwin conditional
#else
import Glibc // ^ import * from Glibc conditional
#endif
import After // ^ import * from After
let limit: Int = 10 // ^ chunk constant limit readonly type=Int sig="let limit: Int" ^ bind const limit
public var current = make(limit) // ^ chunk variable current exported public ^ call make in=current ^ bind let current ^ export named current
var (a, b) = pair() // ^ chunk variable a ^ chunk variable b ^ call pair ^ bind let a ^ bind let b
let x = 1, y: String = "s" // ^ chunk constant x readonly lines=15-15 sig="let x" type=- ^ chunk constant y readonly lines=15-15 sig="let y: String" type=String ^ bind const x ^ bind const y
var computed: Int { limit * 2 } // ^ chunk variable computed readonly sig="var computed: Int"
nonisolated(unsafe) var loose = 0 // ^ chunk variable loose notes=-
private let secret = { (n: Int) in n }(1) // ^ chunk constant secret private readonly ^ chunk lambda -(n: Int) ^ call { (n: Int) in n }
current = other(1) // ^ assign current = call#3 ^ call other
print("hi") // ^ call print in=-
func outer() { // ^ chunk function outer()
	let local = 1 // ^ no chunk ^ bind const local
	func inner() { } // ^ chunk function outer.inner()
	struct Here { let f = 1 } // ^ chunk struct outer.Here ^ chunk field outer.Here.f readonly
	var lazyLocal: Int { local } // ^ chunk property outer.lazyLocal readonly ^ bind let lazyLocal
	current += 1 // ^ assign current = (current + <number>)
}
