class Torn { // ^ chunk class Torn broken
	func a() { // ^ chunk method Torn.a()
		if x { b()
	}
	func c() { d() } // ^ chunk method Torn.c() broken ^ call d
	var e: Int { 1 } // ^ chunk property Torn.e broken readonly
}
class Sound { func f() { } } // ^ chunk class Sound broken ^ chunk method Sound.f()
