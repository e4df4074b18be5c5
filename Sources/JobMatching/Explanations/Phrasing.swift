import TextFolding

/// Chooses between wordings that say the same, always alike for the same facts.
struct Phrasing {
    private let seed: UInt64

    init(_ facts: [String]) {
        seed = facts.reduce(StableHash().value) { Self.hash($1, from: $0) }
    }

    /// One of the wordings.
    ///
    /// - Parameters:
    ///   - topic: what they speak of, so that choices do not go together.
    ///   - wordings: at least one.
    /// - Returns: the wording; empty where there is none.
    func choose(_ topic: String, _ wordings: [String]) -> String {
        guard !wordings.isEmpty else { return "" }
        // checked: less than the number of wordings
        return wordings[Int(Self.hash(topic, from: seed) % UInt64(wordings.count))]
    }

    private static func hash(_ text: String, from start: UInt64) -> UInt64 {
        var hash = StableHash(start)
        hash.add(text)
        // A byte that no text has parts one fact from the next; the high bits are the better ones.
        hash.add(0xFF)
        return hash.value ^ (hash.value >> 32)
    }
}
