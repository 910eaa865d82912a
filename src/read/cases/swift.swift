import Foundation

/// Runs everything.
///
/// It takes its time.
public class Runner<T: Hashable>: Base, Runs {
    /// How often.
    private(set) var count = 0
    let quote = "{ \(1)"

    var twice: Int {
        let doubled = count * 2
        log(doubled)
        log(doubled)
        log(doubled)
        return doubled
    }

    let limits = [
        "one": 1,
        "two": 2,
        "three": 3,
        "four": 4,
        "five": 5,
        "six": 6,
        "}": 7,
    ]

    public init(path: String, deep: Bool = false) throws {
        self.path = path
        open()
        close()
        open()
        close()
    }

    public func run(
        _ items: [T],
        each: (T) -> Void
    ) async -> [String: T] {
        let text = """
        { not a brace
        """
        items.forEach { item in
            each(item)
        }
        return [text: items[0]]
    }

    func short() -> Int { 1 }
}

enum Level: String {
    case low, high
    case other = "}"
}

protocol Runs {
    var count: Int { get }
    func run()
}

extension Runner {
    static func make() -> Runner { Runner() }
}
