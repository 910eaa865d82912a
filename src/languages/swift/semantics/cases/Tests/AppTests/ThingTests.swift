import XCTest
@testable import App

final class ThingTests: XCTestCase {
	func testArea() {
		let thing = Thing() //= Thing App.swift#Thing.init
		thing.area() //= area App.swift#Thing.area
		XCTAssertEqual(1, 1) //= XCTAssertEqual external XCTest
	}
}
