import Core

extension Thing {
	func extended() {
		area() //= area App.swift#Thing.area
		more() //= more More.swift#Thing.more
		generic(self, s: self, a: self) //= generic App.swift#generic
	}
	private func more() {}
}
