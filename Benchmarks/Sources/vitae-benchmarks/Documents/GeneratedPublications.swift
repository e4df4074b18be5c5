import Foundation

/// Invented publications as a file of BibTeX, and what somebody would look for among them. The same number always gives the
/// same file.
struct GeneratedPublications {
    let count: Int
    /// Parts of three letters and more, and of one or two.
    private(set) var parts: [String] = []
    private(set) var shortParts: [String] = []

    private var random = RepeatableRandom(seed: 21)
    private let words: [String]

    private static let vocabulary = 12_000
    private static let beginnings = [
        "b", "br", "d", "f", "g", "k", "l", "m", "n", "p", "pr", "r", "s", "st", "t", "tr", "v",
    ]
    private static let middles = ["a", "e", "i", "o", "u", "ea", "io", "ou"]
    private static let ends = ["", "l", "n", "r", "s", "t", "nt", "tion", "ment", "ing", "ity", "graph"]
    private static let given = ["Mara", "Jonas", "Adèle", "Tomáš", "Inès", "Callum", "Noor", "Petra", "Silas", "Yara"]
    private static let venues = ["Journal of", "Annals of", "Proceedings of the Conference on", "Review of"]

    /// - Parameters:
    ///   - count: how many publications.
    ///   - searches: how many parts of each sort.
    init(count: Int, searches: Int) {
        self.count = count
        var random = RepeatableRandom(seed: 20)
        words = (0..<Self.vocabulary).map { _ in
            (0...Int.random(in: 0...2, using: &random)).map { _ in
                random.element(Self.beginnings) + random.element(Self.middles) + random.element(Self.ends)
            }.joined()
        }.sorted { ($0.count, $0) < ($1.count, $1) }
        for _ in 0..<searches {
            parts.append(part(letters: 3...14))
            shortParts.append(part(letters: 1...2))
        }
    }

    /// Writes the file.
    func write(to path: String) throws {
        var copy = self
        var text = ""
        for number in 0..<count { text += copy.entry(number) }
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    private mutating func entry(_ number: Int) -> String {
        let authors = (0...Int.random(in: 0...3, using: &random)).map { _ in
            "\(word().capitalized), \(random.element(Self.given))"
        }
        return """
            @article{entry\(number),
              author = {\(authors.joined(separator: " and "))},
              title = {\(sentence(6...14).capitalized) \(number)},
              journal = {\(random.element(Self.venues)) \(word().capitalized)},
              year = {\(Int.random(in: 1960...2026, using: &random))},
              volume = {\(number % 60)},
              pages = {\(number % 400)--\(number % 400 + 12)},
              doi = {10.5555/bench.\(number)},
              keywords = {\(word()), \(word()), \(word())},
              abstract = {\(sentence(20...40)).},
            }


            """
    }

    /// A word: a few are frequent, and those are short, as in any language.
    private mutating func word() -> String {
        let share = Double.random(in: 0..<1, using: &random)
        return words[Int(share * share * share * Double(words.count))]
    }

    private mutating func sentence(_ length: ClosedRange<Int>) -> String {
        (0..<Int.random(in: length, using: &random)).map { _ in word() }.joined(separator: " ")
    }

    /// A part of words that stand beside each other in no publication, or in many.
    private mutating func part(letters: ClosedRange<Int>) -> String {
        let text = Array(sentence(1...2))
        let length = min(Int.random(in: letters, using: &random), text.count)
        let start = Int.random(in: 0...(text.count - length), using: &random)
        let part = String(text[start..<start + length]).trimmingCharacters(in: .whitespaces)
        return part.count >= letters.lowerBound ? part : self.part(letters: letters)
    }
}
