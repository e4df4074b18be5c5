import KnowledgePack

/// What titles are compared by: runs of three letters, stems of words, and the stem of the last word, which names the work.
enum TitlePieces {
    /// A piece by its hash.
    struct Piece: Hashable {
        let key: Int32
        /// How much more it counts than a run of letters.
        let factor: Int32
    }

    private static let wordFactor: Int32 = 2
    private static let headFactor: Int32 = 1

    /// The distinct pieces of a title.
    static func pieces(of words: [String]) -> [Piece] {
        guard let head = words.last else { return [] }
        var seen: Set<Int32> = []
        var pieces: [Piece] = []
        func add(_ bytes: [UInt8], _ factor: Int32) {
            let key = Int32(truncatingIfNeeded: PackHash.hash(bytes.span))
            if seen.insert(key).inserted { pieces.append(Piece(key: key, factor: factor)) }
        }
        let letters = Array(" \(words.joined(separator: " ")) ".utf8)
        for index in 0..<(letters.count - 2) { add(Array(letters[index..<(index + 3)]), 1) }
        for word in words { add(Array("#\(TitleWords.stem(word))".utf8), wordFactor) }
        add(Array("$\(TitleWords.stem(head))".utf8), headFactor)
        return pieces
    }
}
