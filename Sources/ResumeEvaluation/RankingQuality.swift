/// How good orders of documents are, by which of them are relevant.
struct RankingQuality: Equatable {
    /// Queries that have a relevant document.
    private(set) var queries = 0
    private var sums = (precision: 0.0, reciprocal: 0.0, five: 0.0, ten: 0.0)

    static func == (left: RankingQuality, right: RankingQuality) -> Bool {
        left.queries == right.queries && left.sums == right.sums
    }

    /// Counts the order for one query; one without relevant documents says nothing.
    ///
    /// - Parameters:
    ///   - ranked: documents, best first.
    ///   - relevant: those that should come first, whether they are ranked or not.
    mutating func add(_ ranked: [String], relevant: Set<String>) {
        guard !relevant.isEmpty else { return }
        queries += 1
        var found = 0
        var precision = 0.0
        for (index, document) in ranked.enumerated() where relevant.contains(document) {
            found += 1
            if found == 1 { sums.reciprocal += 1 / Double(index + 1) }
            precision += Double(found) / Double(index + 1)
        }
        sums.precision += precision / Double(relevant.count)
        sums.five += Self.share(ranked, relevant, 5)
        sums.ten += Self.share(ranked, relevant, 10)
    }

    private static func share(_ ranked: [String], _ relevant: Set<String>, _ depth: Int) -> Double {
        Double(ranked.prefix(depth).filter(relevant.contains).count) / Double(depth)
    }

    /// The mean over queries of the average precision: of the precision at each relevant document, 0 for those not ranked.
    var meanAveragePrecision: Double { mean(sums.precision) }
    /// The mean over queries of 1 through the place of the first relevant document.
    var meanReciprocalRank: Double { mean(sums.reciprocal) }
    /// The share of relevant documents among the first five.
    var precisionAtFive: Double { mean(sums.five) }
    /// The share of relevant documents among the first ten.
    var precisionAtTen: Double { mean(sums.ten) }

    private func mean(_ sum: Double) -> Double { queries == 0 ? 0 : sum / Double(queries) }
}
