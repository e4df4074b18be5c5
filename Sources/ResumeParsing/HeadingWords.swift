import Glibc
import TextFolding

/// What headings are about by their words, from how often the known ones have these: "Internships and work".
///
/// A word that no known heading has counts as what begins alike: "Examina" as "Examen".
struct HeadingWords: Sendable {
    /// How often a word stands over each kind of section.
    private struct Counts {
        /// By the number of the kind.
        var byKind = [UInt16](repeating: 0, count: SectionKind.allCases.count)
        var all = 0

        mutating func add(_ kind: Int) {
            byKind[kind] &+= 1
            all += 1
        }
    }

    private var counts: [Counts] = []
    /// Numbers of counts by the hash of a word, or of its beginning.
    private var words: [UInt64: Int] = [:]
    private var beginnings: [UInt64: Int] = [:]
    /// Headings of each kind, and all.
    private var all = Counts()

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
        let number = kind.number
        all.add(number)
        for word in Self.words(of: key) {
            Self.count(Self.hash(word), number, in: &words, &counts)
            if word.count >= Self.leastLong {
                Self.count(Self.hash(word.prefix(Self.bytesOfBeginning)), number, in: &beginnings, &counts)
            }
        }
    }

    private static func count(_ hash: UInt64, _ kind: Int, in index: inout [UInt64: Int], _ counts: inout [Counts]) {
        if let known = index[hash] {
            counts[known].add(kind)
        } else {
            index[hash] = counts.count
            var new = Counts()
            new.add(kind)
            counts.append(new)
        }
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
        let known = parts.compactMap(counts(of:))
        guard !known.isEmpty, known.count * 2 > parts.count else { return nil }
        let scores = SectionKind.allCases.map { kind in
            let prior = Double(all.byKind[kind.number]) / Double(all.all)
            return known.reduce(0.0) { sum, counts in
                let share =
                    (Double(counts.byKind[kind.number]) + Self.smoothing * prior)
                    / (Double(counts.all) + Self.smoothing)
                return prior > 0 ? sum + log(share / prior) : -.infinity
            }
        }
        let order = scores.indices.sorted { scores[$0] > scores[$1] }
        guard scores[order[0]] - scores[order[1]] >= Self.leastMargin else { return nil }
        return SectionKind.allCases[order[0]]
    }

    /// Whether known headings have all words of another but one.
    func areKnown(_ key: String) -> Bool {
        Self.words(of: Array(key.utf8)[...]).count { counts(of: $0) == nil } <= 1
    }

    private func counts(of word: ArraySlice<UInt8>) -> Counts? {
        if let index = words[Self.hash(word)] { return counts[index] }
        guard word.count >= Self.leastLong else { return nil }
        return beginnings[Self.hash(word.prefix(Self.bytesOfBeginning))].map { counts[$0] }
    }
}
