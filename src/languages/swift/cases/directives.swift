#if os(Linux) && !DEBUG
func f() { linux() } // ^ chunk function f() ^ call linux
#elseif os(Windows)
func f() { windows() } // ^ chunk function f() ^ call windows
#else
func f() { other() } // ^ chunk function f() ^ call other
#endif
struct S { // ^ chunk struct S
	#if DEBUG
	var debug = true // ^ chunk field S.debug
	#endif
	func m() { // ^ chunk method S.m() decisions=0 effort=0
		#if swift(>=6)
		newer() // ^ call newer
		#else
		older() // ^ call older
		#endif
		#warning("look here: func no() { }")
		x
			.a()
			#if os(iOS)
			.b() // ^ refs .b:call
			#endif
	}
	#if os(macOS)
	@available(macOS 13, *)
	#endif
	func after() { } // ^ chunk method S.after() notes="available(macOS 13, *)"
}
switch v {
#if A
case .a: one() // ^ call one
#endif
default: two() // ^ call two
}
let s = "#if not a directive" // ^ bind const s
let where_ = (#file, #line, #function) // ^ no refs ^ bind const where_
if #available(iOS 15, *), ready { go() } // ^ refs ready:read go:call ^ call go
