import Glibc
import TextFolding

/// What headings are about by their words, from how often the known ones have these: "Internships and work".
///
/// A word that no known heading has counts as what begins alike: "Examina" as "Examen".
struct HeadingWords: Sendable {
    private static let kinds = SectionKind.allCases

    /// How often the words stand over each kind of section, a row for each; the first row is of all headings.
    private var counts = [UInt32](repeating: 0, count: kinds.count)
    /// Numbers of rows by the hash of a word, or of its beginning.
    private var words: [UInt64: Int] = [:]
    private var beginnings: [UInt64: Int] = [:]

    /// Words between others, which say nothing.
    private static let links: Set<String> = ["and", "und", "the", "for", "des", "der", "les", "del", "och", "een"]
    /// Bytes of words that say something, of those that have a beginning, and of that.
    private static let leastBytes = 3
    private static let leastLong = 7
    private static let bytesOfBeginning = 6
    /// What is added for kinds that a word was never seen with.
    private static let smoothing = 4.0
    /// How much more likely, as a logarithm, a kind must be than the next.
    private static let leastMargin = 1.0

    /// Counts the words of a known heading.
    mutating func add(_ key: ArraySlice<UInt8>, _ kind: SectionKind) {
        counts[kind.number] += 1
        for word in Self.words(of: key) {
            Self.count(Self.hash(word), kind, in: &words, &counts)
            if word.count >= Self.leastLong {
                Self.count(Self.hash(word.prefix(Self.bytesOfBeginning)), kind, in: &beginnings, &counts)
            }
        }
    }

    private static func count(
        _ hash: UInt64,
        _ kind: SectionKind,
        in rows: inout [UInt64: Int],
        _ counts: inout [UInt32]
    ) {
        let row = rows[hash] ?? counts.count / kinds.count
        if rows.updateValue(row, forKey: hash) == nil { counts += repeatElement(0, count: kinds.count) }
        counts[row * kinds.count + kind.number] += 1
    }

    private func row(_ number: Int) -> [Double] {
        counts[(number * Self.kinds.count)...].prefix(Self.kinds.count).map(Double.init)
    }

    private static func words(of key: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        key.split(separator: UInt8(ascii: " ")).filter { word in
            word.count >= leastBytes && !links.contains(String(decoding: word, as: UTF8.self))
        }
    }

    private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
        var hash = StableHash()
        for byte in word { hash.add(byte) }
        return hash.value
    }

    /// What a heading is most likely about.
    ///
    /// - Parameter key: the heading, folded.
    /// - Returns: nil where its words say too little, or most of them are in no known heading.
    func kind(_ key: String) -> SectionKind? {
        let parts = Self.words(of: Array(key.utf8)[...])
        let known = parts.compactMap(row(of:)).map(row)
        guard !known.isEmpty, known.count * 2 > parts.count else { return nil }
        let all = row(0)
        let scores = Self.kinds.indices.map { kind in
            let prior = all[kind] / all.reduce(0, +)
            guard prior > 0 else { return -Double.infinity }
            return known.reduce(0) { sum, counts in
                let share = (counts[kind] + Self.smoothing * prior) / (counts.reduce(0, +) + Self.smoothing)
                return sum + log(share / prior)
            }
        }
        let order = scores.indices.sorted { scores[$0] > scores[$1] }
        guard scores[order[0]] - scores[order[1]] >= Self.leastMargin else { return nil }
        return Self.kinds[order[0]]
    }

    /// Whether known headings have all words of another but one.
    func areKnown(_ key: String) -> Bool {
        Self.words(of: Array(key.utf8)[...]).count { row(of: $0) == nil } <= 1
    }

    private func row(of word: ArraySlice<UInt8>) -> Int? {
        if let row = words[Self.hash(word)] { return row }
        return word.count >= Self.leastLong ? beginnings[Self.hash(word.prefix(Self.bytesOfBeginning))] : nil
    }
}
