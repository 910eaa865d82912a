extension Store { // ^ chunk extension Store type=Store sig="extension Store" ^ no bind
	func added() -> Int { count } // ^ chunk method Store.added() parent=Store
	static func make() { } // ^ chunk method Store.make() static
	var computed: Bool { true } // ^ chunk property Store.computed readonly
	struct Nested { } // ^ chunk struct Store.Nested
	enum Kind { case a } // ^ chunk enum Store.Kind ^ chunk enum_member Store.Kind.a
}
public extension Store.Nested where Key == Int { // ^ chunk extension Store.Nested exported public type=Store.Nested sig="public extension Store.Nested where Key == Int"
	func deep() { } // ^ chunk method Store.Nested.deep() exported public
	private func own() { } // ^ chunk method Store.Nested.own() private
	internal var quiet: Int { 1 } // ^ chunk property Store.Nested.quiet readonly
}
extension Array: Shown where Element: Shown { // ^ chunk extension Array ^ heritage implements Shown ^ refs Array:type Shown:type Element:type Shown:type
	init(shown: Int) { self.init() } // ^ chunk constructor Array.init(shown: Int) ^ call self.init
	subscript(safe i: Int) -> Element? { self[i] } // ^ chunk property Array.subscript(safe{i}: Int) readonly ^ no call
}
extension P { // ^ chunk extension P
	/// Unless it is told otherwise.
	func work() { } // ^ chunk method P.work() doc="Unless it is told otherwise."
}
extension Foo: @unchecked Sendable, Codable { } // ^ heritage implements Sendable ^ heritage implements Codable ^ no call
extension [Int] { func sum() { } } // ^ chunk extension [Int] ^ chunk method [Int].sum()
