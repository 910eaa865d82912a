import Core
import XCTest

/// A function whose name looks like that of a type.
func AssertLocal(_ color: Color) {}

func helpers() {
	AssertSame(1, 2) //= AssertSame Core.swift#AssertSame
	AssertSame(1, 2).hex() //= hex Core.swift#Color.hex
	AssertLocal(Color.red) //= AssertLocal HelperTests.swift#AssertLocal
	AssertHidden() //= AssertHidden unresolved
	XCTAssertTrue(true) //= XCTAssertTrue external XCTest
}
