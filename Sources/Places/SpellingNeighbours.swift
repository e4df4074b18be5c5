import KnowledgePack

/// Texts that differ from one by a letter that is wrong, missing or too much, or by two that changed places.
struct SpellingNeighbours {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz -'".utf8)

    private let text: [UInt8]

    /// - Parameter text: folded; nil when it is not ASCII.
    init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        self.text = Array(text.utf8)
    }

    /// Calls a body with each of them and its hash; some come twice.
    func forEach(_ body: (Span<UInt8>, UInt64) -> Void) {
        func add(_ other: [UInt8]) { body(other.span, PackHash.hash(other.span)) }
        var other = text
        for index in text.indices {
            for letter in Self.letters where letter != text[index] {
                other[index] = letter
                add(other)
            }
            other[index] = text[index]
        }
        for index in text.indices.dropLast() where text[index] != text[index + 1] {
            other.swapAt(index, index + 1)
            add(other)
            other.swapAt(index, index + 1)
        }
        for index in text.indices {
            other.remove(at: index)
            add(other)
            other.insert(text[index], at: index)
        }
        for index in 0...text.count {
            other.insert(0, at: index)
            for letter in Self.letters {
                other[index] = letter
                add(other)
            }
            other.remove(at: index)
        }
    }
}
