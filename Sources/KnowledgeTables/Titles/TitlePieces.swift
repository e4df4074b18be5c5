import KnowledgePack

/// What titles are compared by: runs of three letters, stems of words, and the stem of the last word, which names the work.
enum TitlePieces {
    /// A piece by its hash.
    struct Piece: Hashable {
        let key: Int32
        /// How much more it counts than a run of letters.
        let factor: Int32
        /// Whether it is the stem of a word.
        var isWord: Bool { factor == TitlePieces.wordFactor }
    }

    private static let wordFactor: Int32 = 2
    private static let headFactor: Int32 = 1

    /// The distinct pieces of a title.
    static func pieces(of words: [String]) -> [Piece] {
        guard let head = words.last else { return [] }
        var pieces: [Piece] = []
        func add(_ bytes: Span<UInt8>, _ factor: Int32) {
            let key = Int32(truncatingIfNeeded: PackHash.hash(bytes))
            if !pieces.contains(where: { $0.key == key }) { pieces.append(Piece(key: key, factor: factor)) }
        }
        let space = UInt8(ascii: " ")
        var letters = [space]
        for word in words {
            letters += word.utf8
            letters.append(space)
        }
        pieces.reserveCapacity(letters.count + words.count)
        for index in 0..<(letters.count - 2) { add(letters.span.extracting(index..<(index + 3)), 1) }
        for word in words {
            let stem = [UInt8(ascii: "#")] + TitleWords.stem(word).utf8
            add(stem.span, wordFactor)
        }
        let stem = [UInt8(ascii: "$")] + TitleWords.stem(head).utf8
        add(stem.span, headFactor)
        return pieces
    }
}
