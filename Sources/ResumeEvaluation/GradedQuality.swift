import Foundation

/// How good orders of documents are, by judgements of 0 to 2 that do not have all documents.
struct GradedQuality: Equatable {
    private(set) var queries = 0
    private var gains: [Double] = []
    private var hits = 0
    private var shown = 0
    private var unjudged = 0

    static let depth = 10
    /// The relevance that counts for precision.
    static let strict = 2

    /// Counts the order for one query.
    ///
    /// - Parameters:
    ///   - ranked: documents, best first.
    ///   - relevance: what is known of documents.
    mutating func add(_ ranked: [String], relevance: [String: Int]) {
        queries += 1
        let top = ranked.prefix(Self.depth)
        shown += top.count
        unjudged += top.count { relevance[$0] == nil }
        hits += top.count { relevance[$0] == Self.strict }
        let best = Self.gain(relevance.values.sorted(by: >).prefix(Self.depth).map { $0 })
        // Where nothing fits, no order is better than another.
        if best > 0 { gains.append(Self.gain(top.map { relevance[$0] ?? 0 }) / best) }
    }

    private static func gain(_ grades: [Int]) -> Double {
        grades.enumerated().reduce(0) { $0 + (pow(2, Double($1.element)) - 1) / log2(Double($1.offset) + 2) }
    }

    /// The share of ten places that have what fits; a place that is left empty, or whose posting nobody judged, has none.
    var precision: Double { queries == 0 ? 0 : Double(hits) / Double(queries * Self.depth) }
    /// The share of the places taken whose postings nobody judged.
    var unjudgedShare: Double { shown == 0 ? 0 : Double(unjudged) / Double(shown) }
    /// Normalised discounted cumulative gain of the first ten.
    var gain: Double { gains.isEmpty ? 0 : gains.reduce(0, +) / Double(gains.count) }

    /// In one line.
    var text: String {
        String(format: "P@10 %.2f  nDCG@10 %.2f  unjudged %.0f %%", precision, gain, 100 * unjudgedShare)
    }
}
