import Foundation

public protocol Shape {
	func area() -> Double
}
extension Shape {
	public func twice() -> Double { return area() * 2 } //= area Core.swift#Shape.area
}
open class Base {
	public init(id: Int) {}
	open func go(_ a: Int) -> Base { return self }
	public static func make() -> Base { return Base(id: 1) } //= Base Core.swift#Base.init
	func within() {}
}
public struct Point: Shape {
	public var x: Int
	var inner: Inner?
	struct Inner {
		func deep() {}
	}
	public func area() -> Double { return 1 }
	public func move(by d: Int, and e: Int) {}
	public func move(to p: Point) {}
	public func only(_ a: Int) {}
}
extension Point {
	public func only() { helper(1) } //= helper Core.swift#helper
	init(origin: Bool) { self.init(x: 1) }
}
public enum Color {
	case red
	case green(Int)
	public func hex() -> String { return "" }
}
func helper(_ x: Int) -> Int { return x }
public func shown(_ x: Int) -> Int { return hidden(x) } //= hidden Core.swift#hidden
private func hidden(_ x: Int) -> Int { return x }
extension String {
	public func shout() -> String { return louder() } //= louder Core.swift#String.louder
	func louder() -> String { return uppercased() }
}
public func AssertSame<A>(_ a: A, _ b: A) -> Color { return .red }
private func AssertHidden() {}
