import XCTest
import Testing
final class StoreTests: XCTestCase { // ^ chunk class StoreTests
	override func setUp() { } // ^ chunk method StoreTests.setUp() override
	func testAdds() throws { XCTAssertEqual(1, 1) } // ^ chunk method StoreTests.testAdds() test
	func testAsync() async { } // ^ chunk method StoreTests.testAsync() async test
	func test_snake() { } // ^ chunk method StoreTests.test_snake() test
	func testable() { } // ^ chunk method StoreTests.testable()
	func testWith(_ x: Int) { } // ^ chunk method StoreTests.testWith(pos x: Int)
	private func testHidden() { } // ^ chunk method StoreTests.testHidden() private
	static func testStatic() { } // ^ chunk method StoreTests.testStatic() static
	func helper() { func testInner() { } } // ^ chunk method StoreTests.helper() ^ chunk function StoreTests.helper.testInner()
}
class Later: StoreTests { func testMore() { } } // ^ chunk class Later ^ chunk method Later.testMore() test
extension StoreTests { func testInExtension() { } } // ^ chunk extension StoreTests ^ chunk method StoreTests.testInExtension() test
class Plain { func testNot() { } } // ^ chunk class Plain ^ chunk method Plain.testNot()
struct Suite { func testNot() { } } // ^ chunk struct Suite ^ chunk method Suite.testNot()
@Suite("All") struct Modern { // ^ chunk struct Modern notes="Suite(\"All\")"
	@Test func plain() { #expect(1 == 1) } // ^ chunk method Modern.plain() test notes=Test ^ call Test via=decorator ^ call #expect via=macro
	@Test("named", arguments: [1, 2]) func cases(n: Int) async throws { } // ^ chunk method Modern.cases(n: Int) async test notes="Test(\"named\", arguments: [1, 2])"
	@Test func `reads like a sentence`() { } // ^ chunk method Modern.reads like a sentence() test
	func notOne() { } // ^ chunk method Modern.notOne()
}
@Test func free() { } // ^ chunk function free() test
func testFree() { } // ^ chunk function testFree()
