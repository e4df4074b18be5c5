import Foundation
import JobMatching
import TextFolding

/// Postings in order of the words that they share with a résumé, as full-text search orders them: Okapi BM25 over title,
/// company and text, each word of the résumé once.
struct WordRanking {
    private let ids: [String]
    private let lengths: [Double]
    private let occurrences: [String: [(posting: Int, count: Int)]]
    private let meanLength: Double

    private static let saturation = 1.2
    private static let lengthWeight = 0.75
    /// What a word that most postings have still counts, as SQLite has it.
    private static let leastWeight = 1e-6

    init(_ postings: [JobPosting]) {
        ids = postings.map(\.id)
        var occurrences: [String: [(posting: Int, count: Int)]] = [:]
        var lengths: [Double] = []
        for (index, posting) in postings.enumerated() {
            let words = Self.words(of: "\(posting.title)\n\(posting.company)\n\(posting.description)")
            lengths.append(Double(words.count))
            let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
            for (word, count) in counts { occurrences[word, default: []].append((index, count)) }
        }
        self.lengths = lengths
        self.occurrences = occurrences
        meanLength = lengths.reduce(0, +) / Double(max(lengths.count, 1))
    }

    /// The identifiers of the postings that share a word, best first.
    func ranked(for text: String) -> [String] {
        var scores: [Int: Double] = [:]
        // In order, so that sums are the same each time.
        for word in Set(Self.words(of: text)).sorted() {
            guard let postings = occurrences[word] else { continue }
            let having = Double(postings.count)
            let weight = max(log((Double(ids.count) - having + 0.5) / (having + 0.5)), Self.leastWeight)
            for (posting, count) in postings {
                let length = 1 - Self.lengthWeight + Self.lengthWeight * lengths[posting] / meanLength
                let frequency = Double(count)
                scores[posting, default: 0] +=
                    weight * frequency * (Self.saturation + 1) / (frequency + Self.saturation * length)
            }
        }
        return scores.sorted { ($0.value, ids[$1.key]) > ($1.value, ids[$0.key]) }.map { ids[$0.key] }
    }

    private static func words(of text: String) -> [String] {
        text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
