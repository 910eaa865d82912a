import Core
import XCTest

extension Point {
	func moved(by amount: Int) -> Point { self }
}

final class Mover: XCTestCase {
	func moved(to place: Int) -> Mover { self }
	func moved(from place: Int, with steps: Int...) -> Point { Point(x: 1) }
	func moved(_ place: Int, then run: () -> Void) -> Base { Base(id: 1) }
	func moved(later place: Int = 1, run: () -> Void) -> Mover { self }
	func onlyHere() {}

	func go() {
		moved(to: 1).onlyHere() //= onlyHere Labels.swift#Mover.onlyHere
		moved(from: 1).area() //= area Core.swift#Point.area
		moved(from: 1, with: 2, 3).area() //= area Core.swift#Point.area
		moved(1) {}.go(1) //= go Core.swift#Base.go
		moved {}.onlyHere() //= onlyHere Labels.swift#Mover.onlyHere
		moved(from: 1).onlyHere() //= onlyHere dynamic
		assert(true) //= assert external Swift
		XCTAssertEqual(1, 1) //= XCTAssertEqual external XCTest
	}
}
