public class Base {
	public func go(_ a: Int) {}
}
public func elsewhere() {}
func queue() {}
class Thing {
	func extended() {
		Base().go(1) //= go Other.swift#Base.go
		shown(1) //= shown unresolved
	}
}
