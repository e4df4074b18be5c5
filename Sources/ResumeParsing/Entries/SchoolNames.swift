import TextFolding

/// Knows the words that names of schools are made of.
struct SchoolNames: Sendable {
    private let words: Set<String>
    /// Words that are common enough elsewhere to want company.
    private let weak: Set<String>
    /// Ends of compound words that name a school.
    private let ends: [String]
    private let phrases: [[String]]
    /// Universities in several towns, each of which is called by its town behind a comma.
    let systems: Set<String>
    /// Last words of these.
    let systemEnds: Set<String>

    /// Reads a table with two columns, a word and its kind.
    init(_ table: TableFile) {
        func rows(_ kind: String) -> [String] { table.rows.filter { $0[1] == kind }.map { $0[0].folded } }
        words = Set(rows("word"))
        weak = Set(rows("weak"))
        ends = rows("end")
        systems = Set(rows("system").map { $0.foldedTokens.joined(separator: " ") })
        systemEnds = Set(systems.compactMap { $0.split(separator: " ").last.map(String.init) })
        phrases = rows("phrase").map(\.foldedTokens)
    }

    /// The indices of the folded words of a text that speak for a school.
    func words(in tokens: [String], of text: String) -> [Int] {
        var found = tokens.indices.filter { index in
            // "C.B.S.E."
            let token = tokens[index].has(UInt8(ascii: ".")) ? tokens[index].filter { $0 != "." } : tokens[index]
            return words.contains(token) || weak.contains(token) && Self.isCapitalised(token, in: text)
                || ends.contains { token.hasSuffix($0) && token.count > $0.count + 2 }
        }
        for phrase in phrases where tokens.count >= phrase.count {
            let starts = 0...(tokens.count - phrase.count)
            guard let start = starts.first(where: { tokens[$0...].starts(with: phrase) }) else { continue }
            found += start..<(start + phrase.count)
        }
        return found
    }

    private static func isCapitalised(_ token: String, in text: String) -> Bool {
        text.wordCount > 1
            && text.split { !$0.isLetter }.contains { $0.folded == token && $0.first?.isUppercase == true }
    }
}
