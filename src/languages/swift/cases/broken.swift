struct Before { func a() { ok() } } // ^ chunk struct Before ^ chunk method Before.a() ^ call ok

class Middle { // ^ chunk class Middle broken
	func b() { good() } // ^ chunk method Middle.b() ^ call good
	func c( { } // ^ error
	func d() { fine() } // ^ chunk method Middle.d() ^ call fine
	var e = 1 // ^ chunk field Middle.e
}

struct After { func f() { done() } } // ^ chunk struct After ^ chunk method After.f() ^ call done
