import Core
import XCTest

#if os(Windows)
func systemName() -> Int { 1 }
#else
func systemName() -> Int { 2 }
#endif

struct Handle {
	#if canImport(Darwin)
	init(path: String) {}
	func open() -> Int { 1 }
	#else
	init(path: String) {}
	func open() -> Int { 2 }
	#endif
	func close() {}
}

extension Handle {
	#if os(Linux)
	func flush(_ count: Int) {}
	#elseif os(Windows)
	func flush(_ count: Int) {}
	#endif
}

struct Ready { func ready() {} }
struct Later { func later() {} }

final class Net {
	func read(_ count: Int) -> Ready { Ready() }
	func read(_ count: Int) async -> Later { Later() }
	func write(_ count: Int) -> Ready { Ready() }
	func write(_ text: String) async -> Later { Later() }
	func only(_ count: Int) async -> Later { Later() }
	func use(_ later: Later) async {}
	func make() -> Ready { Ready() }

	func now() {
		read(1).ready() //= ready Waiting.swift#Ready.ready
		only(1).later() //= later Waiting.swift#Later.later
	}

	func soon() async {
		read(1).ready() //= ready Waiting.swift#Ready.ready
		await read(1).later() //= later Waiting.swift#Later.later
		await use(read(2)) //= read Waiting.swift#Net.read
		let sum = await read(1).later() == read(2).later() //= later Waiting.swift#Later.later
		async let first = read(3).later() //= later Waiting.swift#Later.later
		Task { self.read(1).ready() } //= ready Waiting.swift#Ready.ready
		Task { await self.read(1).later() } //= later Waiting.swift#Later.later
		// Which of the two is written depends on a type, which is not looked at.
		await write(sum) //= write ambiguous
		write(1).ready() //= ready Waiting.swift#Ready.ready
		await make().ready() //= ready Waiting.swift#Ready.ready
	}
}

func twice() {
	systemName() //= systemName ambiguous
	let handle = Handle(path: "a") //= Handle ambiguous
	handle.open() //= open ambiguous
	handle.flush(1) //= flush ambiguous
	handle.close() //= close Waiting.swift#Handle.close
}

protocol Closing {}
extension Closing {
	func close(mode: Int = 1) -> Ready { Ready() }
}

protocol Channel: Closing {}
extension Channel {
	// Beside one above that has the same parameters and is not waited for.
	func close(mode: Int = 1) async -> Later { Later() }
}

func closed(_ channel: Channel) async {
	channel.close().ready() //= ready Waiting.swift#Ready.ready
	await channel.close().later() //= later Waiting.swift#Later.later
	// What is waited for gives nothing that has it.
	await channel.close().ready() //= close Waiting.swift#Closing.close
	try await channel.close().ready() //= close Waiting.swift#Closing.close
}

func throwing() {
	XCTAssertThrowsError(1) //= XCTAssertThrowsError external XCTest
	ownCheck(1) //= ownCheck Waiting.swift#ownCheck
}

func throwingLater() async {
	await XCTAssertThrowsError(1) //= XCTAssertThrowsError Waiting.swift#XCTAssertThrowsError
}

func XCTAssertThrowsError(_ value: Int) async {}
func ownCheck(_ value: Int) {}
