import Synchronization

/// From which occupations people move to others; found out when somebody asks first.
final class OccupationsBefore: Sendable {
    /// Moves that count: the likeliest of each occupation.
    private static let moves = 2
    private let known = Mutex<[String: [String]]?>(nil)

    /// - Parameters:
    ///   - code: where people move to.
    ///   - related: all occupations, each with those that its people move to, the likeliest first.
    /// - Returns: where they come from, the likeliest first.
    func codes(before code: String, among related: () -> [(code: String, next: [String])]) -> [String] {
        known.withLock { known in
            let sources = known ?? Self.sources(related())
            known = sources
            return sources[code] ?? []
        }
    }

    private static func sources(_ related: [(code: String, next: [String])]) -> [String: [String]] {
        var sources: [String: [String]] = [:]
        for place in 0..<moves {
            for occupation in related where place < occupation.next.count {
                sources[occupation.next[place], default: []].append(occupation.code)
            }
        }
        return sources
    }
}
