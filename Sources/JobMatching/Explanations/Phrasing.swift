/// Chooses between wordings that say the same, always alike for the same facts.
struct Phrasing {
    private let seed: UInt64

    init(_ facts: [String]) {
        seed = facts.reduce(Self.offset) { Self.hash($1, from: $0) }
    }

    /// One of the wordings.
    ///
    /// - Parameters:
    ///   - topic: what they speak of, so that choices do not go together.
    ///   - wordings: at least one.
    /// - Returns: the wording; empty where there is none.
    func choose(_ topic: String, _ wordings: [String]) -> String {
        guard !wordings.isEmpty else { return "" }
        return wordings[Int(Self.hash(topic, from: seed) % UInt64(wordings.count))]
    }

    // FNV-1a: the hash of the standard library differs from one start of the program to the next.
    private static let offset: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01b3

    private static func hash(_ text: String, from start: UInt64) -> UInt64 {
        let value = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
        // A byte that no text has parts one fact from the next; the high bits are the better ones.
        let parted = (value ^ 0xFF) &* prime
        return parted ^ (parted >> 32)
    }
}
