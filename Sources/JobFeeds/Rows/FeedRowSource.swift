/// Gives the rows of one document one after the other.
protocol FeedRowSource {
    /// The next row; nil at the end.
    mutating func next() -> FeedRow?

    /// Which share of the document was read so far, about.
    var share: Double { get }
}

extension FeedRow {
    /// The row that a draft becomes.
    ///
    /// - Parameters:
    ///   - number: the row's number.
    ///   - source: the name that identifiers belong to.
    ///   - outcome: reads the row.
    init(number: Int, source: String, outcome: () throws(PostingRejection) -> DraftOutcome) {
        do {
            switch try outcome() {
            case .draft(let draft):
                let read = try draft.posting(source: source)
                self.init(
                    number: number,
                    outcome: .posting(read.posting),
                    reach: read.reach
                )
            case .unlisted: self.init(number: number, outcome: .unlisted)
            case .notice: self.init(number: number, outcome: .notice)
            }
        } catch {
            self.init(number: number, outcome: .rejected(error.reason))
        }
    }
}
